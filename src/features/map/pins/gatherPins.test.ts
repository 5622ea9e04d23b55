import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import { fractionOf, WORLD_PX } from '#domain/geo/mercator.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { type Cover, gatherPins } from './gatherPins.ts';
import { clusterDiameter, type Pin, pinKeyOf } from './pinModel.ts';

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
  gatherPins(pins, { zoom, textOf: () => LOOKS[text], openKey: null });
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
  const result = gatherPins(pins, { zoom: ZOOM, textOf: () => LOOKS.pill, openKey: '2/B' });
  expect(result.map(({ kind }) => kind).sort()).toEqual(['cluster', 'listing']);
  expect(pinKeyOf(result, listing)).toBe('2/B');
});

test('pins that do not touch stay the same objects, so that nothing is drawn again', () => {
  const pins = [pill('A', 0), pill('B', 100), cluster(4, 0, 100)];
  expect(gather(pins)).toEqual(pins);
  expect(gather(pins).every((pin, index) => pin === pins[index])).toBe(true);
});

/** The centre of a pin as it is drawn, in pixels from the point `at(0)`, and half of its size. */
const boxOf = (pin: Pin) => {
  const worldPx = WORLD_PX * 2 ** ZOOM;
  const [from, to] = [fractionOf(at(0)), fractionOf(pin.position)];
  const half = pin.kind === 'cluster' ? clusterDiameter(pin.count) / 2 : undefined;
  return {
    x: (to.x - from.x) * worldPx + (pin.aside?.x ?? 0),
    y: (to.y - from.y) * worldPx - (half === undefined ? 20 : 0) + (pin.aside?.y ?? 0),
    // A pill with five letters is 63 px wide.
    halfWidth: half ?? 31.5,
    halfHeight: half ?? 14,
  };
};
type Box = ReturnType<typeof boxOf>;
const overlap = (one: Box, other: Box): number =>
  Math.min(
    one.halfWidth + other.halfWidth - Math.abs(one.x - other.x),
    one.halfHeight + other.halfHeight - Math.abs(one.y - other.y),
  );
const coverAt = (
  left: number,
  top: number,
  width: number,
  height: number,
  direction: Cover['direction'],
): Cover => {
  const { x, y } = fractionOf(at(0));
  const worldPx = WORLD_PX * 2 ** ZOOM;
  const [right, down] = [x * worldPx + left, y * worldPx + top];
  return { left: right, right: right + width, top: down, bottom: down + height, direction };
};
const boxOfCover = ({ left, right, top, bottom }: Cover): Box => {
  const { x, y } = fractionOf(at(0));
  const worldPx = WORLD_PX * 2 ** ZOOM;
  return {
    x: (left + right) / 2 - x * worldPx,
    y: (top + bottom) / 2 - y * worldPx,
    halfWidth: (right - left) / 2,
    halfHeight: (bottom - top) / 2,
  };
};

test('a pin under the controls is drawn beside them, and is gathered with the pin that is there', () => {
  const controls = coverAt(640, 16, 44, 300, 'left');
  const gatherBeside = (...pins: Pin[]) =>
    gatherPins(pins, { zoom: ZOOM, textOf: () => LOOKS.pill, openKey: null, covers: [controls] });
  expect(gatherBeside(pill('A', 660, 200))[0]?.aside).toEqual({ x: -60, y: 0 });
  expect(gatherBeside(pill('A', 660, 500))[0]?.aside).toBeUndefined();
  expect(countsOf(gatherBeside(pill('A', 660, 200), pill('B', 560, 200)))).toEqual([2]);
  expect(countsOf(gatherBeside(pill('A', 660, 200), pill('B', 500, 200)))).toEqual([1, 1]);
});

test('in any view no two pins lie on each other, and none under the controls or the name of the place', () => {
  const pins = array(
    record({
      make: constantFrom(pill, tower, cluster),
      count: integer({ min: 2, max: 900 }),
      x: integer({ min: -20, max: 720 }),
      y: integer({ min: -20, max: 620 }),
    }),
    { maxLength: 80 },
  );
  const frames = record({
    width: integer({ min: 320, max: 720 }),
    controls: integer({ min: 90, max: 320 }),
    chip: integer({ min: 0, max: 250 }),
  });
  assert(
    property(pins, frames, (wanted, { width, controls, chip }) => {
      const covers = [coverAt(width - 60, 16, 44, controls, 'left')];
      if (chip > 0) covers.push(coverAt(16, 16, Math.min(chip, width - 100), 36, 'down'));
      const made = wanted.map(({ make, count, x, y }, index) =>
        make === pill ? pill(`P${index}`, x, y) : make === tower ? tower(count, x, y) : cluster(count, x, y),
      );
      const shown = gatherPins(made, { zoom: ZOOM, textOf: () => LOOKS.pill, openKey: null, covers });
      const boxes = shown.map(boxOf);
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBeLessThan(2.01);
        for (const cover of covers) expect(overlap(box, boxOfCover(cover))).toBeLessThan(0.01);
      }
      const homes = (all: readonly Pin[]) => countsOf(all).reduce((sum, count) => sum + count, 0);
      expect(homes(shown)).toBe(homes(made));
    }),
    { numRuns: 300 },
  );
});
