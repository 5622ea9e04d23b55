/** What a map of a given size shows, reckoned without the map. */
import type { Camera } from './camera.ts';
import type { Bounds } from './geo.ts';

/** Pixels of the whole world's width at zoom 0: zoom levels are those of 512 px tiles. */
const WORLD_PX = 512;

/** A frame in CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

/**
 * The bounds of a frame in degrees, by Web Mercator (EPSG:3857), for a map that is neither turned nor tilted. Not for
 * frames that reach beyond the world's edges.
 */
export function framedBounds({ center, zoom }: Camera, { width, height }: FrameSize): Bounds {
  const world = WORLD_PX * 2 ** zoom;
  const reach = (width / 2 / world) * 360;
  const down = Math.asinh(Math.tan((center.latitude * Math.PI) / 180));
  const latitudeAt = (pixels: number): number =>
    (Math.atan(Math.sinh(down + (pixels / world) * 2 * Math.PI)) * 180) / Math.PI;
  return {
    north: latitudeAt(height / 2),
    south: latitudeAt(-height / 2),
    east: center.longitude + reach,
    west: center.longitude - reach,
  };
}
