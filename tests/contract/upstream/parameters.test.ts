import { expect, test } from 'vitest';
import { SCRUBBED } from '#api/realty/contract.ts';
import listingTwo from '#tests/support/upstream/listing-version-2.json';
import pageTwo from '#tests/support/upstream/listings-version-2.json';
import { openUpstream } from './upstream.ts';

const OPEN = { displayAddressOnInternet: 'Y', displayPublic: 'Y', displayInternetEntireListing: 'Y' };
const RESTRICTED = { ...OPEN, displayPublic: 'N' };
const hidden = { ...listingTwo, permissions: RESTRICTED };
const open = { ...pageTwo.listings[0], mlsNumber: 'W1', permissions: OPEN };

test.each([
  ['lat=43.7&long=-79.4&radius=5', { lat: ['43.7'], long: ['-79.4'], radius: ['5'] }],
  ['zip=m5v2t6', { zip: ['M5V 2T6', 'M5V2T6'] }],
  ['propertyTypeOrStyle=Bungalow', { propertyTypeOrStyle: ['Bungalow'] }],
  ['maxBedrooms=3', { maxBedrooms: ['3'] }],
  ['minBedrooms=3', { minBedrooms: ['3'] }],
  ['minSoldPrice=500000&status=U', { minSoldPrice: ['500000'] }],
  ['maxSoldPrice=500000&status=U', { maxSoldPrice: ['500000'] }],
  ['minYearBuilt=1990', { minYearBuilt: ['1990'] }],
  ['maxYearBuilt=1990', { maxYearBuilt: ['1990'] }],
  ['minTaxes=3000', { minTaxes: ['3000'] }],
  ['maxTaxes=3000', { maxTaxes: ['3000'] }],
  ['maxMaintenanceFee=500', { maxMaintenanceFee: ['500'] }],
  ['minParkingSpaces=2', { minParkingSpaces: ['2'] }],
  ['minLotSizeSqft=5000', { minLotSizeSqft: ['5000'] }],
  ['basement=apartment', { basement: ['Apartment', 'Apartment in basement', 'Suite'] }],
  [
    'lastPriceChangeType=decrease&minPriceChangeDateTime=2026-11-01',
    { lastPriceChangeType: ['decrease'], minPriceChangeDateTime: ['2026-11-01'] },
  ],
  ['minUpdatedOn=2026-11-01', { minUpdatedOn: ['2026-11-01'] }],
  ['maxUpdatedOn=2026-11-01', { maxUpdatedOn: ['2026-11-01'] }],
  ['aggregates=details.style', { aggregates: ['details.style'] }],
  // The feed has no median per square foot.
  ['statistics=avg-priceSqft,med-priceSqft,grp-yr&status=U', { statistics: ['avg-priceSqft,grp-yr'] }],
  // Asked on a Sunday.
  [
    'openHouse=weekend',
    { minOpenHouseDate: ['2026-11-22'], maxOpenHouseDate: ['2026-11-22'], openHouse: [] },
  ],
])('the feed gets %s, for a visitor among open listings only', async (query, sent) => {
  const { feed, asVisitor, asCustomer } = await openUpstream();
  // A feed that ignores the filter.
  feed.answers.set('/listings', { ...pageTwo, listings: [hidden, open] });
  const forVisitor = await asVisitor(`/realty/listings?${query}`);
  expect(forVisitor.body.listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber)).toEqual(['W1']);
  const forCustomer = await asCustomer(`/realty/listings?${query}`);
  expect(forCustomer.body.listings).toHaveLength(2);
  const [visitors, customers] = feed.calls.map((call) => call.query);
  for (const [name, values] of Object.entries(sent)) {
    expect([visitors?.getAll(name), customers?.getAll(name)]).toEqual([values, values]);
  }
  const permissions = ['displayPublic', 'displayAddressOnInternet'] as const;
  expect(permissions.map((name) => visitors?.get(name))).toEqual(['Y', 'Y']);
  expect(permissions.map((name) => customers?.has(name))).toEqual([false, false]);
});

test.each(['pets', 'furnished', 'virtualTour'])(
  'a search for %s is refused, because the feed cannot answer it',
  async (name) => {
    const { feed, asCustomer } = await openUpstream();
    const { status, body } = await asCustomer(`/realty/listings?${name}=true`);
    expect(status).toBe(400);
    expect(body).toEqual([{ param: name, msg: ['is not offered with a live feed'] }]);
    expect(feed.calls).toEqual([]);
    feed.answers.set('/listings', { ...pageTwo, listings: [open] });
    expect((await asCustomer(`/realty/listings?${name}=false`)).status).toBe(200);
  },
);

test.each([
  ['areaOrCity=Toronto&areaOrCity=Peel', 'areaOrCity', ['Toronto', 'Peel']],
  ['minBedrooms=2', 'minBedrooms', ['2']],
  ['aggregates=address.city', 'aggregates', ['address.city']],
])('%s reveals nothing, so that a visitor finds restricted listings too', async (query, name, values) => {
  const { feed, asVisitor } = await openUpstream();
  feed.answers.set('/listings', { ...pageTwo, listings: [hidden, open] });
  expect((await asVisitor(`/realty/listings?${query}`)).body.listings).toHaveLength(2);
  expect(feed.calls[0]?.query.getAll(name)).toEqual(values);
  expect(feed.calls[0]?.query.has('displayPublic')).toBe(false);
});

test('only the requested counts of the feed are passed on', async () => {
  const { feed, asCustomer } = await openUpstream();
  const aggregates = {
    details: { propertyType: { Detached: 7, 'Condo Apt': '3', '': 2 }, style: { Bungalow: 1 } },
    agents: { name: { 'Pat Roy': 4 } },
  };
  feed.answers.set('/listings', { ...pageTwo, aggregates });
  const { body } = await asCustomer('/realty/listings?aggregates=details.propertyType,address.city');
  expect(body.aggregates).toEqual({
    details: { propertyType: { Detached: 7, 'Condo Apt': 3 } },
    address: { city: {} },
  });
});

test('a wildcard asks the feed for the whole part', async () => {
  const { feed, asCustomer } = await openUpstream();
  feed.answers.set('/listings', { ...pageTwo, listings: [open] });
  const { body } = await asCustomer('/realty/listings?fields=details.*');
  expect(feed.calls[0]?.query.get('fields')).toMatch(/,details$/);
  expect(Object.keys(body.listings[0].details).length).toBeGreaterThan(10);
});

test.each([
  ['/realty/listings?apiKey=x', 'apiKey'],
  ['/realty/listings?operator=OR&city=Toronto', 'operator'],
  ['/realty/listings?agent=roy', 'agent'],
  ['/realty/listings?fields=raw', 'fields'],
  ['/realty/listings/W10440795?fields=raw', 'fields'],
  ['/realty/listings?aggregates=agents.name', 'aggregates'],
  ['/realty/locations?search=toronto&source=MLS', 'source'],
])('%s answers 400 before the feed is called', async (path, param) => {
  const { feed, asCustomer } = await openUpstream();
  const { status, body } = await asCustomer(path);
  expect([status, body[0].param, feed.calls]).toEqual([400, param, []]);
});

test.each([
  ['New', 'A', 'New'],
  ['Ext', 'A', 'Ext'],
  ['Dft', 'A', 'Dft'],
  ['Dft', 'U', 'Dft'],
  ['Ter', 'U', 'Ter'],
  ['New', 'U', null],
  ['Pc', 'U', null],
  ['Ext', 'U', null],
])('the last status %s with status %s is passed on as %s', async (lastStatus, status, passed) => {
  const { feed, asCustomer } = await openUpstream();
  feed.answers.set('/listings', { ...pageTwo, listings: [{ ...open, lastStatus, status }] });
  const { body } = await asCustomer('/realty/listings');
  expect(body.listings[0].lastStatus).toBe(passed);
});

test.each([
  [
    'the app’s first search',
    'status=A&lastStatus=New&lastStatus=Pc&lastStatus=Ext&lastStatus=Cs&lastStatus=Dft',
    2,
  ],
  [
    'the app’s search with sold homes',
    'status=A&status=U&lastStatus=New&lastStatus=Pc&lastStatus=Ext&lastStatus=Cs&lastStatus=Sld&lastStatus=Sce&lastStatus=Sc',
    2,
  ],
  [
    'a deal that fell through, sold or not',
    'status=A&status=U&lastStatus=New&lastStatus=Pc&lastStatus=Dft',
    1,
  ],
  ['a deal that fell through, off the market', 'status=U&lastStatus=Dft', 1],
])('a visitor’s search for %s asks the feed for these statuses', async (_, query, found) => {
  const { feed, asVisitor } = await openUpstream();
  feed.answers.set('/listings', { ...pageTwo, listings: [hidden, open] });
  const { body } = await asVisitor(`/realty/listings?${query}`);
  expect(body.listings).toHaveLength(found);
  expect(feed.calls[0]?.query.getAll('lastStatus')).toEqual(new URLSearchParams(query).getAll('lastStatus'));
  expect(feed.calls[0]?.query.has('displayPublic')).toBe(found === 1);
});

test.each([
  ['Dft', 'A', 'Dft'],
  ['Cs', 'A', 'Cs'],
  ['Dft', 'U', SCRUBBED],
  ['Ter', 'U', SCRUBBED],
  ['New', 'U', SCRUBBED],
])(
  'the last status %s of a restricted listing with status %s is shown to a visitor as %s',
  async (lastStatus, status, shown) => {
    const { feed, asVisitor } = await openUpstream();
    feed.answers.set('/listings', { ...pageTwo, listings: [{ ...hidden, lastStatus, status }] });
    const { body } = await asVisitor('/realty/listings');
    expect(body.listings[0].lastStatus).toBe(shown);
  },
);

test.each([
  ['W10440893', '', 'mlsNumber', 'W10440893'],
  ['W10440893', 'address.streetName', 'search', 'W10440893'],
  ['10 bay', 'mlsNumber,address.streetName', 'search', '10 bay'],
  ['10 bay', 'mlsNumber', null, null],
])('the text %s in the fields "%s" asks the feed by %s', async (search, searchFields, name, value) => {
  const { feed, asVisitor } = await openUpstream();
  feed.answers.set('/listings', { ...pageTwo, listings: [hidden, open] });
  const query = new URLSearchParams({ search, searchFields });
  const { status, body } = await asVisitor(`/realty/autocomplete?${query}`);
  expect([status, feed.calls.length]).toEqual([200, name === null ? 0 : 1]);
  if (name !== null) expect(feed.calls[0]?.query.get(name)).toBe(value);
  // A visitor finds restricted listings by their number only.
  expect(body.listings).toHaveLength({ mlsNumber: 2, search: 1 }[name ?? ''] ?? 0);
});

test('hidden homes are in no result, count or cluster of the feed', async () => {
  const { feed, asCustomer } = await openUpstream();
  const at = (mlsNumber: string, latitude: number) => ({
    ...open,
    mlsNumber,
    map: { latitude, longitude: -79.4 },
  });
  const homes = [at('W1', 43.1), at('W2', 43.2), at('W3', 43.3)];
  const cluster = (count: number, top: number, bottom: number, listing?: object) => ({
    count,
    location: { latitude: top, longitude: -79.4 },
    bounds: {
      top_left: { latitude: top, longitude: -79.5 },
      bottom_right: { latitude: bottom, longitude: -79.3 },
    },
    map: [[[-79.5, top]]],
    ...(listing && { listing }),
  });
  const clusters = [cluster(1, 43.15, 43.05, homes[0]), cluster(2, 43.35, 43.15)];
  feed.answers.set('/listings', (query) => {
    const numbers = query.getAll('mlsNumber');
    const found = homes.filter(({ mlsNumber }) => numbers.length === 0 || numbers.includes(mlsNumber));
    return { ...pageTwo, count: found.length, listings: found, aggregates: { map: { clusters } } };
  });
  // W3 of another board is another home.
  const hide = '2-w1,2-W2,2-W9,77-W3';
  const { body } = await asCustomer(`/realty/listings?city=Toronto&aggregates=map&hide=${hide}`);
  expect(body.listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber)).toEqual(['W3']);
  expect(body.count).toBe(1);
  expect(body.aggregates.map.clusters.map(({ count }: { count: number }) => count)).toEqual([1]);
  const [own] = feed.calls.filter(({ query }) => query.has('mlsNumber'));
  expect([own?.query.get('city'), own?.query.getAll('mlsNumber')]).toEqual([
    'Toronto',
    ['W1', 'W2', 'W9', 'W3'],
  ]);
  expect(feed.calls.every(({ query }) => !query.has('hide'))).toBe(true);

  const counted = await asCustomer('/realty/listings?type=count', {
    method: 'POST',
    body: JSON.stringify({ city: 'Toronto', hide }),
  });
  expect(counted.body).toEqual({ count: 1 });
  expect((await asCustomer('/realty/listings?city=Toronto')).body.count).toBe(3);
});
