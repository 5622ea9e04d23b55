import { boundsOf, inRing } from '#demo/geography/rings.ts';
import type { Position, Ring } from '#demo/types.ts';

/** Returns a test for positions in any of a tile's few outlines. They are tested one by one. */
export function areaTest(outlines: readonly Ring[]): (position: Position) => boolean {
  const bounds = Float64Array.from(outlines.flatMap((ring) => boundsOf(ring)));
  // A plain loop without arrays, since it is called for every tree and cell.
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
