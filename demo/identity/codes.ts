import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { logWarning } from '#server/http/log.ts';
import { reasonOf } from '#server/mail/outgoingMail.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import type { AccountTable, CodePurpose } from '#server/store/identityTables.ts';
import { CognitoError, limitExceeded } from './cognitoError.ts';
import type { IdentityContext } from './identityContext.ts';
import { codeMail } from './mails.ts';
import { consumeCode, countCode, countCodeAttempt, storeCode } from './store/codes.ts';

/** The address that a code was sent to, in the protocol's form. */
export interface CodeDelivery {
  CodeDeliveryDetails: { AttributeName: 'email'; DeliveryMedium: 'EMAIL'; Destination: string };
}

const HOUR = 3_600_000;
/** Lifetime of a code in milliseconds: Cognito's day and hour. */
const LIFETIME_MS: Record<CodePurpose, number> = { signUp: MILLISECONDS_A_DAY, reset: HOUR };
/** Maximum number of codes to one account in an hour. */
const MAX_CODES = 5;
/** Maximum number of attempts for one code. */
const MAX_ATTEMPTS = 5;
const DIGITS = 6;
/** Timeout of one step of a mail's delivery, in milliseconds. */
const MAIL_TIMEOUT_MS = 10_000;

function hashOf(sub: string, purpose: CodePurpose, code: string): string {
  return createHash('sha256').update(`${sub} ${purpose} ${code}`).digest('base64url');
}

/** Returns "a***@e***" for "anne@example.ca". */
function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/**
 * Mails a new code, which replaces the previous one.
 * @throws CognitoError LimitExceededException above five per hour, CodeDeliveryFailureException if it was not sent
 */
export async function sendCode(
  { store, clock, carry }: IdentityContext,
  account: AccountTable,
  purpose: CodePurpose,
): Promise<CodeDelivery> {
  const now = clock.now().getTime();
  const isoOf = (moment: number) => new Date(moment).toISOString();
  const window = { from: isoOf(now - HOUR), now: isoOf(now), maxCodes: MAX_CODES };
  if (!(await countCode(store, account, window))) throw limitExceeded();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const row = {
    sub: account.sub,
    purpose,
    hash: hashOf(account.sub, purpose, code),
    expires: isoOf(now + LIFETIME_MS[purpose]),
    attempts: 0,
  };
  if (!(await storeCode(store, row))) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  const limits = { timeoutMs: MAIL_TIMEOUT_MS, stopped: new AbortController().signal };
  const brand = await readSenderBrand(store);
  const problem = await carry(codeMail(account, { purpose, code, brand }), limits);
  if (problem !== undefined) {
    logWarning(`A code was not sent: ${reasonOf(problem)}.`);
    throw new CognitoError('CodeDeliveryFailureException', 'The code could not be sent. Please try again.');
  }
  const Destination = masked(account.email);
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
}

/**
 * Consumes a code.
 * @throws CognitoError CodeMismatchException for a wrong code; LimitExceededException after five of them, until a new
 * code is sent; ExpiredCodeException without a valid code
 */
export async function redeemCode(
  { store, clock }: IdentityContext,
  { sub }: AccountTable,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const expired = () =>
    new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  // Counted before the comparison, so that concurrent attempts count too.
  const known = await countCodeAttempt(store, { sub, purpose });
  if (!known || known.expires <= clock.now().toISOString()) throw expired();
  if (known.attempts > MAX_ATTEMPTS) throw limitExceeded();
  const proposed = Buffer.from(hashOf(sub, purpose, code));
  if (!timingSafeEqual(proposed, Buffer.from(known.hash))) {
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  if (!(await consumeCode(store, known))) throw expired();
}
