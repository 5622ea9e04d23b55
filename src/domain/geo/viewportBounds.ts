/** Calculates the bounds of a map from its size and camera, without the map. */
import type { Camera } from './camera.ts';
import type { Bounds } from './geo.ts';
import { fractionOf, pointOf, WORLD_PX } from './mercator.ts';

/** The size of a map in CSS pixels. */
export interface ViewportSize {
  width: number;
  height: number;
}

/**
 * Returns the bounds in degrees, for a map that is neither rotated nor tilted and does not reach beyond the world's
 * edges.
 */
export function viewportBounds({ center, zoom }: Camera, { width, height }: ViewportSize): Bounds {
  const side = WORLD_PX * 2 ** zoom;
  const { x, y } = fractionOf(center);
  const [right, down] = [width / 2 / side, height / 2 / side];
  const { latitude: north, longitude: west } = pointOf({ x: x - right, y: y - down });
  const { latitude: south, longitude: east } = pointOf({ x: x + right, y: y + down });
  return { north, south, east, west };
}
