import { emailKeyOf } from '#server/schemas/personSchema.ts';
import type { AccountTable } from '#server/store/identityTables.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** Columns of an account that may change. */
export type AccountChange = Partial<
  Pick<
    AccountTable,
    'email_verified' | 'status' | 'attributes' | 'salt' | 'verifier' | 'bad_passwords' | 'last_bad'
  >
>;

/** A new account. */
export type NewAccount = Omit<
  AccountTable,
  'group_names' | 'bad_passwords' | 'last_bad' | 'codes_sent' | 'codes_since'
> & {
  /** JSON of the names of its groups; none by default. */
  group_names?: string;
};

/** Finds the account of an email (case is ignored) or a sub. */
export function findAccount({ database }: QueryContext, name: string): Promise<AccountTable | undefined> {
  const key = emailKeyOf(name);
  return database
    .selectFrom('account')
    .selectAll()
    .where((either) => either.or([either('email_key', '=', key), either('sub', '=', key)]))
    .executeTakeFirst();
}

/**
 * Inserts an account.
 * @returns undefined if its email is taken
 */
export function addAccount(
  { database }: QueryContext,
  account: NewAccount,
): Promise<AccountTable | undefined> {
  return database
    .insertInto('account')
    .values({
      group_names: '[]',
      ...account,
      bad_passwords: 0,
      last_bad: null,
      codes_sent: 0,
      codes_since: null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Does work with an account while it cannot be deleted.
 * @returns undefined if it no longer exists
 */
export function withAccount<Result>(
  { database, dialect }: QueryContext,
  sub: string,
  work: (locked: QueryContext) => Promise<Result>,
): Promise<Result | undefined> {
  return database.transaction().execute(async (transaction) => {
    const lockedAccount = await transaction
      .updateTable('account')
      .set((row) => ({ email: row.ref('email') }))
      .where('sub', '=', sub)
      .returning('sub')
      .executeTakeFirst();
    return lockedAccount && work({ database: transaction, dialect });
  });
}

/** Changes an account; does nothing if it no longer exists. */
export async function changeAccount(
  { database }: QueryContext,
  sub: string,
  change: AccountChange,
): Promise<void> {
  await database.updateTable('account').set(change).where('sub', '=', sub).execute();
}

/** Deletes an account with its codes and sessions. */
export async function removeAccount({ database }: QueryContext, sub: string): Promise<void> {
  // Both databases delete the rows that refer to it.
  await database.deleteFrom('account').where('sub', '=', sub).execute();
}

/**
 * Counts an attempt with a password before it is checked.
 * @param known the account as it was read
 * @returns false if another attempt was counted meanwhile: read the account again
 */
export async function countAttempt(
  { database }: QueryContext,
  known: Pick<AccountTable, 'sub' | 'bad_passwords' | 'last_bad'>,
  count: { attempts: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('account')
    .set({ bad_passwords: count.attempts, last_bad: count.at })
    .where('sub', '=', known.sub)
    .where('bad_passwords', '=', known.bad_passwords)
    .where('last_bad', known.last_bad === null ? 'is' : '=', known.last_bad)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
