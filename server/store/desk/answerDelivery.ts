import type { Selectable } from 'kysely';
import { subjectOf } from '../mail/mailSubject.ts';
import type { QueryContext } from '../tables.ts';
import { ANSWERED_STATES, viewingMailId } from '../viewings/viewingMails.ts';
import type { DeskAnswerTable } from './deskTables.ts';
import { findPersonLeads } from './personLeads.ts';
import { reopenItem } from './reopenItem.ts';

/** An answer of the brokerage whose mail did not arrive. */
interface UndeliveredAnswer {
  lead: string;
  /** Id of the mail; null if it is not known. */
  mail: string | null;
  subject?: string;
  /** The member who answered; the item's owner is told by default. */
  member?: string;
}

/** Puts the item of an answer that did not arrive back in work, with a record and a job that tells staff. */
function reopen(
  context: QueryContext,
  { lead, mail, subject, member }: UndeliveredAnswer,
  at: string,
): Promise<void> {
  return reopenItem(context, {
    id: lead,
    at,
    change: { action: 'undelivered', after: { mail, ...(subject !== undefined && { subject }) } },
    isUnopened: false,
    notice: { notice: 'undelivered', ...(member !== undefined && { member }) },
  });
}

/**
 * Stores that the mail with an answer to a viewing request or to an application did not arrive, once for each mail, in the
 * caller's transaction.
 * @param at ISO 8601
 * @returns false if it was known
 */
export async function storeUndelivered(
  context: QueryContext,
  { lead, mail }: { lead: string; mail: string },
  at: string,
): Promise<boolean> {
  const known = await context.database
    .selectFrom('desk_change')
    .select('id')
    .where('lead_id', '=', lead)
    .where('action', '=', 'undelivered')
    .where('after', 'like', `%"mail":"${mail}"%`)
    .limit(1)
    .executeTakeFirst();
  if (!known) await reopen(context, { lead, mail }, at);
  return !known;
}

const undelivered = ({
  lead_id: lead,
  mail_id: mail,
  by: member,
  subject,
}: Pick<Selectable<DeskAnswerTable>, 'lead_id' | 'mail_id' | 'by' | 'subject'>): UndeliveredAnswer => ({
  lead,
  mail,
  member,
  subject,
});

/**
 * Stores the delivery of an answer's mail, in the caller's transaction. After a refusal the item is back in work, and the
 * member who answered is told; for an application, the item's owner. Does nothing for mails that are no answers.
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
    .returning(['lead_id', 'mail_id', 'by', 'subject'])
    .executeTakeFirst();
  if (delivery === 'sent') return false;
  const about = subjectOf(mailId);
  if (about?.kind === 'review') return storeUndelivered(context, { lead: about.lead, mail: mailId }, at);
  if (!answer) return false;
  await reopen(context, undelivered(answer), at);
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

/** The answers to viewing requests and applications among a person's leads that a returned mail can be. */
async function otherAnswers(
  { database }: QueryContext,
  leads: readonly string[],
  { mailId, since }: Pick<ReturnedMail, 'mailId' | 'since'>,
): Promise<{ lead: string; mail: string }[]> {
  const about = mailId === undefined ? undefined : subjectOf(mailId);
  if (mailId !== undefined && about?.kind === 'review') {
    return leads.includes(about.lead) ? [{ lead: about.lead, mail: mailId }] : [];
  }
  const viewings = await database
    .selectFrom('viewing')
    .select(['id', 'revision'])
    .where('id', 'in', leads)
    .where('state', 'in', ANSWERED_STATES)
    .where('changed', '>=', since)
    .execute();
  return viewings
    .map((viewing) => ({ lead: viewing.id, mail: viewingMailId(viewing) }))
    .filter(({ mail }) => mailId === undefined || mail === mailId);
}

/**
 * Stores that answers came back, in the caller's transaction, as for a refusal.
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
  const ids = leads.map(({ id }) => id);
  const returned = await context.database
    .updateTable('desk_answer')
    .set({ delivery: 'refused' })
    .where('lead_id', 'in', ids)
    // A report may come before this product has stored that the mail was accepted.
    .where('delivery', 'in', mailId === undefined ? ['sent'] : ['sent', 'waiting'])
    .$if(mailId === undefined, (query) => query.where('at', '>=', since))
    .$if(mailId !== undefined, (query) => query.where('mail_id', '=', mailId ?? ''))
    .returning(['lead_id', 'mail_id', 'by', 'subject'])
    .execute();
  for (const answer of returned) await reopen(context, undelivered(answer), at);
  let isNew = returned.length > 0;
  for (const answer of await otherAnswers(context, ids, { mailId, since })) {
    if (await storeUndelivered(context, answer, at)) isNew = true;
  }
  return isNew;
}
