import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { makeRingTest } from '#demo/geography/obstacles.ts';
import type { Position, Ring } from '#demo/types.ts';

/**
 * Returns the shores of waters and islands as lines with the water on their right. An outline is no shore where it
 * leaves its region or crosses another water, since the water continues there.
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

/** Distance in degrees between the samples of a line that may enter a region. */
const SAMPLE_DEGREES = 0.01;

/** Returns the parts of lines outside all regions. */
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
    // Samples between the corners are dropped: nine points in ten.
    return runs.map((run) => run.filter((at, n) => n === 0 || n === run.length - 1 || corners.has(at)));
  });
}

/** Returns samples on the way between two positions, including the last one. */
function finely(from: Position, to: Position): Position[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / SAMPLE_DEGREES));
  const between = Array.from({ length: steps - 1 }, (_, at): Position => {
    const share = (at + 1) / steps;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
  return [...between, to];
}

/** Returns the parts of a ring whose points all pass a test. */
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

/** Returns a ring with the given orientation. */
function oriented(ring: Ring, isClockwise: boolean): Ring {
  let area = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return area < 0 === isClockwise ? ring : ring.toReversed();
}
