import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { explained, recordQueries } from '../../../tests/support/services/recordedQueries.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { postgresInProcess } from '../../../tests/support/services/storeDialects.ts';
import { shapeFrom } from '../geometry/shape.ts';
import type { Store } from '../store.ts';
import type { QueryContext } from '../tables.ts';
import { findListings } from './findListings.ts';
import type { ListingSearch } from './listingSearch.ts';
import { findPage } from './pages.ts';

const city: ListingSearch = {
  viewer: 'customer',
  today: SMALL_DATASET_DAY,
  types: ['Sale'],
  statuses: ['A'],
  price: { min: 400_000 },
  shape: shapeFrom([
    [
      [-79.6, 43.55],
      [-79.2, 43.55],
      [-79.2, 43.8],
      [-79.6, 43.8],
      [-79.6, 43.55],
    ],
  ]),
};
const byPrice = { sortBy: 'listPriceAsc' as const, limit: 8, offset: 0 };

const dialect = postgresInProcess();
let store: Store;

beforeAll(async () => {
  store = await dialect.open();
  await fillStore(store, smallDatasetListings());
}, 60_000);

afterAll(async () => {
  await store.close();
  await dialect.end();
});

it.each([
  [
    'clusters of a city',
    (context: QueryContext) => findListings(context, city, { clusters: { precision: 13, limit: 100 } }),
    'listing_map_sale_a',
  ],
  [
    'a page of a city by a fact',
    (context: QueryContext) => findListings(context, { ...city, parking: { min: 1 } }, { page: byPrice }),
    'listing_facts_sale_a',
  ],
  [
    "a page of a city's many homes by price",
    (context: QueryContext) => findPage(context, city, byPrice, 100_000),
    'listing_map_sale_a',
  ],
])('PostgreSQL has one scan for all ranges of %s', async (_name, ask, index) => {
  const { context, sent } = recordQueries(store);
  await ask(context);
  expect(sent.length).toBeGreaterThan(0);
  for (const query of sent) {
    const scans = (await explained(store, query)).filter((line) => line.includes('Scan using'));
    expect(scans).toHaveLength(1);
    expect(scans[0]).toContain(`Index Only Scan using ${index} `);
  }
});
