import { emailKeyOf as keyOf } from '#server/schemas/personSchema.ts';
import { eraseLeads, isOfAccount } from '../desk/eraseLeads.ts';
import { findPersonLeads } from '../desk/personLeads.ts';
import { inTransaction } from '../jobs/jobQueue.ts';
import { insertRemovalLead } from '../leads/applicationLeads.ts';
import type { CustomerTable, LeadTable, QueryContext } from '../tables.ts';
import { isRemembered, RemovedCustomer, rememberRemoved } from './removedCustomers.ts';
import { endSharedList } from './sharedLists.ts';
import { forgetSigner } from './signers.ts';

/** The caller of a request, from the ID token. */
export interface Owner {
  /** The token's sub. */
  userId: string;
  email: string;
}

/** A registered customer. A row without this date only owns saved data. */
export type Registered = CustomerTable & { registered: string };

/** Columns of a customer that may change. */
export type CustomerChange = Partial<
  Pick<
    CustomerTable,
    'first_name' | 'last_name' | 'phone' | 'email_notifications' | 'bounced_key' | 'staff_sees_saved'
  >
>;

const isRegistered = (row: CustomerTable | undefined): row is Registered =>
  row !== undefined && row.registered !== null;

/** Inserts the customer's row or updates its email. This write makes a concurrent call wait. */
function lockRow({ database }: QueryContext, { userId, email }: Owner): Promise<CustomerTable> {
  return database
    .insertInto('customer')
    .values({
      id: userId,
      email,
      email_key: keyOf(email),
      first_name: '',
      last_name: '',
      phone: null,
      email_notifications: 1,
      bounced_key: null,
      staff_sees_saved: null,
      registered: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ email, email_key: keyOf(email) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Does work on a customer's data in one transaction, while other calls of the same customer wait. Creates the
 * customer's row if it is missing, and stores the newest token's email.
 * @throws RemovedCustomer for a customer who was removed recently
 */
export function asOwner<Result>(
  { database, dialect }: QueryContext,
  owner: Owner,
  work: (locked: QueryContext, customer: CustomerTable) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const context = { database: transaction, dialect };
    const row = await lockRow(context, owner);
    if (await isRemembered(context, owner.userId)) throw new RemovedCustomer();
    return work(context, row);
  });
}

/** A registered customer; undefined for all others. */
export async function findCustomer(
  { database }: QueryContext,
  userId: string,
): Promise<Registered | undefined> {
  const row = await database.selectFrom('customer').selectAll().where('id', '=', userId).executeTakeFirst();
  return isRegistered(row) ? row : undefined;
}

/** Stops the alerts of every customer with an address from which mail came back, until they confirm it. */
export async function markBounced({ database }: QueryContext, email: string): Promise<void> {
  const key = keyOf(email);
  await database.updateTable('customer').set({ bounced_key: key }).where('email_key', '=', key).execute();
}

/** True if mail to the customer's present address came back. */
export function isBounced({
  email_key,
  bounced_key,
}: Pick<CustomerTable, 'email_key' | 'bounced_key'>): boolean {
  return bounced_key === email_key;
}

/** True if a customer gets the mails of alerts: they want them, and their address takes mail. */
export function isMailed(
  customer: Pick<CustomerTable, 'email_notifications' | 'email_key' | 'bounced_key'>,
): boolean {
  return customer.email_notifications === 1 && !isBounced(customer);
}

/** True if a registered customer has this email, in any case. */
export async function isKnownEmail({ database }: QueryContext, email: string): Promise<boolean> {
  const row = await database
    .selectFrom('customer')
    .select('id')
    .where('email_key', '=', keyOf(email))
    .where('registered', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Registers a customer. An existing one stays unchanged, except that a missing name is filled in.
 * @param words `registered` is the time of this call
 */
export async function addCustomer(
  context: QueryContext,
  owner: Owner,
  words: Pick<Registered, 'first_name' | 'last_name' | 'phone' | 'registered'>,
): Promise<{ customer: Registered; isNew: boolean }> {
  // Each visit of a customer starts with this call, so it writes only if something is new.
  const found = await findCustomer(context, owner.userId);
  const { first_name, last_name } = words;
  const lacksName = (row: Registered): boolean => row.first_name === '' && first_name !== '';
  if (found?.email === owner.email && !lacksName(found)) return { customer: found, isNew: false };
  return asOwner(context, owner, async ({ database }, known) => {
    const isNew = !isRegistered(known);
    if (!isNew && !lacksName(known)) return { customer: known, isNew };
    const customer = isNew ? { ...known, ...words } : { ...known, first_name, last_name };
    await database.updateTable('customer').set(customer).where('id', '=', owner.userId).execute();
    return { customer, isNew };
  });
}

/** Changes the given columns. @returns undefined if there is no such customer */
export async function changeCustomer(
  { database }: QueryContext,
  { userId, email }: Owner,
  change: CustomerChange,
): Promise<Registered | undefined> {
  const row = await database
    .updateTable('customer')
    .set({ ...change, email, email_key: keyOf(email) })
    .where('id', '=', userId)
    .where('registered', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return isRegistered(row) ? row : undefined;
}

/** The circumstances of a removal. */
export interface Removal {
  /** ISO 8601. */
  at: string;
  isForwarded: boolean;
}

/**
 * Removes a customer with their homes, searches, unsent mails, application, and every lead that they sent with the account
 * or with its email. Open viewing requests are cancelled and stay without personal data. The record of the desk keeps no
 * values of theirs. In another customer's application, the co-applicant's data is removed. A shared list ends for both
 * members. It may be a part of the caller's transaction.
 * @param owner with the verified email
 * @returns the lead about a withdrawn application that had been submitted
 */
export function removeCustomer(
  context: QueryContext,
  owner: Owner,
  { at, isForwarded }: Removal,
): Promise<LeadTable | undefined> {
  return inTransaction(context, async (locked) => {
    const { userId, email } = owner;
    // This locks even without a row, so that it waits for a concurrent call that creates one.
    await lockRow(locked, owner);
    await rememberRemoved(locked, userId, at);
    await forgetSigner(locked, userId);
    await endSharedList(locked, userId);
    const lead = await insertRemovalLead(locked, { userId, at, isForwarded });
    const leads = await findPersonLeads(locked, { email, userIds: [userId] });
    const own = leads.filter((one) => one.user_id === userId || !isOfAccount(one));
    await eraseLeads(locked, own, { now: at, isForwarded, emails: [email] });
    // One statement; in both databases it deletes the referring rows too.
    await locked.database.deleteFrom('customer').where('id', '=', userId).execute();
    return lead;
  });
}
