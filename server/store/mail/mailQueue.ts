import type { QueryContext } from '../tables.ts';
import type { MailTable } from './mailTables.ts';

/** A mail to store until it is sent. */
export type NewMail = Omit<MailTable, 'attempts' | 'due'>;

/** Stores a mail, once for each id. The caller's transaction may contain the change that the mail is about. */
export async function insertMail({ database }: QueryContext, mail: NewMail): Promise<void> {
  await database
    .insertInto('mail')
    .values({ ...mail, attempts: 0, due: mail.written })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Time when the next mail is due (ISO 8601); undefined if none is waiting. */
export async function nextMailDue({ database }: QueryContext): Promise<string | undefined> {
  const row = await database.selectFrom('mail').select('due').orderBy('due').limit(1).executeTakeFirst();
  return row?.due;
}

/**
 * Deletes due mails of alerts whose customer or search no longer wants them, or whose address gave mail back. A message
 * to a browser is wanted as long as its search and the browser's subscription are.
 */
async function dropUnwanted({ database }: QueryContext, now: string): Promise<void> {
  await database
    .deleteFrom('mail')
    .where('due', '<=', now)
    .where('is_alert', '=', 1)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('customer')
            .select('customer.id')
            .whereRef('customer.id', '=', 'mail.user_id')
            .where('mail.subscription_id', 'is', null)
            .where(({ eb, ref, or: either }) =>
              either([
                eb('customer.email_notifications', '=', 0),
                eb('customer.bounced_key', '=', ref('customer.email_key')),
              ]),
            ),
        ),
        exists(
          selectFrom('saved_search')
            .select('saved_search.id')
            .whereRef('saved_search.id', '=', 'mail.search_id')
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
): Promise<MailTable | undefined> {
  await dropUnwanted(context, now);
  const { database } = context;
  const due = await database
    .selectFrom('mail')
    .select(['id', 'attempts'])
    .where('due', '<=', now)
    .orderBy('due')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return (
    database
      .updateTable('mail')
      .set({ attempts: due.attempts + 1, due: until })
      .where('id', '=', due.id)
      // If two servers found the same mail, the second one changes no row.
      .where('attempts', '=', due.attempts)
      .returningAll()
      .executeTakeFirst()
  );
}

/** Deletes a mail that was sent, refused for good, or is too old. */
export async function dropMail({ database }: QueryContext, id: string): Promise<void> {
  await database.deleteFrom('mail').where('id', '=', id).execute();
}

/** Makes a mail due again at a later time (ISO 8601), after a failed attempt. */
export async function putOffMail({ database }: QueryContext, id: string, due: string): Promise<void> {
  await database.updateTable('mail').set({ due }).where('id', '=', id).execute();
}
