import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireCount, WireError, WireListingsPage, WireParameterErrors } from '#api/realty/contract.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { makeRealty, type RealtyOptions } from '#server/realty/makeRealty.ts';
import type { Store } from '#server/store/store.ts';
import { squareRouting } from '#tests/support/routing/squareRouting.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { mapOf, type Parameters, pathWith } from './calls.ts';

const CENTRE = { latitude: 43.7, longitude: -79.4 };
const home = (mlsNumber: string, east: number, north = 0) =>
  createMockGeneratedListing({
    mlsNumber,
    latitude: CENTRE.latitude + north / 1000,
    longitude: CENTRE.longitude + east / 1000,
  });

/** Homes by their distance from the centre, in thousandths of a degree to the east. */
const LISTINGS = [
  home('AT0', 0),
  home('AT8', 8),
  home('AT12', 12),
  home('AT18', 18),
  home('AT28', 28),
  home('AT28NORTH', 28, 28),
  home('AT200', 200),
  {
    ...home('RESTRICTED', 14),
    permissions: {
      displayPublic: 'N',
      displayAddressOnInternet: 'Y',
      displayInternetEntireListing: 'Y',
    } as const,
  },
];

const driving = (minutes: number) => `43.7,-79.4,drive,${minutes},0830`;
/** Another destination, 30 thousandths to the east. */
const EAST = '43.7,-79.37,drive,15,0830';

describe.each(storeDialects())('homes in reach in $name', (dialect) => {
  let store: Store;
  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, LISTINGS);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  const clock = { now: () => SMALL_DATASET_NOW };
  const realtyOf = (options: Partial<RealtyOptions> = {}) =>
    makeRealty({
      store,
      clock,
      sessionOf: async () => ({ kind: 'visitor' }),
      limits: [],
      routing: squareRouting,
      ...options,
    });
  const call = async <Body>(
    parameters: Parameters,
    body?: object,
    session: 'customer' | 'visitor' = 'customer',
  ) => {
    const realty = realtyOf({
      sessionOf: async () => (session === 'customer' ? CUSTOMER : { kind: 'visitor' }),
    });
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await realty.fetch(
      new Request(`http://localhost${pathWith('/realty/listings', parameters)}`, init),
    );
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  const numbers = async (parameters: Parameters) => {
    const { body } = await call<WireListingsPage>({ ...parameters, sortBy: 'createdOnAsc' });
    return body.listings.map(({ mlsNumber }) => mlsNumber).sort();
  };

  it.each<[string, Parameters, string[]]>([
    ['in ten minutes', { commute: driving(10) }, ['AT0', 'AT8']],
    [
      'in half an hour',
      { commute: driving(30) },
      ['AT0', 'AT12', 'AT18', 'AT28', 'AT28NORTH', 'AT8', 'RESTRICTED'],
    ],
    ['outside a hole', { commute: '43.7,-79.4,walk,15,0830' }, ['AT12', 'AT8', 'RESTRICTED']],
    ['of two destinations', { commute: [driving(20), EAST] }, ['AT18']],
    ['of destinations that have nothing in common', { commute: [driving(10), EAST] }, []],
    ['where nothing is', { commute: '43.7,-79.4,bike,15,0830' }, []],
    [
      'in a part of the map',
      { commute: driving(30), map: mapOf(-79.39, 43.69, -79.36, 43.71) },
      ['AT12', 'AT18', 'AT28', 'RESTRICTED'],
    ],
    ['in a part of the map beside it', { commute: driving(30), map: mapOf(-79.3, 43.69, -79.2, 43.71) }, []],
  ])('%s', async (_case, parameters, expected) => {
    expect(await numbers(parameters)).toEqual([...expected].sort());
  });

  it('are counted, gathered on the map and in statistics as they are listed', async () => {
    const commute = [driving(20)];
    const counted = await call<WireCount>({ type: 'count' }, { commute });
    expect(counted.body).toEqual({ count: 5 });
    const { body } = await call<WireListingsPage>({
      commute,
      aggregates: 'map',
      statistics: 'cnt-available',
    });
    expect(body.count).toBe(5);
    const clusters = body.aggregates?.map?.clusters ?? [];
    expect(clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(5);
    expect(body.statistics?.available?.count).toBe(5);
  });

  it('are none, with an error that says why, if the area cannot be found', async () => {
    for (const commute of ['43.7,-79.4,transit,30,0830', [driving(30), '43.7,-79.4,transit,30,0830']]) {
      const { status, body } = await call<WireError>({ commute });
      expect(status).toBe(503);
      expect(body.code).toBe('routingUnreachable');
      expect(body).not.toHaveProperty('listings');
    }
  });

  it.each<[string, Parameters['commute']]>([
    ['an unknown mode', '43.7,-79.4,fly,30,0830'],
    ['too many minutes', '43.7,-79.4,drive,95,0830'],
    ['minutes between two steps', '43.7,-79.4,drive,31,0830'],
    ['a latitude beyond the map', '95,-79.4,drive,30,0830'],
    ['more than two places', [driving(10), driving(15), driving(20)]],
  ])('are not searched by %s', async (_case, commute) => {
    const { status, body } = await call<WireParameterErrors>({ commute });
    expect(status).toBe(400);
    expect(body.map(({ param }) => param)).toEqual(['commute']);
  });

  it('include a restricted home for a visitor by its rounded point only', async () => {
    const found = async (longitude: number, session: 'customer' | 'visitor') => {
      const parameters = { commute: `43.7,${longitude},drive,10,0830`, mlsNumber: 'RESTRICTED' };
      return (await call<WireListingsPage>(parameters, undefined, session)).body.count;
    };
    // The home is at -79.386, and its rounded point at -79.39. An area reaches 0.01 degrees to each side.
    const [aroundRounded, aroundTrue] = [-79.398, -79.378];
    expect([await found(aroundRounded, 'visitor'), await found(aroundTrue, 'visitor')]).toEqual([1, 0]);
    expect([await found(aroundRounded, 'customer'), await found(aroundTrue, 'customer')]).toEqual([0, 1]);
  });

  it.each<[name: string, path: string, body?: object]>([
    ['in the query', pathWith('/realty/listings', { commute: [driving(10), EAST] })],
    ['in the query as a list', pathWith('/realty/listings', { 'commute[]': [driving(10), EAST] })],
    ['in the body of a count', '/realty/listings?type=count', { commute: [driving(10), EAST] }],
    ['in the body of a search', '/realty/listings', { commute: [driving(10), EAST] }],
  ])('count as many calls wherever the destinations are: %s', async (_case, path, body) => {
    const statusesWith = async (requests: number) => {
      const realty = realtyOf({ limits: [{ path: '/realty/', requests, seconds: 3600 }] });
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const first = await realty.request(path, init);
      return [first.status, (await realty.request(path, init)).status];
    };
    // Two areas of 40, and the search itself.
    expect(await statusesWith(2 * 81 - 1)).toEqual([200, 429]);
    expect(await statusesWith(2 * 100)).toEqual([200, 200]);
    expect(await statusesWith(50), 'a single call is allowed').toEqual([200, 429]);
  });

  it('are those of a saved search, which is refused, and not widened, while the areas cannot be found', async () => {
    const homes = makeHomeSearch({ store, clock, routing: squareRouting });
    const all = await homes.markOf({ minListDate: '2000-01-01' });
    const near = await homes.markOf({ commute: [driving(10)] });
    expect(near.seen).toBeLessThanOrEqual(all.seen);
    await expect(homes.markOf({ commute: ['43.7,-79.4,transit,30,0830'] })).rejects.toMatchObject({
      status: 503,
      code: 'routingUnreachable',
    });
    const withoutStreets = makeHomeSearch({ store, clock });
    await expect(withoutStreets.markOf({ commute: [driving(10)] })).rejects.toMatchObject({
      errors: [{ param: 'commute' }],
    });
  });
});
