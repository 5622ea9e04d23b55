import type { Position } from '#demo/types.ts';
import type { Tags } from './label.ts';

/** An area or a line with the properties for styles. */
export interface Shape {
  tags: Tags;
  /** Rings of a polygon, or lines. */
  parts: Position[][];
}
