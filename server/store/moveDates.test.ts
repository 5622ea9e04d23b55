import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fillStore } from '../../tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../tests/support/services/storeDialects.ts';
import { addSearch, visitSearch } from './customer/savedSearches.ts';
import type { StoredListing } from './dataset/storedListing.ts';
import type { Store } from './store.ts';

/** The listing that is marked as a board's among those of the demonstration. */
const BOARD_ID = 7;

describe.each(storeDialects())("the dates of the demo's listings on $name", (dialect) => {
  let store: Store;

  beforeEach(async () => {
    store = await dialect.open();
    await fillStore(store, smallDatasetListings().slice(0, 60));
    return () => store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  const listings = () => store.database.selectFrom('listing').selectAll().orderBy('id').execute();

  async function documents(): Promise<[id: number, document: StoredListing][]> {
    const rows = await store.database.selectFrom('listing_document').selectAll().orderBy('id').execute();
    return rows.map(({ id, document }) => [id, JSON.parse(document) as StoredListing]); // written by insertListings
  }

  const moved = <Day extends number | null>(day: Day, days: number) => (day === null ? null : day + days);

  it('all move by the same number of days, and no other value of a listing changes', async () => {
    const [rows, before] = [await listings(), await documents()];
    await store.moveDatesTo('demo', SMALL_DATASET_DAY + 3);
    expect(await listings()).toEqual(
      rows.map((row) => ({
        ...row,
        list_day: row.list_day + 3,
        sold_day: moved(row.sold_day, 3),
        vsold_day: moved(row.vsold_day, 3),
        updated_day: row.updated_day + 3,
      })),
    );
    expect(await documents()).toEqual(
      before.map(([id, { days, wire }]) => [
        id,
        {
          days: {
            list: days.list + 3,
            sold: moved(days.sold, 3),
            updated: days.updated + 3,
            expiry: days.expiry + 3,
            terminated: moved(days.terminated, 3),
            suspended: moved(days.suspended, 3),
          },
          wire,
        },
      ]),
    );
  });

  it('move once with several servers, and move back when the clock is set back', async () => {
    const rows = await listings();
    await Promise.all([1, 2, 3].map(() => store.moveDatesTo('demo', SMALL_DATASET_DAY + 1)));
    expect((await listings()).map((row) => row.list_day)).toEqual(rows.map((row) => row.list_day + 1));
    await store.moveDatesTo('demo', SMALL_DATASET_DAY);
    expect(await listings()).toEqual(rows);
  });

  it("move, but a board's listings and customers' data do not", async () => {
    const { database } = store;
    const owner = { userId: 'anne', email: 'anne@example.ca' };
    await database
      .insertInto('listing_source')
      .values({ listing_id: BOARD_ID, source_key: 'key', hash: 'hash', seen_run: 1 })
      .execute();
    const mark = { day: SMALL_DATASET_DAY, seen: 2 };
    const words = { name: 'Toronto', path: '/list/Ontario/Toronto', criteria: '{}', language: 'en' } as const;
    const created = '2026-11-21T20:00:00.000Z';
    await addSearch(store, owner, { ...words, id: 'search', alert: 'daily', created, mark });
    await visitSearch(store, owner.userId, 'search', { mark, at: created });
    const rowsOf = async () => [
      await database.selectFrom('listing').selectAll().where('id', '=', BOARD_ID).execute(),
      await database.selectFrom('listing_document').selectAll().where('id', '=', BOARD_ID).execute(),
      await database.selectFrom('listing_source').selectAll().execute(),
      await database.selectFrom('customer').selectAll().execute(),
      await database.selectFrom('saved_search').selectAll().execute(),
    ];
    const before = JSON.stringify(await rowsOf());
    for (const days of [1, 2]) {
      await store.moveDatesTo('demo', SMALL_DATASET_DAY + days);
      expect(JSON.stringify(await rowsOf()), `${days} midnights later`).toBe(before);
    }
  });

  it('do not move while they are being loaded, but afterwards', async () => {
    const rows = await listings();
    const setState = (state: 'loading' | 'ready') =>
      store.database.updateTable('dataset').set({ state }).execute();
    await setState('loading');
    await store.moveDatesTo('demo', SMALL_DATASET_DAY + 1);
    expect(await listings()).toEqual(rows);
    await setState('ready');
    expect(await store.dataset()).toMatchObject({ dates: { asOf: SMALL_DATASET_DAY } });
    await store.moveDatesTo('demo', SMALL_DATASET_DAY + 1);
    expect((await listings()).map((row) => row.list_day)).toEqual(rows.map((row) => row.list_day + 1));
  });

  it('do not move if the listings are a board’s', async () => {
    await store.database.updateTable('dataset').set({ source: 'board', dates_as_of: null }).execute();
    const rows = await listings();
    await store.moveDatesTo('demo', SMALL_DATASET_DAY + 1);
    expect(await listings()).toEqual(rows);
  });
});
