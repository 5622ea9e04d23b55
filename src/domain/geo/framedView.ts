/** What a map of a given size shows, reckoned without the map. */
import type { Camera } from './camera.ts';
import type { Bounds } from './geo.ts';
import { pointOf, shareOf, WORLD_PX } from './mercator.ts';

/** A frame in CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

/**
 * The bounds of a frame in degrees, for a map that is neither turned nor tilted. Not for
 * frames that reach beyond the world's edges.
 */
export function framedBounds({ center, zoom }: Camera, { width, height }: FrameSize): Bounds {
  const side = WORLD_PX * 2 ** zoom;
  const { x, y } = shareOf(center);
  const [right, down] = [width / 2 / side, height / 2 / side];
  const { latitude: north, longitude: west } = pointOf({ x: x - right, y: y - down });
  const { latitude: south, longitude: east } = pointOf({ x: x + right, y: y + down });
  return { north, south, east, west };
}
