import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireCount, WireListingsPage, WireParameterErrors } from '#api/realty/contract.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import { kilometresBetween } from '#server/store/geometry/bounds.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW, smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { get, mapOf, type Parameters, post } from './calls.ts';

const LISTINGS = smallDatasetListings();
const TORONTO = mapOf(-79.5, 43.6, -79.3, 43.8);

const builtIn = ({ yearBuilt }: (typeof LISTINGS)[number]): number => yearBuilt ?? 0;
const isNear = (one: (typeof LISTINGS)[number]): boolean =>
  kilometresBetween({ latitude: 43.7, longitude: -79.45 }, one) <= 3.5;

/** A closed ring with this number of corners. */
function roundPolygon(corners: number): [number, number][] {
  const ring = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * index) / corners;
    return [-79.4 + Math.cos(angle) / 10, 43.7 + Math.sin(angle) / 10];
  });
  const [first] = ring;
  return first ? [...ring, first] : [];
}

describe('GET and POST /realty/listings', () => {
  let visitor: TestServices;
  let customer: TestServices;

  beforeAll(async () => {
    visitor = await makeTestServices();
    customer = await makeTestServices({ session: CUSTOMER });
  });

  afterAll(async () => {
    await visitor.close();
    await customer.close();
  });

  const search = (parameters: Parameters) =>
    get<WireListingsPage>(customer, '/realty/listings', { resultsPerPage: 200, ...parameters });

  it('returns active listings by default, in the format of the contract', async () => {
    const { status, headers, body } = await get<WireListingsPage>(visitor, '/realty/listings');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(WIRE_SCHEMAS.page.safeParse(body).error).toBeUndefined();
    const active = LISTINGS.filter((one) => one.status === 'A').length;
    expect(body).toMatchObject({ page: 1, pageSize: 100, count: active, numPages: Math.ceil(active / 100) });
    expect(body.listings).toHaveLength(100);
    expect(body.listings.every((listing) => listing.status === 'A')).toBe(true);
  });

  it('returns prices as text with cents, and 0 for homes that are not sold', async () => {
    const { body } = await search({ mlsNumber: ['T9000002', 't9000003'], status: ['A', 'U'] });
    const [active, sold] = body.listings;
    expect(active).toMatchObject({ mlsNumber: 'T9000003', listPrice: '1000000.00', soldPrice: 0 });
    expect(sold).toMatchObject({ mlsNumber: 'T9000002', soldPrice: '990000.00', daysOnMarket: 30 });
  });

  it('returns days as points in time, none of them in the future', async () => {
    const { body } = await search({ status: ['A', 'U'], fields: 'listDate,soldDate,updatedOn' });
    for (const listing of body.listings) {
      for (const moment of [listing.listDate, listing.soldDate, listing.updatedOn]) {
        if (moment) expect(Date.parse(moment)).toBeLessThanOrEqual(SMALL_DATASET_NOW.getTime());
      }
    }
    const relisted = await search({ mlsNumber: 'T9000003' });
    expect(relisted.body.listings[0]?.listDate).toMatch(/^2026-11-18T/);
  });

  const FILTERS: [Parameters, (listing: (typeof LISTINGS)[number]) => boolean][] = [
    [{ type: 'lease' }, (one) => one.type === 'Lease'],
    [{ type: ['sale', 'lease'] }, () => true],
    [{ lastStatus: ['new'] }, (one) => one.lastStatus === 'New'],
    [{ class: ['condo', 'commercial'] }, (one) => one.class !== 'ResidentialProperty'],
    [{ propertyType: 'semi-detached' }, (one) => one.propertyType === 'Semi-Detached'],
    [{ style: '2-Storey' }, (one) => one.style === '2-Storey'],
    [{ minPrice: 500_000, maxPrice: 1_000_000 }, (one) => one.listPrice >= 5e5 && one.listPrice <= 1e6],
    [{ minBeds: 2, maxBeds: 3 }, (one) => one.beds >= 2 && one.beds <= 3],
    [{ minBaths: 2, maxBaths: 2 }, (one) => one.baths === 2],
    [{ minSqft: 1000, maxSqft: 2000 }, (one) => (one.sqft ?? 0) >= 1000 && (one.sqft ?? 0) <= 2000],
    [{ minListDate: '2026-11-14' }, (one) => one.listDay >= -7],
    [{ maxListDate: '2026-11-15', minListDate: '2026-11-15' }, (one) => one.listDay === -6],
    [{ city: 'montreal' }, (one) => one.city === 'Montréal'],
    [{ city: ['Toronto', 'Mississauga'] }, (one) => one.city !== 'Montréal'],
    [{ area: 'Peel' }, (one) => one.city === 'Mississauga'],
    [{ neighborhood: 'cote des neiges' }, (one) => one.neighborhood === 'Côte-des-Neiges'],
    [{ state: 'ON' }, (one) => one.state === 'Ontario'],
    [{ boardId: 11 }, (one) => one.boardId === 11],
    [{ search: 'heated pool' }, (one) => one.details.description?.includes('pool') ?? false],
    [{ search: 'rosemount' }, (one) => one.streetName === 'Rosemount'],
    [{ map: TORONTO }, (one) => one.city === 'Toronto' && one.longitude <= -79.3],
    [{ lat: 43.7, long: -79.45, radius: 3.5 }, isNear],
    [{ zip: ['m6j1a1', 'X9X 9X9'] }, (one) => one.zip === 'M6J 1A1'],
    [{ minBedrooms: 2, maxBedrooms: 3 }, (one) => one.beds >= 2 && one.beds <= 3],
    [{ areaOrCity: ['peel', 'Montreal'] }, (one) => one.city !== 'Toronto'],
    [
      { propertyTypeOrStyle: ['3-Storey', 'Condo Apt'] },
      (one) => one.style === '3-Storey' || one.propertyType === 'Condo Apt',
    ],
    [{ minYearBuilt: 1950, maxYearBuilt: 1960 }, (one) => builtIn(one) >= 1950 && builtIn(one) <= 1960],
    [{ minYearBuilt: 2000 }, (one) => builtIn(one) >= 2000],
    [{ minTaxes: 7000, maxTaxes: 7000 }, () => true],
    [{ minUpdatedOn: '2026-11-14', maxUpdatedOn: '2026-11-15' }, (one) => [-7, -6].includes(one.updatedDay)],
    [{ minPrice: '', city: '' }, () => true],
  ];

  it.each(FILTERS)('filters by %o', async (parameters, test) => {
    const expected = LISTINGS.filter((one) => one.status === 'A' && test(one)).map((one) => one.mlsNumber);
    const { body } = await search({ ...parameters, fields: 'mlsNumber', sortBy: 'createdOnAsc' });
    const second = await search({ ...parameters, fields: 'mlsNumber', sortBy: 'createdOnAsc', pageNum: 2 });
    expect(expected.length).toBeGreaterThan(0);
    expect(body.count).toBe(expected.length);
    const numbers = [...body.listings, ...second.body.listings].map((listing) => listing.mlsNumber);
    expect(numbers.sort()).toEqual(expected.sort());
  });

  const KEYS = LISTINGS.filter(({ city }) => city === 'Mississauga').map(
    ({ boardId, mlsNumber }) => `${boardId}-${mlsNumber}`,
  );

  it.each([
    ['a text', KEYS.slice(0, 2).join()],
    ['lower case', KEYS.slice(0, 2).join().toLowerCase()],
    [
      'a list with a home twice, another board, and unknown homes',
      [...KEYS.slice(0, 2), KEYS[0] ?? '', '77-X1', `77-${KEYS[3]?.slice(2)}`],
    ],
  ])('leaves hidden homes out of results, counts and clusters: %s', async (_form, hide) => {
    const query = {
      city: 'Mississauga',
      status: ['A', 'U'],
      resultsPerPage: 200,
      cluster: true,
      clusterPrecision: 20,
      clusterLimit: 200,
    };
    const whole = (await search(query)).body;
    const { body } = await search({ ...query, hide });
    const keysOf = (page: typeof whole) => page.listings.map((one) => `${one.boardId}-${one.mlsNumber}`);
    expect(keysOf(body)).toEqual(keysOf(whole).filter((key) => !KEYS.slice(0, 2).includes(key)));
    expect(body.count).toBe(whole.count - 2);
    const inClusters = (body.aggregates?.map?.clusters ?? []).reduce((sum, { count }) => sum + count, 0);
    expect(inClusters).toBe(body.count);
  });

  it.each(['C1', '2-', '0-C1', '2-C 1', '2-C1;3-C2'])('refuses %s as a hidden home', async (hide) => {
    expect((await search({ hide })).status).toBe(400);
  });

  it('filters sold listings by the day of sale', async () => {
    const { body } = await search({
      type: 'sale',
      status: 'U',
      lastStatus: ['Sld', 'sc'],
      minSoldDate: '2026-08-01',
      maxSoldDate: '2026-10-31',
    });
    expect(body.count).toBeGreaterThan(0);
    for (const listing of body.listings) {
      const soldOn = listing.soldDate?.slice(0, 10) ?? '';
      expect(soldOn >= '2026-08-01' && soldOn <= '2026-10-31', soldOn).toBe(true);
    }
  });

  it.each([
    [{ minSoldPrice: 1_000_000, maxSoldPrice: 1_200_000 }, 2],
    [{ maxMaintenanceFee: 450 }, 1],
  ])('filters by %o', async (parameters, count) => {
    const fees = (maintenance: string) => ({ maintenance });
    const sold = { status: 'U', lastStatus: 'Sld', soldDay: -3 } as const;
    const listings = [
      createMockGeneratedListing({ mlsNumber: 'F1', ...sold, soldPrice: 999_999 }),
      createMockGeneratedListing({ mlsNumber: 'F2', ...sold, soldPrice: 1_000_000 }),
      createMockGeneratedListing({ mlsNumber: 'F3', ...sold, soldPrice: 1_200_000 }),
      createMockGeneratedListing({ mlsNumber: 'F4', condominium: { fees: fees('450.00') } }),
      createMockGeneratedListing({ mlsNumber: 'F5', condominium: { fees: fees('451.00') } }),
    ];
    const own = await makeTestServices({ listings });
    const { body } = await get<WireListingsPage>(own, '/realty/listings', {
      ...parameters,
      status: ['A', 'U'],
    });
    expect(body.count).toBe(count);
    await own.close();
  });

  it.each([
    ['listPriceDesc', (one: (typeof LISTINGS)[number]) => -one.listPrice],
    ['listPriceAsc', (one: (typeof LISTINGS)[number]) => one.listPrice],
    ['createdOnDesc', (one: (typeof LISTINGS)[number]) => -one.listDay],
    ['bedsDesc', (one: (typeof LISTINGS)[number]) => -one.beds],
    ['bathsAsc', (one: (typeof LISTINGS)[number]) => one.baths],
    ['sqftDesc', (one: (typeof LISTINGS)[number]) => -(one.sqft ?? 0)],
    ['yearBuiltAsc', (one: (typeof LISTINGS)[number]) => one.yearBuilt ?? 0],
  ])('sorts by %s', async (sortBy, value) => {
    const { body } = await search({ sortBy, fields: 'mlsNumber' });
    const values = body.listings.map(({ mlsNumber }) => {
      const listing = LISTINGS.find((one) => one.mlsNumber === mlsNumber);
      return listing ? value(listing) : Number.NaN;
    });
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  });

  it('returns the pages of one recommended order', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => search({ sortBy: 'random', resultsPerPage: 50, pageNum })),
    );
    const numbers = pages.flatMap((page) => page.body.listings.map((listing) => listing.mlsNumber));
    expect(new Set(numbers).size).toBe(150);
    const again = await search({ sortBy: 'random', resultsPerPage: 150 });
    expect(again.body.listings.map((listing) => listing.mlsNumber)).toEqual(numbers);
  });

  it('returns an empty page beyond the last, and no listings with listings=false', async () => {
    const beyond = await search({ pageNum: 99 });
    expect(beyond.body.listings).toEqual([]);
    expect(beyond.body.count).toBeGreaterThan(0);
    const withoutListings = await search({ listings: false });
    expect(withoutListings.body.listings).toEqual([]);
    expect(withoutListings.body.count).toBe(beyond.body.count);
  });

  it('returns the requested fields, parts of fields and the first items of a list', async () => {
    const fields = 'listPrice,images[2],address.city,details.numBedrooms,lot.*,nonsense';
    const { body } = await search({ mlsNumber: 'T9000003', fields });
    expect(body.listings).toEqual([
      {
        mlsNumber: 'T9000003',
        boardId: 2,
        listPrice: '1000000.00',
        images: ['harbour/t9000003-1-kitchen-0a1b2c', 'harbour/t9000003-2-kitchen-0a1b2c'],
        address: { city: 'Toronto' },
        details: { numBedrooms: 3 },
        lot: { width: 25, depth: 110, measurement: 'Feet' },
      },
    ]);
  });

  it('returns statistics, and refuses those of sold prices for active listings', async () => {
    const { body } = await search({ type: 'sale', statistics: 'min-listPrice,med-listPrice,cnt-available' });
    const prices = LISTINGS.filter((one) => one.type === 'Sale' && one.status === 'A').map(
      (one) => one.listPrice,
    );
    expect(body.statistics).toMatchObject({ listPrice: { min: Math.min(...prices) } });
    const sold = await search({ status: 'U', lastStatus: 'Sld', statistics: 'avg-daysOnMarket' });
    const days = LISTINGS.filter((one) => one.lastStatus === 'Sld').map(
      (one) => (one.soldDay ?? 0) - one.listDay,
    );
    const mean = days.reduce((sum, one) => sum + one, 0) / days.length;
    expect(sold.body.statistics).toEqual({ daysOnMarket: { avg: Math.round(mean * 100) / 100 } });
    const refused = await get<WireParameterErrors>(customer, '/realty/listings', {
      statistics: 'avg-soldPrice',
    });
    expect(refused.status).toBe(400);
    expect(refused.body[0]?.param).toBe('statistics');
  });

  const BAD: [string, Parameters][] = [
    ['type', { type: 'Sale' }],
    ['type', { type: 'rent' }],
    ['status', { status: ['A', 'X'] }],
    ['lastStatus', { lastStatus: 'Gone' }],
    ['class', { class: 'CondoProperty' }],
    ['minPrice', { minPrice: 'cheap' }],
    ['minPrice', { minPrice: -1 }],
    ['minBeds', { minBeds: 'NaN' }],
    ['minListDate', { minListDate: '2026-13-01' }],
    ['minSoldDate', { minSoldDate: '2026-02-30' }],
    ['sortBy', { sortBy: 'cheapest' }],
    ['resultsPerPage', { resultsPerPage: 201 }],
    ['resultsPerPage', { resultsPerPage: 0 }],
    ['pageNum', { pageNum: 1.5 }],
    ['clusterLimit', { clusterLimit: 201 }],
    ['clusterPrecision', { clusterPrecision: 30 }],
    ['fields', { fields: 'a b' }],
    ['listings', { listings: 'maybe' }],
    ['statistics', { statistics: 'avg-nothing' }],
    ['boardId', { boardId: 'two' }],
    ['map', { map: '{"type":"Polygon","coordinates":[]}' }],
    ['map', { map: '[[[-79.5,43.6],[-79.3,43.6],[-79.3,43.7]]]' }],
    ['map', { map: 'nonsense' }],
    ['search', { search: 'x'.repeat(201) }],
    ['zip', { zip: 'M5V' }],
    ['lat', { lat: 43.7, long: -79.4 }],
    ['map', { map: TORONTO, lat: 43.7, long: -79.4, radius: 5 }],
    ['radius', { lat: 43.7, long: -79.4, radius: 500 }],
    ['minBedrooms', { minBeds: 2, minBedrooms: 3 }],
    ['fields', { fields: 'raw' }],
    ['clusterFields', { aggregates: 'map', clusterFields: 'mlsNumber,raw.ListPrice' }],
    ['aggregates', { aggregates: 'details.sqft' }],
    // The public listing API has these and this service does not.
    ['minBedroomsTotal', { minBedroomsTotal: 3 }],
    ['minGarageSpaces', { minGarageSpaces: 1 }],
    ['operator', { operator: 'OR', city: 'Toronto' }],
    ['displayPublic', { displayPublic: 'N' }],
    ['locationId', { locationId: 'CAON1' }],
    // Nothing has it.
    ['maxprice', { maxprice: 500_000 }],
  ];

  it.each(BAD)('returns a 400 that names %s for %o', async (param, parameters) => {
    const { status, headers, body } = await get<WireParameterErrors>(visitor, '/realty/listings', parameters);
    expect(status).toBe(400);
    expect(headers.get('X-Request-Id')).toBeTruthy();
    expect(WIRE_SCHEMAS.parameterErrors.safeParse(body).error).toBeUndefined();
    expect(body.map((error) => error.param)).toEqual([param]);
  });

  it.each([
    ['mlsNumber', { mlsNumber: ['a\0b'] }, 'must not hold the character NUL'],
    ['search', { search: 'a\0b' }, 'must not hold the character NUL'],
    [
      'fields',
      { fields: Array.from({ length: 201 }, (_, index) => `field${index}`) },
      'must be at most 200 names',
    ],
    ['map', { map: [roundPolygon(501)] }, 'map has more than 500 points'],
    ['search', { search: [...'abcdefghijklm'].join(' ') }, 'must have at most 12 different words'],
  ])('returns a 400 if %s would cost too much or is impossible', async (param, body, message) => {
    const answer = await post<WireParameterErrors>(visitor, '/realty/listings', body);
    expect([answer.status, answer.body]).toEqual([400, [{ param, msg: [message] }]]);
  });

  it('rejects a hundred thousand wrong values at once, and names only a few', async () => {
    const statistics = Array.from({ length: 100_000 }, (_, index) => `s${index}`).join();
    const { status, body } = await post<WireParameterErrors>(visitor, '/realty/listings', { statistics });
    expect(status).toBe(400);
    expect(body[0]?.msg.length).toBeLessThan(50);
  });

  it('describes a wrong polygon as the public listing API does, and names every wrong parameter at once', async () => {
    const { body } = await get<WireParameterErrors>(visitor, '/realty/listings', { map: '[]', type: 'Sale' });
    expect(body).toEqual([
      { param: 'type', msg: ['must be one of sale, lease'] },
      { param: 'map', msg: ['map is an invalid geojson polygon/multipolygon'] },
    ]);
  });

  it('reads the polygon and the other parameters from a body too', async () => {
    const question = { map: JSON.parse(TORONTO), minBeds: 2, type: 'sale', status: ['A', 'U'], city: null };
    const posted = await post<WireListingsPage>(customer, '/realty/listings?resultsPerPage=200', question);
    const gotten = await search({ map: TORONTO, minBeds: 2, type: 'sale', status: ['A', 'U'] });
    expect(posted.status).toBe(200);
    expect(posted.body).toEqual(gotten.body);
  });

  it('counts the listings for a body', async () => {
    const body = { type: 'lease', city: ['Montréal'], minPrice: 2000 };
    const counted = await post<WireCount>(customer, '/realty/listings?type=count', body);
    const expected = LISTINGS.filter(
      (one) => one.type === 'Lease' && one.status === 'A' && one.city === 'Montréal' && one.listPrice >= 2000,
    );
    expect(counted.body).toEqual({ count: expected.length });
    const all = await post<WireCount>(customer, '/realty/listings?type=count', {});
    expect(all.body).toEqual({ count: LISTINGS.filter((one) => one.status === 'A').length });
    const wrong = await post<WireParameterErrors>(visitor, '/realty/listings?type=count', { type: 'Sale' });
    expect(wrong.status).toBe(400);
    const garbled = await visitor.fetch('/realty/listings?type=count', { method: 'POST', body: '{' });
    expect(garbled.status).toBe(400);
  });

  it('returns a 503 while there is no dataset', async () => {
    const services = await makeTestServices({ listings: [] });
    await services.store.database.updateTable('dataset').set({ state: 'loading' }).execute();
    expect((await services.fetch('/realty/listings')).status).toBe(503);
    await services.close();
  });

  it('limits the calls of one address', async () => {
    const services = await makeTestServices({ limits: [{ path: '/realty', requests: 1, seconds: 30 }] });
    expect((await services.fetch('/realty/listings?listings=false')).status).toBe(200);
    const refused = await services.fetch('/realty/listings?listings=false');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    await services.close();
  });
});
