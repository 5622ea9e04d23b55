import { kmPerDegree } from './plane.ts';
import type { StreetDraft } from './streetSink.ts';

/** Steps of numbers at least between two pieces, and between two lines that have one name. */
const BETWEEN_PIECES = 1;
const BETWEEN_LINES = 8;

/**
 * Sees that no number comes twice on a street: lines of a city that have one name (one in each of two grids, say) are
 * numbered one after the other and none from below zero, and so are the pieces of a line, whose ends may have grown
 * past each other when they ran on to the next street.
 */
export function keepNumbersApart(drafts: readonly StreetDraft[]): void {
  const byName = Map.groupBy(drafts, ({ city, name, suffix, direction }) =>
    [city, name, suffix, direction].join('|'),
  );
  for (const pieces of byName.values()) {
    let reached = 0;
    for (const line of Map.groupBy(pieces, (piece) => piece.line).values()) {
      const inOrder = line.toSorted((a, b) => a.offset - b.offset);
      let least = reached;
      for (const piece of inOrder) {
        const { numbering } = piece.lot;
        const start = Math.max(least, piece.offset / numbering);
        piece.offset = start * numbering;
        least = start + lengthOf(piece) / numbering + BETWEEN_PIECES;
      }
      reached = Math.max(reached, least + BETWEEN_LINES);
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
