import type { AccountTable } from '#server/store/identityTables.ts';
import { notAuthorized } from './cognitoError.ts';
import type { IdentityContext } from './identityContext.ts';
import { checkPassword } from './passwordPolicy.ts';
import { LOCAL_POOL_NAME } from './pool.ts';
import { makeVerifier, type SrpIdentity } from './srp.ts';
import { type AccountChange, changeAccount, countAttempt, findAccount } from './store/accounts.ts';

/**
 * Number of wrong passwords before the first wait: Cognito's five. The first wait is a second, and each further one
 * twice as long.
 */
const FREE_ATTEMPTS = 5;
const FIRST_WAIT_MS = 1000;
/** Maximum wait in milliseconds. After this time wrong passwords no longer count. */
const MAX_WAIT_MS = 15 * 60_000;

/** Returns the name of an account in SRP. */
export function identityOf({ sub }: Pick<AccountTable, 'sub'>): SrpIdentity {
  return { poolName: LOCAL_POOL_NAME, sub };
}

/** Returns the end of the wait, in milliseconds since 1970; 0 without a wait. */
function lockedUntil({ bad_passwords: attempts, last_bad: last }: AccountTable): number {
  if (last === null || attempts < FREE_ATTEMPTS) return 0;
  return Date.parse(last) + Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - FREE_ATTEMPTS));
}

/**
 * Checks that the account does not wait after wrong passwords.
 * @throws CognitoError NotAuthorizedException during a wait
 */
export function requireUnlocked({ clock }: IdentityContext, account: AccountTable): void {
  if (lockedUntil(account) > clock.now().getTime()) throw notAuthorized('Password attempts exceeded');
}

/**
 * Accepts the correct password.
 * @param isRight called only after the attempt was counted
 * @throws CognitoError NotAuthorizedException for a wrong password, and while the account waits
 */
export async function requirePassword(
  context: IdentityContext,
  account: AccountTable,
  isRight: () => boolean,
): Promise<void> {
  const { store, clock } = context;
  const now = clock.now().getTime();
  let known = account;
  for (;;) {
    requireUnlocked(context, known);
    const isOld = known.last_bad === null || Date.parse(known.last_bad) + MAX_WAIT_MS <= now;
    const count = { attempts: isOld ? 1 : known.bad_passwords + 1, at: new Date(now).toISOString() };
    // Counted as wrong before the check, so that concurrent attempts count too.
    if (await countAttempt(store, known, count)) break;
    const latest = await findAccount(store, account.sub);
    if (!latest) throw notAuthorized();
    known = latest;
  }
  if (!isRight()) throw notAuthorized();
  await changeAccount(store, account.sub, { bad_passwords: 0, last_bad: null });
}

/**
 * Sets a new password.
 * @param change other columns to change
 * @throws CognitoError InvalidPasswordException
 */
export async function setPassword(
  { store }: IdentityContext,
  account: Pick<AccountTable, 'sub'>,
  password: string,
  change: AccountChange = {},
): Promise<void> {
  checkPassword(password);
  const verifier = makeVerifier(identityOf(account), password);
  await changeAccount(store, account.sub, { ...verifier, bad_passwords: 0, last_bad: null, ...change });
}
