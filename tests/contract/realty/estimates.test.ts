import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import type { WireEstimate, WireEstimateErrorList } from '#api/realty/estimateContract.ts';
import type { GeneratedListing } from '#demo/types.ts';
import type { Session } from '#server/http/session.ts';
import { backTest, renewErrors } from '#server/realty/estimates/backTest.ts';
import { renewYields, YIELD_DAYS } from '#server/realty/estimates/yieldJob.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import { listingRowOf } from '#server/store/dataset/listingRow.ts';
import { storeErrors } from '#server/store/estimates/estimateErrors.ts';
import { followedPage, scannedPage } from '#server/store/listings/pages.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { twinDatasets } from '#tests/support/services/twinDatasets.ts';
import { type Answer, type Parameters, pathWith } from './calls.ts';

const HIDDEN = { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' };
/** Milliseconds. Far more than the slowest machine needs. */
const TIMEOUT_MS = 60_000;
const VISITOR: Session = { kind: 'visitor' };

/** Fifty sales on one street: a dollar for each of 500 square feet, as an average of pairs that differ by 10 %. */
const SALES = Array.from({ length: 50 }, (_, index) => {
  const sqft = 1600 + (index % 5) * 100;
  return createMockGeneratedListing({
    mlsNumber: `S${100 + index}`,
    status: 'U',
    lastStatus: 'Sld',
    listPrice: 5_000_000,
    soldPrice: Math.round(sqft * 500 * (index % 2 ? 1.05 : 0.95)),
    soldDay: -7 * index,
    listDay: -7 * index - 30,
    sqft,
    streetNumber: String(1 + 2 * index),
    latitude: 43.65 + index / 10_000,
    permissions: index % 5 === 4 ? HIDDEN : createMockGeneratedListing().permissions,
  });
});
const LEASES = Array.from({ length: 12 }, (_, index) =>
  createMockGeneratedListing({
    mlsNumber: `L${100 + index}`,
    type: 'Lease',
    status: 'U',
    lastStatus: 'Lsd',
    listPrice: 9999,
    soldPrice: 3000 + index * 10,
    soldDay: -10 * index,
    latitude: 43.65 + index / 10_000,
  }),
);
const HOMES = [
  createMockGeneratedListing({ mlsNumber: 'ACTIVE', listPrice: 5_000_000, streetNumber: '200' }),
  createMockGeneratedListing({ mlsNumber: 'HIDDEN', permissions: HIDDEN }),
  createMockGeneratedListing({ mlsNumber: 'LONGAGO', listDay: -1800, streetNumber: '201' }),
  createMockGeneratedListing({ mlsNumber: 'NOSIZE', sqft: null }),
  createMockGeneratedListing({ mlsNumber: 'PALACE', sqft: 9000 }),
  createMockGeneratedListing({
    mlsNumber: 'OFFICE',
    class: 'CommercialProperty',
    propertyType: 'Office',
  }),
  createMockGeneratedListing({ mlsNumber: 'FAR', city: 'Halifax', latitude: 44.65, longitude: -63.57 }),
  createMockGeneratedListing({ mlsNumber: 'COUNTRY', city: 'Erin', latitude: 43.65, longitude: -80.01 }),
];

describe.each(storeDialects())('estimates on $name', (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, [...SALES, ...LEASES, ...HOMES]);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  async function get<Body>(
    path: string,
    parameters: Parameters = {},
    session: Session = CUSTOMER,
  ): Promise<Answer<Body>> {
    const service = makeRealty({
      store,
      clock: { now: () => SMALL_DATASET_NOW },
      sessionOf: async () => session,
      limits: [],
    });
    const answer = await service.fetch(new Request(`http://localhost${pathWith(path, parameters)}`));
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
  }
  const estimateOf = (mls: string, parameters: Parameters = {}) =>
    get<WireEstimate>(`/realty/listings/${mls}/estimate`, parameters);

  test('a home on the market has a figure with its range, from the sales and not from its asking price', async () => {
    const { status, headers, body } = await estimateOf('active');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toContain('private');
    expect(WIRE_SCHEMAS.estimate.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ kind: 'price', day: '2026-11-21', reason: null, errors: null });
    expect(body.home).toMatchObject({
      propertyType: 'Detached',
      sqft: 1800,
      address: { streetNumber: '200' },
    });
    // 1,800 square feet at 500 dollars.
    expect(Math.abs((body.figure ?? 0) - 900_000)).toBeLessThan(60_000);
    expect(body.low).toBeLessThan(body.figure ?? 0);
    expect(body.high).toBeGreaterThan(body.figure ?? 0);
    expect(body.comparables).toHaveLength(5);
    expect(body.comparableCount).toBeGreaterThan(5);
    for (const { mlsNumber, price, adjusted, adjustments, soldDate, address } of body.comparables) {
      const sale = SALES.find((one) => one.mlsNumber === mlsNumber);
      expect(price).toBe(sale?.soldPrice);
      expect(price + adjustments.reduce((sum, { amount }) => sum + amount, 0)).toBe(adjusted);
      expect(soldDate).toMatch(/^2026-/);
      expect(address?.streetName).toBe('Queen');
    }
  });

  test('a rent comes from leases, also for a home for sale', async () => {
    const { body } = await estimateOf('ACTIVE', { kind: 'rent' });
    expect(body.kind).toBe('rent');
    expect(body.figure).toBeGreaterThan(2900);
    expect(body.figure).toBeLessThan(3200);
    expect(body.comparables.every(({ mlsNumber }) => mlsNumber.startsWith('L'))).toBe(true);
    expect((await estimateOf('L105')).body.kind).toBe('rent');
  });

  test('an earlier sale of the home itself counts most', async () => {
    const { body } = await estimateOf('S120');
    expect(body.comparables[0]).toMatchObject({ mlsNumber: 'S120', isSameHome: true });
  });

  test.each([
    ['NOSIZE', 'unknownSize'],
    ['OFFICE', 'notAHome'],
    ['FAR', 'tooFew'],
    ['PALACE', 'tooFew'],
    ['COUNTRY', 'tooFar'],
  ])('home %s has no figure because of %s', async (mls, reason) => {
    const { status, body } = await estimateOf(mls);
    expect(status).toBe(200);
    expect(body).toMatchObject({ figure: null, low: null, high: null, reason, comparables: [] });
    expect(WIRE_SCHEMAS.estimate.safeParse(body).error).toBeUndefined();
  });

  test('the home at an address has the facts of its listing, unless the caller knows better', async () => {
    const address = { city: 'Toronto', streetNumber: 200, streetName: 'Queen', streetSuffix: 'Street' };
    const known = await get<WireEstimate>('/realty/estimates/home', address);
    expect(known.body.figure).toBe((await estimateOf('ACTIVE')).body.figure);
    const larger = await get<WireEstimate>('/realty/estimates/home', { ...address, sqft: 2000 });
    expect(larger.body.home.sqft).toBe(2000);
    expect(larger.body.figure).toBeGreaterThan(known.body.figure ?? 0);
  });

  test('the caller’s property tax is this year’s, however long ago the home was listed', async () => {
    const address = { city: 'Toronto', streetName: 'Queen', streetSuffix: 'Street', tax: 5000 };
    const figures = await Promise.all(
      [200, 201].map(async (streetNumber) => {
        const { body } = await get<WireEstimate>('/realty/estimates/home', { ...address, streetNumber });
        return body.figure;
      }),
    );
    expect(figures[0]).not.toBeNull();
    expect(figures[1]).toBe(figures[0]);
  });

  test('a home that was never listed is estimated on a known street, or at a position', async () => {
    const facts = { city: 'Toronto', propertyType: 'Detached', beds: 3, baths: 2, sqft: 1800 };
    const street = { ...facts, streetNumber: 44, streetName: 'Queen Street', streetDirection: 'W' };
    const there = await get<WireEstimate>('/realty/estimates/home', street);
    expect(there.status).toBe(200);
    expect(there.body.home.latitude).toBeCloseTo(43.652, 2);
    expect(Math.abs((there.body.figure ?? 0) - 900_000)).toBeLessThan(60_000);
    const placed = await get<WireEstimate>('/realty/estimates/home', { ...facts, lat: 43.65, long: -79.41 });
    expect(placed.body.figure).not.toBeNull();
    const { sqft: _, ...unmeasured } = street;
    expect((await get<WireEstimate>('/realty/estimates/home', unmeasured)).body.reason).toBe('unknownSize');
    expect((await get('/realty/estimates/home', { ...street, streetName: 'Nowhere Lane' })).status).toBe(404);
  });

  test.each([
    [{ streetName: 'Queen' }, 'city'],
    [{ city: 'Toronto' }, 'streetName'],
    [{ city: 'Toronto', lat: 43.65, long: -79.4, beds: 3, baths: 2 }, 'propertyType'],
    [{ city: 'Toronto', streetName: 'Queen', kind: 'value' }, 'kind'],
    [{ city: 'Toronto', streetName: 'Queen', sqft: 0 }, 'sqft'],
  ])('the parameters %o are refused, and %s is named', async (parameters, param) => {
    const { status, body } = await get<{ param: string }[]>('/realty/estimates/home', parameters);
    expect([status, body[0]?.param]).toEqual([400, param]);
  });

  test.each([
    '/realty/listings/ACTIVE/estimate',
    '/realty/listings/HIDDEN/estimate',
    '/realty/listings/NOTHING/estimate',
    '/realty/estimates/home?city=Toronto&streetName=Queen&streetNumber=200',
  ])('a visitor gets no figure from %s, and the same answer for every home', async (path) => {
    const { status, headers, body } = await get<{ message: string }>(path, {}, VISITOR);
    expect(status).toBe(401);
    expect(headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(body).toEqual({ message: 'Sign in to see estimates.', requestId: expect.any(String) });
  });

  test('errors are published after a back-test, and widen or narrow the range', {
    timeout: TIMEOUT_MS,
  }, async () => {
    await storeErrors(store, []);
    const before = await get<WireEstimateErrorList>('/realty/estimates/errors', {}, VISITOR);
    expect(before.body).toEqual({ day: null, errors: [] });
    const first = (await estimateOf('ACTIVE')).body;
    const period = { store, today: SMALL_DATASET_DAY, days: 365, limit: 1000 };
    const { tried, refused } = await renewErrors(period);
    // Sales of a year that a visitor sees, and leases.
    expect(tried).toBe(40 + LEASES.length);
    expect(refused).toBeGreaterThan(0);
    const { body } = await get<WireEstimateErrorList>('/realty/estimates/errors', {}, VISITOR);
    expect(WIRE_SCHEMAS.estimateErrors.safeParse(body).error).toBeUndefined();
    expect(body.day).toBe('2026-11-21');
    const toronto = { city: 'Toronto', state: 'Ontario', propertyType: 'Detached' };
    const detached = body.errors.find(({ city, propertyType }) => city && propertyType);
    expect(detached).toMatchObject({ kind: 'price', ...toronto });
    // Prices differ by 5 % up and down.
    expect(detached?.medianError).toBeGreaterThan(0.02);
    expect(detached?.medianError).toBeLessThan(0.1);
    expect((await estimateOf('ACTIVE')).body).toMatchObject({ figure: first.figure, errors: toronto });
  });
});

describe.each(storeDialects())('yields on $name', (dialect) => {
  /** Homes near the leases, whose asking prices give different yields, and one too far away from any lease. */
  const FOR_SALE = [
    ...[400_000, 500_000, 800_000].map((listPrice, index) =>
      createMockGeneratedListing({
        mlsNumber: `Y${index}`,
        listPrice,
        streetNumber: String(300 + index),
        permissions: index === 1 ? HIDDEN : createMockGeneratedListing().permissions,
      }),
    ),
    createMockGeneratedListing({ mlsNumber: 'AWAY', city: 'Halifax', latitude: 44.65, longitude: -63.57 }),
  ];
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, [...LEASES, ...FOR_SALE]);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  const call = async (path: string, session: Session, body?: object) => {
    const clock = { now: () => SMALL_DATASET_NOW };
    const siteUrl = 'https://homes.example';
    const service = makeRealty({ store, clock, sessionOf: async () => session, limits: [], siteUrl });
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await service.fetch(new Request(`http://localhost${path}`, init));
    return { status: answer.status, body: await answer.json() };
  };
  const search = async (parameters: Parameters) => {
    const { body } = await call(pathWith('/realty/listings', { type: 'sale', ...parameters }), CUSTOMER);
    const { count, listings } = body as WireListingsPage;
    return { count, found: listings.map(({ mlsNumber, grossYield }) => [mlsNumber, grossYield]) };
  };
  const rentOf = async (mls: string) => {
    const { body } = await call(`/realty/listings/${mls}/estimate?kind=rent`, CUSTOMER);
    return (body as WireEstimate).figure ?? 0;
  };

  test('are a year of the estimated rent by the asking price, by which customers sort and filter', async () => {
    expect(await renewYields({ store, today: SMALL_DATASET_DAY })).toBe(4);
    const yields = await Promise.all(
      [400_000, 500_000, 800_000].map(
        async (price, index) => Math.round(((await rentOf(`Y${index}`)) * 120_000) / price) / 100,
      ),
    );
    const [best = 0, second = 0, third = 0] = yields;
    // Rents of about 3,050 dollars.
    expect(best).toBeGreaterThan(8.5);
    const byYield = [
      ['Y0', best],
      ['Y1', second],
      ['Y2', third],
    ];
    expect(await search({ sortBy: 'grossYieldDesc' })).toEqual({
      count: 4,
      found: [...byYield, ['AWAY', undefined]],
    });
    expect((await search({ sortBy: 'grossYieldAsc', status: ['A', 'U'] })).found).toEqual([
      ...byYield.toReversed(),
      ['AWAY', undefined],
    ]);
    const page = { sortBy: 'grossYieldDesc', limit: 2, offset: 1 } as const;
    const followed = {
      viewer: 'customer',
      today: SMALL_DATASET_DAY,
      types: ['Sale'],
      statuses: ['A'],
    } as const;
    const asked = { ...followed, types: [...followed.types], statuses: [...followed.statuses] };
    expect(await followedPage(store, asked, page, 4)).toEqual(await scannedPage(store, asked, page));
    expect(await search({ minGrossYield: 6, sortBy: 'grossYieldDesc' })).toEqual({
      count: 2,
      found: byYield.slice(0, 2),
    });
    expect((await search({ minGrossYield: 0 })).count, 'no limit').toBe(4);
    const counted = await call('/realty/listings?type=count', CUSTOMER, { type: 'sale', minGrossYield: 6 });
    expect(counted.body).toEqual({ count: 2 });
  });

  test('are computed again after a change and after a month, and not before', async () => {
    expect(await renewYields({ store, today: SMALL_DATASET_DAY })).toBe(0);
    const { database } = store;
    const [changed] = FOR_SALE;
    const { id } = await database
      .selectFrom('listing')
      .select('id')
      .where('mls', '=', 'Y0')
      .executeTakeFirstOrThrow();
    await database.deleteFrom('listing').where('id', '=', id).execute();
    const row = listingRowOf(id, { ...changed, listPrice: 1_600_000 } as GeneratedListing, null);
    await database.insertInto('listing').values(row).execute();
    expect((await search({ minGrossYield: 1 })).count, 'no yield of the former price').toBe(2);
    expect(await renewYields({ store, today: SMALL_DATASET_DAY })).toBe(1);
    expect((await search({ minGrossYield: 6 })).count).toBe(1);
    expect((await search({ minGrossYield: 1 })).count).toBe(3);
    expect(await renewYields({ store, today: SMALL_DATASET_DAY + YIELD_DAYS })).toBe(0);
    const renewed = await renewYields({
      store,
      today: SMALL_DATASET_DAY + YIELD_DAYS + 1,
      afterEach: () => false,
    });
    expect(renewed, 'a stopped process stores what it has').toBe(1);
  });

  test.each<[string, object?]>([
    ['/realty/listings?minGrossYield=5'],
    ['/realty/listings?minGrossYield=0&listings=false'],
    ['/realty/listings?sortBy=grossYieldDesc&city=Nowhere'],
    ['/realty/listings?minGrossYield=90&cluster=true&statistics=cnt-new'],
    ['/realty/listings?type=count', { minGrossYield: 5 }],
  ])('a visitor is asked to sign in by %s, and gets nothing else', async (path, body) => {
    expect(await call(path, VISITOR, body)).toEqual({
      status: 401,
      body: { message: 'Sign in to search by yield.', requestId: expect.any(String) },
    });
  });

  test('are in no other answer, and in no answer to a visitor', async () => {
    for (const session of [VISITOR, CUSTOMER]) {
      for (const path of [
        '/realty/listings?type=sale',
        '/realty/listings/Y2',
        '/realty/listings/Y2/similar',
      ]) {
        const { status, body } = await call(path, session);
        expect(status, path).toBe(200);
        expect(JSON.stringify(body), path).not.toContain('grossYield');
      }
    }
    const feed = await call('/realty/listings.atom?minGrossYield=5', VISITOR);
    expect(feed.status, 'unknown there').toBe(400);
  });

  test('stay due if the home changes while they are computed', async () => {
    const today = SMALL_DATASET_DAY + 5 * YIELD_DAYS;
    for (const column of ['price', 'sqft', 'beds', 'baths'] as const) {
      const table = store.database.updateTable('listing').set(({ eb }) => ({ [column]: eb(column, '+', 1) }));
      const afterEach = async () => (await table.execute()).length > 0;
      expect(await renewYields({ store, today, afterEach }), column).toBe(4);
    }
  });
});

describe('the published errors', () => {
  const [dialect] = storeDialects();
  if (!dialect) throw new Error('There is no database to test on.');

  test('do not depend on what restricted listings hide', { timeout: TIMEOUT_MS }, async () => {
    const { first, second } = twinDatasets();
    const results = [];
    for (const listings of [first, second] satisfies GeneratedListing[][]) {
      const store = await dialect.open();
      await fillStore(store, listings);
      results.push(await backTest({ store, today: SMALL_DATASET_DAY, days: 400, limit: 1000 }));
      await store.close();
    }
    expect(results[0]?.errors.length).toBeGreaterThan(0);
    expect(results[0]).toEqual(results[1]);
  });
});
