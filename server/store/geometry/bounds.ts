/** A box in degrees (WGS 84), edges included. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const KILOMETRES_A_DEGREE = 111.195;
const RADIANS = Math.PI / 180;

/** The smallest box around all points at most `kilometres` away. */
export function boundsAround(latitude: number, longitude: number, kilometres: number): Bounds {
  const up = kilometres / KILOMETRES_A_DEGREE;
  // Meridians converge, so that the circle is widest north of its centre.
  const sine = Math.sin(up * RADIANS) / Math.max(0.01, Math.cos(latitude * RADIANS));
  const sideways = Math.asin(Math.min(1, sine)) / RADIANS;
  return {
    west: longitude - sideways,
    south: latitude - up,
    east: longitude + sideways,
    north: latitude + up,
  };
}

/** A position in degrees (WGS 84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in kilometres. */
export function kilometresBetween(one: Point, other: Point): number {
  const up = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2;
  const sideways = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2;
  const part = up + Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * sideways;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(part)));
}
