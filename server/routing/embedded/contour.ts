import type { WireArea } from '../../../src/api/realty/reachContract.ts';
import { type FlatRing, withFewPoints } from '../fewPoints.ts';
import { latitudeAtUnit, longitudeAtUnit } from '../streets/streetGrid.ts';
import type { TimeGrid } from './timeGrid.ts';

/** Smallest hole and smallest island that are drawn, in cells. */
const SMALLEST_HOLE = 40;
const SMALLEST_ISLAND = 4;
/** Tolerance of bends in cells. */
const TOLERANCE = 0.5;

/** Decimals of a coordinate: a metre. */
const roundTo = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Draws the area in which the time is within a limit, by marching squares between the middles of the cells. */
export function contourOf(grid: TimeGrid, limit: number): WireArea {
  const lines = linesOf(grid, limit)
    .map((ring) => ({ ring, area: areaOf(ring) }))
    .filter(({ area }) => (area > 0 ? area >= SMALLEST_ISLAND : -area >= SMALLEST_HOLE))
    .sort((one, other) => Math.abs(other.area) - Math.abs(one.area));
  const largest = lines.find(({ area }) => area > 0);
  // A destination on a short dead end still has an area.
  if (!largest)
    return polygons(
      linesOf(grid, limit).filter((line) => areaOf(line) > 0),
      grid,
    ).slice(0, 1);
  return polygons(
    withFewPoints(lines, TOLERANCE).map(({ ring }) => ring),
    grid,
  );
}

/** Area in cells: positive for outlines, negative for holes. */
function areaOf(line: FlatRing): number {
  let sum = 0;
  let [beforeX, beforeY] = [line.at(-2) ?? 0, line.at(-1) ?? 0];
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
    sum += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return -sum / 2;
}

/** Corners of a square that are inside: top left 1, top right 2, bottom right 4, bottom left 8. */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;
/** Sides from which and to which the outline passes a square, with the inside on its left. */
const PASSES: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
];

/** Follows the outline of the cells within the limit. */
function linesOf({ columns, rows, seconds }: TimeGrid, limit: number): FlatRing[] {
  const isIn = (at: number): boolean => (seconds[at] ?? Infinity) <= limit;
  // A side is named by the cell at its start: 2 n for the side to the next column, 2 n + 1 for that to the next row.
  const sideOf = (square: number, side: number): number => {
    if (side === TOP) return 2 * square;
    if (side === BOTTOM) return 2 * (square + columns);
    return side === LEFT ? 2 * square + 1 : 2 * (square + 1) + 1;
  };
  const next = new Int32Array(2 * columns * rows).fill(-1);
  const starts: number[] = [];
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      const corners =
        Number(isIn(at)) +
        2 * Number(isIn(at + 1)) +
        4 * Number(isIn(at + columns + 1)) +
        8 * Number(isIn(at + columns));
      for (const [from, to] of PASSES[corners] ?? []) {
        next[sideOf(at, from)] = sideOf(at, to);
        starts.push(sideOf(at, from));
      }
    }
  }
  const pointOf = (side: number): [number, number] => {
    const at = side >> 1;
    const other = side % 2 === 0 ? at + 1 : at + columns;
    const [here, there] = [seconds[at] ?? Infinity, seconds[other] ?? Infinity];
    const share =
      Number.isFinite(here) && Number.isFinite(there)
        ? Math.max(0.1, Math.min(0.9, (limit - here) / (there - here)))
        : 0.5;
    const [x, y] = [at % columns, Math.floor(at / columns)];
    return side % 2 === 0 ? [x + share, y] : [x, y + share];
  };
  const lines: FlatRing[] = [];
  for (const start of starts) {
    const line: FlatRing = [];
    for (let side = start; (next[side] ?? -1) >= 0; ) {
      line.push(...pointOf(side));
      const following = next[side] ?? -1;
      next[side] = -1;
      side = following;
    }
    if (line.length >= 6) lines.push(line);
  }
  return lines;
}

/** Puts each hole into the smallest outline around it, and converts cells to degrees. */
function polygons(lines: readonly FlatRing[], { left, top, cell }: TimeGrid): WireArea {
  const outlines = lines.filter((line) => areaOf(line) > 0).sort((one, other) => areaOf(one) - areaOf(other));
  const holes = lines.filter((line) => areaOf(line) < 0);
  const ringOf = (line: FlatRing): WireArea[number][number] => {
    const ring: [number, number][] = [];
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [left + (line[at] ?? 0) + 0.5, top + (line[at + 1] ?? 0) + 0.5];
      ring.push([roundTo(longitudeAtUnit(x * cell)), roundTo(latitudeAtUnit(y * cell))]);
    }
    const [first] = ring;
    return first ? [...ring, first] : ring;
  };
  return outlines
    .map((outline) => ({
      outline,
      holes: holes.filter((hole) => outlines.find((one) => encloses(one, hole)) === outline),
    }))
    .map(({ outline, holes: own }) => [outline, ...own].map(ringOf))
    .reverse();
}

/** True if the first point of a hole is inside an outline. */
function encloses(outline: FlatRing, hole: FlatRing): boolean {
  const [x, y] = [hole[0] ?? 0, hole[1] ?? 0];
  let isInside = false;
  let [beforeX, beforeY] = [outline.at(-2) ?? 0, outline.at(-1) ?? 0];
  for (let at = 0; at < outline.length; at += 2) {
    const [ownX, ownY] = [outline[at] ?? 0, outline[at + 1] ?? 0];
    if (ownY > y !== beforeY > y && x < ((beforeX - ownX) * (y - ownY)) / (beforeY - ownY) + ownX)
      isInside = !isInside;
    [beforeX, beforeY] = [ownX, ownY];
  }
  return isInside;
}
