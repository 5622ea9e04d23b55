import type { Bounds } from './bounds.ts';

/** Web-Mercator tiles at this zoom are the store's grid: 2.4 m at the equator, 1.7 m in Toronto. */
export const GRID_BITS = 24;
const GRID_SIZE = 2 ** GRID_BITS;
const MAX_LATITUDE = 85.05112878;
const MAX_CELLS_OF_COVER = 64;

/** Longitude as a share of the world map's width, 0 to 1 from west to east. */
export function mapX(longitude: number): number {
  return (longitude + 180) / 360;
}

/** Latitude as a share of the world map's height, 0 to 1 from north to south. */
export function mapY(latitude: number): number {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Longitude of a share of the world map's width. */
export function longitudeOf(x: number): number {
  return x * 360 - 180;
}

/** Latitude of a share of the world map's height. */
export function latitudeOf(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

/** Column of the grid, 0 to 2^24 - 1, from west to east. */
export function gridX(longitude: number): number {
  return clampToGrid(mapX(longitude) * GRID_SIZE);
}

/** Row of the grid, 0 to 2^24 - 1, from north to south. */
export function gridY(latitude: number): number {
  return clampToGrid(mapY(latitude) * GRID_SIZE);
}

/** Longitude of the middle of a column, or of a mean of columns. */
export function longitudeAt(x: number): number {
  return longitudeOf((x + 0.5) / GRID_SIZE);
}

/** Latitude of the middle of a row, or of a mean of rows. */
export function latitudeAt(y: number): number {
  return latitudeOf((y + 0.5) / GRID_SIZE);
}

function clampToGrid(value: number): number {
  return Math.max(0, Math.min(GRID_SIZE - 1, Math.floor(value)));
}

/** 48-bit Morton number of a grid cell: nearby cells usually have nearby numbers. */
export function quadkey(x: number, y: number): number {
  return spread(x) + 2 * spread(y);
}

/** Puts a zero between the bits. It works in two halves, because bit operations are limited to 32 bits. */
function spread(value: number): number {
  return spreadHalf(value & 0xfff) + spreadHalf(value >>> 12) * 2 ** 24;
}

function spreadHalf(half: number): number {
  let bits = half;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  bits = (bits | (bits << 1)) & 0x55555555;
  return bits;
}

/** First and last quadkey of a run of cells. */
export type QuadkeyRange = [number, number];

/** The quadkeys of a cell, and true if all points of the cell are in the box. */
export type CellOfBox = [first: number, last: number, isInside: boolean];

/**
 * The box's cells, each 2^shift columns and rows of the grid.
 * @returns undefined if there are more than `limit`
 */
export function cellsOfBox(bounds: Bounds, shift: number, limit: number): CellOfBox[] | undefined {
  const cell = 2 ** shift;
  const sides = [gridX(bounds.west), gridX(bounds.east), gridY(bounds.north), gridY(bounds.south)];
  const [left = 0, right = 0, top = 0, bottom = 0] = sides.map((side) => Math.floor(side / cell));
  if ((right - left + 1) * (bottom - top + 1) > limit) return undefined;
  const cells: CellOfBox[] = [];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const key = quadkey(x, y);
      const isInside = x > left && x < right && y > top && y < bottom;
      cells.push([key * 4 ** shift, (key + 1) * 4 ** shift - 1, isInside]);
    }
  }
  return cells;
}

/** At most `limit` ranges of quadkeys that together contain every cell of the box, and some cells outside it. */
export function coverOf(bounds: Bounds, limit: number): QuadkeyRange[] {
  let best: QuadkeyRange[] = [[0, 4 ** GRID_BITS - 1]];
  for (let level = 1; level <= GRID_BITS; level += 1) {
    const ranges = cellsOfBox(bounds, GRID_BITS - level, MAX_CELLS_OF_COVER);
    if (!ranges) break;
    const joined = joinNeighbours(ranges.map(([first, last]) => [first, last]));
    if (joined.length <= limit) best = joined;
  }
  return best;
}

function joinNeighbours(ranges: QuadkeyRange[]): QuadkeyRange[] {
  const joined: QuadkeyRange[] = [];
  for (const range of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && range[0] === last[1] + 1) last[1] = range[1];
    else joined.push([...range]);
  }
  return joined;
}
