import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  byYield,
  CITY,
  COUNTRY,
  clusters,
  customers,
  facts,
  first,
  PROVINCE,
  page,
  prices,
  search,
  sold,
  soldInYear,
} from '../../../tests/support/listings/plannedSearches.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { explained, recordQueries } from '../../../tests/support/services/recordedQueries.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { postgresInProcess } from '../../../tests/support/services/storeDialects.ts';
import type { Store } from '../store.ts';
import type { QueryContext } from '../tables.ts';
import { findListings } from './findListings.ts';
import type { ListingSearch } from './listingSearch.ts';
import { findPage } from './pages.ts';

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

describe('plans of PostgreSQL', () => {
  it.each([
    ['clusters', search({ ...first, shape: CITY }, clusters), 'listing_default_visitor_sale_a'],
    [
      "clusters of a customer's country",
      search({ ...customers, beds: { min: 2 }, shape: COUNTRY }, clusters),
      'listing_default_sale_a',
    ],
    [
      'clusters of homes for lease of two types',
      search(
        { ...first, types: ['Lease'], propertyTypes: ['condo apt', 'detached'], shape: COUNTRY },
        clusters,
      ),
      'listing_default_visitor_lease_a',
    ],
    [
      'clusters of every class',
      search({ ...first, classes: undefined, shape: CITY }, clusters),
      'listing_visitor_map_sale_a',
    ],
    [
      'clusters of homes on the market or sold recently',
      search({ ...soldInYear, viewer: 'customer', statuses: ['A', 'U'], shape: CITY }, clusters),
      'listing_map_sale_[au]',
    ],
    ['a page', search({ ...customers, shape: CITY }, page('random')), 'listing_default_sale_a'],
    ['a count', search(first, {}), 'listing_default_(visitor_)?sale_a'],
    ['recent sales', search({ ...sold, shape: PROVINCE }, clusters), 'listing_visitor_sold'],
    ['a count of recent sales', search({ ...sold, viewer: 'customer' }, {}), 'listing_(sold|prices_sale_u)'],
    ['a city', search({ ...first, cities: ['toronto'] }, page('createdOnDesc')), 'listing_city'],
    [
      'clusters by facts',
      search({ ...first, ...facts, shape: CITY }, clusters),
      'listing_default_facts_sale_a',
    ],
    [
      'clusters of business properties by facts',
      search({ ...first, ...facts, classes: ['commercial'], shape: CITY }, clusters),
      'listing_facts_sale_a',
    ],
    [
      'a page by facts',
      search({ ...customers, ...facts, shape: CITY }, page('random')),
      'listing_default_facts_sale_a',
    ],
    [
      'a city by facts',
      search({ ...first, ...facts, cities: ['toronto'] }, page('createdOnDesc')),
      'listing_city_facts',
    ],
    ['clusters by yield', search({ ...byYield, shape: CITY }, clusters), 'listing_default_yields_sale_a'],
    [
      'a page by yield',
      search({ ...byYield, shape: CITY }, page('grossYieldDesc')),
      'listing_default_yields_sale_a',
    ],
    ['prices by area', prices({ ...first, beds: { min: 2 }, shape: PROVINCE }), 'listing_default_sale_a'],
    ['rents by area', prices({ ...first, types: ['Lease'], shape: PROVINCE }), 'listing_default_lease_a'],
    ['sold prices by area', prices({ ...soldInYear, shape: PROVINCE }), 'listing_prices_sale_u'],
    [
      'prices of one type',
      prices({ ...first, propertyTypes: ['detached'], shape: CITY }),
      'listing_default_sale_a',
    ],
  ] as [string, Ask, string][])('read %s from the index alone', async (_name, ask, index) => {
    const { context, sent } = recordQueries(store);
    await ask(context);
    expect(sent.length).toBeGreaterThan(0);
    for (const query of sent) {
      const rows = await explained(store, query);
      const scans = rows.filter((line) => /\bScan\b/.test(line) && !/Subquery|Values| on place /.test(line));
      for (const scan of scans)
        expect(scan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} `));
    }
  });
});

const city: ListingSearch = { ...first, viewer: 'customer', price: { min: 400_000 }, shape: CITY };

it.each([
  ['clusters of a city', search(city, clusters), 'listing_default_sale_a'],
  [
    'a page of a city by a fact',
    search({ ...city, parking: { min: 1 } }, { page: byPrice }),
    'listing_default_facts_sale_a',
  ],
  [
    "a page of a city's many homes by price",
    (context: QueryContext) => findPage(context, city, byPrice, 100_000),
    'listing_default_sale_a',
  ],
  [
    "a page of a city's many homes by yield",
    (context: QueryContext) =>
      findPage(
        context,
        { ...city, grossYield: { min: 100 } },
        { ...byPrice, sortBy: 'grossYieldDesc' },
        100_000,
      ),
    'listing_default_yields_sale_a',
  ],
  [
    'clusters of every class in a city',
    search({ ...city, classes: undefined }, clusters),
    'listing_map_sale_a',
  ],
])('PostgreSQL has one scan for all ranges of %s', async (_name, ask, index) => {
  const { context, sent } = recordQueries(store);
  await ask(context);
  expect(sent.length).toBeGreaterThan(0);
  for (const query of sent) {
    const plan = await explained(store, query);
    const scans = plan.filter((line) => line.includes('Scan using'));
    expect(scans).toHaveLength(1);
    expect(plan.join()).toContain('Index Cond: ((quadkey >= ');
    expect(scans[0]).toContain(`Index Only Scan using ${index} `);
  }
});

it('PostgreSQL compares numbers in the keys of the default indexes, before it unpacks an entry', async () => {
  const { context, sent } = recordQueries(store);
  await findListings(context, { ...first, ...facts, beds: { min: 2 }, shape: COUNTRY }, clusters);
  const plans = await Promise.all(sent.map((query) => explained(store, query)));
  const keys = plans.flat().find((line) => line.includes('Index Cond')) ?? '';
  for (const column of ['restricted', 'beds', 'parking', 'has_tour', 'built_from', 'built_to', 'lot_sqft'])
    expect(keys).toContain(`(${column} `);
});

it('PostgreSQL reads a wide view cell by cell, but not one by open houses, which it would look up in each', async () => {
  const { context, sent } = recordQueries(store);
  for (const openHouse of [undefined, { min: SMALL_DATASET_DAY, max: SMALL_DATASET_DAY + 2 }]) {
    for (const parts of [{ clusters: { precision: 7, limit: 100 } }, {}])
      await findListings(context, { ...first, shape: COUNTRY, openHouse }, parts);
  }
  const plans = await Promise.all(sent.map((query) => explained(store, query)));
  expect(plans.map((plan) => plan.join().includes('CTE Scan on cell'))).toEqual([true, true, false, false]);
});

it("PostgreSQL sorts a city's homes by price, and does not look for them among the prices of the country", async () => {
  const { context, sent } = recordQueries(store);
  await findPage(context, { ...customers, cities: ['toronto'] }, byPrice, 100_000);
  // Few homes are sorted in any case.
  await sql`set enable_sort = off`.execute(store.database);
  const plans = await Promise.all(sent.map((query) => explained(store, query)));
  await sql`reset enable_sort`.execute(store.database);
  expect(plans.join()).toContain('using listing_city ');
  expect(plans.join()).not.toContain('listing_price');
});
