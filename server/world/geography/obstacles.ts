import Flatbush from 'flatbush';
import type { Position, Ring } from '../types.ts';
import { boundsOf, inRing } from './rings.ts';

/** Shorter outlines are tested edge by edge. */
const SHORT = 24;
const BANDS = 256;

/** True inside an outline. */
export type RingTest = (x: number, y: number) => boolean;

/** A set of outlines asked by point. */
export interface RingIndex {
  covers: RingTest;
}

/**
 * The test of one outline, made once and asked often: edges are kept by bands of y, so that a point meets only
 * the few edges at its height. Same answer as `inRing`.
 */
export function makeRingTest(ring: Ring): RingTest {
  if (ring.length < SHORT) {
    return (x, y) => inRing(x, y, ring);
  }
  const [west, south, east, north] = boundsOf(ring);
  const bandOf = (y: number): number =>
    Math.max(0, Math.min(BANDS - 1, Math.floor(((y - south) / (north - south)) * BANDS)));
  const bands: [Position, Position][][] = Array.from({ length: BANDS }, () => []);
  let before = ring[ring.length - 1] as Position; // long enough
  for (const here of ring) {
    const last = bandOf(Math.max(before[1], here[1]));
    for (let band = bandOf(Math.min(before[1], here[1])); band <= last; band += 1) {
      bands[band]?.push([before, here]);
    }
    before = here;
  }
  return (x, y) => {
    if (x < west || x > east || y < south || y > north) {
      return false;
    }
    let inside = false;
    for (const [a, b] of bands[bandOf(y)] ?? []) {
      if (b[1] > y !== a[1] > y && x < ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1]) + b[0]) {
        inside = !inside;
      }
    }
    return inside;
  };
}

/** Indexes outlines by their boxes. */
export function indexRings(rings: Ring[]): RingIndex {
  if (rings.length === 0) {
    return { covers: () => false };
  }
  const tree = new Flatbush(rings.length);
  for (const ring of rings) {
    tree.add(...boundsOf(ring));
  }
  tree.finish();
  const tests = rings.map(makeRingTest);
  return {
    covers: (x, y) => tree.search(x, y, x, y, (at) => tests[at]?.(x, y) === true).length > 0,
  };
}
