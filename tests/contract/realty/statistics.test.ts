import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireListingsPage, WireParameterErrors } from '#api/realty/contract.ts';
import type { GeneratedListing } from '#demo/types.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import { placesOf, statisticsByHand } from '#tests/support/listings/statisticsByHand.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { get, mapOf, type Parameters } from './calls.ts';

const ALONE = { latitude: 43.9001, longitude: -79.9001 };

/** A restricted sale in a city of its own. */
const HIDDEN = createMockGeneratedListing({
  ...ALONE,
  mlsNumber: 'H7000001',
  city: 'Caledon',
  status: 'U',
  lastStatus: 'Sld',
  listDay: -70,
  soldDay: -49,
  soldPrice: 987_654,
  permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
});

const LISTINGS: GeneratedListing[] = [
  ...smallDatasetListings().map((listing, index) => ({
    ...listing,
    soldPrice: listing.soldPrice && Math.round(listing.listPrice * (0.94 + (index % 13) / 100)),
  })),
  HIDDEN,
];

const isOpen = ({ permissions }: GeneratedListing): boolean =>
  permissions.displayPublic === 'Y' && permissions.displayAddressOnInternet === 'Y';

/** The statistics request of the trends page (docs/requirements.md, A34). */
const SALES: Parameters = {
  city: 'Toronto',
  minBeds: 0,
  maxBeds: 4,
  status: 'U',
  lastStatus: 'Sld',
  minSoldDate: '2026-05-01',
  statistics:
    'avg-soldPrice,med-soldPrice,sd-soldPrice,avg-daysOnMarket,med-daysOnMarket,avg-listPrice,cnt-closed,pct-aboveBelowList,grp-mth',
  listings: false,
  aggregateStatistics: true,
  aggregates: 'details.propertyType',
};
const FIRST_DAY = Date.parse('2026-05-01T00:00:00Z') / MILLISECONDS_A_DAY - SMALL_DATASET_DAY;

function isSearched(listing: GeneratedListing): boolean {
  return (
    listing.city === 'Toronto' &&
    listing.beds <= 4 &&
    listing.lastStatus === 'Sld' &&
    (listing.soldDay ?? Number.NEGATIVE_INFINITY) >= FIRST_DAY
  );
}

describe('statistics of GET /realty/listings', () => {
  let visitor: TestServices;
  let customer: TestServices;

  beforeAll(async () => {
    visitor = await makeTestServices({ listings: LISTINGS });
    customer = await makeTestServices({ listings: LISTINGS, session: CUSTOMER });
  });

  afterAll(async () => {
    await visitor.close();
    await customer.close();
  });

  async function requestStatistics(
    services: TestServices,
    parameters: Parameters,
  ): Promise<WireListingsPage> {
    const { status, body } = await get<WireListingsPage>(services, '/realty/listings', parameters);
    expect(status).toBe(200);
    expect(WIRE_SCHEMAS.page.safeParse(body).error).toBeUndefined();
    return body;
  }

  it.each([
    ['a customer', () => customer, () => true],
    ['a visitor', () => visitor, isOpen],
  ])(
    'returns to %s the figures of the stored rows for the request of the trends page',
    async (_title, services, mayCount) => {
      const { listings, statistics = {} } = await requestStatistics(services(), SALES);
      const byHand = statisticsByHand(
        LISTINGS.filter((listing) => isSearched(listing) && mayCount(listing)),
        {
          fields: [
            { field: 'soldPrice', measures: ['avg', 'med', 'sd'] },
            { field: 'daysOnMarket', measures: ['avg', 'med'] },
            { field: 'listPrice', measures: ['avg'] },
            { field: 'closed', measures: [] },
            { field: 'above', measures: ['avg'] },
            { field: 'below', measures: ['avg'] },
          ],
          groups: ['mth'],
          paths: ['details.propertyType'],
        },
        SMALL_DATASET_DAY,
      );
      expect(listings).toEqual([]);
      const places = placesOf(statistics);
      expect(Object.keys(places).toSorted()).toEqual(Object.keys(byHand).toSorted());
      for (const [place, value] of Object.entries(byHand)) expect(places[place], place).toBeCloseTo(value, 1);
      expect(Number(places['aboveBelowList.above'])).toBeGreaterThan(0);
    },
  );

  it('returns the same figures of leases with and without their type', async () => {
    const leases = { ...SALES, lastStatus: 'Lsd', minSoldDate: '2024-01-01' };
    const { statistics } = await requestStatistics(visitor, leases);
    expect(Number(placesOf(statistics ?? {})['closed.count'])).toBeGreaterThan(0);
    const named = await requestStatistics(visitor, { ...leases, type: 'lease' });
    expect(named.statistics).toEqual(statistics);
  });

  it('returns the median per square foot, and its number of homes by year', async () => {
    const priceSqft = { field: 'priceSqft', measures: ['avg', 'med'] } as const;
    const { statistics = {} } = await requestStatistics(visitor, {
      ...SALES,
      statistics: 'avg-priceSqft,med-priceSqft,grp-yr',
      aggregateStatistics: false,
    });
    const listings = LISTINGS.filter((listing) => isSearched(listing) && isOpen(listing));
    const byHand = statisticsByHand(
      listings,
      { fields: [priceSqft], groups: ['yr'], paths: [] },
      SMALL_DATASET_DAY,
    );
    const places = placesOf(statistics);
    for (const [place, value] of Object.entries(byHand)) expect(places[place], place).toBeCloseTo(value, 1);
    expect(Object.keys(places).toSorted()).toEqual(Object.keys(byHand).toSorted());
  });

  it('nests property types under their original names, in total and in each month', async () => {
    const { statistics } = await requestStatistics(customer, SALES);
    const types = statistics?.listPrice?.aggregates?.['details']?.['propertyType'] ?? {};
    expect(Object.keys(types).toSorted()).toEqual(['Condo Apt', 'Detached', 'Office', 'Semi-Detached']);
    const [month] = Object.values(statistics?.soldPrice?.mth ?? {}).filter((one) => one.count !== 0);
    expect(Object.keys(month?.aggregates?.['details']?.['propertyType'] ?? {})).not.toEqual([]);
  });

  it('returns no breakdown without aggregateStatistics', async () => {
    const { statistics } = await requestStatistics(customer, { ...SALES, aggregateStatistics: false });
    expect(JSON.stringify(statistics)).not.toContain('aggregates');
  });

  it('counts new listings by month, in any later state', async () => {
    const { statistics } = await requestStatistics(customer, {
      city: 'Toronto',
      type: 'sale',
      status: ['A', 'U'],
      minListDate: '2026-05-01',
      statistics: 'cnt-new,grp-mth',
      listings: false,
    });
    const inJuly = LISTINGS.filter(({ city, type, listDay }) => {
      const month = new Date((SMALL_DATASET_DAY + listDay) * MILLISECONDS_A_DAY).toISOString().slice(0, 7);
      return city === 'Toronto' && type === 'Sale' && month === '2026-07';
    });
    expect(inJuly.length).toBeGreaterThan(0);
    expect(statistics?.new?.mth?.['2026-07']).toEqual({ count: inJuly.length });
  });

  it.each([
    ['its city', { city: 'Caledon' }],
    ['its number', { mlsNumber: 'H7000001' }],
    ['its place', { map: mapOf(-79.95, 43.85, -79.85, 43.95) }],
    ['a polygon around it', { map: '[[[-79.95,43.85],[-79.85,43.85],[-79.9,43.99],[-79.95,43.85]]]' }],
  ])('returns to a visitor no number about a single restricted listing, found by %s', async (_by, narrow) => {
    const search = {
      ...narrow,
      status: 'U',
      statistics: `${String(SALES['statistics'])},avg-priceSqft,avg-tax,cnt-new`,
      aggregateStatistics: true,
      aggregates: 'address.city,details.propertyType',
    };
    const answer = await requestStatistics(customer, search);
    expect(answer.statistics?.soldPrice?.avg).toBe(987_654);
    expect((await requestStatistics(visitor, search)).statistics).toEqual({
      new: { count: 0 },
      closed: { count: 0 },
    });
  });

  it.each([
    ['soldPrice', 'avg-soldPrice'],
    ['days on market', 'med-daysOnMarket'],
    ['shares above and below', 'pct-aboveBelowList'],
  ])('returns a 400 for %s of active listings', async (_title, statistics) => {
    const { status, body } = await get<WireParameterErrors>(customer, '/realty/listings', { statistics });
    expect([status, body[0]?.param]).toEqual([400, 'statistics']);
  });

  it.each([
    ['statistics', { statistics: 'avg-listPrice,grp-13-days' }],
    ['statistics', { statistics: 'sum-priceSqft' }],
    ['statistics', { statistics: 'cnt-new,grp-day,grp-mth,grp-yr,grp-7-days,grp-30-days,grp-60-days' }],
    ['aggregateStatistics', { aggregateStatistics: 'perhaps' }],
    [
      'statistics',
      {
        statistics: 'avg-listPrice,grp-mth,grp-yr',
        aggregateStatistics: true,
        aggregates: 'address.city,address.area',
      },
    ],
  ])('returns a 400 that names %s for %o', async (param, parameters) => {
    const { status, body } = await get<WireParameterErrors>(visitor, '/realty/listings', parameters);
    expect([status, body.map((error) => error.param)]).toEqual([400, [param]]);
  });
});
