import type { Position } from '#demo/types.ts';

/** Properties of a feature, for the styles. */
export type Tags = Record<string, string | number>;

/** A name on the map. */
export interface Label {
  tags: Tags;
  position: Position;
  /** Lowest zoom of the tiles that have it. */
  from: number;
}
