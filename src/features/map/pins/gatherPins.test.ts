import { expect, test } from 'vitest';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import { WORLD_PX } from '#domain/geo/mercator.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { gatherPins } from './gatherPins.ts';
import { type Pin, pinKeyOf } from './pinModel.ts';

const ZOOM = 14;
const CENTER = { latitude: 43.65, longitude: -79.38 };
const DEGREES_PER_PX = 360 / (WORLD_PX * 2 ** ZOOM);
const NORTH_PER_PX = DEGREES_PER_PX * Math.cos((CENTER.latitude * Math.PI) / 180);
const LOOKS = { pill: '$849K', wide: '1 250 000 $' };

/** The point at these pixels right of and below the centre, at zoom 14. */
const at = (x: number, y = 0): Point => ({
  latitude: CENTER.latitude - y * NORTH_PER_PX,
  longitude: CENTER.longitude + x * DEGREES_PER_PX,
});
const pill = (key: string, x: number, y = 0): Pin => {
  const listing = createMockListing({ mlsNumber: key, location: at(x, y) });
  return { kind: 'listing', key: `2/${key}`, position: at(x, y), look: 'active', listing };
};
const boundsAt = ({ latitude, longitude }: Point): Bounds => ({
  north: latitude,
  south: latitude,
  east: longitude,
  west: longitude,
});
const cluster = (count: number, x: number, y = 0): Pin => ({
  kind: 'cluster',
  key: `cluster:${x};${y}`,
  position: at(x, y),
  count,
  bounds: boundsAt(at(x, y)),
});
const tower = (count: number, x: number, y = 0): Pin => ({
  kind: 'tower',
  key: `tower:${x};${y}`,
  position: at(x, y),
  count,
  restricted: 0,
});
const gather = (pins: Pin[], text: keyof typeof LOOKS = 'pill', zoom = ZOOM) =>
  gatherPins(pins, { zoom, textOf: () => LOOKS[text], kept: null });
const countsOf = (pins: readonly Pin[]) => pins.map((pin) => ('count' in pin ? pin.count : 1));

test.each([
  ['two pills side by side', [pill('A', 0), pill('B', 70)], [1, 1]],
  ['two pills one above the other', [pill('A', 0), pill('B', 0, 30)], [1, 1]],
  ['two pills on each other', [pill('A', 0), pill('B', 50, 20)], [2]],
  ['a chain of three', [pill('A', 0), pill('B', 50), pill('C', 100)], [2, 1]],
  ['a pill on a cluster', [pill('A', 0), cluster(10, 45)], [11]],
  ['a pill beside a cluster', [pill('A', 0), cluster(10, 60)], [1, 10]],
  ['two clusters on each other', [cluster(136, 0), cluster(13, 30, 30)], [149]],
  ['a pill on a tower', [tower(5, 0), pill('A', 30)], [6]],
  // The gathered circle is higher than a pill.
  ['a pill on what was gathered', [pill('A', 0), pill('B', 5, 0), pill('C', 30, 25)], [3]],
] as const)('%s', (_case, pins, counts) => {
  expect(countsOf(gather([...pins]))).toEqual(counts);
});

test('wider texts touch from farther away', () => {
  const pins = [pill('A', 0), pill('B', 80)];
  expect(gather(pins)).toHaveLength(2);
  expect(gather(pins, 'wide')).toHaveLength(1);
});

test('gathered pins are a cluster at the largest of them, with the bounds of all', () => {
  const [gathered] = gather([pill('A', 0), cluster(10, 40, -5), pill('B', 60)]);
  const { north, east } = boundsAt(at(60, -5));
  expect(gathered).toMatchObject({ kind: 'cluster', count: 12, position: at(40, -5) });
  expect(gathered).toMatchObject({ bounds: { north, south: at(0).latitude, east, west: at(0).longitude } });
});

test('a closer zoom separates them, and at the closest they are a list', () => {
  const near = [pill('A', 0), pill('B', 10)];
  expect(gather(near, 'pill', 17)).toHaveLength(2);
  const [here] = gather([pill('A', 0), pill('B', 1)], 'pill', 18);
  expect(here).toMatchObject({
    kind: 'tower',
    count: 2,
    bounds: { west: at(0).longitude, east: at(1).longitude },
  });
});

test('a home is found by the pin that gathers it, and the open one is drawn by itself', () => {
  const pins = [pill('A', 0), pill('B', 20), pill('C', 40)];
  const listing = createMockListing({ mlsNumber: 'B', location: at(20) });
  const gathered = gather(pins);
  expect(pinKeyOf(gathered, listing)).toBe(gathered[0]?.key);
  const kept = gatherPins(pins, { zoom: ZOOM, textOf: () => LOOKS.pill, kept: '2/B' });
  expect(kept.map(({ kind }) => kind).sort()).toEqual(['cluster', 'listing']);
  expect(pinKeyOf(kept, listing)).toBe('2/B');
});

test('pins that do not touch stay the same objects, so that nothing is drawn again', () => {
  const pins = [pill('A', 0), pill('B', 100), cluster(4, 0, 100)];
  expect(gather(pins)).toEqual(pins);
  expect(gather(pins).every((pin, index) => pin === pins[index])).toBe(true);
});
