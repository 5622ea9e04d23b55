import type { Point } from './geo.ts';

/** Mean radius of the Earth in metres (IUGG). */
const EARTH_METRES = 6_371_009;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the straight distance between two points over the ground, in metres (haversine). */
export function metresBetween(one: Point, other: Point): number {
  const up = Math.sin(radians(other.latitude - one.latitude) / 2);
  const across = Math.sin(radians(other.longitude - one.longitude) / 2);
  const part =
    up * up + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * across * across;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(part));
}
