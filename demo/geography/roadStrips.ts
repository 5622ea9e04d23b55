import type { Position } from '#demo/types.ts';
import { kmPerDegree } from './plane.ts';

/** Distance in km within which a side street along a road is left out. */
const BESIDE_KM = 0.05;
/** Minimum cosine of the angle between two streets along each other: about 27 degrees. */
const ALONG = 0.89;
/** Size of the cells of segments, in degrees. */
const CELL = 0.002;

/** True if a line through (x, y) in a direction (degrees east and north) runs beside a road. */
export type BesideTest = (x: number, y: number, east: number, north: number) => boolean;

type Segment = readonly [a: Position, b: Position];

/** Creates the test for a region's free roads. */
export function makeBesideTest(roads: readonly (readonly Position[])[]): BesideTest {
  const cells = new Map<number, Segment[]>();
  const keyOf = (x: number, y: number): number => Math.floor(x / CELL) * 1e6 + Math.floor(y / CELL);
  for (const line of roads) {
    for (let at = 1; at < line.length; at += 1) {
      const segment: Segment = [line[at - 1] as Position, line[at] as Position]; // at stays in range
      for (const key of cellsAround(segment, keyOf)) {
        const known = cells.get(key);
        if (known === undefined) cells.set(key, [segment]);
        else known.push(segment);
      }
    }
  }
  if (cells.size === 0) {
    return () => false;
  }
  return (x, y, east, north) => {
    const near = cells.get(keyOf(x, y));
    return near?.some((segment) => runsAlong(segment, x, y, east, north)) === true;
  };
}

function runsAlong([a, b]: Segment, x: number, y: number, east: number, north: number): boolean {
  const [kmX, kmY] = kmPerDegree(y);
  const [sx, sy] = [(b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY];
  const [px, py] = [(x - a[0]) * kmX, (y - a[1]) * kmY];
  const [dx, dy] = [east * kmX, north * kmY];
  const span = Math.hypot(sx, sy);
  const pace = Math.hypot(dx, dy);
  if (span === 0 || pace === 0 || Math.abs(sx * dx + sy * dy) < ALONG * span * pace) {
    return false;
  }
  const share = Math.max(0, Math.min(1, (px * sx + py * sy) / (span * span)));
  return Math.hypot(px - share * sx, py - share * sy) < BESIDE_KM;
}

/** Returns the keys of the cells within reach of a segment. */
function cellsAround([a, b]: Segment, keyOf: (x: number, y: number) => number): Set<number> {
  const keys = new Set<number>();
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) / (CELL / 2)));
  for (let step = 0; step <= steps; step += 1) {
    const x = a[0] + ((b[0] - a[0]) * step) / steps;
    const y = a[1] + ((b[1] - a[1]) * step) / steps;
    for (const east of [-CELL / 2, 0, CELL / 2]) {
      for (const north of [-CELL / 2, 0, CELL / 2]) {
        keys.add(keyOf(x + east, y + north));
      }
    }
  }
  return keys;
}
