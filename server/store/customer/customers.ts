import { emailKeyOf as keyOf } from '#server/schemas/personSchema.ts';
import { keepRemovalLead } from '../leads/applicationLeads.ts';
import type { CustomerTable, LeadTable, QueryContext } from '../tables.ts';
import { isRemembered, RemovedCustomer, rememberRemoved } from './removedCustomers.ts';
import { forgetSigner } from './signers.ts';

/** Who a call is about, by the ID token. */
export interface Owner {
  /** The token's sub. */
  userId: string;
  email: string;
}

/** A customer who was added; one who only keeps something is not. */
export type Registered = CustomerTable & { registered: string };

/** What of a customer may change. */
export type CustomerChange = Partial<
  Pick<CustomerTable, 'first_name' | 'last_name' | 'phone' | 'email_notifications'>
>;

const isRegistered = (row: CustomerTable | undefined): row is Registered =>
  row !== undefined && row.registered !== null;

/** Makes the customer's row, or keeps the newest email: writing it is what makes a second call wait for the first. */
function heldRow({ database }: QueryContext, { userId, email }: Owner): Promise<CustomerTable> {
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
      registered: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ email, email_key: keyOf(email) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Does work on what a customer keeps while no other call of the same customer changes any of it, all of it or nothing.
 * Makes the customer's row where there is none, and keeps the email that the newest token has.
 * @throws RemovedCustomer for one who was removed a short while ago
 */
export function asOwner<Result>(
  { database, dialect }: QueryContext,
  owner: Owner,
  work: (held: QueryContext, customer: CustomerTable) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const context = { database: transaction, dialect };
    const row = await heldRow(context, owner);
    if (await isRemembered(context, owner.userId)) throw new RemovedCustomer();
    return work(context, row);
  });
}

/** A customer who was added; undefined for everybody else. */
export async function findCustomer(
  { database }: QueryContext,
  userId: string,
): Promise<Registered | undefined> {
  const row = await database.selectFrom('customer').selectAll().where('id', '=', userId).executeTakeFirst();
  return isRegistered(row) ? row : undefined;
}

/** Whether an email, in whatever case, belongs to a customer who was added. */
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
 * Adds a customer; one who is there already stays unchanged, but takes the name where they had none.
 * @param words `registered` is the moment of this call
 */
export async function addCustomer(
  context: QueryContext,
  owner: Owner,
  words: Pick<Registered, 'first_name' | 'last_name' | 'phone' | 'registered'>,
): Promise<{ customer: Registered; isNew: boolean }> {
  // Each visit of a customer begins with this call: it writes nothing where nothing is new.
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

/** Changes what is given. @returns undefined where there is no such customer */
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

/** When a customer is removed, and whether leads are sent on to another system. */
export interface Removal {
  /** ISO 8601. */
  at: string;
  isForwarded: boolean;
}

/**
 * Removes a customer with homes, searches, mails that have not gone out yet and the application; of another's, which
 * they are co-applicant of, what they are.
 * @returns the lead that says so of a submitted application
 */
export function removeCustomer(
  { database, dialect }: QueryContext,
  owner: Owner,
  { at, isForwarded }: Removal,
): Promise<LeadTable | undefined> {
  return database.transaction().execute(async (transaction) => {
    const context = { database: transaction, dialect };
    // Also where there was none: a call under way that makes one is waited for.
    await heldRow(context, owner);
    await rememberRemoved(context, owner.userId, at);
    await forgetSigner(context, owner.userId);
    const lead = await keepRemovalLead(context, { userId: owner.userId, at, isForwarded });
    // One statement: both engines take along what refers to it.
    await transaction.deleteFrom('customer').where('id', '=', owner.userId).execute();
    return lead;
  });
}
