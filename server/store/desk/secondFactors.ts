import type { QueryContext } from '../tables.ts';
import { findMember } from './members.ts';

/** Stores that an account has no second factor. @param at ISO 8601 */
export async function noteFactorOff({ database }: QueryContext, id: string, at: string): Promise<void> {
  const state = { since: null, off: at };
  await database
    .insertInto('desk_factor')
    .values({ id, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
}

/** Milliseconds that may pass between the sign-in of an account that is new to the desk and its first call. */
const FIRST_CALL_WITHIN = 5_000;
/** Milliseconds of the unit in which sign-ins are known, rounded down. */
const SIGN_IN_UNIT = 1_000;

/**
 * True if an account with a second factor signed in before it had the factor, as far as the desk knows: before it was first
 * seen with one, or until it was last seen without. Members of a release that did not store it may go on. A new account may
 * be seen with one just after its sign-in.
 * @param signedIn milliseconds since 1970
 * @param now the time of this call
 */
export async function isFromBeforeFactor(
  context: QueryContext,
  { id, signedIn }: { id: string; signedIn: number },
  now: Date,
): Promise<boolean> {
  const { database } = context;
  const row = await database.selectFrom('desk_factor').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row && (await findMember(context, id))) return false;
  const since = row?.since ?? new Date(now.getTime() - (row ? 0 : FIRST_CALL_WITHIN)).toISOString();
  if (!row?.since) {
    await database
      .insertInto('desk_factor')
      .values({ id, since, off: null })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ since }).where('desk_factor.since', 'is', null),
      )
      .execute();
  }
  return signedIn + SIGN_IN_UNIT <= Date.parse(since) || signedIn <= Date.parse(row?.off ?? '');
}
