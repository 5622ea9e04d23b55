import { bendsOf } from './streets/cutStreets.ts';

/** Maximum number of points of an area. A search compares each home in the view with each side. */
const MAX_AREA_POINTS = 450;
/** Factor by which the tolerance grows until the area has few enough points. */
const COARSER = 1.4;
/** Factor of the tolerance from which the smallest rings are left out. */
const COARSEST = 4;

/** A ring as alternating columns and rows, without its first point at the end. */
export type FlatRing = number[];

/**
 * Straightens rings until they have few enough points together. The smallest rings are left out if straighter lines are
 * not enough.
 * @param items the largest ring first
 * @param tolerance distance within which bends are left out at first
 */
export function withFewPoints<Item extends { ring: FlatRing }>(
  items: readonly Item[],
  tolerance: number,
): Item[] {
  let drawn = items;
  for (let allowed = tolerance; ; allowed *= COARSER) {
    const simple = drawn
      .map((item) => ({ ...item, ring: straightened(item.ring, allowed) }))
      .filter(({ ring }) => ring.length >= 6);
    const points = simple.reduce((sum, { ring }) => sum + ring.length / 2 + 1, 0);
    if (points <= MAX_AREA_POINTS) return simple;
    if (allowed > tolerance * COARSEST) drawn = drawn.slice(0, Math.max(1, Math.floor(drawn.length * 0.7)));
  }
}

function straightened(ring: FlatRing, tolerance: number): FlatRing {
  const closed = [...ring, ring[0] ?? 0, ring[1] ?? 0];
  return bendsOf(closed, tolerance)
    .slice(0, -1)
    .flatMap((at) => [closed[at] ?? 0, closed[at + 1] ?? 0]);
}
