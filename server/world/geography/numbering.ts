import { kmPerDegree } from './plane.ts';
import type { StreetDraft } from './streetSink.ts';

/** Metres at least between the pieces of one line: with the room at their ends more than a lot is wide. */
const BETWEEN = 8;
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
      const inOrder = line.toSorted((a, b) => a.offset - b.offset);
      const first = inOrder[0]?.offset ?? 0;
      const shift = first < reached ? reached - first : 0;
      let end = -Infinity;
      for (const piece of inOrder) {
        // Ends that ran on to the next street may have grown past each other.
        piece.offset = Math.max(piece.offset + shift, end + BETWEEN);
        end = piece.offset + lengthOf(piece);
      }
      reached = Math.max(reached, end + APART);
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
