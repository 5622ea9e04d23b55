/**
 * Positions of points in a frame with Google's map, north up. Zoom levels are those of the port; Google's level is one
 * higher for the same ground: https://developers.google.com/maps/documentation/javascript/coordinates (2026-11).
 */
import type { Camera } from '#domain/geo/camera.ts';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import { fractionOf, pointOf, WORLD_PX } from '#domain/geo/mercator.ts';
import type { ViewportSize } from '#domain/geo/viewportBounds.ts';
import type { Pixel } from '../mapPort.ts';

/** Returns the pixel of a point, from the upper left corner of the frame. */
export function pixelOf(point: Point, { center, zoom }: Camera, { width, height }: ViewportSize): Pixel {
  const side = WORLD_PX * 2 ** zoom;
  const [middle, share] = [fractionOf(center), fractionOf(point)];
  return { x: width / 2 + (share.x - middle.x) * side, y: height / 2 + (share.y - middle.y) * side };
}

/** The point under a pixel of a frame. */
export function pointAt({ x, y }: Pixel, { center, zoom }: Camera, { width, height }: ViewportSize): Point {
  const side = WORLD_PX * 2 ** zoom;
  const middle = fractionOf(center);
  return pointOf({ x: middle.x + (x - width / 2) / side, y: middle.y + (y - height / 2) / side });
}

/**
 * Returns the camera with the highest zoom that shows all of `bounds` with `padding` pixels around them. The zoom is
 * Infinity for a single point.
 */
export function cameraFor(bounds: Bounds, { width, height }: ViewportSize, padding: number): Camera {
  const upperLeft = fractionOf({ latitude: bounds.north, longitude: bounds.west });
  const lowerRight = fractionOf({ latitude: bounds.south, longitude: bounds.east });
  const across = Math.max(1, width - 2 * padding) / (lowerRight.x - upperLeft.x);
  const down = Math.max(1, height - 2 * padding) / (lowerRight.y - upperLeft.y);
  return {
    center: pointOf({ x: (upperLeft.x + lowerRight.x) / 2, y: (upperLeft.y + lowerRight.y) / 2 }),
    zoom: Math.log2(Math.min(across, down) / WORLD_PX),
  };
}
