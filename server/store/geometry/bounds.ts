/** A box in degrees (WGS 84), edges included. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const KILOMETRES_A_DEGREE = 111.195;

/** The box that extends `kilometres` from a point in each direction. */
export function boundsAround(latitude: number, longitude: number, kilometres: number): Bounds {
  const up = kilometres / KILOMETRES_A_DEGREE;
  const sideways = up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    west: longitude - sideways,
    south: latitude - up,
    east: longitude + sideways,
    north: latitude + up,
  };
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in kilometres. */
export function kilometresBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180;
  const up = Math.sin(((other.latitude - one.latitude) * radians) / 2) ** 2;
  const sideways = Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  const part = up + Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * sideways;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(part)));
}
