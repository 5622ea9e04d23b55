import type { Point } from '#domain/geo/geo.ts';

/** A picture of a place's surroundings, with the place marked. */
export interface MapPicture {
  point: Point;
  /** Zoom level of the interactive map. */
  zoom: number;
  /** Pixels, at most 1280 each. */
  width: number;
  height: number;
  style: 'light' | 'dark';
}
