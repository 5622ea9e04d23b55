import type { AccountCodeTable, AccountTable } from '#server/store/identityTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { withAccount } from './accounts.ts';

/** The key of a code. */
export type CodeKey = Pick<AccountCodeTable, 'sub' | 'purpose'>;

/**
 * Counts a code before it is sent.
 * @param window two times in ISO 8601: the start of the period for `maxCodes`, and now, the start of the next one
 * @returns false if enough codes were sent in this period
 */
export async function countCode(
  { database }: QueryContext,
  { sub }: Pick<AccountTable, 'sub'>,
  window: { from: string; now: string; maxCodes: number },
): Promise<boolean> {
  const begun = await database
    .updateTable('account')
    .set({ codes_sent: 1, codes_since: window.now })
    .where('sub', '=', sub)
    .where((either) =>
      either.or([either('codes_since', 'is', null), either('codes_since', '<=', window.from)]),
    )
    .executeTakeFirst();
  if (begun.numUpdatedRows > 0n) return true;
  const counted = await database
    .updateTable('account')
    .set((column) => ({ codes_sent: column('codes_sent', '+', 1) }))
    .where('sub', '=', sub)
    .where('codes_sent', '<', window.maxCodes)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

/**
 * Stores a new code in place of the previous one.
 * @returns false if the account no longer exists
 */
export async function storeCode(context: QueryContext, code: AccountCodeTable): Promise<boolean> {
  const { hash, expires, attempts } = code;
  const isStored = await withAccount(context, code.sub, async ({ database }) => {
    await database
      .insertInto('account_code')
      .values(code)
      .onConflict((conflict) => conflict.columns(['sub', 'purpose']).doUpdateSet({ hash, expires, attempts }))
      .execute();
    return true;
  });
  return isStored ?? false;
}

/** Counts an attempt and returns the code; undefined if there is none. */
export function countCodeAttempt(
  { database }: QueryContext,
  { sub, purpose }: CodeKey,
): Promise<AccountCodeTable | undefined> {
  return database
    .updateTable('account_code')
    .set((column) => ({ attempts: column('attempts', '+', 1) }))
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Consumes a code.
 * @returns false if another request consumed it
 */
export async function consumeCode(
  { database }: QueryContext,
  { sub, purpose, hash }: CodeKey & Pick<AccountCodeTable, 'hash'>,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('account_code')
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
