import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Position } from '#demo/types.ts';
import type { Rectangle } from './rectangle.ts';

/** Size of a cell: about 60 m, so that only rectangles in its cell or the adjacent ones can touch a building. */
const CELL_KM = 0.06;

/** Returns a lookup for the indexes of the rectangles around a position, in no order. */
export function makeRectangleGrid(rectangles: readonly Rectangle[]): (place: Position) => readonly number[] {
  const [kmX, kmY] = kmPerDegree(Math.round(rectangles[0]?.middle[1] ?? 0));
  const columnOf = (x: number): number => Math.floor((x * kmX) / CELL_KM);
  const rowOf = (y: number): number => Math.floor((y * kmY) / CELL_KM);
  const [left, low] = [columnOf(rectangles[0]?.middle[0] ?? 0), rowOf(rectangles[0]?.middle[1] ?? 0)];
  // A tile has fewer than 8,192 rows of cells.
  const keyOf = (column: number, row: number): number => (column - left) * 8192 + row - low;
  const cells = new Map<number, number[]>();
  for (const [at, { middle }] of rectangles.entries()) {
    const [column, row] = [columnOf(middle[0]), rowOf(middle[1])];
    for (let x = column - 1; x <= column + 1; x += 1) {
      for (let y = row - 1; y <= row + 1; y += 1) {
        const key = keyOf(x, y);
        const cell = cells.get(key);
        if (cell === undefined) cells.set(key, [at]);
        else cell.push(at);
      }
    }
  }
  return ([x, y]) => cells.get(keyOf(columnOf(x), rowOf(y))) ?? [];
}
