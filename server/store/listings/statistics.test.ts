import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GeneratedListing } from '../../../demo/types.ts';
import { type Placed, placesOf, statisticsByHand } from '../../../tests/support/listings/statisticsByHand.ts';
import { createMockGeneratedListing } from '../../../tests/support/services/createMockGeneratedListing.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { shapeFrom } from '../geometry/shape.ts';
import type { Store } from '../store.ts';
import type { ListingSearch } from './listingSearch.ts';
import { statisticsOf } from './statistics.ts';
import { AGGREGATE_PATHS, type AggregatePath, isAggregatePath } from './statisticsAggregates.ts';
import { FIELD_SQL, type StatisticField } from './statisticsFields.ts';
import { STATISTIC_GROUPS, type StatisticGroup } from './statisticsGroups.ts';

/**
 * The small dataset with prices above and below the asking prices, different taxes and fees, and some missing values.
 */
const LISTINGS: GeneratedListing[] = smallDatasetListings().map((listing, index) => ({
  ...listing,
  soldPrice: listing.soldPrice && Math.round(listing.listPrice * (0.94 + (index % 13) / 100)),
  sqft: index % 17 === 0 ? null : listing.sqft,
  taxes: { annualAmount: index % 5 === 0 ? null : 2000 + ((index * 131) % 9000), assessmentYear: 2026 },
  condominium:
    listing.class === 'CondoProperty'
      ? { fees: { maintenance: index % 4 ? 300 + (index % 700) : null } }
      : null,
}));

const MEASURES = ['avg', 'med', 'min', 'max', 'sum', 'sd'] as const;
const COUNTS: readonly string[] = ['new', 'closed', 'available'];
const FIELDS = (Object.keys(FIELD_SQL) as StatisticField[]) // its keys are fields
  .map((field) => ({
    field,
    measures: COUNTS.includes(field)
      ? []
      : field === 'above' || field === 'below'
        ? (['avg'] as const)
        : MEASURES,
  }));
const PATHS = Object.keys(AGGREGATE_PATHS).filter(isAggregatePath);

const isOpen = ({ permissions }: GeneratedListing): boolean =>
  permissions.displayPublic === 'Y' && permissions.displayAddressOnInternet === 'Y';

/** Sums are exact. An average may differ by a cent, because the databases add in different orders. */
function expectSame(answer: Placed, byHand: Placed): void {
  expect(Object.keys(answer).toSorted()).toEqual(Object.keys(byHand).toSorted());
  const away = Object.entries(byHand).filter(
    ([place, value]) => !(Math.abs((answer[place] ?? 0) - value) < 0.011),
  );
  expect(away).toEqual([]);
}

describe.each(storeDialects())('statistics of the store on $name', (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, LISTINGS);
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  const EVERY_GROUP = [...STATISTIC_GROUPS.values()];
  const SOLD_IN_TORONTO: ListingSearch = {
    viewer: 'customer',
    today: SMALL_DATASET_DAY,
    statuses: ['U'],
    lastStatuses: ['Sld'],
    cities: ['toronto'],
    beds: { min: 0, max: 3 },
  };
  const TRIANGLE = [
    [-80, 43],
    [-79, 43],
    [-79.5, 44.001],
    [-80, 43],
  ];

  const SEARCHES: [
    string,
    ListingSearch,
    readonly StatisticGroup[],
    readonly AggregatePath[],
    (listing: GeneratedListing) => boolean,
  ][] = [
    ['everything', { viewer: 'customer', today: SMALL_DATASET_DAY }, EVERY_GROUP, [], () => true],
    [
      "a visitor's listings, by every path",
      { viewer: 'visitor', today: SMALL_DATASET_DAY },
      ['yr'],
      PATHS,
      isOpen,
    ],
    [
      'sales of a city, by month and type',
      SOLD_IN_TORONTO,
      ['mth'],
      ['details.propertyType'],
      (one) => one.status === 'U' && one.lastStatus === 'Sld' && one.city === 'Toronto' && one.beds <= 3,
    ],
    [
      "a visitor's polygon",
      { viewer: 'visitor', today: SMALL_DATASET_DAY, shape: shapeFrom([TRIANGLE]) },
      ['grp-30-days'],
      [],
      (one) =>
        isOpen(one) &&
        Math.abs(one.longitude + 79.5) < ((44.001 - one.latitude) / 1.001) * 0.5 &&
        one.latitude > 43,
    ],
  ];

  it.each(SEARCHES)(
    'agree with those computed from the rows: %s',
    async (_name, search, groups, paths, test) => {
      const requested = { fields: FIELDS, groups, paths };
      const listings = LISTINGS.filter(test);
      expect(listings.length).toBeGreaterThan(20);
      expectSame(
        placesOf(await statisticsOf(store, search, requested)),
        statisticsByHand(listings, requested, SMALL_DATASET_DAY),
      );
    },
  );

  it('have every month between the first and the last, with a count of 0 for empty ones', async () => {
    const listings = [-20, -150].map((soldDay, index) =>
      createMockGeneratedListing({
        mlsNumber: `C200000${index}`,
        status: 'U',
        lastStatus: 'Sld',
        listDay: -160,
        soldDay,
        soldPrice: 900_000 + index,
      }),
    );
    const other = await dialect.open();
    await fillStore(other, listings);
    const { soldPrice } = await statisticsOf(
      other,
      { viewer: 'customer', today: SMALL_DATASET_DAY },
      {
        fields: [{ field: 'soldPrice', measures: ['avg', 'med'] }],
        groups: ['mth'],
        paths: [],
      },
    );
    await other.close();
    const emptyStatistics = { count: 0, avg: 0, med: 0 };
    expect(soldPrice?.mth).toEqual({
      '2026-06': { count: 1, avg: 900_001, med: 900_001 },
      '2026-07': emptyStatistics,
      '2026-08': emptyStatistics,
      '2026-09': emptyStatistics,
      '2026-10': emptyStatistics,
      '2026-11': { count: 1, avg: 900_000, med: 900_000 },
    });
  });

  it('leave out missing values, but contain a count of 0', async () => {
    const nowhere: ListingSearch = { viewer: 'customer', today: SMALL_DATASET_DAY, cities: ['atlantis'] };
    const requested = { fields: FIELDS, groups: ['mth' as const], paths: PATHS };
    expect(await statisticsOf(store, nowhere, requested)).toEqual({
      new: { count: 0 },
      closed: { count: 0 },
      available: { count: 0 },
    });
  });

  it('have the right days at the ends of months and years, including the leap day', async () => {
    const leapDay = 19_782;
    const days = [-425, -366, -365, -60, -31, -30, -29, -1, 0];
    const listings = days.map((listDay, index) =>
      createMockGeneratedListing({ mlsNumber: `C300000${index}`, listDay }),
    );
    const other = await dialect.open();
    await fillStore(
      other,
      listings.map((one) => ({ ...one, listDay: leapDay - SMALL_DATASET_DAY + one.listDay })),
    );
    const requested = {
      fields: [{ field: 'new' as const, measures: [] }],
      groups: [...STATISTIC_GROUPS.values()],
      paths: [],
    };
    const answer = await statisticsOf(other, { viewer: 'customer', today: leapDay }, requested);
    await other.close();
    expect(answer.new?.day?.['2024-02-29']).toEqual({ count: 1 });
    expectSame(placesOf(answer), statisticsByHand(listings, requested, leapDay));
  });
});
