import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { selectKnownListing } from './knownListing.ts';
import { makeStore } from './makeStore.ts';

const HOME = { mlsNumber: 'C1000001', boardId: 2 };
const CLOSED = {
  displayPublic: 'N',
  displayAddressOnInternet: 'Y',
  displayInternetEntireListing: 'Y',
} as const;
const listings = [
  createMockGeneratedListing(HOME),
  createMockGeneratedListing({ mlsNumber: 'C1000002', permissions: CLOSED }),
  createMockGeneratedListing({ mlsNumber: 'C1000003' }),
];

let services: TestServices;
let isDown = false;
const server = setupServer(
  http.all('*', ({ request }) => (isDown ? HttpResponse.error() : services.fetch(request))),
);

beforeAll(async () => {
  services = await makeTestServices({ listings });
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  isDown = false;
});
afterAll(async () => {
  server.close();
  await services.close();
});

const { listings: list, similar, autocomplete, listing } = realtyApi.endpoints;
const search = { ...DEFAULT_SEARCH, city: 'Toronto', state: 'Ontario' };

test('no listing is known before the first request', () => {
  expect(selectKnownListing(makeStore().getState(), HOME)).toBeUndefined();
});

test('a list’s listings are known, the same object each time', async () => {
  const store = makeStore();
  await store.dispatch(list.initiate({ search }));
  const known = selectKnownListing(store.getState(), HOME);
  expect(known).toMatchObject({ ...HOME, listPrice: 1_000_000, details: { beds: 3 } });
  expect(selectKnownListing(store.getState(), HOME)).toBe(known);
});

test('similar homes are known', async () => {
  const store = makeStore();
  await store.dispatch(similar.initiate({ mlsNumber: 'C1000003', boardId: 2 }));
  expect(selectKnownListing(store.getState(), HOME)).toMatchObject(HOME);
});

test('another board’s listing of the same number is another', async () => {
  const store = makeStore();
  await store.dispatch(list.initiate({ search }));
  expect(selectKnownListing(store.getState(), { ...HOME, boardId: 9 })).toBeUndefined();
});

test('a listing with withheld values is not used', async () => {
  const store = makeStore();
  const answer = await store.dispatch(list.initiate({ search }));
  expect(answer.data?.listings.map(({ mlsNumber }) => mlsNumber)).toContain('C1000002');
  expect(selectKnownListing(store.getState(), { mlsNumber: 'C1000002', boardId: 2 })).toBeUndefined();
});

test('answers with less than a card shows, and failed ones, give no listing', async () => {
  const store = makeStore();
  await store.dispatch(autocomplete.initiate('33 Queen'));
  isDown = true;
  await store.dispatch(list.initiate({ search }));
  await store.dispatch(listing.initiate(HOME));
  expect(selectKnownListing(store.getState(), HOME)).toBeUndefined();
});
