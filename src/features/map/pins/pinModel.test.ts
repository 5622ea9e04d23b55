import { expect, test } from 'vitest';
import type { Pins } from '#api/realty/realtyApi.ts';
import type { Cluster } from '#domain/listing/listing.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { clusterDiameter, pinKeyOf, pinLook, pinsOf, withOpenListing } from './pinModel.ts';

const answer = (changes: Partial<Pins>): Pins => ({ count: 1, clusters: [], listings: [], ...changes });
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

const clusterAt = (latitude: number, longitude: number, changes: Partial<Cluster> = {}): Cluster => ({
  count: 12,
  restricted: 0,
  location: at(latitude, longitude),
  bounds: {
    north: latitude + 0.01,
    south: latitude - 0.01,
    east: longitude + 0.01,
    west: longitude - 0.01,
  },
  ...changes,
});

test.each([
  ['New', 'sale', 'active'],
  ['New', 'lease', 'lease'],
  ['Sld', 'sale', 'sold'],
  ['Sc', 'sale', 'sold'],
  ['Lsd', 'lease', 'sold'],
  ['Exp', 'sale', 'neutral'],
  ['Ter', 'lease', 'neutral'],
  ['Zzz', 'sale', 'neutral'],
] as const)('a listing of status %s for %s looks %s', (lastStatus, type, look) => {
  expect(pinLook(createMockListing({ lastStatus, type }))).toBe(look);
});

test('a listing with a withheld price looks restricted', () => {
  expect(pinLook(createMockListing({ restricted: true, listPrice: null }))).toBe('restricted');
});

test('several listings at one point are a tower, a single listing is its own pin', () => {
  const tower = at(43.645, -79.38);
  const pins = pinsOf(
    answer({
      listings: [
        createMockListing({ mlsNumber: 'C1000001', location: tower }),
        createMockListing({ mlsNumber: 'C1000002', location: { ...tower } }),
        createMockListing({ mlsNumber: 'C1000003', location: at(43.64, -79.38) }),
      ],
    }),
  );
  expect(pins.map(({ kind, key }) => [kind, key])).toEqual([
    ['tower', 'tower:43.64500;-79.38000'],
    ['listing', '2/C1000003'],
  ]);
  expect(pins[0]).toMatchObject({ count: 2 });
});

test('a cluster at one point is a tower, a cluster of one is its listing', () => {
  const point = at(43.7, -79.4);
  const bounds = { north: 43.7, south: 43.7, east: -79.4, west: -79.4 };
  const listing = createMockListing({ mlsNumber: 'C1000009', location: at(43.6, -79.4) });
  const pins = pinsOf(
    answer({
      clusters: [
        clusterAt(43.8, -79.4),
        { count: 30, restricted: 0, location: point, bounds },
        clusterAt(43.6, -79.4, { count: 1, listing }),
      ],
    }),
  );
  expect(pins.map(({ kind }) => kind)).toEqual(['cluster', 'tower', 'listing']);
});

test('restricted homes at a rounded point are not units of an address or of a tower there', () => {
  const point = at(43.67, -79.4);
  const bounds = { north: 43.67, south: 43.67, east: -79.4, west: -79.4 };
  const [pile] = pinsOf(answer({ clusters: [{ count: 2, restricted: 2, location: point, bounds }] }));
  expect(pile).toMatchObject({ kind: 'tower', key: 'near:43.67000;-79.40000', restricted: 2 });
  const listingAt = (mlsNumber: string, restricted: boolean) =>
    createMockListing({ mlsNumber, restricted, location: { ...point } });
  const hidden = ['C1000001', 'C1000002'].map((number) => listingAt(number, true));
  const units = ['C1000003', 'C1000004', 'C1000005'].map((number) => listingAt(number, false));
  const pins = pinsOf(answer({ listings: [...hidden, ...units] }));
  expect(pins).toMatchObject([
    { key: 'near:43.67000;-79.40000', count: 2, restricted: 2 },
    { key: 'tower:43.67000;-79.40000', count: 3, restricted: 0 },
  ]);
  expect(pinKeyOf(pins, listingAt('C1000001', true))).toBe('near:43.67000;-79.40000');
  expect(pinKeyOf(pins, listingAt('C1000003', false))).toBe('tower:43.67000;-79.40000');
  const [mixed] = pinsOf(answer({ clusters: [{ count: 3, restricted: 1, location: point, bounds }] }));
  expect(mixed).toMatchObject({ key: 'near:43.67000;-79.40000', count: 3, restricted: 1 });
});

test('pins are in reading order: north first, then from west to east', () => {
  const pins = pinsOf(
    answer({ clusters: [clusterAt(43.6, -79.3), clusterAt(43.7, -79.2), clusterAt(43.7, -79.4)] }),
  );
  expect(pins.map(({ position }) => [position.latitude, position.longitude])).toEqual([
    [43.7, -79.4],
    [43.7, -79.2],
    [43.6, -79.3],
  ]);
});

test('pins without a valid location are skipped with a warning', () => {
  expectedConsole.push(
    /no usable location and was skipped/,
    /cluster without a usable location was skipped/i,
  );
  const pins = pinsOf(
    answer({
      listings: [createMockListing({ location: null })],
      clusters: [clusterAt(Number.NaN, -79)],
    }),
  );
  expect(pins).toEqual([]);
});

test.each([
  [2, 36],
  [10, 42],
  [100, 51],
  [1000, 60],
  [50_000, 60],
])('a cluster of %i is %i px wide', (count, diameter) => {
  expect(clusterDiameter(count)).toBe(diameter);
});

test('a listing is found by its own pin or its tower, but not in a cluster', () => {
  const tower = at(43.645, -79.38);
  const [first, second] = ['C1000001', 'C1000002'].map((mlsNumber) =>
    createMockListing({ mlsNumber, location: tower }),
  );
  if (!first || !second) throw new Error('two were made');
  expect(pinKeyOf(pinsOf(answer({ listings: [first] })), first)).toBe('2/C1000001');
  expect(pinKeyOf(pinsOf(answer({ listings: [first, second] })), second)).toBe('tower:43.64500;-79.38000');
  expect(pinKeyOf(pinsOf(answer({ clusters: [clusterAt(43.645, -79.38)] })), first)).toBeUndefined();
});

test('the open listing is drawn even if a cluster contains it', () => {
  const open = createMockListing({ location: at(43.645, -79.38) });
  const hidden = pinsOf(answer({ clusters: [clusterAt(43.7, -79.38)] }));
  expect(withOpenListing(hidden, open).map(({ kind }) => kind)).toEqual(['cluster', 'listing']);
  const shown = pinsOf(answer({ listings: [open] }));
  expect(withOpenListing(shown, open)).toBe(shown);
});
