import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCRUBBED, type WireListing } from '#api/realty/contract.ts';
import type { GeneratedListing } from '#demo/types.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { get, mapOf, pathWith } from './calls.ts';

/** Values that no visitor may find anywhere. */
const SECRETS = [
  '4321',
  'Hiddenstreet',
  'Hiddenavenue',
  'Hush',
  'X9Z 9X9',
  '1234567',
  '1233321',
  '1235432',
  'whispering willows',
  'secret-image',
  '43.64719',
  '79.41031',
  'Quiet Brokerage',
  '98765',
  'Secret Room',
];

function hidden(changes: Partial<GeneratedListing>): GeneratedListing {
  const mlsNumber = changes.mlsNumber ?? '';
  return createMockGeneratedListing({
    streetNumber: '4321',
    streetName: 'Hiddenstreet',
    streetSuffix: 'Hiddenavenue',
    streetDirection: 'Hush',
    zip: 'X9Z 9X9',
    listPrice: 1_234_567,
    originalPrice: 1_235_432,
    latitude: 43.647_19,
    longitude: -79.410_31,
    homeKey: 'hidden-home',
    neighborhood: 'The Annex',
    images: [`harbour/${mlsNumber.toLowerCase()}-1-secret-image-0a1b2c`],
    details: { description: 'A house among whispering willows.', propertyType: 'Detached' },
    rooms: [{ description: 'Secret Room' }],
    taxes: { annualAmount: 98_765, assessmentYear: 2026 },
    brokerageName: 'Quiet Brokerage',
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
    ...changes,
  });
}

const HIDDEN_NUMBERS = ['H5000001', 'H5000002', 'H5000003', 'H5000004'];
const HIDDEN = [
  hidden({ mlsNumber: 'H5000001', listDay: 0 }),
  hidden({
    mlsNumber: 'H5000002',
    permissions: { displayPublic: 'Y', displayAddressOnInternet: 'N', displayInternetEntireListing: 'Y' },
  }),
  hidden({ mlsNumber: 'H5000003', status: 'U', lastStatus: 'Sld', soldPrice: 1_233_321, soldDay: -4 }),
  hidden({ mlsNumber: 'H5000004', type: 'Lease', streetDirection: 'Hush', listDay: 0 }),
];
/** Open itself, but its history includes a listing of the hidden home. */
const OPEN = createMockGeneratedListing({
  mlsNumber: 'H5000009',
  homeKey: 'hidden-home',
  boardId: 7,
  neighborhood: 'The Annex',
  latitude: 43.6501,
  longitude: -79.4101,
});

const AROUND = mapOf(-79.42, 43.64, -79.4, 43.66);
const DOWN_TO_THE_POINT = mapOf(-79.4104, 43.6471, -79.4102, 43.6473);

/** Every call that returns listings, in the ways that could include a hidden one. */
const CALLS = [
  ...['A', 'U'].flatMap((status) => [
    pathWith('/realty/listings', { status, resultsPerPage: 200 }),
    pathWith('/realty/listings', { status, resultsPerPage: 200, pageNum: 2 }),
    pathWith('/realty/listings', { status, resultsPerPage: 200, pageNum: 3 }),
    pathWith('/realty/listings', { status, mlsNumber: HIDDEN_NUMBERS }),
    pathWith('/realty/listings', { status, map: AROUND, cluster: true, clusterPrecision: 29 }),
    pathWith('/realty/listings', { status, map: DOWN_TO_THE_POINT, cluster: true, clusterPrecision: 29 }),
    pathWith('/realty/listings', {
      status,
      minPrice: 1_234_567,
      maxPrice: 1_234_567,
      statistics: 'min-listPrice,max-listPrice,avg-listPrice,sum-listPrice,med-listPrice',
    }),
    pathWith('/realty/listings', {
      status,
      mlsNumber: 'H5000001',
      aggregates: 'map',
      fields: 'address,images',
    }),
    pathWith('/realty/listings', { status, search: 'Hiddenstreet' }),
    pathWith('/realty/listings', { status, search: 'whispering willows' }),
    pathWith('/realty/listings', { status, search: 'H5000001' }),
    pathWith('/realty/listings', { status, sortBy: 'listPriceDesc', city: 'Toronto' }),
  ]),
  '/realty/listings?status=U&mlsNumber=H5000003&statistics=avg-soldPrice,max-soldPrice,avg-daysOnMarket',
  ...[...HIDDEN_NUMBERS, 'H5000009'].flatMap((number) => [
    `/realty/listings/${number}`,
    `/realty/listings/${number}?fields=listPrice,address,details,rooms,images,map,taxes,office`,
    `/realty/listings/${number}/similar?radius=200&listPriceRange=1000000`,
    `/realty/listings/${number}/suggestions`,
  ]),
  ...['4321', '4321 hidden', 'hiddenstreet', 'Hiddenavenue', 'hush', 'h5000', 'X9Z', '12'].map((search) =>
    pathWith('/realty/autocomplete', { search, resultsPerPage: 100 }),
  ),
  '/realty/listings/history?city=Toronto&streetName=Hiddenstreet&streetNumber=4321',
];

describe('a restricted listing', () => {
  let visitor: TestServices;
  let customer: TestServices;

  beforeAll(async () => {
    const listings = [...smallDatasetListings(), ...HIDDEN, OPEN];
    visitor = await makeTestServices({ listings });
    customer = await makeTestServices({ listings, session: CUSTOMER });
  });

  afterAll(async () => {
    await visitor.close();
    await customer.close();
  });

  it.each(CALLS)('has its values in no answer of %s to a visitor', async (path) => {
    const answer = await visitor.fetch(path);
    const text = await answer.text();
    for (const secret of SECRETS) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('is complete for a customer in the same test', async () => {
    let everything = '';
    for (const path of CALLS) everything += await (await customer.fetch(path)).text();
    for (const secret of SECRETS) expect(everything, secret).toContain(secret);
  });

  it('has only number, type and neighbourhood for a visitor', async () => {
    const { body } = await get<WireListing>(visitor, '/realty/listings/H5000001');
    const { comparables, ...listing } = body;
    expect(Array.isArray(comparables)).toBe(true);
    expect(listing).toEqual({
      mlsNumber: 'H5000001',
      boardId: 2,
      status: 'A',
      class: 'ResidentialProperty',
      type: 'Sale',
      lastStatus: 'New',
      listPrice: SCRUBBED,
      listDate: expect.stringMatching(/^2026-11-21T/),
      permissions: HIDDEN[0]?.permissions,
      address: {
        area: 'Toronto',
        city: 'Toronto',
        state: 'Ontario',
        neighborhood: 'The Annex',
        streetNumber: SCRUBBED,
        streetName: SCRUBBED,
        zip: SCRUBBED,
      },
      map: { latitude: 43.65, longitude: -79.41, point: 'POINT (-79.41 43.65)' },
      images: [],
      photoCount: 0,
    });
  });

  it('is still counted and shown on the map, at the rounded point', async () => {
    const { body } = await get<{
      count: number;
      aggregates: { map: { clusters: { location: object; listing: WireListing }[] } };
    }>(visitor, '/realty/listings', { mlsNumber: 'H5000001', aggregates: 'map', clusterPrecision: 24 });
    expect(body.count).toBe(1);
    const [cluster] = body.aggregates.map.clusters;
    expect(cluster?.location).toEqual({ latitude: 43.65, longitude: -79.41 });
    expect(cluster?.listing.listPrice).toBe(SCRUBBED);
  });

  it.each(['Hiddenstreet', '4321 hidden', 'whispering willows', 'X9Z 9X9'])(
    'is not counted for a visitor who searches for %s, which a customer finds',
    async (search) => {
      const parameters = { search, status: ['A', 'U'], listings: false };
      const forVisitor = await get<{ count: number }>(visitor, '/realty/listings', parameters);
      const forCustomer = await get<{ count: number }>(customer, '/realty/listings', parameters);
      expect([forVisitor.body.count, forCustomer.body.count]).toEqual([0, HIDDEN.length]);
    },
  );

  it.each(['hiddenstreet', '4321 hidden', '4321', 'x9z9x9'])(
    'is not suggested to a visitor for %s, as it is to a customer',
    async (search) => {
      const forVisitor = await get<{ listings: WireListing[] }>(visitor, '/realty/autocomplete', { search });
      const forCustomer = await get<{ listings: WireListing[] }>(customer, '/realty/autocomplete', {
        search,
      });
      expect(forVisitor.body.listings).toEqual([]);
      expect(forCustomer.body.listings.map((listing) => listing.mlsNumber).sort()).toEqual(HIDDEN_NUMBERS);
    },
  );

  it('does not reveal its price by similar listings, which are the nearest for a visitor', async () => {
    const pricesOf = async (services: TestServices) => {
      const path = '/realty/listings/H5000001/similar?radius=100';
      const { body } = await get<{ similar: WireListing[] }>(services, path);
      return body.similar.map((listing) => Number(listing.listPrice));
    };
    const far = (price: number) => Math.abs(price - 1_234_567) > 1_234_567 * 0.2;
    expect((await pricesOf(visitor)).some(far)).toBe(true);
    expect((await pricesOf(customer)).some(far)).toBe(false);
  });

  it('is found by its MLS number', async () => {
    const { body } = await get<{ listings: WireListing[] }>(visitor, '/realty/autocomplete', {
      search: 'h5000001',
    });
    expect(body.listings.map((listing) => listing.mlsNumber)).toEqual(['H5000001']);
    expect(body.listings[0]?.address?.streetName).toBe(SCRUBBED);
  });

  it("is missing in an open listing's history, which a customer sees completely", async () => {
    const asVisitor = await get<WireListing>(visitor, '/realty/listings/H5000009');
    expect(asVisitor.body.history?.map((entry) => entry.mlsNumber)).toEqual(['H5000009']);
    const asCustomer = await get<WireListing>(customer, '/realty/listings/H5000009');
    expect(asCustomer.body.history).toHaveLength(5);
  });

  it.each([
    ['New', 'A', 'New'],
    ['Pc', 'A', 'New'],
    ['Ext', 'A', 'Ext'],
    ['Sld', 'U', 'Sld'],
    ['Sc', 'U', 'Sc'],
    ['Sce', 'U', 'Sc'],
    ['Lsd', 'U', 'Lsd'],
    ['Lce', 'U', 'Lc'],
    ['Exp', 'U', SCRUBBED],
    ['Ter', 'U', SCRUBBED],
    ['Dft', 'U', SCRUBBED],
    ['Dft', 'A', 'Dft'],
    ['Cs', 'A', 'Cs'],
  ] as const)(
    'shows for its last status %s only the status of a badge, and is found only by that',
    async (lastStatus, status, shown) => {
      const mlsNumber = 'H5000001';
      const services = await makeTestServices({ listings: [hidden({ mlsNumber, status, lastStatus })] });
      const { body } = await get<WireListing>(services, `/realty/listings/${mlsNumber}`);
      expect(body.lastStatus).toBe(shown);
      const found: string[] = [];
      for (const filter of [
        'New',
        'Pc',
        'Ext',
        'Sld',
        'Sc',
        'Sce',
        'Lsd',
        'Lc',
        'Lce',
        'Exp',
        'Ter',
        'Sus',
        'Dft',
        'Cs',
      ]) {
        const answer = await get<{ count: number }>(services, '/realty/listings', {
          status,
          lastStatus: filter,
        });
        if (answer.body.count > 0) found.push(filter);
      }
      expect(found).toEqual(shown === SCRUBBED ? [] : [shown]);
      await services.close();
    },
  );

  it('is open to a customer', async () => {
    const { body } = await get<WireListing>(customer, '/realty/listings/H5000001');
    expect(body).toMatchObject({ listPrice: '1234567.00', address: { streetName: 'Hiddenstreet' } });
  });
});
