import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { makeRingTest } from '#demo/geography/obstacles.ts';
import type { Position, Ring } from '#demo/types.ts';

/**
 * The shores of the world's waters and islands, as lines that keep the water on their right. Where an outline leaves
 * its region or runs through another water it is no shore: a sea goes on there.
 */
export function shoreLines(geography: Pick<MapGeography, 'waters' | 'islands' | 'regions'>): Position[][] {
  const waters = geography.waters.map(({ ring }) => ({ ring, covers: makeRingTest(ring) }));
  const inRegion = ([x, y]: Position): boolean =>
    geography.regions.some(
      ({ box: [west, south, east, north] }) => x > west && x < east && y > south && y < north,
    );
  return [
    ...waters.flatMap((water) =>
      runsOf(
        oriented(water.ring, true),
        (at) => inRegion(at) && !waters.some((other) => other !== water && other.covers(...at)),
      ),
    ),
    ...geography.islands.flatMap(({ ring }) => runsOf(oriented(ring, false), inRegion)),
  ];
}

/** Degrees between the points that a line is looked at, where it may enter a region. */
const LOOK = 0.01;

/** The stretches of lines that lie in none of the regions. */
export function linesOutside(
  lines: readonly Position[][],
  regions: readonly Pick<MapGeography['regions'][number], 'box'>[],
): Position[][] {
  const isOutside = ([x, y]: Position): boolean =>
    !regions.some(({ box: [west, south, east, north] }) => x > west && x < east && y > south && y < north);
  return lines.flatMap((line) => {
    const corners = new Set(line);
    const runs = runsOf(
      line.flatMap((here, at) => finely(line[at - 1] ?? here, here)),
      isOutside,
    );
    // Points between the corners are dropped, which are nine in ten.
    return runs.map((run) => run.filter((at, n) => n === 0 || n === run.length - 1 || corners.has(at)));
  });
}

/** Points on the way from a place to another, ending with that one itself. */
function finely(from: Position, to: Position): Position[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / LOOK));
  const between = Array.from({ length: steps - 1 }, (_, at): Position => {
    const share = (at + 1) / steps;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
  return [...between, to];
}

/** The stretches of a ring whose points all pass a test. */
function runsOf(ring: Ring, passes: (at: Position) => boolean): Position[][] {
  const runs: Position[][] = [];
  let run: Position[] = [];
  for (const at of ring) {
    if (passes(at)) {
      run.push(at);
    } else {
      runs.push(run);
      run = [];
    }
  }
  return [...runs, run].filter(({ length }) => length > 1);
}

/** A ring that runs clockwise or the other way round. */
function oriented(ring: Ring, isClockwise: boolean): Ring {
  let area = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return area < 0 === isClockwise ? ring : ring.toReversed();
}
