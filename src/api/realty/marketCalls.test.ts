import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_MARKET_FILTERS, type MarketFilters } from '#domain/market/market.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { makeStore } from '#store/makeStore.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import {
  SMALL_DATASET_DAY,
  SMALL_DATASET_NOW,
  smallDatasetListings,
} from '#tests/support/services/smallDataset.ts';
import { marketCalls } from './marketCalls.ts';

const server = setupServer();
let services: TestServices;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW });
  services = await makeTestServices({ session: CUSTOMER });
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(async () => {
  server.close();
  vi.useRealTimers();
  await services.close();
});

/** Answers from the local service, and records the requests. Requests for which `fails` is true are refused. */
function serve(fails: (query: URLSearchParams) => boolean = () => false): URLSearchParams[] {
  const requested: URLSearchParams[] = [];
  server.use(
    http.get('*/realty/listings', ({ request }) => {
      const query = new URL(request.url).searchParams;
      requested.push(query);
      return fails(query)
        ? HttpResponse.json({ message: 'No.', requestId: 'r' }, { status: 500 })
        : services.fetch(request);
    }),
  );
  return requested;
}

const ask = (filters: MarketFilters) =>
  makeStore().dispatch(marketCalls.endpoints.marketStatistics.initiate(filters));

const entriesOf = (query: URLSearchParams | undefined) => Object.fromEntries(query ?? []);

test('the sales are requested as required, and the new listings beside them', async () => {
  const requested = serve();
  await ask({ city: 'Richmond Hill', state: 'Ontario', maxBeds: 2, olderData: true });
  const sales = requested.find((query) => query.has('lastStatus'));
  const listed = requested.find((query) => !query.has('lastStatus'));
  expect(requested).toHaveLength(2);
  expect(entriesOf(sales)).toMatchObject({
    city: 'Richmond Hill',
    minBeds: '0',
    maxBeds: '2',
    status: 'U',
    lastStatus: 'Sld',
    minSoldDate: '2024-11-01',
    listings: 'false',
    aggregateStatistics: 'true',
    aggregates: 'details.propertyType',
  });
  expect(sales?.get('statistics')?.split(',')).toContain('grp-mth');
  expect(listed?.getAll('status')).toEqual(['A', 'U']);
  expect(entriesOf(listed)).toMatchObject({
    city: 'Richmond Hill',
    type: 'sale',
    statistics: 'cnt-new,grp-mth',
  });
});

test('the answer is the city’s market', async () => {
  serve();
  const { data } = await ask({ ...DEFAULT_MARKET_FILTERS, maxBeds: 3 });
  const monthOf = (day: number | null) =>
    day === null ? '' : new Date((SMALL_DATASET_DAY + day) * MILLISECONDS_A_DAY).toISOString().slice(0, 7);
  const homes = smallDatasetListings().filter(
    ({ city, beds, class: kind }) => city === 'Toronto' && beds <= 3 && kind !== 'CommercialProperty',
  );
  const sold = homes.filter(({ lastStatus }) => lastStatus === 'Sld');
  const forSale = homes.filter(({ type }) => type === 'Sale');
  expect(data?.months.map(({ month, sold: count, newListings }) => [month, count, newListings])).toEqual(
    ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month) => [
      month,
      sold.filter(({ soldDay }) => monthOf(soldDay) === month).length,
      forSale.filter(({ listDay }) => monthOf(listDay) === month).length,
    ]),
  );
  expect(data?.summary.averagePrice).toBeGreaterThan(0);
  expect(data?.types.byCount.map(({ type }) => type)).toContain('Detached');
  expect(data?.filters).toEqual({ city: 'Toronto', state: 'Ontario', maxBeds: 3, olderData: false });
});

test.each([
  ['the sales', (query: URLSearchParams) => query.has('lastStatus')],
  ['the new listings', (query: URLSearchParams) => !query.has('lastStatus')],
])('a failure of %s fails the query', async (_which, fails) => {
  serve(fails);
  const { data, error } = await ask(DEFAULT_MARKET_FILTERS);
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 500 });
});
