import type { AccountTable } from '#server/store/tables.ts';
import { notAuthorized } from './cognitoError.ts';
import type { IdentityContext } from './identityContext.ts';
import { checkPassword } from './passwordPolicy.ts';
import { LOCAL_POOL_NAME } from './pool.ts';
import { makeVerifier, type SrpIdentity } from './srp.ts';
import { type AccountChange, changeAccount, countTry, findAccount } from './store/accounts.ts';

/** Wrong passwords before the first wait: Cognito's five, then a second, which doubles. */
const FREE_TRIES = 5;
const FIRST_WAIT = 1000;
/** Also how long wrong passwords are remembered. */
const LONGEST_WAIT = 15 * 60_000;

/** What SRP calls an account. */
export function identityOf({ sub }: Pick<AccountTable, 'sub'>): SrpIdentity {
  return { poolName: LOCAL_POOL_NAME, sub };
}

/** Milliseconds since 1970 until which no password is looked at; 0 where there is no wait. */
function lockedUntil({ bad_passwords: tries, last_bad: last }: AccountTable): number {
  if (last === null || tries < FREE_TRIES) return 0;
  return Date.parse(last) + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - FREE_TRIES));
}

/** @throws CognitoError NotAuthorizedException while an account waits after wrong passwords */
export function requireUnlocked({ clock }: IdentityContext, account: AccountTable): void {
  if (lockedUntil(account) > clock.now().getTime()) throw notAuthorized('Password attempts exceeded');
}

/**
 * Lets somebody on who knows the password.
 * @param isRight asked only when the try was counted
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
    // Counted as wrong before it is looked at: of many tries at once none is free.
    if (await countTry(store, known, count)) break;
    const anew = await findAccount(store, account.sub);
    if (!anew) throw notAuthorized();
    known = anew;
  }
  if (!isRight()) throw notAuthorized();
  await changeAccount(store, account.sub, { bad_passwords: 0, last_bad: null });
}

/**
 * Gives an account another password.
 * @param change what else changes with it
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
