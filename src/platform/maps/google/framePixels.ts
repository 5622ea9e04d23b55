/**
 * Where points stand in a frame that Google's map fills, turned nowhere. Zoom levels are the port's; Google's level is one
 * more for the same ground: https://developers.google.com/maps/documentation/javascript/coordinates (2026-11).
 */
import type { Camera } from '#domain/geo/camera.ts';
import type { FrameSize } from '#domain/geo/framedView.ts';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import { pointOf, shareOf, WORLD_PX } from '#domain/geo/mercator.ts';
import type { Pixel } from '../mapPort.ts';

/** The pixel of a frame on which a point stands, from its upper left corner. */
export function pixelOf(point: Point, { center, zoom }: Camera, { width, height }: FrameSize): Pixel {
  const side = WORLD_PX * 2 ** zoom;
  const [middle, share] = [shareOf(center), shareOf(point)];
  return { x: width / 2 + (share.x - middle.x) * side, y: height / 2 + (share.y - middle.y) * side };
}

/** The point under a pixel of a frame. */
export function pointAt({ x, y }: Pixel, { center, zoom }: Camera, { width, height }: FrameSize): Point {
  const side = WORLD_PX * 2 ** zoom;
  const middle = shareOf(center);
  return pointOf({ x: middle.x + (x - width / 2) / side, y: middle.y + (y - height / 2) / side });
}

/** The closest camera that shows all of `bounds` with `padding` pixels round them; Infinity for a single point. */
export function cameraFor(bounds: Bounds, { width, height }: FrameSize, padding: number): Camera {
  const upperLeft = shareOf({ latitude: bounds.north, longitude: bounds.west });
  const lowerRight = shareOf({ latitude: bounds.south, longitude: bounds.east });
  const across = Math.max(1, width - 2 * padding) / (lowerRight.x - upperLeft.x);
  const down = Math.max(1, height - 2 * padding) / (lowerRight.y - upperLeft.y);
  return {
    center: pointOf({ x: (upperLeft.x + lowerRight.x) / 2, y: (upperLeft.y + lowerRight.y) / 2 }),
    zoom: Math.log2(Math.min(across, down) / WORLD_PX),
  };
}
