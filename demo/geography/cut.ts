import type { Position } from '#demo/types.ts';
import { kmPerDegree } from './plane.ts';

/** Distance between samples of the ground along a street, in km. */
const SAMPLE_KM = 0.025;

/** A part of a line on ground of one class. */
export interface Piece {
  ground: number;
  points: Position[];
  /** Metres from the start of the whole line. */
  offset: number;
}

/** Returns the class of the ground at a point, for a line in a direction (degrees east and north). */
export type ClassAt = (x: number, y: number, east: number, north: number) => number;

/**
 * Cuts a line where the class of the ground changes. Parts on class 0 are left out. Corners between cuts do not move.
 */
export function cutLine(line: readonly Position[], classAt: ClassAt): Piece[] {
  const pieces: Piece[] = [];
  const start = line[0] as Position; // lines have points
  const [kmX, kmY] = kmPerDegree(start[1]);
  const second = line[1] ?? start;
  let ground = classAt(start[0], start[1], second[0] - start[0], second[1] - start[1]);
  let points: Position[] = [start];
  let offset = 0;
  let walked = 0;
  const close = (end: Position, metres: number, next: number): void => {
    points.push(end);
    if (ground !== 0) {
      pieces.push({ ground, points, offset });
    }
    points = [end];
    offset = metres;
    ground = next;
  };
  for (let at = 1; at < line.length; at += 1) {
    const a = line[at - 1] as Position; // at stays in range
    const b = line[at] as Position; // at stays in range
    const metres = Math.hypot((b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY) * 1000;
    const samples = Math.max(1, Math.ceil(metres / 1000 / SAMPLE_KM));
    for (let sample = 1; sample <= samples; sample += 1) {
      const share = sample / samples;
      const x = a[0] + (b[0] - a[0]) * share;
      const y = a[1] + (b[1] - a[1]) * share;
      const here = classAt(x, y, b[0] - a[0], b[1] - a[1]);
      if (here === 0 && ground !== 0) {
        // The last sample on open ground, so that a street ends before the water.
        const before = (sample - 1) / samples;
        const end: Position = [a[0] + (b[0] - a[0]) * before, a[1] + (b[1] - a[1]) * before];
        close(end, walked + metres * before, here);
      } else if (here !== ground) {
        close([x, y], walked + metres * share, here);
      }
    }
    walked += metres;
    if (points.at(-1) !== b && !same(points.at(-1), b)) {
      points.push(b);
    }
  }
  if (ground !== 0 && points.length > 1) {
    pieces.push({ ground, points, offset });
  }
  return pieces;
}

function same(a: Position | undefined, b: Position): boolean {
  return a !== undefined && Math.abs(a[0] - b[0]) < 1e-9 && Math.abs(a[1] - b[1]) < 1e-9;
}

/** Removes points that are within about a metre of the line between their neighbours. */
export function thin(line: Position[]): Position[] {
  const remaining: Position[] = [line[0] as Position]; // lines have points
  for (let at = 1; at < line.length - 1; at += 1) {
    const a = remaining.at(-1) as Position; // never empty
    const b = line[at] as Position; // at stays in range
    const c = line[at + 1] as Position; // at stays in range
    const twist = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
    if (twist / (Math.hypot(c[0] - a[0], c[1] - a[1]) || 1) > 1.2e-5) {
      remaining.push(b);
    }
  }
  remaining.push(...line.slice(-1));
  return remaining;
}
