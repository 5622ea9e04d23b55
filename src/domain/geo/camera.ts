/** The position of a map, and the comparison of two positions. */
import type { Point } from './geo.ts';

/** The position of a map: centre in degrees (WGS 84) and zoom level. */
export interface Camera {
  center: Point;
  zoom: number;
}

/** About a tenth of a metre. Below it is the precision of zoom levels in the address. */
const SAME_DEGREES = 0.000_001;
const SAME_ZOOM = 0.01;

/** True if two cameras are equal with the precision of an address. */
export function isSameCamera(first: Camera, second: Camera): boolean {
  return (
    Math.abs(first.center.latitude - second.center.latitude) < SAME_DEGREES &&
    Math.abs(first.center.longitude - second.center.longitude) < SAME_DEGREES &&
    Math.abs(first.zoom - second.zoom) < SAME_ZOOM
  );
}
