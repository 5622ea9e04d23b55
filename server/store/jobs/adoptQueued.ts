import { HAS_JOB, queueOf } from '../mail/mailQueue.ts';
import type { QueryContext } from '../tables.ts';
import { addJob, inTransaction } from './jobQueue.ts';

/**
 * Adds jobs for the leads and mails that a server of the former release has queued in their own rows: those from before
 * the release, and those that it writes while it runs beside this one. It takes a row by setting its due time to some
 * minutes later, and so does this: only one of the two gets a row that is due. A row that it is just sending is left alone.
 * @param now ISO 8601
 * @returns the number of jobs
 */
export function adoptQueued(context: QueryContext, now: string): Promise<number> {
  return inTransaction(context, async (locked) => {
    const { database } = locked;
    const leads = await database
      .updateTable('lead')
      .set({ forward_due: null })
      .where('forwarding', '=', 'waiting')
      .where('forward_due', '<=', now)
      .returning('id')
      .execute();
    for (const { id } of leads) {
      const viewing = await database
        .selectFrom('viewing')
        .select('revision')
        .where('id', '=', id)
        .executeTakeFirst();
      await addJob(locked, { queue: 'leads', data: { id, revision: viewing?.revision ?? 1 } });
    }
    const mails = await database
      .updateTable('mail')
      // The former release takes a mail or a viewing that it has read only if the number of attempts is still the same.
      .set((row) => ({ due: HAS_JOB, attempts: row('attempts', '+', 1) }))
      .where('due', '<=', now)
      .returning(['id', 'is_alert'])
      .execute();
    for (const mail of mails) await addJob(locked, { queue: queueOf(mail), data: { id: mail.id } });
    const viewings = await database
      .updateTable('viewing')
      .set((row) => ({ mail_due: null, mail_attempts: row('mail_attempts', '+', 1) }))
      .where('mail_due', '<=', now)
      .returning(['id', 'revision'])
      .execute();
    for (const data of viewings) await addJob(locked, { queue: 'viewings', data });
    return leads.length + mails.length + viewings.length;
  });
}
