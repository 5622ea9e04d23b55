import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dice, makeDice } from '../../../commands/endurance/dice.ts';
import { datedFrom } from '../../../demo/listings/datedFrom.ts';
import { placesOf } from '../../../tests/support/listings/statisticsByHand.ts';
import { createMockGeneratedListing } from '../../../tests/support/services/createMockGeneratedListing.ts';
import { recordQueries } from '../../../tests/support/services/recordedQueries.ts';
import { SMALL_DATASET_DAY } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { isOnServer } from '../../../tests/support/services/testStores.ts';
import { fillConditions } from '../dataset/fillConditions.ts';
import { insertPlaces } from '../dataset/placeRows.ts';
import type { SourceRow } from '../ingest/batchPlan.ts';
import { storeBatch } from '../ingest/storeBatch.ts';
import { withdraw } from '../ingest/withdraw.ts';
import type { ListingSearch } from '../listings/listingSearch.ts';
import { type RequestedStatistics, statisticsOf } from '../listings/statistics.ts';
import { STATISTIC_GROUPS } from '../listings/statisticsGroups.ts';
import type { Store } from '../store.ts';
import type { QueryContext } from '../tables.ts';
import { renewSaleMonths } from './renewSaleMonths.ts';

const KEYS = 60;
const ROUNDS = 60;
const WRITES_A_ROUND = 4;
const CITIES = ['Toronto', 'Mississauga'];
const PLACES = ['The Annex', 'Leslieville', 'Port Credit'];
const TYPES = ['Detached', 'Condo Apt', 'Semi-Detached'];
const EVERY_MEASURE = ['avg', 'med', 'min', 'max', 'sum', 'sd'] as const;
/** The sold days of a short search. */
const YEAR = { min: SMALL_DATASET_DAY - 365 };
const GROUPS = [...STATISTIC_GROUPS.values()];

class TakenBack extends Error {}

/** A row of a board's export: a sale more often than not. */
function randomRow(dice: Dice): SourceRow {
  const number = dice.whole(KEYS);
  const isSold = dice.next() < 0.7;
  const soldDay = -dice.whole(500);
  const listPrice = 300_000 + dice.whole(40) * 25_000;
  const changes = createMockGeneratedListing({
    mlsNumber: `C40000${10 + number}`,
    city: dice.pick(CITIES),
    neighborhood: dice.pick(PLACES),
    propertyType: dice.pick(TYPES),
    beds: dice.whole(6),
    listPrice,
    listDay: soldDay - dice.whole(120),
    ...(isSold
      ? { status: 'U', lastStatus: dice.next() < 0.9 ? 'Sld' : 'Ter', soldDay }
      : { status: 'A', lastStatus: 'New' }),
    soldPrice: isSold && dice.next() < 0.9 ? listPrice + (dice.whole(5) - 2) * 10_000 : null,
    permissions: {
      displayPublic: dice.next() < 0.8 ? 'Y' : 'N',
      displayAddressOnInternet: 'Y',
      displayInternetEntireListing: 'Y',
    },
  });
  const [listing] = datedFrom(SMALL_DATASET_DAY, [
    {
      ...changes,
      details: {
        ...changes.details,
        propertyType: changes.propertyType,
        description: number % 2 === 0 ? 'A quiet street.' : 'Fully renovated.',
      },
    },
  ]);
  return { key: `key-${number}`, hash: String(dice.next()), listing: listing ?? 'deleted' };
}

/** Writes of every kind: a batch of an export, withdrawals, single changes, removals, packing. */
async function randomWrite(context: QueryContext, dice: Dice, run: number): Promise<void> {
  const { database } = context;
  const someId = sql.lit(1 + dice.whole(KEYS));
  const days = sql.lit(dice.whole(90) - 45);
  const kinds: (() => Promise<unknown>)[] = [
    async () => {
      const rows = Array.from({ length: 1 + dice.whole(8) }, () => randomRow(dice));
      const byKey = new Map(rows.map((row) => [row.key, row]));
      await storeBatch(context, { run, today: SMALL_DATASET_DAY }, [...byKey.values()]);
    },
    () => withdraw(context, [1 + dice.whole(KEYS)], { run, today: SMALL_DATASET_DAY }),
    () =>
      sql`update listing set sold_day = sold_day + ${days}, vsold_day = vsold_day + ${days} where id = ${someId}`.execute(
        database,
      ),
    () => sql`update listing set sold_price = sold_price + 7777 where id <= ${someId}`.execute(database),
    () => sql`update listing set city = 'toronto', restricted = 1 where id = ${someId}`.execute(database),
    () => sql`delete from listing where id = ${someId}`.execute(database),
    () => renewSaleMonths(context),
  ];
  await (dice.next() < 0.4 ? kinds[0]?.() : dice.pick(kinds)());
}

function randomSearch(dice: Dice): ListingSearch {
  const maybe = <Value>(value: Value) => (dice.next() < 0.4 ? value : undefined);
  const day = SMALL_DATASET_DAY - dice.whole(400);
  return {
    viewer: dice.pick(['visitor', 'customer']),
    today: SMALL_DATASET_DAY,
    statuses: ['U'],
    lastStatuses: ['Sld'],
    cities: dice.pick([['toronto'], ['mississauga'], ['toronto', 'mississauga'], ['atlantis']]),
    beds: maybe({ min: 0, max: 1 + dice.whole(4) }),
    // Without a first day the listings are read.
    soldDay: dice.pick([{ min: day }, { min: day - 400, max: day }, { min: day - 60, max: day + 60 }]),
    listDay: maybe({ min: day }),
    propertyTypes: maybe(['detached', 'condo apt']),
    neighbourhoods: maybe(['the annex']),
    classes: maybe(['residential']),
    types: maybe(['Sale']),
    states: maybe([dice.pick(['ontario', 'quebec'])]),
  };
}

function randomStatistics(dice: Dice): RequestedStatistics {
  return {
    fields: [
      { field: 'soldPrice', measures: EVERY_MEASURE },
      { field: 'daysOnMarket', measures: EVERY_MEASURE },
      { field: 'listPrice', measures: ['avg', 'med'] },
      { field: 'above', measures: ['avg'] },
      { field: 'below', measures: ['avg'] },
      { field: 'closed', measures: [] },
      { field: 'new', measures: [] },
      { field: 'available', measures: [] },
    ],
    groups: [dice.pick(GROUPS)],
    paths: dice.pick([[], ['details.propertyType'], ['address.neighborhood']] as const),
  };
}

describe.each(storeDialects())('packed sales on $name', (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  it('give the figures of the listings themselves after any writes', async () => {
    const dice = makeDice(81);
    let sales = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (let count = 0; count < WRITES_A_ROUND; count += 1) {
        const isTakenBack = dice.next() < 0.2;
        await store.database
          .transaction()
          .execute(async (transaction) => {
            await randomWrite({ database: transaction, dialect: store.dialect }, dice, round);
            if (isTakenBack) throw new TakenBack();
          })
          .catch((failure: unknown) => {
            if (!(failure instanceof TakenBack)) throw failure;
          });
      }
      const [search, requested] = [randomSearch(dice), randomStatistics(dice)];
      const packed = placesOf(await statisticsOf(store, search, requested));
      const plain = placesOf(await statisticsOf(store, search, { ...requested, plain: true }));
      sales += packed['closed.count'] ?? 0;
      expect(Object.keys(packed), `round ${round}`).toEqual(Object.keys(plain));
      for (const [place, value] of Object.entries(plain)) {
        // The databases add in another order, so that an average may differ by a cent.
        expect(Math.abs((packed[place] ?? Number.NaN) - value), `${place} in round ${round}`).toBeLessThan(
          0.011,
        );
      }
    }
    expect(sales).toBeGreaterThan(100);
  }, 60_000);

  it('are read without the listings once every month is packed', async () => {
    await renewSaleMonths(store);
    const { context, sent } = recordQueries(store);
    const search = { ...randomSearch(makeDice(1)), cities: ['toronto'], soldDay: YEAR };
    const tablesOf = async (changes: Partial<ListingSearch>) => {
      sent.length = 0;
      await statisticsOf(context, { ...search, ...changes }, randomStatistics(makeDice(1)));
      return [...new Set(sent.map(({ sql: text }) => /from "(\w+)"/.exec(text)?.[1]))];
    };
    expect(await tablesOf({})).toEqual(['sale_month']);
    // More would keep other callers waiting.
    expect(await tablesOf({ soldDay: undefined })).toEqual(['listing']);
    expect(await tablesOf({ soldDay: { min: SMALL_DATASET_DAY - 1200 } })).toEqual(['listing']);
    expect(await tablesOf({ cities: ['toronto', 'mississauga', 'atlantis', 'laval'] })).toEqual(['listing']);
  });

  const changedMonths = async () => {
    const { database } = store;
    const rows = await database.selectFrom('sale_month').select('month').where('sales', 'is', null).execute();
    return rows.length;
  };

  it('are packed in steps, between which the work can be stopped', async () => {
    await store.database.updateTable('sale_month').set({ sales: null }).execute();
    const all = await changedMonths();
    const stopping = new AbortController();
    await renewSaleMonths(store, { stopped: stopping.signal, pause: async () => stopping.abort() });
    const left = await changedMonths();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    await renewSaleMonths(store);
    expect(await changedMonths()).toBe(0);
  });

  it.runIf(isOnServer)('are packed without waiting for a writer, whose months are left', async () => {
    const { database } = store;
    await database.updateTable('sale_month').set({ sales: null }).execute();
    await database.transaction().execute(async (writer) => {
      await writer.updateTable('sale_month').set({ sales: null }).where('city', '=', 'toronto').execute();
      await renewSaleMonths(store);
    });
    const rows = await database
      .selectFrom('sale_month')
      .select('city')
      .distinct()
      .where('sales', 'is', null)
      .execute();
    expect(rows).toEqual([{ city: 'toronto' }]);
    await renewSaleMonths(store);
  });

  it('are counted for places that have no count yet, and daily', async () => {
    const place = {
      name: 'Toronto',
      state: 'Ontario',
      center: [-79.4, 43.7] as [number, number],
      boundary: [],
    };
    await insertPlaces(store, { cities: [place], neighbourhoods: [] });
    const { database } = store;
    const count = async () =>
      (await database.selectFrom('place').select('sold_count').executeTakeFirstOrThrow()).sold_count;
    await renewSaleMonths(store);
    expect(await count()).not.toBeNull();
    await database.updateTable('place').set({ sold_count: 987 }).execute();
    await renewSaleMonths(store);
    expect(await count()).toBe(987);
    await renewSaleMonths(store, { isDaily: true });
    expect(await count()).not.toBe(987);
  });

  it('stay packed while the conditions of homes are written', async () => {
    const { database } = store;
    const before = await database.selectFrom('listing').select(['id', 'condition']).orderBy('id').execute();
    expect(before.some(({ condition }) => condition === 0)).toBe(true);
    await database.updateTable('listing').set({ condition: null }).execute();
    await fillConditions(store);
    expect(await database.selectFrom('listing').select(['id', 'condition']).orderBy('id').execute()).toEqual(
      before,
    );
    expect(await changedMonths()).toBe(0);
  });

  it('are made again after a release without them loaded other listings', async () => {
    const { database } = store;
    const triggers =
      store.dialect === 'sqlite'
        ? ['insert_new', 'update_old', 'update_new', 'delete_old'].map((name) => `sale_month_${name}`)
        : ['sale_month_changed on listing'];
    for (const trigger of triggers) await sql.raw(`drop trigger ${trigger}`).execute(database);
    await sql`update listing set sold_price = 123456 where sold_price is not null`.execute(database);
    await sql`alter table listing drop column condition`.execute(database);
    await renewSaleMonths(store);
    await fillConditions(store);
    const { soldPrice } = await statisticsOf(
      store,
      {
        viewer: 'customer',
        today: SMALL_DATASET_DAY,
        statuses: ['U'],
        lastStatuses: ['Sld'],
        cities: ['toronto', 'mississauga'],
        soldDay: YEAR,
      },
      { fields: [{ field: 'soldPrice', measures: ['min', 'max'] }], groups: [], paths: [] },
    );
    expect(soldPrice).toEqual({ min: 123_456, max: 123_456 });
  });
});
