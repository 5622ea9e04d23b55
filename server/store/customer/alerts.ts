import type { AlertMailTable, QueryContext, SavedSearchTable } from '../tables.ts';
import type { Mark } from './savedSearches.ts';

/** A search with an alert, and the recipient. */
export interface AlertedSearch extends SavedSearchTable {
  email: string;
  /** '' if it is missing. */
  first_name: string;
}

/** A mail to store until it is sent. */
export type NewAlertMail = Pick<AlertMailTable, 'id' | 'language' | 'subject' | 'body' | 'written'>;

/** Selects searches to check. */
export interface AlertQuery {
  alert: 'daily' | 'atOnce';
  /** Only those not checked on this day or later (days since 1970-01-01). */
  before?: number | undefined;
  /** Id of the last search of the page before; '' for the first page. */
  after: string;
  limit: number;
}

/** Searches with an alert whose customers accept mails, by id. */
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
  { database }: QueryContext,
  known: AlertedSearch,
  { mark, day, mail }: { mark: Mark; day: number; mail: NewAlertMail | undefined },
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
    if (!mail) return true;
    const { user_id, email } = known;
    const row = { ...mail, user_id, email, search_id: known.id, attempts: 0, due: mail.written };
    await transaction.insertInto('alert_mail').values(row).execute();
    return true;
  });
}

/** Time when the next mail is due (ISO 8601); undefined if none is waiting. */
export async function nextMailDue({ database }: QueryContext): Promise<string | undefined> {
  const row = await database
    .selectFrom('alert_mail')
    .select('due')
    .orderBy('due')
    .limit(1)
    .executeTakeFirst();
  return row?.due;
}

/** Deletes due mails whose customer or search no longer wants them. */
async function dropUnwanted({ database }: QueryContext, now: string): Promise<void> {
  await database
    .deleteFrom('alert_mail')
    .where('due', '<=', now)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('customer')
            .select('customer.id')
            .whereRef('customer.id', '=', 'alert_mail.user_id')
            .where('customer.email_notifications', '=', 0),
        ),
        exists(
          selectFrom('saved_search')
            .select('saved_search.id')
            .whereRef('saved_search.id', '=', 'alert_mail.search_id')
            .where('saved_search.alert', '=', 'off'),
        ),
      ]),
    )
    .execute();
}

/**
 * Takes the mail that has been due longest, for one attempt. Until `until` no other server gets it; after that it is
 * due again, in case this server ended.
 * @param now ISO 8601, like `until`
 */
export async function takeDueMail(
  context: QueryContext,
  now: string,
  until: string,
): Promise<AlertMailTable | undefined> {
  await dropUnwanted(context, now);
  const { database } = context;
  const due = await database
    .selectFrom('alert_mail')
    .select(['id', 'attempts'])
    .where('due', '<=', now)
    .orderBy('due')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return (
    database
      .updateTable('alert_mail')
      .set({ attempts: due.attempts + 1, due: until })
      .where('id', '=', due.id)
      // If two servers found the same mail, the second one changes no row.
      .where('attempts', '=', due.attempts)
      .returningAll()
      .executeTakeFirst()
  );
}

/** Deletes a mail that was sent, or that is too old. */
export async function dropMail({ database }: QueryContext, id: string): Promise<void> {
  await database.deleteFrom('alert_mail').where('id', '=', id).execute();
}

/** Makes a mail due again at a later time (ISO 8601), after a failed attempt. */
export async function putOffMail({ database }: QueryContext, id: string, due: string): Promise<void> {
  await database.updateTable('alert_mail').set({ due }).where('id', '=', id).execute();
}
