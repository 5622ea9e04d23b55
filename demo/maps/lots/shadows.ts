import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Position, Ring } from '#demo/types.ts';
import type { Building } from './plot.ts';

/** Metres of shadow per metre of height, east and north, and the maximum length. */
const SUN: Position = [0.42, 0.5];
const LONGEST = 55;

/** Returns the ground that a building shades: the hull of its outline and its shadow's end. */
export function shadowOf({ ring, height = 0 }: Building): Ring {
  const [kmX, kmY] = kmPerDegree(ring[0]?.[1] ?? 0);
  const length = Math.min(LONGEST, height);
  const [dx, dy] = [(SUN[0] * length) / 1000 / kmX, (SUN[1] * length) / 1000 / kmY];
  return hull([...ring, ...ring.map(([x, y]): Position => [x + dx, y + dy])]);
}

/** Returns the convex hull of positions (Andrew's monotone chain). */
function hull(positions: Position[]): Ring {
  const sorted = positions.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (points: Position[]): Position[] => {
    const remaining: Position[] = [];
    for (const here of points) {
      while (remaining.length > 1 && turnOf(remaining.at(-2), remaining.at(-1), here) <= 0) remaining.pop();
      remaining.push(here);
    }
    return remaining.slice(0, -1);
  };
  const ring = [...chain(sorted), ...chain(sorted.toReversed())];
  return [...ring, ring[0] ?? [0, 0]];
}

function turnOf(a: Position | undefined, b: Position | undefined, c: Position): number {
  return a === undefined || b === undefined
    ? 1
    : (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
