import { boundsOf, inRing } from '#demo/geography/rings.ts';
import type { Position, Ring } from '#demo/types.ts';

/** True within any of some outlines; looked at one by one, for the few of a tile. */
export function areaTest(outlines: readonly Ring[]): (position: Position) => boolean {
  const bounds = Float64Array.from(outlines.flatMap((ring) => boundsOf(ring)));
  // A loop without lists: asked for every tree and cell.
  return (position) => {
    const x = position[0];
    const y = position[1];
    for (let at = 0, box = 0; at < outlines.length; at += 1, box += 4) {
      const isNear =
        x > (bounds[box] ?? 0) &&
        x < (bounds[box + 2] ?? 0) &&
        y > (bounds[box + 1] ?? 0) &&
        y < (bounds[box + 3] ?? 0);
      if (isNear && inRing(x, y, outlines[at] as Ring)) return true; // at stays in range
    }
    return false;
  };
}
