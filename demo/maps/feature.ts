import type { Point } from './clip.ts';
import type { Tags } from './label.ts';

/** Points (1), lines (2) or the rings of one polygon (3), in tile units. */
export type Feature =
  | { type: 1; geometry: Point[]; tags: Tags }
  | { type: 2 | 3; geometry: Point[][]; tags: Tags };

/** The features of a tile by layer, without empty layers. */
export type TileLayers = Record<string, Feature[]>;
