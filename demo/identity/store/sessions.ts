import type { AccountSessionTable } from '#server/store/identityTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { withAccount } from './accounts.ts';

/**
 * Stores a new session, and deletes the same customer's sessions that expired before `now` (ISO 8601).
 * @returns false if the account no longer exists
 */
export async function storeSession(
  context: QueryContext,
  session: AccountSessionTable,
  now: string,
): Promise<boolean> {
  const isStored = await withAccount(context, session.sub, async ({ database }) => {
    await database
      .deleteFrom('account_session')
      .where('sub', '=', session.sub)
      .where('expires', '<=', now)
      .execute();
    await database.insertInto('account_session').values(session).execute();
    return true;
  });
  return isStored ?? false;
}

/** Finds the session of a refresh token, by its hash. */
export function findSession(
  { database }: QueryContext,
  hash: string,
): Promise<AccountSessionTable | undefined> {
  return database.selectFrom('account_session').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** True if the sign-in of a token was not revoked. */
export async function hasSession(
  { database }: QueryContext,
  { sub, origin }: Pick<AccountSessionTable, 'sub' | 'origin'>,
): Promise<boolean> {
  const row = await database
    .selectFrom('account_session')
    .select('hash')
    .where('origin', '=', origin)
    .where('sub', '=', sub)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends one session. */
export async function endSession({ database }: QueryContext, hash: string): Promise<void> {
  await database.deleteFrom('account_session').where('hash', '=', hash).execute();
}

/** Ends every session of a customer. */
export async function endSessions({ database }: QueryContext, sub: string): Promise<void> {
  await database.deleteFrom('account_session').where('sub', '=', sub).execute();
}
