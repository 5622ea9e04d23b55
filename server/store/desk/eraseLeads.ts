import { type ExpressionBuilder, sql } from 'kysely';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import type { QueryContext, Tables } from '../tables.ts';
import { type ChangeOptions, cancelRemovedViewings } from '../viewings/changeViewing.ts';
import { eraseChanges, erasePersonChanges } from './changes.ts';
import type { DeskLead } from './items.ts';

/** Leads of a statement. */
const AT_A_TIME = 500;

/** True for the lead of an application that an account holds. It is deleted with that account only. */
export const isOfAccount = ({ kind, user_id }: DeskLead): boolean =>
  user_id !== null && (kind === 'application' || kind === 'withdrawal');

/** Deletes mails that wait: those to the addresses, and those about the leads, also to staff. */
async function dropMails(
  { database }: QueryContext,
  emails: readonly string[],
  ids: readonly string[],
): Promise<void> {
  const about = ({ eb, or }: ExpressionBuilder<Tables, 'mail'>, id: string) =>
    or([eb('id', 'like', `%${id}%`), eb('body', 'like', `%${id}%`)]);
  if (emails.length > 0) {
    await database.deleteFrom('mail').where(sql`lower(email)`, 'in', emails).execute();
  }
  const waiting = await database.selectFrom('mail').select('id').limit(1).execute();
  if (waiting.length === 0) return;
  for (const id of ids) {
    await database
      .deleteFrom('mail')
      .where((builder) => about(builder, id))
      .execute();
  }
}

/**
 * Deletes leads with their viewings, notes, answers and waiting mails, the values that the record has of them, and the
 * withdrawals of their person. Viewing requests that are open are cancelled, and stay without personal data. Part of the
 * caller's transaction.
 * @param emails further addresses of the person
 */
export async function eraseLeads(
  context: QueryContext,
  leads: readonly DeskLead[],
  { emails = [], phones = [], ...options }: ChangeOptions & { emails?: string[]; phones?: string[] },
): Promise<void> {
  const { database } = context;
  const keys = [...new Set([...emails, ...leads.map(({ email }) => email)].map(emailKeyOf))].filter(Boolean);
  const ids = leads.map(({ id }) => id);
  await dropMails(context, keys, ids);
  for (let start = 0; start < ids.length; start += AT_A_TIME) {
    const some = ids.slice(start, start + AT_A_TIME);
    await eraseChanges(context, some);
    const cancelled = await cancelRemovedViewings(context, some, options);
    const gone = some.filter((id) => !cancelled.includes(id));
    if (gone.length > 0) await database.deleteFrom('lead').where('id', 'in', gone).execute();
  }
  if (keys.length > 0) {
    await database.deleteFrom('consent_withdrawal').where('email_key', 'in', keys).execute();
  }
  const numbers = [...new Set([...phones, ...leads.map(({ phone_digits }) => phone_digits)])].filter(Boolean);
  await erasePersonChanges(context, [...keys, ...numbers]);
}
