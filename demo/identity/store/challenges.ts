import type { AccountChallengeTable } from '#server/store/identityTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { withAccount } from './accounts.ts';

/**
 * Stores a challenge, and deletes those that have expired.
 * @param limits the present time in ISO 8601, and the maximum number of challenges of the account: the oldest are deleted
 * @returns false if the account no longer exists
 */
export async function storeChallenge(
  context: QueryContext,
  challenge: AccountChallengeTable,
  { now, maxOpen }: { now: string; maxOpen: number },
): Promise<boolean> {
  const { sub } = challenge;
  const isStored = await withAccount(context, sub, async ({ database }) => {
    await database.insertInto('account_challenge').values(challenge).execute();
    const kept = database
      .selectFrom('account_challenge')
      .select('hash')
      .where('sub', '=', sub)
      .orderBy('expires', 'desc')
      .limit(maxOpen);
    await database
      .deleteFrom('account_challenge')
      .where('sub', '=', sub)
      .where('hash', 'not in', kept)
      .execute();
    await database.deleteFrom('account_challenge').where('expires', '<=', now).execute();
    return true;
  });
  return isStored ?? false;
}

/** Finds a challenge that has not expired. @param now ISO 8601 */
export function findChallenge(
  { database }: QueryContext,
  hash: string,
  now: string,
): Promise<AccountChallengeTable | undefined> {
  return database
    .selectFrom('account_challenge')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires', '>', now)
    .executeTakeFirst();
}

/**
 * Deletes a challenge.
 * @returns false if another request deleted it
 */
export async function removeChallenge({ database }: QueryContext, hash: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('account_challenge')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
