import type { Point } from '#domain/geo/geo.ts';

/** A picture of the surroundings of a place, with the place marked. */
export interface MapPicture {
  point: Point;
  /** As the interactive map counts it. */
  zoom: number;
  /** Pixels, at most 1280 each. */
  width: number;
  height: number;
  style: 'light' | 'dark';
}
