import type { Position } from '#demo/types.ts';

/** Plain properties of a feature, as styles see them. */
export type Tags = Record<string, string | number>;

/** A name on the map. */
export interface Label {
  tags: Tags;
  position: Position;
  /** First zoom at which it is in the tiles. */
  from: number;
}
