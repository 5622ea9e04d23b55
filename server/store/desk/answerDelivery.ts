import type { QueryContext } from '../tables.ts';
import type { DeskAnswerTable } from './deskTables.ts';
import { findPersonLeads } from './personLeads.ts';
import { reopenItem } from './reopenItem.ts';

/** Puts the item of a refused answer back in work, with a record and a job that tells the member who answered. */
function reopen(
  context: QueryContext,
  answer: Pick<DeskAnswerTable, 'lead_id' | 'by' | 'subject'>,
  at: string,
): Promise<void> {
  return reopenItem(context, {
    id: answer.lead_id,
    at,
    change: { action: 'undelivered', after: { subject: answer.subject } },
    isUnopened: false,
    notice: { notice: 'undelivered', member: answer.by },
  });
}

/**
 * Stores the delivery of an answer's mail, in the caller's transaction. After a refusal the item is back in work, and the
 * member who answered is told. Does nothing for mails that are no answers.
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
  await reopen(context, answer, at);
  return true;
}

/** A mail that came back after a mail server had accepted it. */
export interface ReturnedMail {
  email: string;
  /** Id of the mail. Without it, all answers to the address since `since` count as returned. */
  mailId?: string | undefined;
  /** ISO 8601; the earliest answer that can have come back now. */
  since: string;
}

/**
 * Stores that answers came back, in the caller's transaction, as `storeDelivery` does for a refusal.
 * @param at ISO 8601
 * @returns true if an answer came back that was not known to have
 */
export async function storeReturned(
  context: QueryContext,
  { email, mailId, since }: ReturnedMail,
  at: string,
): Promise<boolean> {
  const leads = await findPersonLeads(context, { email });
  if (leads.length === 0) return false;
  const returned = await context.database
    .updateTable('desk_answer')
    .set({ delivery: 'refused' })
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    // A report may come before this product has stored that the mail was accepted.
    .where('delivery', 'in', mailId === undefined ? ['sent'] : ['sent', 'waiting'])
    .$if(mailId === undefined, (query) => query.where('at', '>=', since))
    .$if(mailId !== undefined, (query) => query.where('mail_id', '=', mailId ?? ''))
    .returning(['lead_id', 'by', 'subject'])
    .execute();
  for (const answer of returned) await reopen(context, answer, at);
  return returned.length > 0;
}
