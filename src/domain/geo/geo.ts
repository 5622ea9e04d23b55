/** Points, views and polygons on the map. Degrees throughout (WGS 84). */

export interface Point {
  latitude: number;
  longitude: number;
}

/** The bounds of a viewport or another area. */
export interface Bounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** A closed ring of [longitude, latitude]. */
export type Ring = [number, number][];

/** Returns a rectangle as a closed ring: the form of the `map` search parameter. */
export function boundsRing({ north, south, east, west }: Bounds): Ring {
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ];
}

/** Returns the smallest bounds around rings; undefined if there is no point. */
export function ringsBounds(rings: readonly Ring[]): Bounds | undefined {
  const points = rings.flat();
  const first = points[0];
  if (!first) return undefined;
  const bounds: Bounds = { north: first[1], south: first[1], east: first[0], west: first[0] };
  for (const [longitude, latitude] of points) {
    bounds.north = Math.max(bounds.north, latitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.west = Math.min(bounds.west, longitude);
  }
  return bounds;
}

/** True if a point can be drawn: finite, in range, and not 0,0, which feeds send for "unknown". */
export function isDrawable(point: Point | null | undefined): point is Point {
  if (!point) return false;
  const { latitude, longitude } = point;
  return (
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    !(latitude === 0 && longitude === 0)
  );
}

/** Limits a zoom level to the map's range. */
export function clampZoom(zoom: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, zoom));
}

type Side = {
  inside(point: [number, number]): boolean;
  cut(a: [number, number], b: [number, number]): [number, number];
};

function sidesOf({ north, south, east, west }: Bounds): Side[] {
  const acrossX =
    (x: number): Side['cut'] =>
    (a, b) => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  const acrossY =
    (y: number): Side['cut'] =>
    (a, b) => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  return [
    { inside: ([x]) => x >= west, cut: acrossX(west) },
    { inside: ([x]) => x <= east, cut: acrossX(east) },
    { inside: ([, y]) => y >= south, cut: acrossY(south) },
    { inside: ([, y]) => y <= north, cut: acrossY(north) },
  ];
}

/**
 * Returns the part of a closed ring inside a viewport (Sutherland and Hodgman 1974), closed; undefined if they do not
 * intersect. The parts of a concave shape stay connected along the viewport's edge, which holds no listing.
 */
export function clipRing(ring: Ring, bounds: Bounds): Ring | undefined {
  let points: Ring = ring.slice(0, -1);
  for (const { inside, cut } of sidesOf(bounds)) {
    points = points.flatMap((point, at): Ring => {
      const before = points.at(at - 1) ?? point;
      if (inside(point)) return inside(before) ? [point] : [cut(before, point), point];
      return inside(before) ? [cut(before, point)] : [];
    });
  }
  const [first] = points;
  return first && points.length >= 3 ? [...points, first] : undefined;
}
