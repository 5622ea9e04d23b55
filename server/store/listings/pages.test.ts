import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { recordQueries } from '../../../tests/support/services/recordedQueries.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { shapeFrom } from '../geometry/shape.ts';
import type { Store } from '../store.ts';
import { findListings } from './findListings.ts';
import type { ListingSearch } from './listingSearch.ts';
import { findPage, followedPage, scannedPage } from './pages.ts';
import { SORT_NAMES, type SortBy } from './sorting.ts';

/** Orders that have an index. */
const FOLLOWED: SortBy[] = ['random', 'createdOnDesc', 'createdOnAsc', 'listPriceAsc', 'listPriceDesc'];

const sales: ListingSearch = {
  viewer: 'visitor',
  today: SMALL_DATASET_DAY,
  types: ['Sale'],
  statuses: ['A'],
};
const SEARCHES: [string, ListingSearch][] = [
  ['of a visitor', sales],
  ['of a customer', { ...sales, viewer: 'customer' }],
  ['with filters', { ...sales, classes: ['residential'], beds: { min: 2 }, price: { min: 350_000 } }],
  ['in a view', { ...sales, shape: box(-80, 43, -79, 44) }],
  ['in a province', { ...sales, states: ['ontario'], listDay: { min: SMALL_DATASET_DAY - 50 } }],
];

function box(west: number, south: number, east: number, north: number) {
  const [a, b, c, d] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return shapeFrom([[a, b, c, d, a]]);
}

describe.each(storeDialects())('pages on $name', (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, smallDatasetListings());
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  it.each(SEARCHES)('are the same along an index as from all listings, %s', async (_name, search) => {
    const { count } = await findListings(store, search, {});
    expect(count).toBeGreaterThan(40);
    for (const sortBy of FOLLOWED) {
      for (const offset of [0, 7]) {
        const page = { sortBy, limit: 8, offset };
        const ids = await followedPage(store, search, page, count);
        expect(ids, `${sortBy} ${offset}`).toHaveLength(8);
        expect(ids, `${sortBy} ${offset}`).toEqual(await scannedPage(store, search, page));
      }
    }
  });

  it('are the same if PostgreSQL has to sort all matches', async () => {
    if (store.dialect !== 'postgres') return;
    for (const [, search] of SEARCHES) {
      for (const sortBy of FOLLOWED) {
        const page = { sortBy, limit: 8, offset: 7 };
        const sorted = await scannedPage(store, search, page, { sortsAll: true });
        expect(sorted, sortBy).toEqual(await scannedPage(store, search, page));
      }
    }
  });

  it('of few matches are not looked for along an index, and those after the last match not at all', async () => {
    const search = { ...sales, beds: { min: 3 } };
    const page = { sortBy: 'createdOnDesc' as const, limit: 8, offset: 0 };
    const { count } = await findListings(store, search, {});
    expect(count).toBeGreaterThan(0);
    expect(await findPage(store, search, page, count)).toEqual(await scannedPage(store, search, page));
    expect(await findPage(store, search, { ...page, offset: count }, count)).toEqual([]);
    expect(await findListings(store, { ...sales, beds: { min: 90 } }, { page })).toMatchObject({
      count: 0,
      ids: [],
    });
  });

  it.each([
    ...SEARCHES,
    ['with rare facts', { ...sales, classes: ['residential'], parking: { min: 3 }, hasTour: true }],
  ] as typeof SEARCHES)('are counted as without a page, %s', async (_name, search) => {
    const { count } = await findListings(store, search, {});
    for (const sortBy of SORT_NAMES) {
      for (const offset of [0, Math.max(0, count - 3), count]) {
        const page = { sortBy, limit: 8, offset };
        const ids = await scannedPage(store, search, page);
        expect(await findListings(store, search, { page }), `${sortBy} ${offset}`).toMatchObject({
          count,
          ids,
        });
      }
    }
  });

  it('beyond the last match are not looked for', async () => {
    for (const sortBy of FOLLOWED) {
      const { context, sent } = recordQueries(store);
      const page = { sortBy, limit: 8, offset: 1_000_000 };
      expect((await findListings(context, sales, { page })).ids).toEqual([]);
      expect(sent, sortBy).toHaveLength(1);
    }
  });

  it('are not read along an index with another order', async () => {
    const page = { sortBy: 'random' as const, limit: 8, offset: 0 };
    const unfit: [ListingSearch, SortBy][] = [
      [{ ...sales, statuses: ['A', 'U'] }, 'random'],
      [{ ...sales, types: undefined }, 'createdOnDesc'],
      [{ ...sales, cities: ['toronto'] }, 'createdOnDesc'],
      [sales, 'bedsDesc'],
    ];
    for (const [search, sortBy] of unfit) {
      expect(await followedPage(store, search, { ...page, sortBy }, 100)).toBeUndefined();
    }
  });

  it('are read from all listings if the index ends too early', async () => {
    // Visitors cannot see these by price: the last homes have hidden prices.
    const { count } = await findListings(store, sales, {});
    const page = { sortBy: 'listPriceAsc' as const, limit: 8, offset: count - 8 };
    expect(await followedPage(store, sales, page, count)).toBeUndefined();
    expect(await findPage(store, sales, page, 1e9)).toEqual(await scannedPage(store, sales, page));
  });
});
