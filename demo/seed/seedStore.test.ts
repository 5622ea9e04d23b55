import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGeography } from '../../tests/support/country/fakeGeography.ts';
import { seedStore } from './seedStore.ts';

const DAY = 20_778;
const geography = fakeGeography();
let store: Store;

beforeEach(async () => {
  store = await openStore({ kind: 'memory' });
});
afterEach(() => store.close());

/** Seeds the store and returns the number of generated listings. */
async function madeFor(listings: number | undefined, today: number, isForced = false): Promise<number> {
  let made = 0;
  const onProgress = ({ done }: { done: number }) => {
    made = done;
  };
  await seedStore({ store, geography, listings, today, isForced, onProgress });
  return made;
}

test('a store keeps its number of listings unless another number is requested', async () => {
  expect(await madeFor(300, DAY)).toBe(300);
  expect(await madeFor(undefined, DAY + 1)).toBe(0);
  expect(await store.dataset()).toMatchObject({ listingCount: 300, dates: { asOf: DAY + 1 } });
});

test('the store is filled again for another number, and on request', async () => {
  await madeFor(300, DAY);
  expect(await madeFor(200, DAY)).toBe(200);
  expect(await madeFor(200, DAY + 30, true)).toBe(200);
  expect(await store.dataset()).toMatchObject({ listingCount: 200, dates: { asOf: DAY + 30 } });
});
