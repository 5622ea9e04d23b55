import { insertMail, type NewMail } from '../mail/mailQueue.ts';
import type { QueryContext, SavedSearchTable } from '../tables.ts';
import type { Mark } from './savedSearches.ts';

/** A search with an alert, and the recipient. */
export interface AlertedSearch extends SavedSearchTable {
  email: string;
  /** '' if it is missing. */
  first_name: string;
}

/** Selects searches to check. */
export interface AlertQuery {
  alert: 'daily' | 'atOnce';
  /** Only those not checked on this day or later (days since 1970-01-01). */
  before?: number | undefined;
  /** Id of the last search of the page before; '' for the first page. */
  after: string;
  limit: number;
}

/** Searches with an alert whose customers accept mails at an address that takes them, by id. */
export function findAlertedSearches(
  { database }: QueryContext,
  { alert, before, after, limit }: AlertQuery,
): Promise<AlertedSearch[]> {
  let query = database
    .selectFrom('saved_search')
    .innerJoin('customer', 'customer.id', 'saved_search.user_id')
    .selectAll('saved_search')
    .select(['customer.email', 'customer.first_name'])
    .where('saved_search.alert', '=', alert)
    .where('customer.email_notifications', '=', 1)
    .where(({ eb, ref, or }) =>
      or([
        eb('customer.bounced_key', 'is', null),
        eb('customer.bounced_key', '<>', ref('customer.email_key')),
      ]),
    )
    .where('saved_search.id', '>', after);
  if (before !== undefined) query = query.where('saved_search.looked_day', '<', before);
  return query.orderBy('saved_search.id').limit(limit).execute();
}

/**
 * Moves a search to a new mark and stores the mail about the homes in between, in one transaction.
 * @param known the search as it was read
 * @param day the day of this check
 * @returns false if another check, a visit or the customer changed the search meanwhile; then nothing is changed
 */
export function storeAlert(
  { database, dialect }: QueryContext,
  known: AlertedSearch,
  { mark, day, mail }: { mark: Mark; day: number; mail: NewMail | undefined },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Lock the customer first, as their removal does. Another order could deadlock.
    const customer = await transaction
      .updateTable('customer')
      .set((row) => ({ email: row.ref('email') }))
      .where('id', '=', known.user_id)
      .returning('id')
      .executeTakeFirst();
    if (!customer) return false;
    const moved = await transaction
      .updateTable('saved_search')
      .set({ told_day: mark.day, told_seen: mark.seen, looked_day: day })
      .where('id', '=', known.id)
      .where('alert', '=', known.alert)
      .where('told_day', '=', known.told_day)
      .where('told_seen', '=', known.told_seen)
      .where('looked_day', '=', known.looked_day)
      .returning('id')
      .executeTakeFirst();
    if (!moved) return false;
    if (mail) await insertMail({ database: transaction, dialect }, mail);
    return true;
  });
}
