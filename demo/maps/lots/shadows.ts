import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Position, Ring } from '#demo/types.ts';
import type { Building } from './plot.ts';

/** Metres of shadow for a metre of height, east and north, and the longest. */
const SUN: Position = [0.42, 0.5];
const LONGEST = 55;

/** The ground that a building shades: its own outline and its shadow's end with all between. */
export function shadowOf({ ring, height = 0 }: Building): Ring {
  const [kmX, kmY] = kmPerDegree(ring[0]?.[1] ?? 0);
  const length = Math.min(LONGEST, height);
  const [dx, dy] = [(SUN[0] * length) / 1000 / kmX, (SUN[1] * length) / 1000 / kmY];
  return hull([...ring, ...ring.map(([x, y]): Position => [x + dx, y + dy])]);
}

/** The smallest convex outline around positions (Andrew's chains). */
function hull(positions: Position[]): Ring {
  const sorted = positions.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (points: Position[]): Position[] => {
    const kept: Position[] = [];
    for (const here of points) {
      while (kept.length > 1 && turnOf(kept.at(-2), kept.at(-1), here) <= 0) kept.pop();
      kept.push(here);
    }
    return kept.slice(0, -1);
  };
  const ring = [...chain(sorted), ...chain(sorted.toReversed())];
  return [...ring, ring[0] ?? [0, 0]];
}

function turnOf(a: Position | undefined, b: Position | undefined, c: Position): number {
  return a === undefined || b === undefined
    ? 1
    : (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
