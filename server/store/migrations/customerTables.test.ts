import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import type { Store } from '../store.ts';
import { addOfferStatuses } from './customerTables.ts';

const OFFERS = ['New', 'Pc', 'Ext', 'Cs'];
const SOLD = ['Sld', 'Sce', 'Sc'];

describe.each(storeDialects())('saved searches of an older release in $name', (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await store.database
      .insertInto('customer')
      .values({
        id: 'anne',
        email: 'anne@example.ca',
        email_key: 'anne@example.ca',
        first_name: 'Anne',
        last_name: 'Roy',
        email_notifications: 1,
      })
      .execute();
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  it.each<[string, object, object]>([
    [
      'offers',
      { type: 'sale', status: ['A'], lastStatus: ['New', 'Pc'], city: 'Toronto' },
      { type: 'sale', status: ['A'], lastStatus: [...OFFERS, 'Dft'], city: 'Toronto' },
    ],
    [
      'offers and sold homes',
      { status: ['A', 'U'], lastStatus: ['New', 'Pc', ...SOLD] },
      { status: ['A', 'U'], lastStatus: [...OFFERS, ...SOLD] },
    ],
    ['sold homes', { status: ['U'], lastStatus: SOLD }, { status: ['U'], lastStatus: SOLD }],
    ['new homes only', { status: ['A'], lastStatus: ['New'] }, { status: ['A'], lastStatus: ['New'] }],
  ])('for %s get the last statuses of the app’s search, once', async (_, before, after) => {
    const { database } = store;
    const texts = { language: 'en', alert: 'off', created: '', visited: '', path: '/list' } as const;
    const days = { visited_day: 0, visited_seen: 0, told_day: 0, told_seen: 0, looked_day: 0 };
    const search = { id: 's', user_id: 'anne', name: 'A', name_key: 'a', criteria: JSON.stringify(before) };
    await database
      .insertInto('saved_search')
      .values({ ...search, ...texts, ...days })
      .execute();
    for (const _run of [1, 2]) {
      await addOfferStatuses(database);
      const rows = await database.selectFrom('saved_search').select('criteria').execute();
      expect(rows.map(({ criteria }) => JSON.parse(criteria))).toEqual([after]);
    }
    await database.deleteFrom('saved_search').execute();
  });
});
