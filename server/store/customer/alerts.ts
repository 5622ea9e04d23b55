import { insertMail, type NewMail } from '../mail/mailQueue.ts';
import type { CustomerTable, QueryContext, SavedSearchTable } from '../tables.ts';
import { lockCustomer } from './lockCustomer.ts';
import type { Mark } from './savedSearches.ts';

/** A search with an alert, and the recipient. */
export type AlertedSearch = SavedSearchTable &
  Pick<CustomerTable, 'email' | 'first_name' | 'email_notifications' | 'email_key' | 'bounced_key'>;

/** Selects searches to check. */
export interface AlertQuery {
  alert: 'daily' | 'atOnce';
  /** Only those not checked on this day or later (days since 1970-01-01). */
  before?: number | undefined;
  /** Id of the last search of the page before; '' for the first page. */
  after: string;
  limit: number;
}

/** Searches with an alert whose customers get its mails, or its messages in a browser, by id. */
export function findAlertedSearches(
  { database }: QueryContext,
  { alert, before, after, limit }: AlertQuery,
): Promise<AlertedSearch[]> {
  let query = database
    .selectFrom('saved_search')
    .innerJoin('customer', 'customer.id', 'saved_search.user_id')
    .selectAll('saved_search')
    .select([
      'customer.email',
      'customer.first_name',
      'customer.email_notifications',
      'customer.email_key',
      'customer.bounced_key',
    ])
    .where('saved_search.alert', '=', alert)
    .where(({ eb, ref, or, and, exists, selectFrom }) =>
      or([
        and([
          eb('customer.email_notifications', '=', 1),
          or([
            eb('customer.bounced_key', 'is', null),
            eb('customer.bounced_key', '<>', ref('customer.email_key')),
          ]),
        ]),
        exists(
          selectFrom('push_subscription')
            .select('push_subscription.id')
            .whereRef('push_subscription.user_id', '=', 'customer.id'),
        ),
      ]),
    )
    .where('saved_search.id', '>', after);
  if (before !== undefined) query = query.where('saved_search.looked_day', '<', before);
  return query.orderBy('saved_search.id').limit(limit).execute();
}

/**
 * Moves a search to a new mark and stores the mails about the homes in between, in one transaction.
 * @param known the search as it was read
 * @param day the day of this check
 * @returns false if another check, a visit or the customer changed the search meanwhile; then nothing is changed
 */
export function storeAlert(
  { database, dialect }: QueryContext,
  known: AlertedSearch,
  { mark, day, mails }: { mark: Mark; day: number; mails: readonly NewMail[] },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await lockCustomer(transaction, known.user_id))) return false;
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
    for (const mail of mails) await insertMail({ database: transaction, dialect }, mail);
    return true;
  });
}
