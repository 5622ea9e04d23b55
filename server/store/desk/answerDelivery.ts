import type { QueryContext } from '../tables.ts';
import { reopenItem } from './reopenItem.ts';

/**
 * Stores the delivery of an answer's mail, in the caller's transaction. After a refusal the item is back in work, with a
 * record and a job that tells the member who answered. Does nothing for mails that are no answers.
 * @param at ISO 8601
 * @returns true if an answer was refused
 */
export async function storeDelivery(
  context: QueryContext,
  mailId: string,
  delivery: 'sent' | 'refused',
  at: string,
): Promise<boolean> {
  const answer = await context.database
    .updateTable('desk_answer')
    .set({ delivery })
    .where('mail_id', '=', mailId)
    .where('delivery', '=', 'waiting')
    .returning(['lead_id', 'by', 'subject'])
    .executeTakeFirst();
  if (!answer || delivery === 'sent') return false;
  await reopenItem(context, {
    id: answer.lead_id,
    at,
    change: { action: 'undelivered', after: { subject: answer.subject } },
    isUnopened: false,
    notice: { notice: 'undelivered', member: answer.by },
  });
  return true;
}
