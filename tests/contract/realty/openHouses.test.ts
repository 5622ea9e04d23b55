import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import type { Session } from '#server/http/session.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

const DAY = 86_400_000;
const at = (date: string, isWeekly = false) => ({
  date,
  startTime: '14:00',
  endTime: '16:00',
  offset: '-05:00',
  ...(isWeekly && { isWeekly: true as const }),
});
const home = (mlsNumber: string, ...openHouses: ReturnType<typeof at>[]) =>
  createMockGeneratedListing({ mlsNumber, openHouses });

/** 2026-11-21 is a Saturday. */
const LISTINGS = [
  home('SATURDAY', at('2026-11-21')),
  home('SUNDAY', at('2026-11-22'), at('2026-11-29')),
  home('MONDAY', at('2026-11-23')),
  home('NEXT', at('2026-11-28')),
  home('PAST', at('2026-11-15')),
  home('WEEKLY', at('2026-11-21', true)),
  home('NONE'),
  {
    ...home('RESTRICTED', at('2026-11-21')),
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  },
];

describe.each(storeDialects())('homes with an open house this weekend in $name', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await engine.open();
    await fillStore(store, LISTINGS);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await engine.end();
  });

  async function found(days: number, session: Session = { kind: 'visitor' }, query = ''): Promise<string[]> {
    const clock = { now: () => new Date(SMALL_DATASET_NOW.getTime() + days * DAY) };
    const realty = makeRealty({ store, clock, sessionOf: async () => session });
    const path = `/realty/listings?openHouse=weekend&sortBy=listPriceAsc${query}`;
    const answer = await realty.fetch(new Request(`http://localhost${path}`));
    const { count, listings } = (await answer.json()) as WireListingsPage; // a page of that service
    expect(count).toBe(listings.length);
    return listings.map(({ mlsNumber }) => mlsNumber).sort();
  }

  test.each([
    ['Saturday: both days', 0, ['SATURDAY', 'SUNDAY', 'WEEKLY']],
    ['Sunday: that day', 1, ['SUNDAY']],
    ['Monday: the next weekend', 2, ['NEXT', 'SUNDAY', 'WEEKLY']],
    ['the Friday before: the next day and Sunday', -1, ['SATURDAY', 'SUNDAY', 'WEEKLY']],
    ['a Wednesday of the next year', 60, ['WEEKLY']],
  ])('are found on %s', async (_, days, numbers) => {
    expect(await found(days)).toEqual(numbers);
  });

  test('are found in a view of the map too', async () => {
    const map = encodeURIComponent('[[[-79.5,43.6],[-79.3,43.6],[-79.3,43.7],[-79.5,43.7],[-79.5,43.6]]]');
    expect(await found(0, { kind: 'visitor' }, `&map=${map}`)).toEqual(['SATURDAY', 'SUNDAY', 'WEEKLY']);
  });

  test('include restricted homes for customers only, because visitors do not see their open houses', async () => {
    expect(await found(0, CUSTOMER)).toEqual(['RESTRICTED', 'SATURDAY', 'SUNDAY', 'WEEKLY']);
  });

  // Without statistics PostgreSQL looked up each home of a view: a city took 300 ms of a million listings instead of 80.
  test('the database has statistics of open houses after a filling', async () => {
    const { rows } =
      engine.name === 'SQLite'
        ? await sql`select stat from sqlite_stat1 where tbl = 'open_house'`.execute(store.database)
        : await sql`select attname from pg_stats where tablename = 'open_house'`.execute(store.database);
    expect(rows).not.toHaveLength(0);
  });
});
