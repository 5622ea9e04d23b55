import { emailKeyOf } from '#server/schemas/personSchema.ts';
import { type Removal, removeCustomer } from '../customer/customers.ts';
import { inTransaction } from '../jobs/jobQueue.ts';
import type { CustomerTable, LeadTable, QueryContext } from '../tables.ts';
import { recordChanges } from './changes.ts';
import { eraseLeads, isOfAccount } from './eraseLeads.ts';
import type { Author } from './members.ts';
import { findPersonLeads } from './personLeads.ts';

/** Names a person: by an email address, or by the digits of a phone number. */
export type PersonKey = { email: string; phone?: undefined } | { email?: undefined; phone: string };

const nameOf = ({ email, phone }: PersonKey): object =>
  email === undefined ? { phone } : { email: emailKeyOf(email) };

/** The accounts with a person's verified email; usually one. Phone numbers are not verified. */
export function findAccounts({ database }: QueryContext, { email }: PersonKey): Promise<CustomerTable[]> {
  if (email === undefined) return Promise.resolve([]);
  return database
    .selectFrom('customer')
    .selectAll()
    .where('email_key', '=', emailKeyOf(email))
    .orderBy('registered', 'desc')
    .orderBy('id')
    .execute();
}

/** Milliseconds after which another opening by the same member is recorded. Until then pages may load the person again. */
const OPENED_AGAIN = 3_600_000;

/** Records that a member opened a person. */
export function recordOpening(context: QueryContext, key: PersonKey, author: Author): Promise<void> {
  return inTransaction(context, async (locked) => {
    const known = await locked.database
      .selectFrom('desk_change')
      .select('id')
      .where('action', '=', 'personOpened')
      .where('by', '=', author.by)
      .where('after', '=', JSON.stringify(nameOf(key)))
      .where('at', '>', new Date(Date.parse(author.at) - OPENED_AGAIN).toISOString())
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    await recordChanges(locked, [{ ...author, lead: null, action: 'personOpened', after: nameOf(key) }]);
  });
}

/** Records that a person's data was exported. */
export function recordExport(context: QueryContext, key: PersonKey, author: Author): Promise<void> {
  return recordChanges(context, [{ ...author, lead: null, action: 'personExported', after: nameOf(key) }]);
}

/** The result of an erasure. */
export interface Erasure {
  items: number;
  /** Leads of applications that another account holds, which stay until that account is deleted. */
  kept: number;
  accounts: CustomerTable[];
  /** The leads about withdrawn applications. */
  withdrawals: LeadTable[];
}

/**
 * Erases a person: their accounts with everything in them, their leads, and the values that the record has of them. The
 * record gets an entry that something was erased, without a name.
 */
export function erasePerson(
  context: QueryContext,
  key: PersonKey,
  author: Author,
  removal: Pick<Removal, 'isForwarded'>,
): Promise<Erasure> {
  const { email, phone } = key;
  return inTransaction(context, async (locked) => {
    const accounts = await findAccounts(locked, key);
    const userIds = accounts.map(({ id }) => id);
    const leads = await findPersonLeads(locked, { email, phone, userIds });
    const own = leads.filter((lead) => userIds.includes(lead.user_id ?? '') || !isOfAccount(lead));
    const circumstances = { at: author.at, ...removal };
    const withdrawals: LeadTable[] = [];
    for (const account of accounts) {
      const lead = await removeCustomer(locked, { userId: account.id, email: account.email }, circumstances);
      if (lead) withdrawals.push(lead);
    }
    const ids = new Set(own.map(({ id }) => id));
    const left = (await findPersonLeads(locked, { email, phone })).filter(({ id }) => ids.has(id));
    await eraseLeads(locked, left, {
      now: author.at,
      ...removal,
      emails: email === undefined ? [] : [email],
      phones: [...(phone === undefined ? [] : [phone]), ...own.map(({ phone_digits }) => phone_digits)],
    });
    const items = own.length;
    const after = { items, hasAccount: accounts.length > 0 };
    await recordChanges(locked, [{ ...author, lead: null, action: 'personErased', after }]);
    return { items, kept: leads.length - items, accounts, withdrawals };
  });
}
