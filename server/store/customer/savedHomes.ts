import type { QueryContext, SavedHomeTable } from '../tables.ts';
import { asOwner, type Owner } from './customers.ts';

/** One listing. */
export type HomeKey = Pick<SavedHomeTable, 'board' | 'mls'>;

/** Columns of a saved home that may change. */
export type HomeChange = Partial<Pick<SavedHomeTable, 'seen_price' | 'seen_status' | 'note'>>;

/** A home to save. */
export type NewHome = Omit<SavedHomeTable, 'user_id'>;

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

async function changeHome(
  { database }: QueryContext,
  userId: string,
  { board, mls }: HomeKey,
  change: HomeChange,
): Promise<SavedHomeTable | undefined> {
  return (
    database
      .updateTable('saved_home')
      // An UPDATE needs at least one column.
      .set({ ...change, board })
      .where('user_id', '=', userId)
      .where('board', '=', board)
      .where('mls', '=', mls)
      .returningAll()
      .executeTakeFirst()
  );
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
    const changed = await changeHome(locked, owner.userId, key, change);
    if (changed) return { kind: 'changed', home: changed };
    const { seen_price = null, seen_status, note = '' } = change;
    if (seen_status === undefined) return { kind: 'unseen' };
    const known = await findSavedHomes(locked, owner.userId);
    if (known.length >= MAX_HOMES) return { kind: 'full' };
    const home = { user_id: owner.userId, ...key, seen_price, seen_status, note };
    await locked.database.insertInto('saved_home').values(home).execute();
    return { kind: 'added', home };
  });
}

/**
 * Adds homes. Homes that are saved already stay unchanged.
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
    const rows = [...added.values()].map((home) => ({ user_id: owner.userId, ...home }));
    if (rows.length > 0) await locked.database.insertInto('saved_home').values(rows).execute();
    return findSavedHomes(locked, owner.userId);
  });
}

/** Removes a saved home; does nothing if it is not saved. */
export async function removeHome(
  { database }: QueryContext,
  userId: string,
  { board, mls }: HomeKey,
): Promise<void> {
  await database
    .deleteFrom('saved_home')
    .where('user_id', '=', userId)
    .where('board', '=', board)
    .where('mls', '=', mls)
    .execute();
}
