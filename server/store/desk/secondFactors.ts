import type { QueryContext } from '../tables.ts';
import { findMember } from './members.ts';

/** Stores that an account has no second factor. */
export async function noteFactorOff({ database }: QueryContext, id: string): Promise<void> {
  await database
    .insertInto('desk_factor')
    .values({ id, since: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ since: null }))
    .execute();
}

/** Milliseconds that may pass between the sign-in of an account that is new to the desk and its first call. */
const FIRST_CALL_WITHIN = 5_000;

/**
 * Returns the time (ISO 8601) from which sign-ins of an account needed its second factor, as far as the desk knows: when it was
 * first seen with one; undefined for a member of a release that did not store it. A new account may be seen with one just
 * after its sign-in.
 * @param now the time of this call, by an account with a second factor
 */
export async function factorSince(context: QueryContext, id: string, now: Date): Promise<string | undefined> {
  const { database } = context;
  const row = await database
    .selectFrom('desk_factor')
    .select('since')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.since) return row.since;
  if (!row && (await findMember(context, id))) return undefined;
  const since = new Date(now.getTime() - (row ? 0 : FIRST_CALL_WITHIN)).toISOString();
  await database
    .insertInto('desk_factor')
    .values({ id, since })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ since }).where('desk_factor.since', 'is', null),
    )
    .execute();
  return since;
}
