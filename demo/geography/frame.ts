import type { FrameFacts, LineFacts } from '#demo/facts/regionFacts.ts';
import type { Position } from '#demo/types.ts';
import type { Dice } from './hash.ts';
import { makePlane } from './plane.ts';

/** Approximate maximum width of cells between main streets, in km. Wider gaps get a collector. */
const MAX_CELL_KM = 1.05;
/** Distance in km below which two main streets have no cell between them. */
const MIN_CELL_KM = 0.3;

/** A named part of a line, in km along the other axis. */
export interface Span {
  name: string;
  from: number;
  to: number;
}

/** A street line of the frame: `offset` in km along its axis, with its named parts. */
export interface GridLine {
  offset: number;
  spans: Span[];
  /** Key for the dice and the curves. */
  key: number;
}

/** The coordinates of a frame (u km east, v km north along its skewed axes) and its lines. */
export interface Frame {
  /** Lines at the edges of cells, in order. */
  columns: GridLine[];
  rows: GridLine[];
  /** Main streets that cross cells. */
  loose: { vertical: GridLine[]; horizontal: GridLine[] };
  range: { west: number; east: number; south: number; north: number };
  toPosition(u: number, v: number): Position;
  toFrame(position: Position): [number, number];
  /** Returns the curved line's offset at a position along it. */
  columnAt(line: GridLine, v: number): number;
  rowAt(line: GridLine, u: number): number;
}

/** Lays a frame's lines over the outlines of its cities. */
export function makeFrame(facts: FrameFacts, outlines: readonly Position[], dice: Dice): Frame {
  const plane = makePlane(facts.origin);
  const east = (facts.east * Math.PI) / 180;
  const north = (facts.north * Math.PI) / 180;
  const axisU: Position = [Math.cos(east), Math.sin(east)];
  const axisV: Position = [-Math.sin(north), Math.cos(north)];
  const area = axisU[0] * axisV[1] - axisU[1] * axisV[0];

  const toFrame = (position: Position): [number, number] => {
    const [x, y] = plane.toKm(position);
    return [(x * axisV[1] - y * axisV[0]) / area, (axisU[0] * y - axisU[1] * x) / area];
  };
  const corners = outlines.map(toFrame);
  const us = corners.map(([u]) => u);
  const vs = corners.map(([, v]) => v);
  const range = {
    west: Math.min(...us) - 0.3,
    east: Math.max(...us) + 0.3,
    south: Math.min(...vs) - 0.3,
    north: Math.max(...vs) + 0.3,
  };
  const wander = (key: number, at: number): number => {
    const phase = dice.unit(key, 31) * 2 * Math.PI;
    return 0.02 * Math.sin(at * 0.9 + phase) + 0.01 * Math.sin(at * 2.3 + 2 * phase);
  };
  const vertical = splitLines(
    facts.northSouth,
    facts.sideStreets?.northSouth ?? [],
    range.west,
    range.east,
    1000,
  );
  const horizontal = splitLines(
    facts.eastWest,
    facts.sideStreets?.eastWest ?? [],
    range.south,
    range.north,
    2000,
  );
  return {
    columns: vertical.bounding,
    rows: horizontal.bounding,
    loose: { vertical: vertical.loose, horizontal: horizontal.loose },
    range,
    toPosition: (u, v) => plane.toPosition(u * axisU[0] + v * axisV[0], u * axisU[1] + v * axisV[1]),
    toFrame,
    columnAt: (line, v) => line.offset + wander(line.key, v),
    rowAt: (line, u) => line.offset + wander(line.key, u),
  };
}

/** Decides which main streets are edges of cells, and fills wide gaps with collectors. */
function splitLines(
  facts: readonly LineFacts[],
  sides: readonly LineFacts[],
  first: number,
  last: number,
  base: number,
): { bounding: GridLine[]; loose: GridLine[] } {
  const main: GridLine[] = [];
  const loose: GridLine[] = [];
  const byOffset = Map.groupBy(facts, ([, offset]) => offset);
  const offsets = [...byOffset.keys()].toSorted((a, b) => a - b);
  const isOpen = (offset: number): boolean =>
    (byOffset.get(offset) ?? []).some(([, , from, to]) => from === undefined || to === undefined);
  const isWhole = (offset: number): boolean =>
    (byOffset.get(offset) ?? []).some(([, , from, to]) => from === undefined && to === undefined);
  for (const [at, offset] of offsets.entries()) {
    const spans = (byOffset.get(offset) ?? []).map(([name, , from, to]) => ({
      name,
      from: from ?? -Infinity,
      to: to ?? Infinity,
    }));
    const line = { offset, spans, key: base + at };
    const crowded = (other: GridLine | undefined): boolean =>
      other !== undefined && Math.abs(other.offset - offset) < MIN_CELL_KM;
    const previous = main.at(-1);
    if (!isOpen(offset) || (crowded(previous) && !isWhole(offset))) {
      loose.push(line);
    } else if (crowded(previous) && previous !== undefined) {
      // A street of the whole length is preferred to one that ends earlier.
      main.pop();
      loose.push(previous);
      main.push(line);
    } else {
      main.push(line);
    }
  }
  return { bounding: fillGaps(main, sides, first, last, base + 500), loose };
}

function fillGaps(
  main: GridLine[],
  sides: readonly LineFacts[],
  first: number,
  last: number,
  base: number,
): GridLine[] {
  const ends = [first, ...main.map((line) => line.offset), last];
  const filled: GridLine[] = [];
  let key = base;
  for (let at = 0; at + 1 < ends.length; at += 1) {
    const from = ends[at] ?? first;
    const gap = (ends[at + 1] ?? last) - from;
    const line = main[at - 1];
    if (line !== undefined) {
      filled.push(line);
    }
    const parts = Math.max(1, Math.round(gap / MAX_CELL_KM));
    for (let part = at === 0 ? 0 : 1; part < parts && gap > 0; part += 1) {
      key += 1;
      const even = from + (gap * part) / parts;
      filled.push({ offset: nearestSide(sides, even, gap / parts / 3), spans: [], key });
    }
  }
  // A far edge for the last cells, like the near edge of the first ones.
  filled.push({ offset: last, spans: [], key: key + 1 });
  return filled.toSorted((a, b) => a.offset - b.offset);
}

/** Returns the offset of the nearest real street within reach; the given offset if there is none. */
function nearestSide(sides: readonly LineFacts[], offset: number, reach: number): number {
  let best = offset;
  let shortest = reach;
  for (const [, side] of sides) {
    if (Math.abs(side - offset) < shortest) {
      shortest = Math.abs(side - offset);
      best = side;
    }
  }
  return best;
}
