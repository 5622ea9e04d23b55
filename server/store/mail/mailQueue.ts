import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
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

/**
 * Days after which a mail has no job any more: its attempts take about 40, a failed job is kept for 30, in which the operator may
 * begin the attempts again, and then the same once more.
 */
const ABANDONED_DAYS = 120;

/** Deletes mails that can never be sent any more, with their personal data. */
export async function dropAbandonedMails({ database }: QueryContext, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_DAYS * MILLISECONDS_A_DAY).toISOString();
  await database.deleteFrom('mail').where('written', '<', before).execute();
}

/** Deletes a mail that was sent, refused for good, or is too old. */
export async function dropMail({ database }: QueryContext, id: string): Promise<void> {
  await database.deleteFrom('mail').where('id', '=', id).execute();
}
