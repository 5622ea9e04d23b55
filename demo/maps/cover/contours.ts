import type { Point } from '../clip.ts';

/**
 * Returns the outlines of the areas above zero in a grid of values (marching squares). The grid's border counts as
 * below zero. Outlines have the same orientation, and holes the opposite one; holes are in no order.
 * @param values rows of `size` values each
 * @param toPoint converts columns and rows of the grid to the wanted units
 */
export function contoursOf(
  values: Float32Array,
  size: number,
  toPoint: (column: number, row: number) => Point,
): Point[][] {
  const at = (column: number, row: number): number =>
    column <= 0 || row <= 0 || column >= size - 1 || row >= size - 1
      ? -0.02
      : (values[row * size + column] ?? -0.02);
  // The number of an edge is twice that of its upper or left corner: even for horizontal edges, odd for vertical ones.
  const next = new Map<number, number>();
  const places = new Map<number, Point>();
  const level = (column: number, row: number): number => {
    const edge = (row * size + column) * 2;
    if (!places.has(edge)) {
      const [a, b] = [at(column, row), at(column + 1, row)];
      places.set(edge, toPoint(column + a / (a - b), row));
    }
    return edge;
  };
  const upright = (column: number, row: number): number => {
    const edge = (row * size + column) * 2 + 1;
    if (!places.has(edge)) {
      const [a, b] = [at(column, row), at(column, row + 1)];
      places.set(edge, toPoint(column, row + a / (a - b)));
    }
    return edge;
  };
  const edgeOf = (side: Side, column: number, row: number): number => {
    if (side === 0) return level(column, row);
    if (side === 1) return upright(column + 1, row);
    return side === 2 ? level(column, row + 1) : upright(column, row);
  };
  for (let row = 0; row < size - 1; row += 1) {
    for (let column = 0; column < size - 1; column += 1) {
      const corners =
        (at(column, row) > 0 ? 1 : 0) |
        (at(column + 1, row) > 0 ? 2 : 0) |
        (at(column + 1, row + 1) > 0 ? 4 : 0) |
        (at(column, row + 1) > 0 ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of SEGMENTS[corners] ?? []) {
        next.set(edgeOf(from, column, row), edgeOf(to, column, row));
      }
    }
  }
  return walk(next, places);
}

type Side = 0 | 1 | 2 | 3;

/** For each set of corners above zero: the sides (top, right, bottom, left) where the outline enters and leaves. */
const SEGMENTS: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 0],
    [1, 2],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 1],
    [2, 3],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

function walk(next: Map<number, number>, places: ReadonlyMap<number, Point>): Point[][] {
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    let here: number | undefined = start;
    while (here !== undefined) {
      const place = places.get(here);
      if (place !== undefined) ring.push(place);
      const following: number | undefined = next.get(here);
      next.delete(here);
      here = following;
    }
    if (ring.length > 3) {
      rings.push(ring);
    }
  }
  return rings;
}
