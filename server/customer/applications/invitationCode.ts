import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { SignerTable } from '#server/store/customer/applicationTables.ts';

const DIGITS = 6;
/** Milliseconds for which a code is valid. */
const LIFETIME_MS = 7 * MILLISECONDS_A_DAY;
/** Maximum number of attempts for one code. */
const MAX_ATTEMPTS = 5;

const hashed = (salt: string, code: string): string =>
  createHash('sha256').update(`${salt} ${code}`).digest('base64url');

/** A new code of six digits. */
export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** The columns that store a new code; only its hash is stored. */
export function codeColumns(
  code: string,
  now: Date,
): Pick<SignerTable, 'code_hash' | 'code_expires' | 'code_attempts'> {
  const salt = randomBytes(16).toString('base64url');
  return {
    code_hash: `${salt} ${hashed(salt, code)}`,
    code_expires: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    code_attempts: 0,
  };
}

/** The columns without a code. */
export const NO_CODE = { code_hash: null, code_expires: null, code_attempts: 0 } as const;

/** Checks a code. `expired` if there is no valid code, for any typed text. */
export function checkCode(signer: SignerTable, code: string, now: Date): 'right' | 'wrong' | 'expired' {
  const { code_hash, code_expires, code_attempts } = signer;
  if (code_hash === null || code_expires === null) return 'expired';
  if (code_expires <= now.toISOString() || code_attempts >= MAX_ATTEMPTS) return 'expired';
  const [salt = '', stored = ''] = code_hash.split(' ');
  return timingSafeEqual(Buffer.from(hashed(salt, code)), Buffer.from(stored)) ? 'right' : 'wrong';
}
