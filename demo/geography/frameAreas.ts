import type { FrameFacts } from '#demo/facts/regionFacts.ts';
import type { Ring } from '#demo/types.ts';
import { makeRingTest, type RingTest } from './obstacles.ts';

/** True if a frame's grid applies at a position of a city. Undefined stands for the open country. */
export type FrameRule = (x: number, y: number, city: string | undefined) => boolean;

/**
 * Returns a test for each frame. The first frame applies that has the city and whose area contains the position. Frames
 * without an area come last.
 */
export function makeFrameRules(frames: readonly FrameFacts[]): FrameRule[] {
  const areas = frames.map(({ within }) => (within === undefined ? undefined : closedTest(within)));
  if (areas.every((area) => area === undefined)) {
    return frames.map(
      ({ cities }) =>
        (_x, _y, city) =>
          city === undefined || cities.includes(city),
    );
  }
  const rivalsIn = (city: string | undefined): number[] =>
    [...frames.keys()].filter(
      (at) => areas[at] !== undefined && (city === undefined || frames[at]?.cities.includes(city) === true),
    );
  const rivals = new Map(frames.flatMap(({ cities }) => cities.map((city) => [city, rivalsIn(city)])));
  const all = rivalsIn(undefined);
  return frames.map(({ cities }, own) => (x, y, city) => {
    if (city !== undefined && !cities.includes(city)) {
      return false;
    }
    const area = areas[own];
    if (area !== undefined && !area(x, y)) {
      return false;
    }
    for (const at of (city === undefined ? all : rivals.get(city)) ?? []) {
      if (at === own) {
        return true;
      }
      if (areas[at]?.(x, y) === true) {
        return false;
      }
    }
    return true;
  });
}

function closedTest(outline: NonNullable<FrameFacts['within']>): RingTest {
  const ring: Ring = [...outline, ...outline.slice(0, 1)];
  return makeRingTest(ring);
}
