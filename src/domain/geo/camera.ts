/** What a map looks at, and how two looks compare. */
import type { Point } from './geo.ts';

/** Where a map looks: degrees (WGS 84) and zoom level. */
export interface Camera {
  center: Point;
  zoom: number;
}

/** About a tenth of a metre, and what the address bar keeps of a zoom level. */
const SAME_DEGREES = 0.000_001;
const SAME_ZOOM = 0.01;

/** Whether two cameras show the same, as far as an address can say. */
export function isSameCamera(first: Camera, second: Camera): boolean {
  return (
    Math.abs(first.center.latitude - second.center.latitude) < SAME_DEGREES &&
    Math.abs(first.center.longitude - second.center.longitude) < SAME_DEGREES &&
    Math.abs(first.zoom - second.zoom) < SAME_ZOOM
  );
}
