import type { HomeMarkKind, HomeMarkTable, QueryContext } from '../tables.ts';
import { asOwner, type Owner } from './customers.ts';
import type { HomeKey } from './savedHomes.ts';

/** A home and the time of its mark. */
export type MarkedHome = HomeKey & Pick<HomeMarkTable, 'marked'>;

/** Maximum number of a customer's homes of each kind. The oldest make room for new ones. */
export const MAX_MARKS: Readonly<Record<HomeMarkKind, number>> = { viewed: 60, hidden: 200 };

/** A customer's homes of one kind, the newest first. */
export function findMarkedHomes(
  { database }: QueryContext,
  userId: string,
  kind: HomeMarkKind,
): Promise<MarkedHome[]> {
  return database
    .selectFrom('home_mark')
    .select(['board', 'mls', 'marked'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('marked', 'desc')
    .orderBy('board')
    .orderBy('mls')
    .execute();
}

/**
 * Marks homes. A home that has the mark already keeps the later time. Safe to repeat.
 * @returns all homes of this kind
 */
export function markHomes(
  context: QueryContext,
  owner: Owner,
  kind: HomeMarkKind,
  homes: readonly MarkedHome[],
): Promise<MarkedHome[]> {
  return asOwner(context, owner, async (locked) => {
    const keyOf = ({ board, mls }: HomeKey) => `${board} ${mls}`;
    const before = await findMarkedHomes(locked, owner.userId, kind);
    const times = new Map(before.map((home) => [keyOf(home), home]));
    for (const home of homes) {
      const known = times.get(keyOf(home));
      if (!known || known.marked < home.marked) times.set(keyOf(home), home);
    }
    const all = [...times.values()].toSorted((one, other) => other.marked.localeCompare(one.marked));
    const stays = all.slice(0, MAX_MARKS[kind]);
    await removeMarks(locked, owner.userId, kind);
    const rows = stays.map(({ board, mls, marked }) => ({ user_id: owner.userId, kind, board, mls, marked }));
    if (rows.length > 0) await locked.database.insertInto('home_mark').values(rows).execute();
    return findMarkedHomes(locked, owner.userId, kind);
  });
}

/** Removes the mark of one home, or of all homes without a key; does nothing if there is none. */
export async function removeMarks(
  { database }: QueryContext,
  userId: string,
  kind: HomeMarkKind,
  key?: HomeKey,
): Promise<void> {
  let removal = database.deleteFrom('home_mark').where('user_id', '=', userId).where('kind', '=', kind);
  if (key) removal = removal.where('board', '=', key.board).where('mls', '=', key.mls);
  await removal.execute();
}
