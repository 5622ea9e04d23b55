import type { Position, Ring } from '#demo/types.ts';

/** West, south, east, north. */
export type Bounds = [number, number, number, number];

/** True inside a ring, by counting crossings. On the edge the result is undefined. */
export function inRing(x: number, y: number, ring: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  let before = ring[ring.length - 1] as readonly [number, number]; // a ring has at least four positions
  for (const here of ring) {
    if (here[1] > y !== before[1] > y) {
      const cross = ((before[0] - here[0]) * (y - here[1])) / (before[1] - here[1]) + here[0];
      if (x < cross) {
        inside = !inside;
      }
    }
    before = here;
  }
  return inside;
}

/** True inside a polygon: in its first ring and in none of its holes. */
function inPolygon(x: number, y: number, polygon: Ring[]): boolean {
  const [outer, ...holes] = polygon;
  return outer !== undefined && inRing(x, y, outer) && !holes.some((hole) => inRing(x, y, hole));
}

/** True inside any of the polygons. */
export function inPolygons(x: number, y: number, polygons: Ring[][]): boolean {
  return polygons.some((polygon) => inPolygon(x, y, polygon));
}

/** Returns the smallest box around positions. */
export function boundsOf(positions: Iterable<Position>): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positions) {
    if (x < bounds[0]) bounds[0] = x;
    if (y < bounds[1]) bounds[1] = y;
    if (x > bounds[2]) bounds[2] = x;
    if (y > bounds[3]) bounds[3] = y;
  }
  return bounds;
}
