import type { HomeAddress } from '../../../src/domain/listing/homeAddress.ts';
import { insertMail, type NewMail } from '../mail/mailQueue.ts';
import type { ClaimedHomeTable } from '../mail/mailTables.ts';
import type { CustomerTable, QueryContext } from '../tables.ts';
import { fold } from '../text/fold.ts';
import { foldState } from '../text/provinces.ts';
import { asOwner, type Owner } from './customers.ts';
import { lockCustomer } from './lockCustomer.ts';

/** Maximum number of homes that a customer claims. */
export const MAX_CLAIMS = 10;

/** A claimed home with its customer. */
export type MailedClaim = ClaimedHomeTable & Pick<CustomerTable, 'email' | 'first_name'>;

/** The facts of the last look at a claimed home. */
export type ClaimLook = Pick<ClaimedHomeTable, 'figure' | 'month' | 'told_none'>;

/** The folded address. */
export const placeOfClaim = ({ state, city, street, unit }: HomeAddress): string =>
  [foldState(state), fold(city), fold(street), fold(unit ?? '')].join('/');

/** The homes that a customer claims, the newest first. */
export function findClaims({ database }: QueryContext, userId: string): Promise<ClaimedHomeTable[]> {
  return database
    .selectFrom('claimed_home')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('claimed', 'desc')
    .orderBy('id')
    .execute();
}

/** One home of a customer. */
export function findClaim(
  { database }: QueryContext,
  userId: string,
  id: string,
): Promise<ClaimedHomeTable | undefined> {
  return database
    .selectFrom('claimed_home')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Claims a home. A home that the customer claims already stays as it is. Other customers may claim the same home.
 * @returns undefined if there are too many
 */
export function claimHome(
  context: QueryContext,
  owner: Owner,
  claim: Omit<ClaimedHomeTable, 'user_id'>,
): Promise<{ row: ClaimedHomeTable; isNew: boolean } | undefined> {
  return asOwner(context, owner, async (locked) => {
    const known = await findClaims(locked, owner.userId);
    const earlier = known.find(({ place }) => place === claim.place);
    if (earlier) return { row: earlier, isNew: false };
    if (known.length >= MAX_CLAIMS) return undefined;
    const row = { ...claim, user_id: owner.userId };
    await locked.database.insertInto('claimed_home').values(row).execute();
    return { row, isNew: true };
  });
}

/** Changes a claimed home. @returns undefined if the customer does not claim it */
export function changeClaim(
  context: QueryContext,
  owner: Owner,
  id: string,
  change: Partial<Pick<ClaimedHomeTable, 'facts' | 'is_mailed' | 'language' | keyof ClaimLook>>,
): Promise<ClaimedHomeTable | undefined> {
  return asOwner(context, owner, ({ database }) =>
    database
      .updateTable('claimed_home')
      .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
      .where('user_id', '=', owner.userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Removes a claim; does nothing if the customer does not claim the home. */
export async function removeClaim({ database }: QueryContext, userId: string, id: string): Promise<void> {
  await database.deleteFrom('claimed_home').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Turns the monthly mails of a claimed home off. */
export async function stopClaimMails({ database }: QueryContext, userId: string, id: string): Promise<void> {
  await database
    .updateTable('claimed_home')
    .set((row) => ({ is_mailed: 0, revision: row('revision', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/**
 * Claimed homes whose estimate is due, in the order of their ids: those that were not looked at in this month, and those
 * without a figure to compare with. A home whose customer knows that there is no estimate is due once a month only.
 * Customers who get no alerts are left out (`isMailed` of customers.ts).
 * @param query `after` is the last id of the page before; '' for the first page
 */
export function findDueClaims(
  { database }: QueryContext,
  { month, after, limit }: { month: string; after: string; limit: number },
): Promise<MailedClaim[]> {
  return database
    .selectFrom('claimed_home')
    .innerJoin('customer', 'customer.id', 'claimed_home.user_id')
    .selectAll('claimed_home')
    .select(['customer.email', 'customer.first_name'])
    .where('claimed_home.is_mailed', '=', 1)
    .where('customer.email_notifications', '=', 1)
    .where(({ or, eb }) =>
      or([
        eb('customer.bounced_key', 'is', null),
        eb('customer.bounced_key', '<>', eb.ref('customer.email_key')),
      ]),
    )
    .where('claimed_home.id', '>', after)
    .where(({ or, and, eb }) =>
      or([
        eb('claimed_home.month', '<', month),
        and([eb('claimed_home.figure', 'is', null), eb('claimed_home.told_none', '=', 0)]),
      ]),
    )
    .orderBy('claimed_home.id')
    .limit(limit)
    .execute();
}

/**
 * Stores a look at a claimed home together with its mail.
 * @param known the row as it was read
 * @returns false if another server was faster, or the customer changed the claim; then nothing is stored
 */
export function storeClaimLook(
  { database, dialect }: QueryContext,
  known: MailedClaim,
  look: ClaimLook,
  mail: NewMail | undefined,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, known.user_id);
    const changed = await transaction
      .updateTable('claimed_home')
      .set({ ...look, revision: known.revision + 1 })
      .where('id', '=', known.id)
      .where('revision', '=', known.revision)
      .where('is_mailed', '=', 1)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    if (mail) await insertMail({ database: transaction, dialect }, mail);
    return true;
  });
}
