import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAmenitySources } from '#server/store/amenities/findAmenities.ts';
import { removeAmenities, storeAmenities } from '#server/store/amenities/storeAmenities.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { makeSmallCountryMap } from '../../tests/support/services/smallCountryMap.ts';
import {
  SMALL_DATASET_CITIES,
  SMALL_DATASET_NEIGHBOURHOODS,
} from '../../tests/support/services/smallDataset.ts';
import { hasAmenities, seedAmenities } from './seedAmenities.ts';

const DAY = 20_778;
const geography = makeSmallCountryMap(SMALL_DATASET_CITIES, SMALL_DATASET_NEIGHBOURHOODS);
let store: Store;

beforeEach(async () => {
  store = await openStore({ kind: 'memory' });
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

test('a store with a board’s listings gets none', async () => {
  await store.database
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
  await seedAmenities(store, geography, DAY);
  expect(await keys()).toEqual([]);
});
