import { afterAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { fillStore } from './makeTestServices.ts';
import { smallDatasetListings } from './smallDataset.ts';
import { storeDialects } from './storeDialects.ts';

const fill = (store: Store) => fillStore(store, smallDatasetListings().slice(0, 20));

const email = 'anne@example.ca';
const ANNE = {
  id: 'anne',
  email,
  email_key: email,
  first_name: 'Anne',
  last_name: 'Roy',
  email_notifications: 1,
} as const;

/** The rows that the test changes. */
async function rowsOf({ database }: Store) {
  const listings = await database.selectFrom('listing').selectAll().orderBy('id').execute();
  const documents = await database.selectFrom('listing_document').selectAll().orderBy('id').execute();
  return { listings, documents, customers: await database.selectFrom('customer').selectAll().execute() };
}

describe.each(storeDialects())('the stores of tests on $name', (dialect) => {
  afterAll(() => dialect.end());

  it('have the same rows after the writes of an earlier test', async () => {
    const first = await dialect.open(fill);
    const rows = await rowsOf(first);
    expect(rows.listings).toHaveLength(20);
    await first.database.insertInto('customer').values(ANNE).execute();
    await first.database.deleteFrom('listing_document').execute();
    await first.database.updateTable('listing').set({ price: 1 }).execute();
    await first.close();
    const second = await dialect.open(fill);
    expect(await rowsOf(second)).toEqual(rows);
    await expect(rowsOf(first)).rejects.toThrow();
    await second.close();
    const empty = await dialect.open();
    expect((await rowsOf(empty)).listings).toEqual([]);
    await empty.close();
  }, 60_000);

  it('are separate while several are open', async () => {
    const first = await dialect.open(fill);
    const second = await dialect.open(fill);
    await second.database.deleteFrom('listing').execute();
    expect((await rowsOf(first)).listings).toHaveLength(20);
    await Promise.all([first.close(), second.close()]);
  }, 60_000);
});
