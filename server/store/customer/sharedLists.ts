import type { QueryContext, SavedHomeTable } from '../tables.ts';
import type {
  SharedChangeKind,
  SharedChangeTable,
  SharedListTable,
  SharedMemberTable,
} from './sharedTables.ts';

/** A customer's shared list or invitation. */
export interface Membership {
  list: SharedListTable;
  own: SharedMemberTable;
  /** Undefined until the invitation was accepted. */
  partner: SharedMemberTable | undefined;
}

/** A saved home of one member. */
export type MemberHome = Pick<SavedHomeTable, 'user_id' | 'board' | 'mls' | 'saved' | 'note' | 'noted'> & {
  isPrivate: boolean;
};

type HomeKey = Pick<SavedHomeTable, 'board' | 'mls'>;

/** Maximum number of stored changes of a list. */
const MAX_CHANGES = 50;

/** The shared list or invitation of a customer; undefined without one. */
export async function findMembership(
  { database }: QueryContext,
  userId: string,
): Promise<Membership | undefined> {
  const list = await database
    .selectFrom('shared_list')
    .innerJoin('shared_member', 'shared_member.list_id', 'shared_list.id')
    .selectAll('shared_list')
    .where('shared_member.user_id', '=', userId)
    .executeTakeFirst();
  if (!list) return undefined;
  const members = await database
    .selectFrom('shared_member')
    .selectAll()
    .where('list_id', '=', list.id)
    .execute();
  const own = members.find((member) => member.user_id === userId);
  // The list has ended between the two reads.
  if (!own) return undefined;
  return { list, own, partner: members.find((member) => member !== own) };
}

/** Makes other changes of a list wait until the end of the transaction. @returns undefined if the list has ended */
export function lockList({ database }: QueryContext, id: string): Promise<SharedListTable | undefined> {
  return database
    .updateTable('shared_list')
    .set(({ ref }) => ({ changes: ref('changes') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Every saved home of the two members, newest first. */
export async function findMembersHomes(
  { database }: QueryContext,
  { list, own }: Membership,
): Promise<MemberHome[]> {
  const rows = await database
    .selectFrom('saved_home')
    .innerJoin('shared_member', 'shared_member.user_id', 'saved_home.user_id')
    .leftJoin('private_home', (join) =>
      join
        .onRef('private_home.user_id', '=', 'saved_home.user_id')
        .onRef('private_home.board', '=', 'saved_home.board')
        .onRef('private_home.mls', '=', 'saved_home.mls'),
    )
    .select([
      'saved_home.user_id',
      'saved_home.board',
      'saved_home.mls',
      'saved_home.saved',
      'saved_home.note',
      'saved_home.noted',
      'private_home.mls as private',
    ])
    .where('shared_member.list_id', '=', list.id)
    // The partner's private homes stay in the database.
    .where(({ eb, or }) =>
      or([eb('private_home.mls', 'is', null), eb('saved_home.user_id', '=', own.user_id)]),
    )
    .orderBy('saved_home.saved', 'desc')
    .orderBy('saved_home.board')
    .orderBy('saved_home.mls')
    .execute();
  return rows.map(({ private: mark, ...home }) => ({ ...home, isPrivate: mark !== null }));
}

/** The last changes of a list, newest first. */
export function findChanges(
  { database }: QueryContext,
  listId: string,
  limit: number,
): Promise<SharedChangeTable[]> {
  return database
    .selectFrom('shared_change')
    .selectAll()
    .where('list_id', '=', listId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** Adds a change to a list, and deletes the oldest ones. Does nothing if the list has ended. */
export async function addChange(
  { database }: QueryContext,
  listId: string,
  change: Pick<SharedChangeTable, 'at' | 'user_id' | 'kind'> & Partial<HomeKey>,
): Promise<void> {
  // This write also makes the other member's changes wait, so that each has its own number.
  const list = await database
    .updateTable('shared_list')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .where('id', '=', listId)
    .returning('changes')
    .executeTakeFirst();
  if (!list) return;
  const row = { board: null, mls: null, ...change, list_id: listId, number: list.changes };
  await database.insertInto('shared_change').values(row).execute();
  await database
    .deleteFrom('shared_change')
    .where('list_id', '=', listId)
    .where('number', '<=', list.changes - MAX_CHANGES)
    .execute();
}

/** The list that a customer shares with a partner, locked; undefined without one. */
async function lockSharedList(locked: QueryContext, userId: string): Promise<SharedListTable | undefined> {
  const member = await locked.database
    .selectFrom('shared_member')
    .select('list_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const list = member && (await lockList(locked, member.list_id));
  return list?.state === 'shared' ? list : undefined;
}

/**
 * Records a change of one saved home in the list that its customer shares. Private homes are not recorded.
 * @param locked a transaction in which the customer's row is locked
 */
export async function recordHome(
  locked: QueryContext,
  userId: string,
  kind: SharedChangeKind & ('added' | 'removed' | 'noted'),
  { board, mls }: HomeKey,
  at: string,
): Promise<void> {
  const list = await lockSharedList(locked, userId);
  if (!list) return;
  const hidden = await locked.database
    .selectFrom('private_home')
    .select('mls')
    .where('user_id', '=', userId)
    .where('board', '=', board)
    .where('mls', '=', mls)
    .executeTakeFirst();
  if (!hidden) await addChange(locked, list.id, { at, user_id: userId, kind, board, mls });
}

/**
 * Makes homes private that come from a device, because they were saved without a view to the shared list.
 * @param locked a transaction in which the customer's row is locked
 */
export async function makePrivate(
  locked: QueryContext,
  userId: string,
  homes: readonly HomeKey[],
): Promise<void> {
  const list = homes.length > 0 ? await lockSharedList(locked, userId) : undefined;
  if (!list) return;
  await locked.database
    .insertInto('private_home')
    .values(homes.map(({ board, mls }) => ({ user_id: userId, list_id: list.id, board, mls })))
    .onConflict((conflict) => conflict.columns(['user_id', 'board', 'mls']).doNothing())
    .execute();
}

/**
 * Ends a customer's shared list or invitation for both members: the customer leaves, removes the partner or withdraws
 * the invitation. Saved homes and notes stay with their customer.
 */
export async function endSharedList({ database }: QueryContext, userId: string): Promise<void> {
  await database
    .deleteFrom('shared_list')
    .where('id', 'in', (select) =>
      select.selectFrom('shared_member').select('list_id').where('user_id', '=', userId),
    )
    .execute();
}
