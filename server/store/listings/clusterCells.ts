import type { Bounds } from '../geometry/bounds.ts';
import { GRID_BITS } from '../geometry/mercator.ts';

/** Listings of one cell of the grid. */
export interface Cell {
  x: number;
  y: number;
  count: number;
  /** Means of the members. */
  latitude: number;
  longitude: number;
  bounds: Bounds;
  /** Smallest id of the members. */
  firstId: number;
}

/** One listing as a cell of its own. */
export interface CellMember {
  id: number;
  x: number;
  y: number;
  latitude: number;
  longitude: number;
}

/** Bits to drop of a grid position at a precision: 0 is one cell for the world, 24 and above the finest. */
export function shiftOf(precision: number): number {
  return GRID_BITS - Math.max(0, Math.min(GRID_BITS, precision));
}

/** Groups listings by cell. */
export function cellsOf(members: Iterable<CellMember>, shift: number): Cell[] {
  const size = 2 ** shift;
  const single = (member: CellMember): Cell => ({
    x: Math.floor(member.x / size),
    y: Math.floor(member.y / size),
    count: 1,
    latitude: member.latitude,
    longitude: member.longitude,
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
 * At most `most` cells: where there are more, neighbours are joined four to one until they fit. Cutting the list
 * instead, as the upstream does, would hide listings from the map and break its sum.
 */
export function fitted(cells: Cell[], most: number): Cell[] {
  let fitting = cells;
  while (fitting.length > most) {
    fitting = merged(
      fitting.map((cell) => ({ ...cell, x: Math.floor(cell.x / 2), y: Math.floor(cell.y / 2) })),
    );
  }
  return fitting.toSorted((one, other) => other.count - one.count || one.x - other.x || one.y - other.y);
}

function merged(cells: Cell[]): Cell[] {
  const byPlace = new Map<string, Cell>();
  for (const cell of cells) {
    const key = `${cell.x}/${cell.y}`;
    const known = byPlace.get(key);
    byPlace.set(key, known ? joined(known, cell) : cell);
  }
  return [...byPlace.values()];
}

function joined(one: Cell, other: Cell): Cell {
  const count = one.count + other.count;
  const bounds = {
    west: Math.min(one.bounds.west, other.bounds.west),
    east: Math.max(one.bounds.east, other.bounds.east),
    south: Math.min(one.bounds.south, other.bounds.south),
    north: Math.max(one.bounds.north, other.bounds.north),
  };
  return {
    x: one.x,
    y: one.y,
    count,
    latitude: clamp(
      (one.latitude * one.count + other.latitude * other.count) / count,
      bounds.south,
      bounds.north,
    ),
    longitude: clamp(
      (one.longitude * one.count + other.longitude * other.count) / count,
      bounds.west,
      bounds.east,
    ),
    bounds,
    firstId: Math.min(one.firstId, other.firstId),
  };
}

/** A mean may leave its members by the last bit. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
