import type { WireArea } from '../../../src/api/realty/reachContract.ts';
import { contourOf } from '../embedded/contour.ts';
import { cellOver } from '../embedded/timeGrid.ts';
import { unitX, unitY } from '../streets/streetGrid.ts';

/** Cells around the areas, in which their outline lies. */
const MARGIN = 2;

/**
 * Joins areas that may overlap to one with few points, which is right to about a cell of its grid: 28 m, or a 512th of its
 * length.
 */
export function joinAreas(areas: readonly WireArea[]): WireArea {
  const drawn = areas.filter((area) => area.length > 0);
  if (drawn.length < 2) return drawn[0] ?? [];
  const shapes = drawn.map((area) =>
    area
      .flat()
      .map((ring) => ring.map(([longitude, latitude]) => [unitX(longitude), unitY(latitude)] as const)),
  );
  const points = shapes.flat(2);
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [north, south] = [Math.min(north, y), Math.max(south, y)];
  }
  const cell = cellOver(east - west, south - north);
  const [left, top] = [Math.floor(west / cell) - MARGIN, Math.floor(north / cell) - MARGIN];
  const columns = Math.floor(east / cell) + MARGIN + 1 - left;
  const rows = Math.floor(south / cell) + MARGIN + 1 - top;
  const seconds = new Float32Array(columns * rows).fill(Infinity);
  for (const rings of shapes) {
    for (let row = 0; row < rows; row += 1) {
      const sides = crossingsOf(rings, (top + row + 0.5) * cell);
      for (let side = 0; side + 1 < sides.length; side += 2) {
        // The cells whose middle is between the two sides.
        const from = Math.ceil((sides[side] ?? 0) / cell - 0.5) - left;
        const to = Math.ceil((sides[side + 1] ?? 0) / cell - 0.5) - left;
        seconds.fill(0, row * columns + from, row * columns + to);
      }
    }
  }
  return contourOf({ left, top, columns, rows, cell, seconds }, 0);
}

/** Columns at which the sides of an area cross a row, from west to east. */
function crossingsOf(
  rings: readonly (readonly (readonly [x: number, y: number])[])[],
  row: number,
): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    let [beforeX, beforeY] = ring.at(-1) ?? [0, 0];
    for (const [x, y] of ring) {
      if (y > row !== beforeY > row) found.push(beforeX + ((row - beforeY) / (y - beforeY)) * (x - beforeX));
      [beforeX, beforeY] = [x, y];
    }
  }
  return found.sort((one, other) => one - other);
}
