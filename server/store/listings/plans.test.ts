import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGE_DATASET } from '../../../tests/support/listings/largeDataset.ts';
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
import { recordQueries } from '../../../tests/support/services/recordedQueries.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { weekendOf } from '../dataset/openHouseDays.ts';
import { shapeFrom } from '../geometry/shape.ts';
import { openStore } from '../openStore.ts';
import type { Store } from '../store.ts';
import { autocomplete } from './autocomplete.ts';
import { documentsOf } from './documents.ts';
import { findHistory, findListing } from './findListing.ts';
import type { RequestedParts } from './findListings.ts';
import type { ListingSearch } from './listingSearch.ts';
import { followedPage } from './pages.ts';
import type { SortBy } from './sorting.ts';
import { statisticsOf } from './statistics.ts';

const followed =
  (listingSearch: ListingSearch, sortBy: SortBy): Ask =>
  (context) =>
    followedPage(context, listingSearch, { sortBy, limit: 8, offset: 0 }, 100_000);
const lookUp =
  (text: string): Ask =>
  (context) =>
    autocomplete(context, { text, viewer: 'visitor', fields: { address: true, mlsNumber: true }, limit: 5 });

/** As for a map of the country. */
const wideClusters: RequestedParts = { clusters: { precision: 6, limit: 200 } };

/** Queries, and the allowed beginnings of each access to `listing`. */
const PLANS: [string, Ask, RegExp][] = [
  [
    'clusters of a city',
    search({ ...first, shape: CITY }, clusters),
    /COVERING INDEX listing_visitor_map \(type=\? AND status=\? AND vquadkey>\? AND vquadkey<\?\)/,
  ],
  [
    "clusters of a customer's country",
    search({ ...customers, shape: COUNTRY }, wideClusters),
    /COVERING INDEX listing_map \(type=\? AND status=\? AND quadkey>\? AND quadkey<\?\)/,
  ],
  [
    'pins',
    search({ ...first, shape: CITY }, { ...clusters, ...page('createdOnDesc') }),
    /COVERING INDEX listing_visitor_map \(type=\? AND status=\? AND vquadkey/,
  ],
  [
    'a page of a view in random order',
    search({ ...first, shape: CITY }, page('random')),
    /COVERING INDEX listing_visitor_map \(type=\? AND status=\? AND vquadkey/,
  ],
  [
    'a page of a view by price',
    search({ ...customers, shape: CITY }, page('listPriceAsc')),
    /COVERING INDEX listing_map \(type=\? AND status=\? AND quadkey/,
  ],
  [
    'clusters of homes with an open house',
    search({ ...first, openHouse: weekendOf(SMALL_DATASET_DAY), shape: CITY }, clusters),
    /COVERING INDEX listing_visitor_map \(type=\? AND status=\? AND vquadkey>\? AND vquadkey<\?\)/,
  ],
  [
    "clusters of a visitor's country by facts",
    search({ ...first, ...facts, shape: COUNTRY }, wideClusters),
    /COVERING INDEX listing_facts \(type=\? AND status=\? AND quadkey>\? AND quadkey<\?\)/,
  ],
  [
    'a page of a view by facts',
    search({ ...customers, ...facts, shape: CITY }, page('listPriceAsc')),
    /COVERING INDEX listing_facts \(type=\? AND status=\? AND quadkey/,
  ],
  [
    'a count of a city by facts',
    search({ ...first, ...facts, cities: ['toronto'] }, {}),
    /COVERING INDEX listing_city_facts \(city=\? AND type=\? AND status=\?/,
  ],
  [
    'a page of a city by facts',
    search({ ...first, ...facts, cities: ['toronto'] }, page('random')),
    /COVERING INDEX listing_city_facts \(city=\? AND type=\? AND status=\?/,
  ],
  [
    "clusters of a customer's country by yield and facts",
    search({ ...byYield, ...facts, shape: COUNTRY }, clusters),
    /COVERING INDEX listing_yields \(type=\? AND status=\? AND quadkey>\? AND quadkey<\?\)/,
  ],
  [
    'a page of a city by yield',
    search({ ...byYield, cities: ['toronto'] }, page('grossYieldDesc')),
    /COVERING INDEX listing_city_yields \(city=\? AND type=\? AND status=\?/,
  ],
  [
    'the highest yields',
    followed({ ...customers, shape: COUNTRY }, 'grossYieldDesc'),
    /INDEX listing_yield_order \(type=\? AND status=\? AND gross_yield>\?\)/,
  ],
  [
    "clusters of a province's recent sales",
    search({ ...sold, shape: PROVINCE }, clusters),
    /COVERING INDEX listing_visitor_sold \(type=\? AND status=\? AND vsold_day>\?\)/,
  ],
  [
    "prices by area of a province's sales of a year",
    prices({ ...soldInYear, shape: PROVINCE }),
    /COVERING INDEX listing_sold \(type=\? AND status=\? AND sold_day>\?\)/,
  ],
  [
    'prices by area of a city',
    prices({ ...first, shape: CITY }),
    /COVERING INDEX listing_map \(type=\? AND status=\? AND quadkey>\? AND quadkey<\?\)/,
  ],
  [
    "clusters of a city's recent sales",
    search({ ...sold, shape: CITY }, clusters),
    /COVERING INDEX listing_visitor_map \(type=\? AND status=\? AND vquadkey>\? AND vquadkey<\?\)/,
  ],
  [
    'clusters of the sales of several years',
    search({ ...sold, shape: COUNTRY, soldDay: { min: SMALL_DATASET_DAY - 730 } }, clusters),
    /COVERING INDEX listing_visitor_map \(type=\? AND status=\? AND vquadkey>\? AND vquadkey<\?\)/,
  ],
  [
    'a count of sold homes',
    search({ ...sold, viewer: 'customer' }, {}),
    /COVERING INDEX listing_sold \(type=\? AND status=\? AND sold_day>\?\)/,
  ],
  [
    'recent sales of a city by name',
    search({ ...sold, cities: ['toronto'] }, page('random')),
    /COVERING INDEX listing_city \(city=\? AND type=\? AND status=\?/,
  ],
  [
    'the newest recent sales',
    followed({ ...sold, shape: COUNTRY }, 'createdOnDesc'),
    /INDEX listing_date \(type=\? AND status=\?\)/,
  ],
  [
    'a count of all listings',
    search(first, {}),
    /COVERING INDEX listing_visitor_(map|sold) \(type=\? AND status=\?\)/,
  ],
  [
    'a count of a province',
    search({ ...customers, states: ['ontario'] }, {}),
    /COVERING INDEX listing_(map|sold) \(type=\? AND status=\?\)/,
  ],
  [
    'a page of a city',
    search({ ...first, cities: ['toronto'], states: ['ontario'] }, page('random')),
    /COVERING INDEX listing_city \(city=\? AND type=\? AND status=\?/,
  ],
  [
    'the first page in random order',
    followed(first, 'random'),
    /INDEX listing_shuffle \(type=\? AND status=\? AND shuffle<\?\)/,
  ],
  [
    'the newest',
    followed({ ...first, shape: COUNTRY }, 'createdOnDesc'),
    /INDEX listing_date \(type=\? AND status=\?\)/,
  ],
  [
    "a visitor's cheapest",
    followed(first, 'listPriceAsc'),
    /INDEX listing_visitor_price \(type=\? AND status=\?\)/,
  ],
  [
    "a customer's dearest",
    followed({ ...customers, shape: COUNTRY }, 'listPriceDesc'),
    /INDEX listing_price \(type=\? AND status=\?\)/,
  ],
  [
    'a polygon',
    search(
      {
        ...first,
        shape: shapeFrom([
          [
            [-79.5, 43.6],
            [-79.3, 43.6],
            [-79.4, 43.75],
            [-79.5, 43.6],
          ],
        ]),
      },
      page('createdOnDesc'),
    ),
    /COVERING INDEX listing_visitor_map \(type=\? AND status=\? AND vquadkey/,
  ],
  [
    'statistics',
    (context) =>
      statisticsOf(
        context,
        {
          viewer: 'visitor',
          today: SMALL_DATASET_DAY,
          cities: ['toronto'],
          statuses: ['U'],
          lastStatuses: ['Sld'],
          soldDay: { min: SMALL_DATASET_DAY - 730 },
        },
        { fields: [{ field: 'soldPrice', measures: ['med'] }], groups: ['mth'], paths: [], plain: true },
      ),
    /COVERING INDEX listing_city \(city=\?/,
  ],
  [
    'a beginning of an address',
    lookUp('33 ba'),
    /INDEX listing_address \(address>\? AND address<\?\)|INDEX listing_street \(<expr>>\? AND <expr><\?\)|INTEGER PRIMARY KEY/,
  ],
  [
    'an MLS number',
    lookUp('C10000'),
    /INDEX listing_mls \(mls>\? AND mls<\?\)|INDEX listing_(address|street)|INTEGER PRIMARY KEY/,
  ],
  ['one listing', (context) => findListing(context, 'visitor', 'C1000001'), /INDEX listing_mls \(mls=\?\)/],
  [
    "a home's history",
    (context) => findHistory(context, 'visitor', { home: 'relisted' }),
    /INDEX listing_home \(home=\?\)/,
  ],
];

/** Orders that an index already has, and cells that are read one by one. */
const UNSORTED = [
  "clusters of a customer's country",
  "clusters of a visitor's country by facts",
  'the newest',
  'the newest recent sales',
  "a visitor's cheapest",
  "a customer's dearest",
  'the highest yields',
];

describe('plans of SQLite for a large world', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore({ kind: 'memory' });
    await fillStore(store, smallDatasetListings());
    await sql`delete from sqlite_stat1 where tbl = 'listing'`.execute(store.database);
    for (const [index, stat] of Object.entries(LARGE_DATASET)) {
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('listing', ${index}, ${stat})`.execute(
        store.database,
      );
    }
    // Makes the database read them.
    await sql`analyze sqlite_schema`.execute(store.database);
  });

  afterAll(() => store.close());

  async function planOf(ask: Ask): Promise<string[]> {
    const { context, sent } = recordQueries(store);
    await ask(context);
    const plans = await Promise.all(
      sent.map((query) =>
        store.database.executeQuery<{ detail: string }>(
          CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
        ),
      ),
    );
    return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
  }

  it.each(PLANS)('read %s through its index', async (name, ask, access) => {
    const plan = await planOf(ask);
    const accesses = plan.filter((line) => /^(SEARCH|SCAN) listing\b/.test(line));
    expect(accesses.length).toBeGreaterThan(0);
    for (const line of accesses) expect(line).toMatch(access);
    if (UNSORTED.includes(name)) expect(plan.join('\n')).not.toContain('B-TREE');
  });

  it('include every index of the listings', async () => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_schema
      where type = 'index' and tbl_name = 'listing'`.execute(store.database);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(LARGE_DATASET).sort());
  });

  it('read documents by their keys', async () => {
    const plan = await planOf((context) => documentsOf(context, [1, 2]));
    expect(plan).toEqual(['SEARCH listing_document USING INTEGER PRIMARY KEY (rowid=?)']);
  });
});
