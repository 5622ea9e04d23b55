import type { WireRoutingSource } from '../../../src/api/realty/reachContract.ts';

/** The sources of streets and timetables, and a text that changes whenever one of them changes. */
export interface StreetVersion {
  version: string;
  sources: readonly WireRoutingSource[];
}

/** Streets by tiles, as `packTile` packs them, and timetables. */
export interface StreetSource {
  version(): Promise<StreetVersion>;
  /** Reads tiles: one part of each source. Tiles without streets are missing. */
  tiles(numbers: readonly number[]): Promise<ReadonlyMap<number, readonly Uint8Array[]>>;
  /** Reads all timetables, as `packTimetable` packs them. */
  timetables(): Promise<readonly Uint8Array[]>;
}
