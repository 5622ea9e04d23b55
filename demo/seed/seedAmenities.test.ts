import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoStreets } from '#demo/streets/demoStreets.ts';
import { storedStreets } from '#server/routing/streets/storedStreets.ts';
import { countRides } from '#server/routing/timetable/connections.ts';
import { unpackTimetable } from '#server/routing/timetable/timetable.ts';
import { readAmenitySources } from '#server/store/amenities/findAmenities.ts';
import { removeAmenities, storeAmenities } from '#server/store/amenities/storeAmenities.ts';
import { removeRouting } from '#server/store/routing/routingSources.ts';
import type { Store } from '#server/store/store.ts';
import { makeSmallCountryMap } from '../../tests/support/services/smallCountryMap.ts';
import {
  SMALL_DATASET_CITIES,
  SMALL_DATASET_NEIGHBOURHOODS,
} from '../../tests/support/services/smallDataset.ts';
import { openEmptyStore } from '../../tests/support/services/testStores.ts';
import { hasAmenities, seedAmenities } from './seedAmenities.ts';

const DAY = 20_778;
const geography = makeSmallCountryMap(SMALL_DATASET_CITIES, SMALL_DATASET_NEIGHBOURHOODS);
let store: Store;

beforeEach(async () => {
  store = await openEmptyStore();
});
afterEach(() => store.close());

const keys = async () => (await readAmenitySources(store)).map(({ key, day }) => [key, day]);

test('a store without amenities gets those of the demonstration once', async () => {
  expect(await hasAmenities(store)).toBe(false);
  await seedAmenities(store, geography, DAY);
  expect(await hasAmenities(store)).toBe(true);
  await seedAmenities(store, geography, DAY + 1);
  expect(await keys()).toEqual([['demo', DAY]]);
});

test('amenities of another version of the generator are drawn again', async () => {
  await seedAmenities(store, geography, DAY);
  await store.database.updateTable('amenity_source').set({ generator: 'older' }).execute();
  expect(await hasAmenities(store)).toBe(false);
  await seedAmenities(store, geography, DAY + 1);
  expect(await keys()).toEqual([['demo', DAY + 1]]);
});

test('a store with places of another source gets none', async () => {
  const source = { key: 'city', name: 'City', attribution: 'City', url: null, day: DAY };
  const library = { key: '1', kind: 'library', name: 'Main', latitude: 43, longitude: -79 } as const;
  await storeAmenities(store, source, [library]);
  await seedAmenities(store, geography, DAY);
  expect(await keys()).toEqual([['city', DAY]]);
  await removeAmenities(store, 'city');
  expect(await hasAmenities(store)).toBe(false);
});

const setBoard = () =>
  store.database
    .insertInto('dataset')
    .values({
      id: 1,
      state: 'ready',
      source: 'board',
      seed: 0,
      generator: '',
      dates_made_for: null,
      dates_as_of: null,
      listing_count: 0,
    })
    .execute();

test('a store with a board’s listings gets none', async () => {
  await setBoard();
  await seedAmenities(store, geography, DAY);
  expect(await keys()).toEqual([]);
});

test('a store gets a timetable with its amenities, whose day moves on, and which goes with its source', async () => {
  const main = makeSmallCountryMap(SMALL_DATASET_CITIES, SMALL_DATASET_NEIGHBOURHOODS);
  for (const street of main.streets) street.kind = 'arterial';
  const streets = demoStreets(main, store);
  const found = async () => {
    const { version, sources } = await streets.version();
    return { version, dates: sources.map(({ kind, date }) => `${kind} ${date}`) };
  };
  await seedAmenities(store, main, DAY);
  const first = await found();
  expect(first.dates).toEqual(['streets null', 'timetable 2026-11-21']);
  const [packed] = await streets.timetables();
  expect(countRides(unpackTimetable(packed ?? new Uint8Array()))).toBeGreaterThan(1000);
  await seedAmenities(store, main, DAY + 1);
  expect((await found()).dates).toEqual(['streets null', 'timetable 2026-11-22']);
  expect(await streets.timetables()).toEqual([packed]);
  // Streets that an operator loads have other stations.
  expect((await storedStreets(store).version()).sources).toEqual([]);
  await setBoard();
  expect((await found()).dates).toEqual(['streets null']);
  await store.database.deleteFrom('dataset').execute();
  await removeRouting(store, 'demo');
  expect((await found()).dates).toEqual(['streets null']);
  expect(await streets.timetables()).toEqual([]);
});
