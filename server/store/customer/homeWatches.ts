import { insertMail, type NewMail } from '../mail/mailQueue.ts';
import type { HomeWatchTable } from '../mail/mailTables.ts';
import type { CustomerTable, QueryContext } from '../tables.ts';
import { asOwner, type Owner } from './customers.ts';
import { lockCustomer } from './lockCustomer.ts';
import type { HomeKey } from './savedHomes.ts';

/** The facts of a home that its watcher knows. */
export type KnownHome = Pick<HomeWatchTable, 'price' | 'state' | 'open_house'>;

/** A watch with its customer. */
export type Watch = HomeWatchTable &
  Pick<CustomerTable, 'email' | 'first_name' | 'email_notifications' | 'email_key' | 'bounced_key'>;

/** Maximum number of watched homes of a customer. */
export const MAX_WATCHES = 100;

/** The homes that a customer watches, the newest first. */
export function findWatchedHomes({ database }: QueryContext, userId: string): Promise<HomeWatchTable[]> {
  return database
    .selectFrom('home_watch')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('since', 'desc')
    .orderBy('board')
    .orderBy('mls')
    .execute();
}

/** Watches a home. A home that is watched already stays as it is. @returns undefined if there are too many */
export function watchHome(
  context: QueryContext,
  owner: Owner,
  watch: Omit<HomeWatchTable, 'user_id'>,
): Promise<HomeWatchTable | undefined> {
  return asOwner(context, owner, async (locked) => {
    const known = await findWatchedHomes(locked, owner.userId);
    const earlier = known.find(({ board, mls }) => board === watch.board && mls === watch.mls);
    if (earlier) return earlier;
    if (known.length >= MAX_WATCHES) return undefined;
    const row = { ...watch, user_id: owner.userId };
    await locked.database.insertInto('home_watch').values(row).execute();
    return row;
  });
}

/** Ends the watch of a home; does nothing if the customer does not watch it. */
export async function unwatchHome(
  { database }: QueryContext,
  userId: string,
  { board, mls }: HomeKey,
): Promise<void> {
  await database
    .deleteFrom('home_watch')
    .where('user_id', '=', userId)
    .where('board', '=', board)
    .where('mls', '=', mls)
    .execute();
}

/** MLS numbers of watched homes, in order. @param after the last one of the page before; '' for the first page */
export async function findWatchedNumbers(
  { database }: QueryContext,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('home_watch')
    .select('mls')
    .distinct()
    .where('mls', '>', after)
    .orderBy('mls')
    .limit(limit)
    .execute();
  return rows.map(({ mls }) => mls);
}

/** Every watch of a home. */
export function findWatches({ database }: QueryContext, { board, mls }: HomeKey): Promise<Watch[]> {
  return database
    .selectFrom('home_watch')
    .innerJoin('customer', 'customer.id', 'home_watch.user_id')
    .selectAll('home_watch')
    .select([
      'customer.email',
      'customer.first_name',
      'customer.email_notifications',
      'customer.email_key',
      'customer.bounced_key',
    ])
    .where('home_watch.board', '=', board)
    .where('home_watch.mls', '=', mls)
    .orderBy('home_watch.user_id')
    .execute();
}

/**
 * Stores what a watcher knows from now on, together with the mails about it.
 * @param known the watch as it was read
 * @returns false if another server was faster, or the watch ended; then nothing is changed
 */
export function storeWatchMails(
  { database, dialect }: QueryContext,
  known: Watch,
  now: KnownHome,
  mails: readonly NewMail[],
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, known.user_id);
    const changed = await transaction
      .updateTable('home_watch')
      .set({ ...now, revision: known.revision + 1 })
      .where('user_id', '=', known.user_id)
      .where('board', '=', known.board)
      .where('mls', '=', known.mls)
      .where('revision', '=', known.revision)
      .returning('mls')
      .executeTakeFirst();
    if (!changed) return false;
    for (const mail of mails) await insertMail({ database: transaction, dialect }, mail);
    return true;
  });
}
