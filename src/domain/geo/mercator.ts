/** Web Mercator (EPSG:3857). */
import type { Point } from './geo.ts';

/** Length of the world's side in pixels at zoom 0. Zoom levels are those of 512 px tiles. */
export const WORLD_PX = 512;

/** The latitude at the edge of the projection's square. */
const MAX_LATITUDE = 85.051_128_78;

/** A position as shares of the world's side, right and down from the upper left corner. */
export interface WorldFraction {
  x: number;
  y: number;
}

/** Returns a point's position in the square of the world. Latitudes beyond the square count as its edge. */
export function fractionOf({ latitude, longitude }: Point): WorldFraction {
  const within = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude));
  const y = 0.5 - Math.asinh(Math.tan((within * Math.PI) / 180)) / (2 * Math.PI);
  return { x: longitude / 360 + 0.5, y };
}

/** Returns the point at a position in the square of the world. */
export function pointOf({ x, y }: WorldFraction): Point {
  const latitude = (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
  return { latitude, longitude: (x - 0.5) * 360 };
}
