import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { marketCalls } from '#api/realty/marketCalls.ts';
import { DEFAULT_TRENDS, parseTrends } from '#domain/market/trendsUrl.ts';
import { rememberSession } from '#store/activeSession.ts';
import { makeStore } from '#store/makeStore.ts';
import { network } from '#tests/support/page/network.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { requestMarket } from './earlyRequests.ts';
import { takeEarlyMarket } from './takeEarlyMarket.ts';

/** The cities in requests to the service, one for each call. */
let requested: (string | null)[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW });
  const services = await makeTestServices();
  requested = [];
  network.use(
    http.all('*', async ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('city'));
      return (await services.fetch(request)) ?? HttpResponse.error();
    }),
  );
  onTestFinished(async () => {
    vi.useRealTimers();
    globalThis.earlyAnswers = undefined;
    window.history.replaceState(null, '', '/');
    await services.close();
  });
});

/** Opens the app at /trends, with or without the boot script's request. */
async function openedAt(search: string, asksFirst = true) {
  window.history.replaceState(null, '', `/real-estate/trends${search}`);
  const view = parseTrends(new URLSearchParams(search));
  if (asksFirst) requestMarket(view);
  const store = makeStore();
  await takeEarlyMarket(store.dispatch);
  const { city, state, maxBeds, olderData } = view;
  const market = marketCalls.endpoints.marketStatistics.select({ city, state, maxBeds, olderData });
  return { store, market: () => market(store.getState()).data };
}

test.each([
  ['', 'Toronto'],
  ['?city=Oakville&beds=2&older=1&compare=Ajax', 'Oakville'],
])('early figures of "%s" are in the store before the page is rendered', async (search, city) => {
  const { market } = await openedAt(search);
  expect(market()?.filters.city).toBe(city);
  expect(market()?.summary.sold).toBeTypeOf('number');
  expect(requested).toEqual([city, city]);
});

test('without them the page sends its own request', async () => {
  const { market } = await openedAt('', false);
  expect(market()).toBeUndefined();
  expect(requested).toEqual([]);
});

test('no early request is sent for a customer, whose answers hold more', async () => {
  rememberSession('active');
  requestMarket(DEFAULT_TRENDS);
  expect(globalThis.earlyAnswers).toBeUndefined();
});
