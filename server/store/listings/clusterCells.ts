import type { Bounds } from '../geometry/bounds.ts';
import { GRID_BITS, latitudeAt, longitudeAt } from '../geometry/mercator.ts';

/** Listings in one cell of the grid, before their position on the map is computed. */
export interface CellSums {
  x: number;
  y: number;
  count: number;
  /**
   * Sums of the members' grid positions. They are whole numbers, so both databases compute them alike and quickly.
   */
  sumX: number;
  sumY: number;
  bounds: Bounds;
  /** Number of restricted members; visitors see these at rounded points. */
  restricted: number;
  /** Smallest id of the members. */
  firstId: number;
}

/** Listings in one cell of the grid. */
export interface Cell extends Omit<CellSums, 'sumX' | 'sumY'> {
  /** The mean position of the members. */
  latitude: number;
  longitude: number;
}

/** One listing, as a cell of its own. */
export interface CellMember {
  id: number;
  restricted: 0 | 1;
  x: number;
  y: number;
  latitude: number;
  longitude: number;
}

/** Bits to drop from a grid position at a precision: 0 is one cell for the world, 24 and above the finest. */
export function shiftOf(precision: number): number {
  return GRID_BITS - Math.max(0, Math.min(GRID_BITS, precision));
}

/** Groups listings by cell. */
export function cellsOf(members: Iterable<CellMember>, shift: number): CellSums[] {
  const size = 2 ** shift;
  const single = (member: CellMember): CellSums => ({
    x: Math.floor(member.x / size),
    y: Math.floor(member.y / size),
    count: 1,
    restricted: member.restricted,
    sumX: member.x,
    sumY: member.y,
    bounds: {
      west: member.longitude,
      east: member.longitude,
      south: member.latitude,
      north: member.latitude,
    },
    firstId: member.id,
  });
  return merged(Array.from(members, single));
}

/**
 * At most `limit` cells. If there are more, neighbours are merged four to one until they fit. The public listing API
 * cuts the list instead, which would hide listings from the map and make its sum wrong.
 */
export function fitted(cells: CellSums[], limit: number): Cell[] {
  let fitting = cells;
  while (fitting.length > limit) {
    fitting = merged(
      fitting.map((cell) => ({ ...cell, x: Math.floor(cell.x / 2), y: Math.floor(cell.y / 2) })),
    );
  }
  return fitting
    .toSorted((one, other) => other.count - one.count || one.x - other.x || one.y - other.y)
    .map(placed);
}

/** Grid positions are rounded. The mean is limited to the bounds, so that it never lies outside its members. */
function placed({ sumX, sumY, ...cell }: CellSums): Cell {
  const { west, east, south, north } = cell.bounds;
  return {
    ...cell,
    latitude: clamp(latitudeAt(sumY / cell.count), south, north),
    longitude: clamp(longitudeAt(sumX / cell.count), west, east),
  };
}

function merged(cells: CellSums[]): CellSums[] {
  const byPlace = new Map<string, CellSums>();
  for (const cell of cells) {
    const key = `${cell.x}/${cell.y}`;
    const known = byPlace.get(key);
    byPlace.set(key, known ? joined(known, cell) : cell);
  }
  return [...byPlace.values()];
}

function joined(one: CellSums, other: CellSums): CellSums {
  return {
    x: one.x,
    y: one.y,
    count: one.count + other.count,
    restricted: one.restricted + other.restricted,
    sumX: one.sumX + other.sumX,
    sumY: one.sumY + other.sumY,
    bounds: {
      west: Math.min(one.bounds.west, other.bounds.west),
      east: Math.max(one.bounds.east, other.bounds.east),
      south: Math.min(one.bounds.south, other.bounds.south),
      north: Math.max(one.bounds.north, other.bounds.north),
    },
    firstId: Math.min(one.firstId, other.firstId),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
