/** Cuts lines and outlines to a tile with a margin; whole numbers of tile units in and out. */
import { EXTENT } from './mercator.ts';

export type Point = [number, number];

/** Units kept around a tile so that strokes join across its edge. */
export const MARGIN = 128;
const LOW = -MARGIN;
const HIGH = EXTENT + MARGIN;

/** The runs of a line that touch the tile: whole segments, not cut at the edge. */
export function clipLine(line: readonly Point[], slack = 0): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  let before: Point | undefined;
  for (const here of line) {
    if (before !== undefined) {
      if (touches(before, here)) {
        if (run.length === 0) run.push(before);
        const last = run[run.length - 1] as Point; // never empty here
        if (slack === 0 || Math.abs(last[0] - here[0]) + Math.abs(last[1] - here[1]) >= slack) run.push(here);
      } else if (run.length > 0) {
        if (run.length > 1) runs.push(run);
        run = [];
      }
    }
    before = here;
  }
  if (run.length > 0 && before !== undefined && run[run.length - 1] !== before && touches(before, before)) {
    run.push(before);
  }
  if (run.length > 1) runs.push(run);
  return runs;
}

function touches(a: Point, b: Point): boolean {
  return (
    Math.min(a[0], b[0]) <= HIGH &&
    Math.max(a[0], b[0]) >= LOW &&
    Math.min(a[1], b[1]) <= HIGH &&
    Math.max(a[1], b[1]) >= LOW
  );
}

/** The part of an outline inside the tile (Sutherland and Hodgman); empty where nothing is left. */
export function clipRing(ring: readonly Point[]): Point[] {
  let points = ring as Point[];
  for (const axis of [0, 1] as const) {
    points = cutSide(points, axis, LOW, 1);
    points = cutSide(points, axis, HIGH, -1);
  }
  return points.length < 3 ? [] : closed(points);
}

function cutSide(points: Point[], axis: 0 | 1, edge: number, sign: 1 | -1): Point[] {
  const kept: Point[] = [];
  let before = points[points.length - 1];
  for (const here of points) {
    const inside = (here[axis] - edge) * sign >= 0;
    if (before !== undefined && inside !== (before[axis] - edge) * sign >= 0) {
      const share = (edge - before[axis]) / (here[axis] - before[axis]);
      const across = axis === 0 ? 1 : 0;
      const other = Math.round(before[across] + (here[across] - before[across]) * share);
      kept.push(axis === 0 ? [edge, other] : [other, edge]);
    }
    if (inside) kept.push(here);
    before = here;
  }
  return kept;
}

function closed(points: Point[]): Point[] {
  const first = points[0] as Point; // at least three points
  const last = points[points.length - 1] as Point;
  return first[0] === last[0] && first[1] === last[1] ? points : [...points, first];
}

/** Drops points nearer than `slack` units to the one before; keeps the ends. */
export function thinRing(ring: readonly Point[], slack: number): Point[] {
  const kept: Point[] = [];
  for (const [at, here] of ring.entries()) {
    const last = kept[kept.length - 1];
    if (
      last === undefined ||
      at === ring.length - 1 ||
      Math.abs(last[0] - here[0]) + Math.abs(last[1] - here[1]) >= slack
    ) {
      kept.push(here);
    }
  }
  return kept;
}
