import { kmPerDegree } from './plane.ts';
import type { StreetDraft } from './streetSink.ts';

/** Metres between the pieces of two lines that have one name: more than any lot is wide. */
const APART = 40;

/**
 * Lines of a city that have one name (one in each of two grids, say) are numbered one after the other, and none from
 * below zero: so no number comes twice.
 */
export function keepNumbersApart(drafts: readonly StreetDraft[]): void {
  const byName = Map.groupBy(drafts, ({ city, name, suffix, direction }) =>
    [city, name, suffix, direction].join('|'),
  );
  for (const pieces of byName.values()) {
    let reached = 0;
    for (const line of Map.groupBy(pieces, (piece) => piece.line).values()) {
      const first = Math.min(...line.map(({ offset }) => offset));
      const shift = first < reached ? reached - first : 0;
      for (const piece of line) {
        piece.offset += shift;
        reached = Math.max(reached, piece.offset + lengthOf(piece) + APART);
      }
    }
  }
}

function lengthOf({ points }: StreetDraft): number {
  let metres = 0;
  for (const [at, [x, y]] of points.entries()) {
    const [px, py] = points[at - 1] ?? [x, y];
    const [kmX, kmY] = kmPerDegree(y);
    metres += Math.hypot((x - px) * kmX, (y - py) * kmY) * 1000;
  }
  return metres;
}
