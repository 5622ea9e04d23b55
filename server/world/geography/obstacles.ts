import Flatbush from 'flatbush';
import type { Ring } from '../types.ts';
import { boundsOf, inRing } from './rings.ts';

/** A set of outlines asked by point. */
export interface RingIndex {
  covers(x: number, y: number): boolean;
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
  return {
    covers: (x, y) => tree.search(x, y, x, y).some((at) => inRing(x, y, rings[at] ?? [])),
  };
}
