import { kmPerDegree } from './plane.ts';
import type { StreetDraft } from './streetSink.ts';

/** Minimum difference of numbers between two pieces, and between two lines with the same name, in steps of two. */
const BETWEEN_PIECES = 1;
const BETWEEN_LINES = 8;

/**
 * Makes numbers unique on each street. Lines of a city with the same name, for example in two grids, are numbered one
 * after the other, starting above zero. So are the pieces of a line, whose ends may overlap after they were extended.
 */
export function separateNumbers(drafts: readonly StreetDraft[]): void {
  const byName = Map.groupBy(drafts, ({ city, name, suffix, direction }) =>
    [city, name, suffix, direction].join('|'),
  );
  for (const pieces of byName.values()) {
    let reached = 0;
    for (const line of Map.groupBy(pieces, (piece) => piece.line).values()) {
      const inOrder = line.toSorted((a, b) => a.offset - b.offset);
      let smallest = reached;
      for (const piece of inOrder) {
        const { numbering } = piece.lot;
        const start = Math.max(smallest, piece.offset / numbering);
        piece.offset = start * numbering;
        smallest = start + lengthOf(piece) / numbering + BETWEEN_PIECES;
      }
      reached = Math.max(reached, smallest + BETWEEN_LINES);
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
