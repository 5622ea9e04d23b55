import type { Point } from '#domain/geo/geo.ts';

/** A picture of a place's surroundings. */
export interface MapPicture {
  point: Point;
  /** Zoom level of the interactive map. */
  zoom: number;
  /** Pixels of the map, at most 1280 each in the picture. */
  width: number;
  height: number;
  /** Pixels of the picture to a pixel of the map: 2 for a map that is as small as a phone, so that it is sharp. */
  scale: 1 | 2;
  style: 'light' | 'dark';
  /** False for a picture without a mark at the place. */
  isMarked?: boolean;
}
