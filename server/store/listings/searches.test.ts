import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GeneratedListing } from '../../../demo/types.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { isClosed } from '../dataset/storedListing.ts';
import { shapeFrom } from '../geometry/shape.ts';
import type { Store } from '../store.ts';
import { documentsOf } from './documents.ts';
import { findListings } from './findListings.ts';
import type { ListingSearch } from './listingSearch.ts';
import { SORT_NAMES, type SortBy } from './sorting.ts';

const LISTINGS = smallDatasetListings();

function numbersWhere(test: (listing: GeneratedListing) => boolean): string[] {
  return LISTINGS.filter(test)
    .map((listing) => listing.mlsNumber)
    .sort();
}

describe.each(storeDialects())('a search of the store on $name', (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, LISTINGS);
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  async function numbersOf(ids: number[]): Promise<string[]> {
    const documents = await documentsOf(store, ids);
    return documents.map((document) => document.wire.mlsNumber);
  }

  async function found(search: Partial<ListingSearch>, sortBy: SortBy = 'createdOnDesc'): Promise<string[]> {
    const { ids, count } = await findListings(
      store,
      { viewer: 'customer', today: SMALL_DATASET_DAY, ...search },
      { page: { sortBy, limit: 1000, offset: 0 } },
    );
    expect(ids).toHaveLength(count);
    return numbersOf(ids);
  }

  const FILTERS: [string, Partial<ListingSearch>, (listing: GeneratedListing) => boolean][] = [
    ['type', { types: ['Lease'] }, (one) => one.type === 'Lease'],
    ['status', { statuses: ['U'] }, (one) => one.status === 'U'],
    ['last status', { lastStatuses: ['Sld', 'Sc'] }, (one) => ['Sld', 'Sc'].includes(one.lastStatus)],
    ['class', { classes: ['condo'] }, (one) => one.class === 'CondoProperty'],
    ['property type', { propertyTypes: ['semi detached'] }, (one) => one.propertyType === 'Semi-Detached'],
    ['style', { styles: ['3 storey'] }, (one) => one.style === '3-Storey'],
    ['price', { price: { min: 500_000, max: 900_000 } }, (one) => within(one.listPrice, 500_000, 900_000)],
    [
      'price between two dollars',
      { price: { min: 499_999.5, max: 900_000.25 } },
      (one) => within(one.listPrice, 500_000, 900_000),
    ],
    ['beds', { beds: { min: 3 } }, (one) => one.beds >= 3],
    ['baths', { baths: { max: 1 } }, (one) => one.baths <= 1],
    ['square feet', { sqft: { min: 2000, max: 2500 } }, (one) => within(one.sqft ?? -1, 2000, 2500)],
    ['days listed', { listDay: { min: SMALL_DATASET_DAY - 14 } }, (one) => one.listDay >= -14],
    [
      'days sold',
      { soldDay: { min: SMALL_DATASET_DAY - 90, max: SMALL_DATASET_DAY - 30 } },
      (one) => one.soldDay !== null && within(one.soldDay, -90, -30),
    ],
    [
      'days listed and days sold, each for its status',
      {
        statuses: ['A', 'U'],
        listDay: { min: SMALL_DATASET_DAY - 14 },
        soldDay: { min: SMALL_DATASET_DAY - 90 },
      },
      (one) => (one.status === 'A' ? one.listDay >= -14 : one.soldDay !== null && one.soldDay >= -90),
    ],
    ['city', { cities: ['montreal'] }, (one) => one.city === 'Montréal'],
    ['area', { areas: ['peel'] }, (one) => one.area === 'Peel'],
    ['neighbourhood', { neighbourhoods: ['the annex'] }, (one) => one.neighborhood === 'The Annex'],
    ['province', { states: ['quebec'] }, (one) => one.state === 'Québec'],
    ['board', { boards: [11] }, (one) => one.boardId === 11],
    ['MLS number', { mlsNumbers: ['T9000002'] }, (one) => one.mlsNumber === 'T9000002'],
    [
      'keywords as beginnings of words',
      { keywords: { words: ['heat', 'pool'], mlsNumber: 'HEAT POOL' } },
      (one) => one.details.description?.includes('heated pool') ?? false,
    ],
    [
      'an MLS number as the keyword',
      { keywords: { words: ['t9000002'], mlsNumber: 'T9000002' } },
      (one) => one.mlsNumber === 'T9000002',
    ],
    [
      'a box',
      { shape: shapeFrom([box(-79.47, 43.66, -79.42, 43.7)]) },
      (one) => within(one.longitude, -79.47, -79.42) && within(one.latitude, 43.66, 43.7),
    ],
    [
      'a triangle',
      {
        shape: shapeFrom([
          [
            [-80, 43],
            [-79, 43],
            [-79.5, 44.001],
            [-80, 43],
          ],
        ]),
      },
      (one) => Math.abs(one.longitude + 79.5) < ((44.001 - one.latitude) / 1.001) * 0.5 && one.latitude > 43,
    ],
    [
      'two polygons together',
      { shape: shapeFrom([[box(-79.5, 43.6, -79.4, 43.8)], [box(-74, 45, -73, 46)]]) },
      (one) =>
        (within(one.longitude, -79.5, -79.4) && within(one.latitude, 43.6, 43.8)) || one.city === 'Montréal',
    ],
    [
      'several filters at once',
      {
        types: ['Sale'],
        statuses: ['A'],
        classes: ['condo', 'residential'],
        shape: shapeFrom([box(-80, 43, -79, 44)]),
        beds: { min: 2 },
      },
      (one) =>
        one.type === 'Sale' &&
        one.status === 'A' &&
        one.class !== 'CommercialProperty' &&
        one.city !== 'Montréal' &&
        one.beds >= 2,
    ],
  ];

  it.each(FILTERS)('filters by %s', async (_name, search, test) => {
    const expected = numbersWhere(test);
    expect(expected.length).toBeGreaterThan(0);
    expect((await found(search)).sort()).toEqual(expected);
  });

  it('sorts by every name, the empty values last', async () => {
    const value: Record<string, (listing: GeneratedListing) => number | null> = {
      createdOn: (one) => one.listDay,
      updatedOn: (one) => one.updatedDay,
      listPrice: (one) => one.listPrice,
      soldPrice: (one) => (isClosed(one.lastStatus) ? one.soldPrice : null),
      soldDate: (one) => one.soldDay,
      beds: (one) => one.beds,
      baths: (one) => one.baths,
      sqft: (one) => one.sqft,
      yearBuilt: (one) => one.yearBuilt,
      listPricePerSqFt: (one) => (one.sqft ? one.listPrice / one.sqft : null),
    };
    const byNumber = new Map(LISTINGS.map((listing) => [listing.mlsNumber, listing]));
    for (const name of SORT_NAMES.filter((one) => /(Asc|Desc)$/.test(one) && !one.startsWith('status'))) {
      const descending = name.endsWith('Desc');
      const read = value[name.replace(/(Asc|Desc)$/, '')];
      const numbers = await found({}, name);
      const empty = descending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
      const values = numbers.map((number) => {
        const listing = byNumber.get(number);
        return (listing && read?.(listing)) ?? empty;
      });
      const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(values, name).toEqual(descending ? sorted.reverse() : sorted);
    }
  });

  it('has the same recommended order on every day and for every caller, which is not that of the dates', async () => {
    const order = async (viewer: 'customer' | 'visitor', today: number) => {
      const page = { sortBy: 'random' as const, limit: 600, offset: 0 };
      return (await findListings(store, { viewer, today }, { page })).ids;
    };
    const first = await order('customer', SMALL_DATASET_DAY);
    expect(await order('customer', SMALL_DATASET_DAY + 1)).toEqual(first);
    expect(await order('visitor', SMALL_DATASET_DAY)).toEqual(first);
    const newest = { sortBy: 'createdOnDesc' as const, limit: 600, offset: 0 };
    const dated = await findListings(
      store,
      { viewer: 'customer', today: SMALL_DATASET_DAY },
      { page: newest },
    );
    expect(dated.ids).not.toEqual(first);
    expect(dated.ids.toSorted()).toEqual(first.toSorted());
  });

  it('returns pages that together contain each listing once', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) =>
        findListings(
          store,
          { viewer: 'visitor', today: SMALL_DATASET_DAY, types: ['Sale'], statuses: ['A'] },
          { page: { sortBy: 'listPriceAsc', limit: 60, offset: page * 60 } },
        ),
      ),
    );
    const ids = pages.flatMap((page) => page.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(pages[0]?.count ?? 0);
  });

  it('returns pages of a polygon as those of a box', async () => {
    const triangle = [
      [-80, 43],
      [-79, 43],
      [-79.5, 44.001],
      [-80, 43],
    ];
    const search = { viewer: 'customer' as const, today: SMALL_DATASET_DAY, shape: shapeFrom([triangle]) };
    const page = { sortBy: 'listPriceAsc' as const };
    const all = await findListings(store, search, { page: { ...page, limit: 100, offset: 0 } });
    const second = await findListings(store, search, { page: { ...page, limit: 7, offset: 7 } });
    expect(second.ids).toEqual(all.ids.slice(7, 14));
    expect(second.count).toBe(all.count);
  });

  it('sorts restricted listings last by price for a visitor', async () => {
    const { ids } = await findListings(
      store,
      { viewer: 'visitor', today: SMALL_DATASET_DAY },
      { page: { sortBy: 'listPriceAsc', limit: 600, offset: 0 } },
    );
    const documents = await documentsOf(store, ids);
    const closed = documents.map(
      ({ wire }) =>
        wire.permissions?.displayPublic !== 'Y' || wire.permissions.displayAddressOnInternet !== 'Y',
    );
    expect(closed.indexOf(true)).toBe(closed.lastIndexOf(false) + 1);
  });

  it('uses only the rounded position of restricted listings for a visitor', async () => {
    const hidden = LISTINGS.find(
      (one) => one.permissions.displayPublic === 'N' && one.city === 'Toronto' && one.status === 'A',
    );
    if (!hidden) throw new Error('the small world has such a listing');
    const near = shapeFrom([
      box(hidden.longitude - 1e-6, hidden.latitude - 1e-6, hidden.longitude + 1e-6, hidden.latitude + 1e-6),
    ]);
    const search = { shape: near, mlsNumbers: [hidden.mlsNumber] };
    expect(
      (await findListings(store, { viewer: 'customer', today: SMALL_DATASET_DAY, ...search }, {})).count,
    ).toBe(1);
    expect(
      (await findListings(store, { viewer: 'visitor', today: SMALL_DATASET_DAY, ...search }, {})).count,
    ).toBe(0);
  });

  it.each([
    ['a province', 5],
    ['the country', 60],
  ])('counts the homes of views of %s, also by clusters, wherever the sides are', async (_name, wide) => {
    for (const home of LISTINGS.slice(0, 12)) {
      for (const [east, north] of [
        [0, 0],
        [wide, 2],
        [wide / 2, 1],
      ] as const) {
        // One side, two or none go through this home's point.
        const [right, top] = [home.longitude + east, home.latitude + north];
        const shape = shapeFrom([box(right - wide, top - 4, right, top)]);
        const expected = LISTINGS.filter(
          ({ longitude, latitude }) =>
            within(longitude, right - wide, right) && within(latitude, top - 4, top),
        );
        const search = { viewer: 'customer' as const, today: SMALL_DATASET_DAY, shape };
        expect((await findListings(store, search, {})).count).toBe(expected.length);
        const map = await findListings(store, search, { clusters: { precision: 9, limit: 200 } });
        expect(map.count).toBe(expected.length);
      }
    }
  });

  it('groups into cells whose counts add up, also if there are more cells than the limit', async () => {
    for (const limit of [1, 3, 10, 200]) {
      const { count, clusters } = await findListings(
        store,
        { viewer: 'visitor', today: SMALL_DATASET_DAY },
        { clusters: { precision: 20, limit } },
      );
      expect(clusters.length).toBeLessThanOrEqual(limit);
      expect(clusters.reduce((sum, cell) => sum + cell.count, 0)).toBe(count);
      expect(count).toBe(LISTINGS.length);
    }
  });

  it('finds no dataset after an unfinished load, and one after the next load', async () => {
    const other = await dialect.open();
    expect(await other.dataset()).toBeUndefined();
    const breaksOff = function* () {
      yield* LISTINGS.slice(0, 50);
      throw new Error('the process was killed');
    };
    const filling = fillStore(other, breaksOff());
    await expect(filling).rejects.toThrow('killed');
    expect(await other.dataset()).toBeUndefined();
    await fillStore(other, LISTINGS.slice(0, 60));
    expect((await other.dataset())?.listingCount).toBe(60);
    await fillStore(other, LISTINGS.slice(0, 40));
    expect((await findListings(other, { viewer: 'customer', today: SMALL_DATASET_DAY }, {})).count).toBe(40);
    await other.close();
  });
});

function within(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

function box(west: number, south: number, east: number, north: number): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
