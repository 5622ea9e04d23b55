import type { AlertMailTable, QueryContext, SavedSearchTable } from '../tables.ts';
import type { Mark } from './savedSearches.ts';

/** A search that mails are asked for, with whom they go to. */
export interface AlertedSearch extends SavedSearchTable {
  email: string;
  /** '' where no name was said. */
  first_name: string;
}

/** A mail to be kept until it went out. */
export type NewAlertMail = Pick<AlertMailTable, 'id' | 'language' | 'subject' | 'body' | 'written'>;

/** Which searches are to be looked at. */
export interface AlertQuery {
  alert: 'daily' | 'atOnce';
  /** Only those that were not looked at on this day or later (days since 1970-01-01). */
  before?: number | undefined;
  /** Id of the last one that was answered before; '' at first. */
  after: string;
  limit: number;
}

/** Searches with an alert whose customers take mails, in the order of their ids. */
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
 * Moves a search on to a new mark and keeps the mail that tells of what lies between, both or neither.
 * @param known what was read of the search before
 * @param day the day of this look
 * @returns false where another look, a visit or the customer changed it meanwhile: nothing is done then
 */
export function tellOf(
  { database }: QueryContext,
  known: AlertedSearch,
  { mark, day, mail }: { mark: Mark; day: number; mail: NewAlertMail | undefined },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // First the customer, as whoever removes them does: in another order both would wait for each other.
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

/** When the next mail is to go out (ISO 8601); undefined while none waits. */
export async function nextMailDue({ database }: QueryContext): Promise<string | undefined> {
  const row = await database
    .selectFrom('alert_mail')
    .select('due')
    .orderBy('due')
    .limit(1)
    .executeTakeFirst();
  return row?.due;
}

/** Takes out due mails whose customer no longer wants them, or none of their search. */
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
 * Takes the mail that has been due the longest and is still wanted, for one try: until `until` nobody else is given it, and should this
 * server end meanwhile, it is due again then.
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
      // Of two servers that found the same one, the second changes no row.
      .where('attempts', '=', due.attempts)
      .returningAll()
      .executeTakeFirst()
  );
}

/** The mail went out, or is no longer worth it. */
export async function dropMail({ database }: QueryContext, id: string): Promise<void> {
  await database.deleteFrom('alert_mail').where('id', '=', id).execute();
}

/** The mail did not go out: it is due again at a later moment (ISO 8601). */
export async function putOffMail({ database }: QueryContext, id: string, due: string): Promise<void> {
  await database.updateTable('alert_mail').set({ due }).where('id', '=', id).execute();
}
