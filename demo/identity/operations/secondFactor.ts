import { Secret, TOTP } from 'otpauth';
import type { AccountTable } from '#server/store/identityTables.ts';
import { CognitoError, invalidParameter, notAuthorized } from '../cognitoError.ts';
import type { IdentityContext, Operation } from '../identityContext.ts';
import { objectOf, textOf } from '../requestBody.ts';
import { acceptStep, countFactorAttempt, findFactor, storeSecret, switchFactor } from '../store/factors.ts';

/** Bytes of a secret: the 160 bits that RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Seconds that a code is shown for (RFC 6238). */
const PERIOD = 30;
/** Accepted steps before and after the present one, for clocks that differ. */
const STEPS_APART = 1;
const MAX_WRONG = 5;
/** Milliseconds after which wrong codes no longer count. */
const WRONG_CODES_LIFE = 15 * 60_000;

/** Returns the time step of a code; undefined for a wrong code. */
function stepOf(code: string, secret: string, now: Date): number | undefined {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: PERIOD,
    timestamp: now.getTime(),
    window: STEPS_APART,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/**
 * Checks a code of the account's app, which counts as used from then on.
 * @throws CognitoError ExpiredCodeException for a used code; NotAuthorizedException after too many wrong ones; `wrong`
 * for any other
 */
async function requireCode(
  { store, clock, phoneClock }: IdentityContext,
  sub: string,
  code: string,
  wrong: CognitoError,
): Promise<void> {
  const factor = await findFactor(store, sub);
  if (!factor) throw wrong;
  const now = clock.now();
  const window = {
    from: new Date(now.getTime() - WRONG_CODES_LIFE).toISOString(),
    now: now.toISOString(),
    maxWrong: MAX_WRONG,
  };
  if (!(await countFactorAttempt(store, sub, window))) throw notAuthorized('Password attempts exceeded');
  const step = stepOf(code, factor.secret, phoneClock.now());
  if (step === undefined) throw wrong;
  if (!(await acceptStep(store, sub, step))) {
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  }
}

/** True if log-ins of the account ask for a code. */
export async function hasSecondFactor({ store }: IdentityContext, { sub }: AccountTable): Promise<boolean> {
  return (await findFactor(store, sub))?.is_on === 1;
}

/**
 * Checks the code of a log-in.
 * @throws CognitoError CodeMismatchException, ExpiredCodeException or NotAuthorizedException
 */
export function requireSecondFactor(
  context: IdentityContext,
  { sub }: AccountTable,
  code: string,
): Promise<void> {
  const wrong = new CognitoError('CodeMismatchException', 'Invalid code received for user');
  return requireCode(context, sub, code, wrong);
}

/** Returns the secret for a new authenticator app. */
export const associateSoftwareToken: Operation = async ({ store, tokens }, request) => {
  const { sub } = await tokens.accountOf(textOf(request, 'AccessToken'));
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  if (!(await storeSecret(store, sub, secret))) throw invalidParameter('The second factor is on already.');
  return { SecretCode: secret };
};

/** Proves that the app has the secret. */
export const verifySoftwareToken: Operation = async (context, request) => {
  const { sub } = await context.tokens.accountOf(textOf(request, 'AccessToken'));
  const wrong = new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  await requireCode(context, sub, textOf(request, 'UserCode'), wrong);
  return { Status: 'SUCCESS' };
};

/** Turns the codes of log-ins on or off. */
export const setUserMfaPreference: Operation = async ({ store, tokens }, request) => {
  const { sub } = await tokens.accountOf(textOf(request, 'AccessToken'));
  const { Enabled: isOn } = objectOf(request['SoftwareTokenMfaSettings']);
  if (isOn !== undefined && !(await switchFactor(store, sub, isOn === true))) {
    throw invalidParameter('User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA');
  }
  return {};
};
