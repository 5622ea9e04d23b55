import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireListing, WireListingsPage } from '#api/realty/contract.ts';
import { shuffleOf } from '#server/store/listings/recommendedOrder.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { get, mapOf, type Parameters } from './calls.ts';

const RESTRICTED = {
  displayPublic: 'N',
  displayAddressOnInternet: 'Y',
  displayInternetEntireListing: 'Y',
} as const;
const SOLD_DAY = '2026-10-03';

const HIDDEN = [
  createMockGeneratedListing({
    mlsNumber: 'H5000001',
    listPrice: 1_234_567,
    beds: 5,
    baths: 3,
    sqft: 2345,
    style: 'Bungalow',
    zip: 'M6J 9Z9',
    yearBuilt: 1887,
    taxes: { annualAmount: 12_345, assessmentYear: 2026 },
    condominium: { fees: { maintenance: '432.00' } },
    updatedDay: -4,
    latitude: 43.647_19,
    longitude: -79.410_31,
    permissions: RESTRICTED,
  }),
  createMockGeneratedListing({
    mlsNumber: 'H5000002',
    type: 'Lease',
    listPrice: 3290,
    latitude: 43.647_19,
    longitude: -79.410_31,
    permissions: RESTRICTED,
  }),
  createMockGeneratedListing({
    mlsNumber: 'H5000003',
    status: 'U',
    lastStatus: 'Sld',
    soldPrice: 990_000,
    soldDay: -49,
    permissions: RESTRICTED,
  }),
];

/** Requests for one listing: its number, or a view that contains nothing else. */
const WAYS: Record<string, Parameters> = {
  'its number': {},
  'its number and the clusters': { aggregates: 'map', clusterPrecision: 24 },
  'a view of its rounded point alone': { map: mapOf(-79.410_01, 43.649_99, -79.409_99, 43.650_01) },
};

describe('a visitor who narrows a search around a restricted listing', () => {
  let visitor: TestServices;
  let customer: TestServices;

  beforeAll(async () => {
    const listings = [...smallDatasetListings(), ...HIDDEN];
    visitor = await makeTestServices({ listings });
    customer = await makeTestServices({ listings, session: CUSTOMER });
  });

  afterAll(async () => {
    await visitor.close();
    await customer.close();
  });

  async function isFound(services: TestServices, parameters: Parameters): Promise<boolean> {
    const { body } = await get<WireListingsPage>(services, '/realty/listings', parameters);
    // Count, list and clusters must reveal the same, because a visitor would use the most detailed one.
    const clusters = body.aggregates?.map?.clusters ?? body.listings;
    expect([body.listings.length, clusters.length]).toEqual([body.count, body.count]);
    return body.count > 0;
  }

  /** The range of values that a search's limit cannot distinguish, found by bisection from both ends. */
  async function learned(
    services: TestServices,
    field: string,
    limit: number,
    search: Parameters,
  ): Promise<{ from: number; to: number }> {
    let [low, high] = [0, limit];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (await isFound(services, { ...search, [`max${field}`]: middle })) high = middle;
      else low = middle;
    }
    const smallest = high;
    [low, high] = [0, limit];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (await isFound(services, { ...search, [`min${field}`]: middle })) low = middle;
      else high = middle;
    }
    return { from: Math.min(smallest, low), to: Math.max(smallest, low) };
  }

  it.each(Object.keys(WAYS))('learns its price only to the nearest 100,000 by %s', async (filter) => {
    const search = { mlsNumber: 'H5000001', ...WAYS[filter] };
    expect(await learned(visitor, 'Price', 10_000_000, search)).toEqual({ from: 1_200_000, to: 1_200_000 });
  });

  it('learns less than a customer, who finds the exact price', async () => {
    const exact = await learned(customer, 'Price', 10_000_000, { mlsNumber: 'H5000001' });
    expect(exact).toEqual({ from: 1_234_567, to: 1_234_567 });
  });

  it('learns its rent only to the nearest 500', async () => {
    const search = { mlsNumber: 'H5000002', type: 'lease' };
    expect(await learned(visitor, 'Price', 100_000, search)).toEqual({ from: 3500, to: 3500 });
  });

  it.each([
    ['Sqft', 2500, 2345],
    ['Beds', 6, 5],
    ['Bedrooms', 6, 5],
    ['Baths', 4, 3],
  ])('learns max%s only in steps', async (field, step, exact) => {
    const search = { mlsNumber: 'H5000001' };
    expect(await learned(visitor, field, 100_000, search)).toEqual({ from: step, to: step });
    expect(await learned(customer, field, 100_000, search)).toEqual({ from: exact, to: exact });
  });

  it('learns the month of its sale, but not the day', async () => {
    const search = { mlsNumber: 'H5000003', status: 'U' };
    const onTheDay = { ...search, minSoldDate: SOLD_DAY, maxSoldDate: SOLD_DAY };
    expect(await isFound(customer, onTheDay)).toBe(true);
    expect(await isFound(visitor, onTheDay)).toBe(false);
    expect(await isFound(visitor, { ...search, minSoldDate: '2026-09-04', maxSoldDate: '2026-09-04' })).toBe(
      true,
    );
  });

  it('does not learn its style', async () => {
    const search = { mlsNumber: 'H5000001', style: 'Bungalow' };
    expect(await isFound(customer, search)).toBe(true);
    expect(await isFound(visitor, search)).toBe(false);
  });

  it.each<Parameters>([
    { zip: 'M6J 9Z9' },
    { propertyTypeOrStyle: 'Bungalow' },
    { minYearBuilt: 1800 },
    { maxYearBuilt: 2026 },
    { minTaxes: 1 },
    { maxTaxes: 1_000_000 },
    { maxMaintenanceFee: 1_000_000 },
    { minUpdatedOn: '2020-01-01' },
    { maxUpdatedOn: '2026-11-21' },
  ])('never finds it by %o', async (parameters) => {
    const search = { mlsNumber: 'H5000001', ...parameters };
    expect(await isFound(customer, search)).toBe(true);
    expect(await isFound(visitor, search)).toBe(false);
  });

  it('never finds its sale by a sold price', async () => {
    const search = { mlsNumber: 'H5000003', status: 'U', minSoldPrice: 1 };
    expect(await isFound(customer, search)).toBe(true);
    expect(await isFound(visitor, search)).toBe(false);
  });

  it('finds it around its rounded point only, about half a kilometre away', async () => {
    const around = { mlsNumber: 'H5000001', radius: 0.1 };
    const rounded = { ...around, lat: 43.65, long: -79.41 };
    const exact = { ...around, lat: 43.647_19, long: -79.410_31 };
    expect([await isFound(visitor, rounded), await isFound(visitor, exact)]).toEqual([true, false]);
    expect([await isFound(customer, rounded), await isFound(customer, exact)]).toEqual([false, true]);
  });

  it('learns neither its property type nor its style by counts of them', async () => {
    const search = { mlsNumber: 'H5000001', aggregates: 'details.propertyType,details.style,address.city' };
    const countsOf = async (services: TestServices) =>
      (await get<WireListingsPage>(services, '/realty/listings', search)).body.aggregates;
    expect(await countsOf(customer)).toEqual({
      details: { propertyType: { Detached: 1 }, style: { Bungalow: 1 } },
      address: { city: { Toronto: 1 } },
    });
    expect(await countsOf(visitor)).toEqual({
      details: { propertyType: {}, style: {} },
      address: { city: { Toronto: 1 } },
    });
  });

  it('gets no hidden member of it by a wildcard or by raw', async () => {
    const search = { mlsNumber: 'H5000001', fields: 'address.*,details.*,taxes.*,permissions' };
    const { body } = await get<WireListingsPage>(visitor, '/realty/listings', search);
    expect(JSON.stringify(body.listings)).not.toMatch(/Queen|M6J|Bungalow|12345|numBedrooms/);
    const raw = await get(visitor, '/realty/listings/H5000001', { fields: 'raw' });
    expect(raw.status).toBe(400);
  });

  it.each(['listPriceAsc', 'listPriceDesc', 'sqftAsc', 'bedsDesc'])(
    'learns nothing by the order of %s among restricted listings',
    async (sortBy) => {
      const { body } = await get<WireListingsPage>(visitor, '/realty/listings', {
        sortBy,
        resultsPerPage: 200,
        fields: 'mlsNumber,permissions',
        city: 'Toronto',
      });
      const isOpen = ({ permissions }: WireListing) =>
        permissions?.displayPublic === 'Y' && permissions.displayAddressOnInternet === 'Y';
      const flags = body.listings.map(isOpen);
      const restricted = body.listings
        .filter((listing) => !isOpen(listing))
        .map(({ mlsNumber }) => mlsNumber);
      expect(flags).toEqual(flags.toSorted((one, other) => Number(other) - Number(one)));
      // The order depends only on a number that is computed from the MLS number.
      const inOrder = restricted.toSorted((one, other) => shuffleOf(one) - shuffleOf(other));
      expect(restricted.length).toBeGreaterThan(3);
      expect(restricted).toEqual(sortBy.endsWith('Asc') ? inOrder : inOrder.toReversed());
    },
  );
});
