import type { QueryContext, SavedHomeTable } from '../tables.ts';
import { asOwner, type Owner } from './customers.ts';
import { lockCustomer } from './lockCustomer.ts';
import { makePrivate, recordHome } from './sharedLists.ts';

/** One listing. */
export type HomeKey = Pick<SavedHomeTable, 'board' | 'mls'>;

/** Columns of a saved home that may change. */
export type HomeChange = Partial<Pick<SavedHomeTable, 'seen_price' | 'seen_status' | 'note'>>;

/** A home to save. */
export type NewHome = Omit<SavedHomeTable, 'user_id' | 'noted'>;

/** Maximum number of saved homes of a customer. */
export const MAX_HOMES = 500;

/**
 * The result of saving a home: changed, added, refused because there are too many, or refused because its price and
 * status are missing.
 */
export type HomeOutcome =
  | { kind: 'changed' | 'added'; home: SavedHomeTable }
  | { kind: 'full' }
  | { kind: 'unseen' };

/** A customer's saved homes, the newest first. */
export function findSavedHomes({ database }: QueryContext, userId: string): Promise<SavedHomeTable[]> {
  return database
    .selectFrom('saved_home')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('saved', 'desc')
    .orderBy('board')
    .orderBy('mls')
    .execute();
}

function findSavedHome(
  { database }: QueryContext,
  userId: string,
  { board, mls }: HomeKey,
): Promise<SavedHomeTable | undefined> {
  return database
    .selectFrom('saved_home')
    .selectAll()
    .where('user_id', '=', userId)
    .where('board', '=', board)
    .where('mls', '=', mls)
    .executeTakeFirst();
}

async function changeHome(
  locked: QueryContext,
  before: SavedHomeTable,
  change: HomeChange,
  now: string,
): Promise<SavedHomeTable> {
  const { user_id, board, mls } = before;
  const isNoted = change.note !== undefined && change.note !== before.note;
  const noted = isNoted && { noted: change.note === '' ? null : now };
  const home = await locked.database
    .updateTable('saved_home')
    // An UPDATE needs at least one column.
    .set({ ...change, ...noted, board })
    .where('user_id', '=', user_id)
    .where('board', '=', board)
    .where('mls', '=', mls)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isNoted) await recordHome(locked, user_id, 'noted', home, now);
  return home;
}

/**
 * Saves a home, or changes the given columns of a saved one.
 * @param change without `seen_status` only a saved home can be changed
 */
export function saveHome(
  context: QueryContext,
  owner: Owner,
  key: HomeKey & Pick<SavedHomeTable, 'saved'>,
  change: HomeChange,
): Promise<HomeOutcome> {
  return asOwner(context, owner, async (locked) => {
    const { userId } = owner;
    const { saved: now } = key;
    const before = await findSavedHome(locked, userId, key);
    if (before) return { kind: 'changed', home: await changeHome(locked, before, change, now) };
    const { seen_price = null, seen_status, note = '' } = change;
    if (seen_status === undefined) return { kind: 'unseen' };
    const known = await findSavedHomes(locked, userId);
    if (known.length >= MAX_HOMES) return { kind: 'full' };
    const noted = note === '' ? null : now;
    const home = { user_id: userId, ...key, seen_price, seen_status, note, noted };
    await locked.database.insertInto('saved_home').values(home).execute();
    await recordHome(locked, userId, 'added', key, now);
    return { kind: 'added', home };
  });
}

/**
 * Adds the homes of a device. Homes that are saved already stay unchanged. New ones are not on a shared list.
 * @returns all saved homes; undefined if there would be too many, and none was added
 */
export function addHomes(
  context: QueryContext,
  owner: Owner,
  homes: readonly NewHome[],
): Promise<SavedHomeTable[] | undefined> {
  return asOwner(context, owner, async (locked) => {
    const keyOf = ({ board, mls }: HomeKey) => `${board} ${mls}`;
    const known = new Set((await findSavedHomes(locked, owner.userId)).map(keyOf));
    const added = new Map<string, NewHome>();
    for (const home of homes) {
      const key = keyOf(home);
      if (!known.has(key) && !added.has(key)) added.set(key, home);
    }
    if (known.size + added.size > MAX_HOMES) return undefined;
    const rows = [...added.values()].map((home) => ({
      user_id: owner.userId,
      ...home,
      noted: home.note === '' ? null : home.saved,
    }));
    if (rows.length > 0) await locked.database.insertInto('saved_home').values(rows).execute();
    await makePrivate(locked, owner.userId, rows);
    return findSavedHomes(locked, owner.userId);
  });
}

/** Removes a saved home; does nothing if it is not saved. @param at ISO 8601 time of the call */
export function removeHome(
  { database, dialect }: QueryContext,
  userId: string,
  key: HomeKey,
  at: string,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, userId);
    const removed = await transaction
      .deleteFrom('saved_home')
      .where('user_id', '=', userId)
      .where('board', '=', key.board)
      .where('mls', '=', key.mls)
      .returning('mls')
      .executeTakeFirst();
    if (removed) await recordHome({ database: transaction, dialect }, userId, 'removed', key, at);
  });
}
