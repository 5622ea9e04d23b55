import { expect, test } from 'vitest';
import { SCRUBBED } from '#api/realty/contract.ts';
import clusters from '#tests/support/upstream/clusters.json';
import listingOne from '#tests/support/upstream/listing-version-1.json';
import listingTwo from '#tests/support/upstream/listing-version-2.json';
import pageOne from '#tests/support/upstream/listings-version-1.json';
import pageTwo from '#tests/support/upstream/listings-version-2.json';
import { openUpstream } from './upstream.ts';

const RESTRICTED = { displayAddressOnInternet: 'N', displayPublic: 'Y', displayInternetEntireListing: 'Y' };
const OPEN = { displayAddressOnInternet: 'Y', displayPublic: 'Y', displayInternetEntireListing: 'Y' };
const hidden = { ...listingTwo, listPrice: '7067.77', permissions: RESTRICTED };

test.each([
  ['1', listingOne, pageOne],
  ['2', listingTwo, pageTwo],
])('answers of version %s arrive as version 2, without unpublishable values', async (_, one, page) => {
  const { feed, asCustomer } = await openUpstream();
  feed.answers.set(`/listings/${one.mlsNumber}`, one);
  feed.answers.set('/listings', page);
  const listing = await asCustomer(`/realty/listings/${one.mlsNumber}`, { headers: { 'board-id': '7' } });
  expect(listing.status).toBe(200);
  expect(listing.body).toMatchObject({ mlsNumber: one.mlsNumber, boardId: 7, listPrice: one.listPrice });
  expect(Array.isArray(listing.body.rooms)).toBe(true);
  expect(listing.body.comparables.length).toBeGreaterThan(0);
  // Only their names, without telephone numbers and addresses.
  expect(listing.body.agents).toEqual([{ name: expect.any(String) }]);
  expect(listing.body).not.toHaveProperty('coopCompensation');
  const found = await asCustomer('/realty/listings?type=sale&fields=listPrice,coopCompensation');
  expect(found.body).toMatchObject({ apiVersion: '2', count: page.count, page: 1 });
  expect(Object.keys(found.body.listings[0]).sort()).toEqual(['boardId', 'listPrice', 'mlsNumber']);
  expect(feed.calls.every(({ key }) => key === 'secret-key')).toBe(true);
  expect(listing.text + found.text).not.toContain('secret-key');
});

test.each([
  ['ON', 'Ontario'],
  ['québec', 'Quebec'],
  ['NL', 'Newfoundland and Labrador'],
  ['New York', 'New York'],
])('the province %s of the feed is returned as %s', async (state, expected) => {
  const { feed, asCustomer } = await openUpstream();
  const listing = { ...listingTwo, address: { ...listingTwo.address, state } };
  feed.answers.set(`/listings/${listing.mlsNumber}`, listing);
  feed.answers.set('/listings', { ...pageTwo, listings: [listing] });
  const { body: own } = await asCustomer(`/realty/listings/${listing.mlsNumber}`);
  const { body: page } = await asCustomer('/realty/listings');
  expect([own.address.state, page.listings[0].address.state]).toEqual([expected, expected]);
});

test.each([
  ['state=Ontario', ['Ontario', 'ON']],
  ['state=qc', ['Quebec', 'QC']],
  ['state=Ontario&state=ON&state=NY', ['Ontario', 'ON', 'NY']],
  ['city=Toronto', []],
])('a search by %s asks the feed for the forms %j of the province', async (query, forms) => {
  const { feed, asVisitor } = await openUpstream();
  feed.answers.set('/listings', pageTwo);
  await asVisitor(`/realty/listings?${query}`);
  await asVisitor('/realty/listings?type=count', {
    method: 'POST',
    body: JSON.stringify({ state: new URLSearchParams(query).getAll('state') }),
  });
  expect(feed.calls.map((call) => call.query.getAll('state'))).toEqual([forms, forms]);
});

test.each<[string, object, number | null]>([
  ['the board’s count', { daysOnMarket: '12', simpleDaysOnMarket: 40 }, 12],
  ['the feed’s count in place of 0', { daysOnMarket: '0', simpleDaysOnMarket: 31 }, 31],
  ['the days since a list date at midnight UTC', { daysOnMarket: '0' }, 21],
  ['the days up to the sale', { daysOnMarket: '', soldDate: '2026-11-11T00:00:00.000Z' }, 10],
  [
    'the days up to the end of the listing',
    { daysOnMarket: 0, timestamps: { unavailableDate: '2026-11-06T00:00:00.000Z' } },
    5,
  ],
  ['no count without a list date', { daysOnMarket: '0', listDate: null }, null],
  ['no count before the first day', { daysOnMarket: '12', lastStatus: 'Cs' }, null],
])('the days on the market are %s', async (_, changes, days) => {
  const { feed, asCustomer } = await openUpstream();
  const { timestamps: _timestamps, ...rest } = listingTwo;
  const listing = { ...rest, listDate: '2026-11-01T00:00:00.000Z', soldDate: null, ...changes };
  feed.answers.set('/listings', { ...pageTwo, listings: [listing] });
  const { body } = await asCustomer('/realty/listings?fields=daysOnMarket');
  expect(body.listings[0].daysOnMarket).toBe(days);
  expect(feed.calls[0]?.query.get('fields')).toMatch(
    /daysOnMarket,simpleDaysOnMarket,soldDate,timestamps,lastStatus$/,
  );
});

// A shop's listing of board 2 as the feed sent it in 2024: $13.50, "Sq Ft Net", retailArea 1800 Sq Ft, officeArea 0.
const SHOP = {
  listPriceCode: 'Sq Ft Net',
  industrialArea: '',
  industrialAreaCode: '',
  officeArea: '0',
  officeAreaCode: 'Sq Ft',
  retailArea: '1800',
  retailAreaCode: 'Sq Ft',
};
test.each<[string, object, object]>([
  ['per square foot and year', {}, { listPrice: 2025, originalPrice: 2100, soldPrice: null }],
  [
    'per square foot, leased',
    { soldPrice: '13.00', lastStatus: 'Lsd' },
    { listPrice: 2025, soldPrice: 1950 },
  ],
  [
    'per square metre of two floors',
    { commercial: { ...SHOP, listPriceCode: 'Sq M Net', officeArea: '1000' } },
    { listPrice: 292.64 },
  ],
  [
    'per square foot of details.sqft',
    { commercial: { listPriceCode: 'Sq Ft Gross' }, details: { sqft: '1000' } },
    { listPrice: 1125 },
  ],
  [
    'per square foot of an unknown area',
    { commercial: { listPriceCode: 'Sq Ft Net' } },
    { listPrice: null, originalPrice: null, soldPrice: null },
  ],
  [
    'per square foot of a share of a building',
    { commercial: { ...SHOP, officeArea: '40', officeAreaCode: '%' } },
    { listPrice: null },
  ],
  [
    'per year',
    { commercial: { ...SHOP, listPriceCode: 'Year' }, listPrice: '36000.00' },
    { listPrice: 3000 },
  ],
  [
    'per month',
    { commercial: { ...SHOP, listPriceCode: 'Month' }, listPrice: '1900.00' },
    { listPrice: '1900.00' },
  ],
  [
    'of a gross lease by its small price',
    { commercial: { ...SHOP, listPriceCode: 'Gross Lease' } },
    { listPrice: 2025, originalPrice: 2100 },
  ],
  [
    'of a gross lease',
    { commercial: { ...SHOP, listPriceCode: 'Gross Lease' }, listPrice: '4500.00' },
    { listPrice: '4500.00' },
  ],
  [
    'of a sale',
    { type: 'Sale', commercial: { ...SHOP, listPriceCode: 'For Sale' }, listPrice: '3160000.00' },
    { listPrice: '3160000.00' },
  ],
  [
    'of land per acre',
    {
      type: 'Sale',
      commercial: { listPriceCode: 'Per Acre' },
      listPrice: '100000.00',
      lot: { acres: '25' },
    },
    { listPrice: 2_500_000 },
  ],
])('a commercial price %s is shown for the whole, and a rent per month', async (_, changes, prices) => {
  const { feed, asCustomer } = await openUpstream();
  const { details: _details, ...rest } = listingTwo;
  const listing = {
    ...rest,
    class: 'CommercialProperty',
    type: 'Lease',
    listPrice: '13.50',
    originalPrice: '14.00',
    soldPrice: '0.00',
    commercial: SHOP,
    ...changes,
  };
  feed.answers.set('/listings', { ...pageTwo, listings: [listing] });
  const { body } = await asCustomer('/realty/listings?fields=listPrice,originalPrice,soldPrice');
  expect(body.listings[0]).toMatchObject(prices);
  expect(body.listings[0]).not.toHaveProperty('commercial');
  const fields = feed.calls[0]?.query.get('fields');
  expect(fields).toContain(
    'commercial.listPriceCode,commercial.industrialArea,commercial.industrialAreaCode',
  );
});

test('a restricted listing is complete for a customer and scrubbed for a visitor, in either order', async () => {
  const { feed, asVisitor, asCustomer } = await openUpstream();
  feed.answers.set('/listings/W10440795', hidden);
  feed.answers.set('/listings', { ...pageTwo, listings: [hidden] });
  for (const path of ['/realty/listings/W10440795', '/realty/listings?city=Oakville']) {
    const customer = await asCustomer(path);
    expect(customer.text).toContain('7067.77');
    const visitor = await asVisitor(path);
    expect(visitor.status).toBe(200);
    for (const secret of ['7067.77', hidden.address.streetName, hidden.address.zip, 'IMG-SANDBOX']) {
      expect(visitor.text).not.toContain(secret);
    }
    expect(visitor.text).toContain(SCRUBBED);
    expect((await asCustomer(path)).text).toContain('7067.77');
  }
});

test('a visitor’s answer can be cached and revalidated, and a customer’s cannot', async () => {
  const { feed, asVisitor, asCustomer } = await openUpstream();
  feed.answers.set('/listings', pageTwo);
  const customer = await asCustomer('/realty/listings');
  expect(customer.headers.get('Cache-Control')).toBe('private, no-store');
  const visitor = await asVisitor('/realty/listings');
  expect(visitor.headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=60');
  expect(visitor.headers.get('Vary')).toBe('Authorization, board-id, Accept-Encoding');
  expect(visitor.headers.get('Server-Timing'), 'no database').toMatch(/^total;dur=[\d.]+$/);
  const etag = visitor.headers.get('ETag') ?? '';
  const again = await asVisitor('/realty/listings', { headers: { 'If-None-Match': etag } });
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each([
  'minPrice=500000',
  'maxPrice=512345',
  'search=annex',
  'sortBy=listPriceDesc',
  'minBeds=3',
  'maxBeds=2',
  'aggregates=map',
  'propertyType=Detached',
  'lastStatus=Pc',
  'lastStatus=New&lastStatus=Sc',
  'lastStatus=Ter&status=U',
  'seenWhole=true',
  'statistics=avg-listPrice',
  'minSoldDate=2026-11-01&status=U',
  `map=${encodeURIComponent('[[[-79.5,43.6],[-79.3,43.6],[-79.3,43.7],[-79.5,43.6]]]')}`,
])('a visitor who narrows a search (%s) finds only open listings', async (query) => {
  const { feed, asVisitor, asCustomer } = await openUpstream();
  const open = { ...pageTwo.listings[0], mlsNumber: 'W1', permissions: OPEN };
  const statistics = { listPrice: { min: 123_456 } };
  // A feed that ignores the filter.
  feed.answers.set('/listings', { ...pageTwo, ...clusters, statistics, listings: [hidden, open] });
  const forVisitor = await asVisitor(`/realty/listings?${query}`);
  expect(feed.calls[0]?.query.get('displayPublic')).toBe('Y');
  expect(feed.calls[0]?.query.get('displayAddressOnInternet')).toBe('Y');
  expect(forVisitor.body.listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber)).toEqual(['W1']);
  const forCustomer = await asCustomer(`/realty/listings?${query}`);
  expect(feed.calls[1]?.query.has('displayPublic')).toBe(false);
  expect(forCustomer.body.listings).toHaveLength(2);
});

test('the default search shows restricted listings, without the feed’s range of prices', async () => {
  const { feed, asVisitor } = await openUpstream();
  feed.answers.set('/listings', { ...pageTwo, listings: [hidden] });
  const query =
    'type=sale&status=A&lastStatus=New&lastStatus=Pc&lastStatus=Lce&maxPrice=6000000&city=Toronto&resultsPerPage=200';
  const { body } = await asVisitor(`/realty/listings?${query}&fields=listPrice`);
  expect(body.listings[0].listPrice).toBe(SCRUBBED);
  expect(body).not.toHaveProperty('statistics');
  const sent = feed.calls[0]?.query;
  expect(sent?.getAll('lastStatus')).toEqual(['New', 'Pc', 'Lc']);
  expect(sent?.get('resultsPerPage')).toBe('100');
  expect(sent?.get('fields')).toContain('permissions');
  expect(sent?.has('displayPublic')).toBe(false);
});

test('clusters arrive as the map needs them, and unpublishable listings are in no answer', async () => {
  const { feed, asVisitor } = await openUpstream();
  const withheld = { ...hidden, permissions: { ...OPEN, displayInternetEntireListing: 'N' } };
  feed.answers.set('/listings', { ...pageTwo, ...clusters, listings: [withheld] });
  feed.answers.set('/listings/W10440795', withheld);
  const { body } = await asVisitor('/realty/listings?aggregates=map&clusterPrecision=12');
  expect(body.listings).toEqual([]);
  expect(body.aggregates.map.clusters).toHaveLength(clusters.aggregates.map.clusters.length);
  expect(feed.calls[0]?.query.get('cluster')).toBe('true');
  expect((await asVisitor('/realty/listings/W10440795')).status).toBe(404);
});

test('the feed gets counts, and long outlines in a body', async () => {
  const { feed, asVisitor } = await openUpstream();
  feed.answers.set('/listings', pageTwo);
  const corners = Array.from({ length: 200 }, (_, at) => [-79.5 + at / 1000, 43.6 + (at % 2) / 1000]);
  const map = [[...corners, corners[0]]];
  const counted = await asVisitor('/realty/listings?type=count', {
    method: 'POST',
    body: JSON.stringify({ type: 'sale', map }),
  });
  expect(counted.body).toEqual({ count: pageTwo.count });
  const [call] = feed.calls;
  expect(call?.method).toBe('POST');
  expect(JSON.parse(call?.body ?? '')).toEqual({ map });
  expect(call?.query.get('type')).toBe('sale');
});

test('visitors get no similar homes, comparables or history of a restricted listing', async () => {
  const { feed, asVisitor, asCustomer } = await openUpstream();
  feed.answers.set('/listings/W10440795', hidden);
  feed.answers.set('/listings/W10440795/similar', { similar: pageTwo.listings });
  feed.answers.set('/listings/history', {
    history: [{ mlsNumber: 'W5', listPrice: '400000.00', soldPrice: 0 }],
  });
  const visitor = await asVisitor('/realty/listings/W10440795');
  expect(visitor.body.comparables).toEqual([]);
  expect((await asVisitor('/realty/listings/W10440795/similar')).body).toEqual({ similar: [] });
  const customer = await asCustomer('/realty/listings/W10440795/similar');
  expect(customer.body.similar).toHaveLength(pageTwo.listings.length);
  const path = '/realty/listings/history?city=Toronto&streetName=Bay&streetNumber=33&boardId=2';
  expect((await asVisitor(path)).status).toBe(401);
  expect((await asCustomer(path)).body.history[0]).toMatchObject({ mlsNumber: 'W5', boardId: 2 });
});

test('visitors get only open listings as similar homes and comparables of an open listing', async () => {
  const { feed, asVisitor, asCustomer } = await openUpstream();
  const { latitude, longitude } = listingTwo.map;
  const near = (mlsNumber: string, listPrice: string, changes: object = {}) => ({
    ...listingTwo,
    mlsNumber,
    listPrice,
    map: { latitude: Number(latitude) + 0.01, longitude: Number(longitude) },
    permissions: OPEN,
    ...changes,
  });
  const price = Number(listingTwo.listPrice);
  const open = { ...listingTwo, permissions: OPEN };
  const found = [
    near('W1', String(price * 1.15)),
    near('W2', String(price * 1.01)),
    near('W3', String(price), { permissions: RESTRICTED }),
    near('W4', String(price), { map: { latitude: Number(latitude) + 1, longitude: Number(longitude) } }),
    open,
  ];
  feed.answers.set('/listings/W10440795', { ...open, comparables: [near('W5', String(price))] });
  feed.answers.set('/listings/W10440795/similar', { similar: [near('W6', String(price))] });
  feed.answers.set('/listings', { ...pageTwo, listings: found });
  const numbers = (listings: { mlsNumber: string }[]) => listings.map(({ mlsNumber }) => mlsNumber);
  const similar = '/realty/listings/W10440795/similar';
  expect(numbers((await asVisitor(similar)).body.similar)).toEqual(['W2', 'W1']);
  const sent = feed.calls.find(({ path }) => path === '/listings')?.query;
  expect([sent?.get('displayPublic'), sent?.get('displayAddressOnInternet')]).toEqual(['Y', 'Y']);
  expect(feed.calls.some(({ path }) => path.endsWith('/similar'))).toBe(false);
  expect((await asVisitor('/realty/listings/W10440795')).body.comparables).toEqual([]);
  expect(numbers((await asCustomer(similar)).body.similar)).toEqual(['W6']);
  expect(numbers((await asCustomer('/realty/listings/W10440795')).body.comparables)).toEqual(['W5']);
});

test('places, outlines and addresses are found by three letters or more', async () => {
  const { feed, asVisitor } = await openUpstream();
  const place = {
    name: 'Toronto',
    type: 'city',
    map: {
      latitude: '43.7',
      longitude: '-79.4',
      boundary: [
        [
          [-79.5, 43.6],
          [-79.3, 43.6],
          [-79.3, 43.7],
        ],
      ],
    },
    address: { city: 'Toronto', state: 'ON' },
  };
  feed.answers.set('/locations/autocomplete', { locations: [place] });
  feed.answers.set('/locations', { locations: [place] });
  feed.answers.set('/listings', { ...pageTwo, listings: [{ ...pageTwo.listings[0], permissions: OPEN }] });
  expect((await asVisitor('/realty/locations?search=to')).body.search.cities).toEqual([]);
  expect(feed.calls).toHaveLength(0);
  const location = { latitude: 43.7, longitude: -79.4 };
  const { body } = await asVisitor('/realty/locations?search=tor');
  expect(body.search.cities).toEqual([{ name: 'Toronto', state: 'Ontario', location }]);
  const outline = await asVisitor('/realty/locations/boundary?name=toronto&type=city&state=Ontario');
  expect(outline.body).toMatchObject({ name: 'Toronto', state: 'Ontario', center: location });
  expect(outline.body.path[0]).toHaveLength(4);
  expect((await asVisitor('/realty/locations/boundary?name=nowhere&type=city')).status).toBe(404);
  expect((await asVisitor('/realty/autocomplete?search=33%20bay')).body.listings).toHaveLength(1);
  expect((await asVisitor('/realty/meta?group=real_estate')).headers.get('Link')).toContain('rel="user"');
});

test('suggestions are made from the counts of city and area', async () => {
  const { feed, asVisitor } = await openUpstream();
  feed.answers.set('/listings/W10440795', { ...hidden, permissions: OPEN });
  feed.answers.set('/listings', (query: URLSearchParams) =>
    query.has('city')
      ? { ...pageTwo, aggregates: { address: { neighborhood: { Bronte: 3, 'Old Oakville': 9 } } } }
      : { ...pageTwo, aggregates: { address: { city: { Oakville: 12, Milton: 4 } } } },
  );
  const { body } = await asVisitor('/realty/listings/W10440795/suggestions');
  const names = (links: { name: string }[]) => links.map(({ name }) => name);
  expect(names(body.suggestions.popular)).toEqual(['Old Oakville', 'Bronte', 'Oakville', 'Milton']);
  expect(names(body.suggestions.nearby)).toEqual(['Milton']);
  const searches = feed.calls.filter(({ path, query }) => path === '/listings' && !query.has('map'));
  expect(searches.map(({ query }) => query.getAll('state'))).toEqual(Array(3).fill(['Ontario', 'ON']));
});
