import { expect } from 'vitest';
import { lookForNew } from '#server/customer/alerts/lookForNew.ts';
import { dayOf } from '#server/http/clock.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';
import type { CustomerService } from './customerService.ts';

/** Options of `lookForNew` over a service's store. */
export const lookOptions = ({ store, clock }: CustomerService) => ({
  store,
  clock,
  homeSearch: makeHomeSearch({ store, clock }),
  appUrl: 'https://homes.test/real-estate',
});

/** Looks for new homes. @returns the number of mails written */
export const look = (service: CustomerService) => lookForNew(lookOptions(service));

/** Puts the given number of old homes in Toronto on the market today. */
export async function putOnMarket(
  { store, clock }: CustomerService,
  count: number,
  restricted: 0 | 1 = 0,
): Promise<string[]> {
  const today = dayOf(clock.now());
  const rows = await store.database
    .selectFrom('listing')
    .select(['id', 'mls'])
    .where('city', '=', 'toronto')
    .where('status', '=', 'A')
    .where('type', '=', 'Sale')
    .where('restricted', '=', restricted)
    .where('list_day', '<', today)
    .orderBy('id')
    .limit(count)
    .execute();
  expect(rows).toHaveLength(count);
  const ids = rows.map(({ id }) => id);
  await store.database.updateTable('listing').set({ list_day: today }).where('id', 'in', ids).execute();
  return rows.map(({ mls }) => mls);
}

/** Changes the mark, so that all of today's homes count as new. */
export async function clearToday({ store }: CustomerService): Promise<void> {
  const yesterday = { list_day: SMALL_DATASET_DAY - 1 };
  const { database } = store;
  await database.updateTable('listing').set(yesterday).where('list_day', '=', SMALL_DATASET_DAY).execute();
}

/** The waiting mails, the oldest first. */
export const waiting = ({ store }: CustomerService) =>
  store.database.selectFrom('mail').selectAll().orderBy('written').execute();
