import { boundsOf, inRing } from '../../world/geography/rings.ts';
import type { Position, Ring } from '../../world/types.ts';

/** True within any of some outlines; looked at one by one, for the few of a tile. */
export function areaTest(outlines: readonly Ring[]): (position: Position) => boolean {
  const bounded = outlines.map((ring) => ({ ring, bounds: boundsOf(ring) }));
  return ([x, y]) =>
    bounded.some(
      ({ ring, bounds: [west, south, east, north] }) =>
        x > west && x < east && y > south && y < north && inRing(x, y, ring),
    );
}
