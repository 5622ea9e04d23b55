/** Clips lines and outlines to a tile with a margin. Input and output are whole tile units. */
import { EXTENT } from './tileUnits.ts';

export type Point = [number, number];

/** Margin around a tile, in tile units, so that strokes meet at its edge. */
export const MARGIN = 128;
const LOW = -MARGIN;
const HIGH = EXTENT + MARGIN;

/**
 * Returns the parts of a line inside the tile and its margin.
 * @param slack distance in tile units below which a point is dropped after the previous one; 0 by default
 */
export function clipLine(line: readonly Point[], slack = 0): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  const close = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  for (let at = 1; at < line.length; at += 1) {
    const a = line[at - 1] as Point; // at stays in range
    const b = line[at] as Point; // at stays in range
    const cut = clipSegment(a, b);
    if (cut === undefined) {
      close();
      continue;
    }
    const [from, to] = cut;
    const last = run[run.length - 1];
    if (last === undefined) run.push(from);
    const ends = to !== b || at === line.length - 1;
    const previous = run[run.length - 1] ?? from;
    if (ends || Math.abs(previous[0] - to[0]) + Math.abs(previous[1] - to[1]) >= slack) run.push(to);
    if (to !== b) close();
  }
  close();
  return runs;
}

/** Returns the part of a segment inside the tile and its margin (Liang-Barsky). */
function clipSegment(a: Point, b: Point): [Point, Point] | undefined {
  const west = Math.min(a[0], b[0]);
  const east = Math.max(a[0], b[0]);
  const north = Math.min(a[1], b[1]);
  const south = Math.max(a[1], b[1]);
  if (west > HIGH || east < LOW || north > HIGH || south < LOW) return undefined;
  if (west >= LOW && east <= HIGH && north >= LOW && south <= HIGH) return [a, b];
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  let from = 0;
  let to = 1;
  for (let side = 0; side < 4; side += 1) {
    const step = side === 0 ? -dx : side === 1 ? dx : side === 2 ? -dy : dy;
    const room = side === 0 ? a[0] - LOW : side === 1 ? HIGH - a[0] : side === 2 ? a[1] - LOW : HIGH - a[1];
    if (step === 0) {
      if (room < 0) return undefined;
    } else if (step < 0) {
      from = Math.max(from, room / step);
    } else {
      to = Math.min(to, room / step);
    }
  }
  if (from > to) return undefined;
  const at = (share: number): Point => [Math.round(a[0] + dx * share), Math.round(a[1] + dy * share)];
  return [from === 0 ? a : at(from), to === 1 ? b : at(to)];
}

/** Returns the part of an outline inside the tile and its margin (Sutherland-Hodgman); empty if there is none. */
export function clipRing(ring: readonly Point[]): Point[] {
  if (ring.length > 2 && ring.every(isWithin)) return closed(ring);
  let points = ring;
  for (const axis of [0, 1] as const) {
    points = cutSide(points, axis, LOW, 1);
    points = cutSide(points, axis, HIGH, -1);
  }
  return points.length < 3 ? [] : closed(points);
}

function isWithin([x, y]: Point): boolean {
  return x >= LOW && x <= HIGH && y >= LOW && y <= HIGH;
}

function cutSide(points: readonly Point[], axis: 0 | 1, edge: number, sign: 1 | -1): Point[] {
  const remaining: Point[] = [];
  let before = points[points.length - 1];
  for (const here of points) {
    const inside = (here[axis] - edge) * sign >= 0;
    if (before !== undefined && inside !== (before[axis] - edge) * sign >= 0) {
      const share = (edge - before[axis]) / (here[axis] - before[axis]);
      const across = axis === 0 ? 1 : 0;
      const other = Math.round(before[across] + (here[across] - before[across]) * share);
      remaining.push(axis === 0 ? [edge, other] : [other, edge]);
    }
    if (inside) remaining.push(here);
    before = here;
  }
  return remaining;
}

function closed(points: readonly Point[]): Point[] {
  const first = points[0] as Point; // at least three points
  const last = points[points.length - 1] as Point; // at least three points
  return first[0] === last[0] && first[1] === last[1] ? [...points] : [...points, first];
}

/** Drops points nearer than `slack` units to the previous one. Keeps the ends. */
export function thinRing(ring: readonly Point[], slack: number): Point[] {
  const remaining: Point[] = [];
  const end = ring[ring.length - 1];
  for (const here of ring) {
    const last = remaining[remaining.length - 1];
    if (
      last === undefined ||
      here === end ||
      Math.abs(last[0] - here[0]) + Math.abs(last[1] - here[1]) >= slack
    ) {
      remaining.push(here);
    }
  }
  return remaining;
}
