import type { AccountFactorTable } from '#server/store/identityTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { withAccount } from './accounts.ts';

/** Finds the authenticator app of an account; undefined if it has none. */
export function findFactor({ database }: QueryContext, sub: string): Promise<AccountFactorTable | undefined> {
  return database.selectFrom('account_factor').selectAll().where('sub', '=', sub).executeTakeFirst();
}

/**
 * Stores the secret of a new app, in place of one that is not in use.
 * @returns false if log-ins ask for codes of an earlier app, which stays, or if the account no longer exists
 */
export async function storeSecret(context: QueryContext, sub: string, secret: string): Promise<boolean> {
  const fresh = { secret, is_verified: 0, is_on: 0, last_step: 0 } as const;
  const isStored = await withAccount(context, sub, async ({ database }) => {
    // The count of wrong codes stays: a new secret gives no further attempts.
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('account_factor')
      .values({ sub, ...fresh, wrong_codes: 0, last_wrong: null })
      .onConflict((conflict) =>
        conflict.column('sub').doUpdateSet(fresh).where('account_factor.is_on', '=', 0),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  });
  return isStored ?? false;
}

/**
 * Counts an attempt with a code before it is checked.
 * @param window two times in ISO 8601: wrong codes before the first no longer count, and now
 * @returns false after too many wrong codes
 */
export async function countFactorAttempt(
  { database }: QueryContext,
  sub: string,
  window: { from: string; now: string; maxWrong: number },
): Promise<boolean> {
  const begun = await database
    .updateTable('account_factor')
    .set({ wrong_codes: 1, last_wrong: window.now })
    .where('sub', '=', sub)
    .where((either) => either.or([either('last_wrong', 'is', null), either('last_wrong', '<=', window.from)]))
    .executeTakeFirst();
  if (begun.numUpdatedRows > 0n) return true;
  const counted = await database
    .updateTable('account_factor')
    .set((column) => ({ wrong_codes: column('wrong_codes', '+', 1), last_wrong: window.now }))
    .where('sub', '=', sub)
    .where('wrong_codes', '<', window.maxWrong)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

/**
 * Accepts the code of a time step.
 * @returns false if a code of this or a later step was accepted before
 */
export async function acceptStep({ database }: QueryContext, sub: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('account_factor')
    .set({ is_verified: 1, last_step: step, wrong_codes: 0, last_wrong: null })
    .where('sub', '=', sub)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Turns the codes of log-ins on or off. An app that is turned off has to be set up again.
 * @returns false if they cannot be turned on, because no app has proven a code
 */
export async function switchFactor({ database }: QueryContext, sub: string, isOn: boolean): Promise<boolean> {
  if (!isOn) {
    await database.deleteFrom('account_factor').where('sub', '=', sub).where('is_on', '=', 1).execute();
    return true;
  }
  const { numUpdatedRows } = await database
    .updateTable('account_factor')
    .set({ is_on: 1 })
    .where('sub', '=', sub)
    .where('is_verified', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
