import { sql } from 'kysely';
import type { QueryContext } from './tables.ts';

/** Work that waits in the database. */
export interface QueueLength {
  /** `alerts` are mails that customers can turn off, `viewings` mails about viewing requests, `mails` all others. */
  queue: 'leads' | 'mails' | 'alerts' | 'viewings';
  /** Number of entries that are not delivered yet. */
  waiting: number;
  /** When the oldest of them was written (ISO 8601); null if none is waiting. */
  oldest: string | null;
}

/** The queues of all servers of this database. */
export async function queueLengths({ database }: QueryContext): Promise<QueueLength[]> {
  const { count, min } = database.fn;
  const leads = await database
    .selectFrom('lead')
    .leftJoin('viewing', 'viewing.id', 'lead.id')
    .select(count<number>('lead.id').as('waiting'))
    // A viewing request is sent again after each change.
    .select(sql<string | null>`min(coalesce(viewing.changed, lead.received))`.as('oldest'))
    .where('forwarding', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const mails = await database
    .selectFrom('mail')
    .select(['is_alert', count<number>('id').as('waiting'), min('written').as('oldest')])
    .groupBy('is_alert')
    .execute();
  const ofMails = (queue: 'mails' | 'alerts', isAlert: 0 | 1): QueueLength => {
    const { waiting = 0, oldest = null } = mails.find((row) => row.is_alert === isAlert) ?? {};
    return { queue, waiting, oldest };
  };
  const viewings = await database
    .selectFrom('viewing')
    .select([count<number>('id').as('waiting'), min('viewing.changed').as('oldest')])
    .where('mail_due', 'is not', null)
    .executeTakeFirstOrThrow();
  return [
    { queue: 'leads', ...leads },
    ofMails('mails', 0),
    ofMails('alerts', 1),
    { queue: 'viewings', ...viewings },
  ];
}
