import type { Camera, Vec } from './camera.ts';
import { distanceTo, spotOf } from './camera.ts';

/** A drawing in the room, with the box that it fills. */
export interface Solid {
  low: Vec;
  high: Vec;
  svg: string;
}

/** Tolerance in metres by which boxes may overlap and still have an order. */
const TOUCH = 0.04;

/**
 * Compares the order of drawing: negative if `first` is drawn before `second`, positive if after, 0 if neither can hide
 * the other.
 */
function order(lens: Vec, first: Solid, second: Solid): number {
  let verdict = 0;
  let widest = -TOUCH;
  for (const axis of [0, 1, 2] as const) {
    const gapAfter = second.low[axis] - first.high[axis];
    const gapBefore = first.low[axis] - second.high[axis];
    const gap = Math.max(gapAfter, gapBefore);
    if (gap <= widest) {
      continue;
    }
    const [near, far] = gapAfter > gapBefore ? [first.high, second.low] : [second.high, first.low];
    const from = Math.min(near[axis], far[axis]);
    const to = Math.max(near[axis], far[axis]);
    widest = gap;
    if (lens[axis] > from && lens[axis] < to) {
      return 0;
    }
    const lensIsBeyond = lens[axis] >= to;
    verdict = lensIsBeyond === gapAfter > gapBefore ? -1 : 1;
  }
  return verdict;
}

type Extent = readonly [left: number, top: number, right: number, foot: number];

function extentOf(camera: Camera, { low, high }: Solid): Extent {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [low[0], high[0]]) {
    for (const y of [low[1], high[1]]) {
      for (const z of [low[2], high[2]]) {
        const [across, down] = spotOf(camera, [x, y, z]);
        xs.push(across);
        ys.push(down);
      }
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function meet(first: Extent, second: Extent): boolean {
  return first[0] < second[2] && second[0] < first[2] && first[1] < second[3] && second[1] < first[3];
}

interface Waiting {
  solid: Solid;
  extent: Extent;
  distance: number;
  /** The solids that it hides, which are drawn before it. */
  readonly hidden: Set<Waiting>;
}

function waitingOf(camera: Camera, solids: readonly Solid[]): Waiting[] {
  const lens: Vec = [camera.x, camera.y, camera.z];
  const all = solids.map((solid): Waiting => {
    const { low, high } = solid;
    const middle: Vec = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
    return {
      solid,
      extent: extentOf(camera, solid),
      distance: distanceTo(camera, middle),
      hidden: new Set(),
    };
  });
  all.forEach((first, index) => {
    for (const second of all.slice(index + 1)) {
      const verdict = meet(first.extent, second.extent) ? order(lens, first.solid, second.solid) : 0;
      if (verdict < 0) {
        second.hidden.add(first);
      } else if (verdict > 0) {
        first.hidden.add(second);
      }
    }
  });
  return all;
}

/**
 * Sorts the solids from the farthest to the nearest, so that each hides those behind it. If three hide each other in a
 * ring, the farthest comes first.
 */
export function fromFarToNear(camera: Camera, solids: readonly Solid[]): Solid[] {
  let waiting = waitingOf(camera, solids);
  const sorted: Solid[] = [];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ hidden }) => hidden.size === 0);
    const farthest = waiting.reduce((far, one) => (one.distance > far.distance ? one : far));
    const next = new Set(ready.length > 0 ? ready : [farthest]);
    sorted.push(...waiting.filter((one) => next.has(one)).map(({ solid }) => solid));
    waiting = waiting.filter((one) => !next.has(one));
    for (const one of waiting) {
      for (const drawn of next) {
        one.hidden.delete(drawn);
      }
    }
  }
  return sorted;
}
