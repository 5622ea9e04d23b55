import { type Bounds, boundsAround, kilometresBetween, type Point } from './bounds.ts';

type Ring = [number, number][];

/** An area to search in: a box, polygons with their holes, a circle, or the intersection of several areas. */
export type Shape =
  | { kind: 'box'; bounds: Bounds }
  | { kind: 'rings'; bounds: Bounds; rings: Ring[] }
  | { kind: 'circle'; bounds: Bounds; centre: Point; radiusKm: number }
  | { kind: 'all'; bounds: Bounds; shapes: readonly Shape[] };

/** The area without any point. */
export const NO_AREA: Shape = {
  kind: 'rings',
  bounds: { west: 180, south: 90, east: -180, north: -90 },
  rings: [],
};

/** All points within a number of kilometres of a centre. */
export function circleAround(centre: Point, radiusKm: number): Shape {
  const bounds = boundsAround(centre.latitude, centre.longitude, radiusKm);
  return { kind: 'circle', bounds, centre, radiusKm };
}

/**
 * Reads the coordinates of a GeoJSON Polygon or MultiPolygon (longitude first, rings closed).
 * @returns undefined for any other value
 */
export function shapeFrom(coordinates: unknown): Shape | undefined {
  const rings = ringsOf(coordinates);
  if (!rings) return undefined;
  const bounds = boundsOf(rings);
  return isBox(rings, bounds) ? { kind: 'box', bounds } : { kind: 'rings', bounds, rings };
}

/** Returns the intersection of areas. If their bounds do not meet, its bounds are a single point, and it contains none. */
export function intersectionOf(shapes: readonly Shape[]): Shape {
  const bounds = shapes.map((shape) => shape.bounds);
  const west = Math.max(-180, ...bounds.map((each) => each.west));
  const south = Math.max(-90, ...bounds.map((each) => each.south));
  const east = Math.max(west, Math.min(180, ...bounds.map((each) => each.east)));
  const north = Math.max(south, Math.min(90, ...bounds.map((each) => each.north)));
  return { kind: 'all', bounds: { west, south, east, north }, shapes };
}

/** True if the point is inside the shape; for polygons by the even-odd rule over all their rings. */
export function contains(shape: Shape, longitude: number, latitude: number): boolean {
  const { west, east, south, north } = shape.bounds;
  if (longitude < west || longitude > east || latitude < south || latitude > north) return false;
  if (shape.kind === 'box') return true;
  if (shape.kind === 'all') return shape.shapes.every((each) => contains(each, longitude, latitude));
  if (shape.kind === 'circle') {
    return kilometresBetween(shape.centre, { latitude, longitude }) <= shape.radiusKm;
  }
  let inside = false;
  for (const ring of shape.rings) {
    let before = ring.at(-1);
    for (const corner of ring) {
      if (before && crosses(before, corner, longitude, latitude)) inside = !inside;
      before = corner;
    }
  }
  return inside;
}

function crosses(from: [number, number], to: [number, number], longitude: number, latitude: number): boolean {
  if (to[1] > latitude === from[1] > latitude) return false;
  return longitude < ((from[0] - to[0]) * (latitude - to[1])) / (from[1] - to[1]) + to[0];
}

function ringsOf(coordinates: unknown): Ring[] | undefined {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return undefined;
  if (coordinates.every(isRing)) return coordinates;
  const polygons: unknown[] = coordinates;
  const rings: Ring[] = [];
  for (const polygon of polygons) {
    if (!Array.isArray(polygon) || polygon.length === 0 || !polygon.every(isRing)) return undefined;
    rings.push(...polygon);
  }
  return rings;
}

function isRing(value: unknown): value is Ring {
  if (!Array.isArray(value) || value.length < 4 || !value.every(isPosition)) return false;
  const first = value[0];
  const last = value.at(-1);
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function isPosition(value: unknown): value is [number, number] {
  if (!Array.isArray(value) || value.length < 2) return false;
  const [longitude, latitude] = value;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return false;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

function boundsOf(rings: Ring[]): Bounds {
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const [longitude, latitude] of rings.flat()) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
}

/**
 * True for one ring of four corners with vertical and horizontal sides: the view of a map. Its points need no further
 * test.
 */
function isBox(rings: Ring[], bounds: Bounds): boolean {
  const [ring] = rings;
  if (!ring || rings.length !== 1 || ring.length !== 5) return false;
  const onCorners = ring.every(
    ([longitude, latitude]) =>
      (longitude === bounds.west || longitude === bounds.east) &&
      (latitude === bounds.south || latitude === bounds.north),
  );
  const corners = new Set(ring.map(([longitude, latitude]) => `${longitude} ${latitude}`));
  return onCorners && corners.size === 4 && hasStraightSides(ring);
}

/** False for a bow tie, whose sides cross. */
function hasStraightSides(ring: Ring): boolean {
  return ring.every((corner, position) => {
    const next = ring[position + 1];
    return !next || (corner[0] === next[0]) !== (corner[1] === next[1]);
  });
}
