import type { QueryContext } from '../tables.ts';
import { asOwner, type Owner } from './customers.ts';
import { addChange, endSharedList, findMembership, lockList, type Membership } from './sharedLists.ts';
import type { SharedListTable, SharedMemberTable } from './sharedTables.ts';

/** The values that the owner typed, and the hash of the link's token. */
export interface NewInvitation
  extends Pick<SharedMemberTable, 'name' | 'shares_saved'>,
    Pick<SharedListTable, 'invited' | 'line' | 'language'> {
  email: string;
  token_hash: string;
  expires: string;
}

/**
 * Stores an invitation. An earlier one is replaced, and its link ends.
 * @param check called with the earlier list before anything is changed; may throw
 * @returns the list with the invitation; undefined if the customer shares a list already
 */
export function storeInvitation(
  context: QueryContext,
  owner: Owner,
  { name, shares_saved, ...invitation }: NewInvitation,
  check: (before: Membership | undefined) => Promise<void>,
): Promise<{ before: Membership | undefined; now: Membership } | undefined> {
  return asOwner(context, owner, async (locked) => {
    const { database } = locked;
    const known = await findMembership(locked, owner.userId);
    const list = known && (await lockList(locked, known.list.id));
    if (list?.state === 'shared') return undefined;
    const before = list && { ...known, list };
    await check(before);
    const row = { ...invitation, state: 'invited' } as const;
    const id = list?.id ?? crypto.randomUUID();
    const own = { user_id: owner.userId, list_id: id, role: 'owner', name, shares_saved } as const;
    if (list) {
      await database.updateTable('shared_list').set(row).where('id', '=', id).execute();
      await database.updateTable('shared_member').set(own).where('user_id', '=', owner.userId).execute();
    } else {
      await database
        .insertInto('shared_list')
        .values({ ...row, id, since: null, changes: 0 })
        .execute();
      await database.insertInto('shared_member').values(own).execute();
    }
    return {
      before,
      now: { list: { id, since: null, changes: 0, ...list, ...row }, own, partner: undefined },
    };
  });
}

/** Undoes an invitation that was not mailed, unless something else has changed it meanwhile. */
export async function undoInvitation(
  { database }: QueryContext,
  { before, now }: { before: Membership | undefined; now: Membership },
): Promise<void> {
  const { id, token_hash } = now.list;
  if (!before) {
    await database
      .deleteFrom('shared_list')
      .where('id', '=', id)
      .where('token_hash', '=', token_hash)
      .execute();
    return;
  }
  const { state, invited, email, line, language, token_hash: hash, expires } = before.list;
  const { user_id, name, shares_saved } = before.own;
  await database.transaction().execute(async (transaction) => {
    const undone = await transaction
      .updateTable('shared_list')
      .set({ state, invited, email, line, language, token_hash: hash, expires })
      .where('id', '=', id)
      .where('token_hash', '=', token_hash)
      .executeTakeFirst();
    if (undone.numUpdatedRows === 0n) return;
    await transaction
      .updateTable('shared_member')
      .set({ name, shares_saved })
      .where('user_id', '=', user_id)
      .where('list_id', '=', id)
      .execute();
  });
}

/** An open invitation by its link; undefined once it was answered, withdrawn or replaced, or has expired. */
export async function findInvitation(
  { database }: QueryContext,
  hash: string,
  now: string,
): Promise<(SharedListTable & { owner: string; name: string }) | undefined> {
  return database
    .selectFrom('shared_list')
    .innerJoin('shared_member', 'shared_member.list_id', 'shared_list.id')
    .selectAll('shared_list')
    .select(['shared_member.user_id as owner', 'shared_member.name'])
    .where('token_hash', '=', hash)
    .where('state', '=', 'invited')
    .where('expires', '>', now)
    .executeTakeFirst();
}

/** Makes every home private that the member had saved before, unless they chose to share these. */
async function hideEarlier(
  { database }: QueryContext,
  { user_id, list_id, shares_saved }: SharedMemberTable,
): Promise<void> {
  if (shares_saved === 1) return;
  await database
    .insertInto('private_home')
    .columns(['user_id', 'list_id', 'board', 'mls'])
    .expression((select) =>
      select
        .selectFrom('saved_home')
        .select(({ val }) => ['user_id', val(list_id).as('list_id'), 'board', 'mls'])
        .where('user_id', '=', user_id),
    )
    .execute();
}

/** The answer of the customer with the link. */
export interface Acceptance extends Pick<SharedMemberTable, 'name' | 'shares_saved'> {
  hash: string;
  /** ISO 8601. */
  now: string;
}

/** The result: the new list, or the reason of the refusal. */
export type AcceptOutcome = { kind: 'accepted'; membership: Membership } | { kind: 'ended' | 'own' | 'busy' };

/**
 * Accepts an invitation. An invitation of the accepting customer is withdrawn. The link gives the right, so the
 * customer's address may differ from the invited one.
 * @param onAccepted called in the transaction, for writes that belong to it
 * @returns `own` for the customer's own invitation, `busy` if the customer shares another list
 */
export function acceptInvitation(
  context: QueryContext,
  owner: Owner,
  { hash, now, name, shares_saved }: Acceptance,
  onAccepted: (locked: QueryContext, membership: Membership) => Promise<void>,
): Promise<AcceptOutcome> {
  return asOwner(context, owner, async (locked) => {
    const { database } = locked;
    const { userId } = owner;
    const invitation = await findInvitation(locked, hash, now);
    if (!invitation) return { kind: 'ended' };
    if (invitation.owner === userId) return { kind: 'own' };
    const earlier = await findMembership(locked, userId);
    // In one order, because two customers may accept each other's invitations at once.
    const ids = [invitation.id, ...(earlier ? [earlier.list.id] : [])].toSorted();
    const locks = new Map<string, SharedListTable | undefined>();
    for (const id of ids) locks.set(id, await lockList(locked, id));
    if (locks.get(earlier?.list.id ?? '')?.state === 'shared') return { kind: 'busy' };
    if (locks.get(invitation.id)?.token_hash !== hash) return { kind: 'ended' };
    await endSharedList(locked, userId);
    const list = await database
      .updateTable('shared_list')
      .set({ state: 'shared', since: now, email: null, line: '', token_hash: null, expires: null })
      .where('id', '=', invitation.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const own = { user_id: userId, list_id: list.id, role: 'partner', name, shares_saved } as const;
    await database.insertInto('shared_member').values(own).execute();
    const partner = await database
      .selectFrom('shared_member')
      .selectAll()
      .where('list_id', '=', list.id)
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow();
    await hideEarlier(locked, own);
    await hideEarlier(locked, partner);
    await addChange(locked, list.id, { at: now, user_id: userId, kind: 'joined' });
    const membership = { list, own, partner };
    await onAccepted(locked, membership);
    return { kind: 'accepted', membership };
  });
}

/** Declines an invitation by its link. @returns false if there is no such invitation */
export async function declineInvitation(
  { database }: QueryContext,
  hash: string,
  now: string,
): Promise<boolean> {
  const declined = await database
    .updateTable('shared_list')
    .set({ state: 'declined', token_hash: null, expires: null, line: '' })
    .where('token_hash', '=', hash)
    .where('state', '=', 'invited')
    .where('expires', '>', now)
    .returning('id')
    .executeTakeFirst();
  return declined !== undefined;
}

/**
 * Removes the invited people's addresses from invitations that were not accepted, with the words to them.
 * @param before ISO 8601; later invitations stay as they are
 */
export async function forgetInvitedPeople({ database }: QueryContext, before: string): Promise<void> {
  await database
    .updateTable('shared_list')
    .set({ email: null, line: '', token_hash: null })
    .where('state', '<>', 'shared')
    .where('invited', '<=', before)
    .where('email', 'is not', null)
    .execute();
}

/** Puts the customer's private homes on the shared list. @returns false without a shared list */
export function shareEarlierHomes(context: QueryContext, owner: Owner, at: string): Promise<boolean> {
  return asOwner(context, owner, async (locked) => {
    const { database } = locked;
    const { userId } = owner;
    const known = await findMembership(locked, userId);
    const list = known && (await lockList(locked, known.list.id));
    if (list?.state !== 'shared') return false;
    const { numDeletedRows } = await database
      .deleteFrom('private_home')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await addChange(locked, list.id, { at, user_id: userId, kind: 'earlier' });
    return true;
  });
}
