import { sql } from 'kysely';
import { addJob, inTransaction } from '../jobs/jobQueue.ts';
import type { QueryContext } from '../tables.ts';
import type { MailTable } from './mailTables.ts';

/** A mail to store until it is sent. */
export type NewMail = Omit<MailTable, 'attempts' | 'due'>;

/** In `due` of a mail that has a job. Servers of the former release take mails by this time. */
export const HAS_JOB = '9999-12-31T00:00:00.000Z';

/** The queue of a mail's job. */
export const queueOf = ({ is_alert: isAlert }: Pick<MailTable, 'is_alert'>) => (isAlert ? 'alerts' : 'mails');

/**
 * Stores a mail with its job, once for each id. The caller's transaction may contain the change that the mail is about.
 * @returns false if a mail with this id waits already
 */
export function insertMail(context: QueryContext, mail: NewMail): Promise<boolean> {
  return inTransaction(context, async (locked) => {
    const stored = await locked.database
      .insertInto('mail')
      .values({ ...mail, attempts: 0, due: HAS_JOB })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await addJob(locked, { queue: queueOf(mail), data: { id: mail.id } });
    return stored !== undefined;
  });
}

const CLAIM_MAILS = 'claim.';

/** A new id of a mail about a claimed home. The mail is dropped if it waits when the claim, or its monthly mails, end. */
export const claimMailId = (claimId: string): string => `${CLAIM_MAILS}${claimId}.${crypto.randomUUID()}`;

/**
 * Deletes a mail of an alert whose customer, search or claim no longer wants it, or whose address gave mail back. A
 * message to a browser is wanted as long as its search and the browser's subscription are.
 */
async function dropUnwanted({ database }: QueryContext, id: string): Promise<void> {
  await database
    .deleteFrom('mail')
    .where('id', '=', id)
    .where('is_alert', '=', 1)
    .where(({ or, and, not, exists, selectFrom }) =>
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
        and([
          sql<boolean>`mail.id like ${`${CLAIM_MAILS}%`}`,
          not(
            exists(
              selectFrom('claimed_home')
                .select('claimed_home.id')
                .whereRef('claimed_home.user_id', '=', 'mail.user_id')
                .where('claimed_home.is_mailed', '=', 1)
                .where(sql<boolean>`mail.id like ${CLAIM_MAILS} || claimed_home.id || '.%'`),
            ),
          ),
        ]),
      ]),
    )
    .execute();
}

/** The mail with an id; undefined if it was sent, or is not wanted any more. */
export async function findWantedMail(context: QueryContext, id: string): Promise<MailTable | undefined> {
  await dropUnwanted(context, id);
  return context.database.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes a mail that was sent, refused for good, or is too old. */
export async function dropMail({ database }: QueryContext, id: string): Promise<void> {
  await database.deleteFrom('mail').where('id', '=', id).execute();
}
