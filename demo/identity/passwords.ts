import type { AccountTable } from '#server/store/tables.ts';
import { notAuthorized } from './cognitoError.ts';
import type { IdentityContext } from './identityContext.ts';
import { checkPassword } from './passwordPolicy.ts';
import { LOCAL_POOL_NAME } from './pool.ts';
import { makeVerifier, type SrpIdentity } from './srp.ts';
import { type AccountChange, changeAccount, countTry, findAccount } from './store/accounts.ts';

/** Wrong passwords before the first wait: Cognito's five. The wait starts at a second, and doubles. */
const FREE_TRIES = 5;
const FIRST_WAIT = 1000;
/** Also the time for which wrong passwords are counted. */
const LONGEST_WAIT = 15 * 60_000;

/** The name of an account in SRP. */
export function identityOf({ sub }: Pick<AccountTable, 'sub'>): SrpIdentity {
  return { poolName: LOCAL_POOL_NAME, sub };
}

/** Until when no password is accepted, in milliseconds since 1970; 0 without a wait. */
function lockedUntil({ bad_passwords: tries, last_bad: last }: AccountTable): number {
  if (last === null || tries < FREE_TRIES) return 0;
  return Date.parse(last) + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - FREE_TRIES));
}

/** @throws CognitoError NotAuthorizedException while an account waits after wrong passwords */
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
    const isOld = known.last_bad === null || Date.parse(known.last_bad) + LONGEST_WAIT <= now;
    const count = { tries: isOld ? 1 : known.bad_passwords + 1, at: new Date(now).toISOString() };
    // Counted as wrong before the check, so that concurrent attempts count too.
    if (await countTry(store, known, count)) break;
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
