import type { WireRoutingSource } from '../../../src/api/realty/reachContract.ts';

/** The sources of streets, and a text that changes whenever the streets change. */
export interface StreetVersion {
  version: string;
  sources: readonly WireRoutingSource[];
}

/** Streets by tiles, as `packTile` packs them. */
export interface StreetSource {
  version(): Promise<StreetVersion>;
  /** Reads tiles: one part of each source. Tiles without streets are missing. */
  tiles(numbers: readonly number[]): Promise<ReadonlyMap<number, readonly Uint8Array[]>>;
}
