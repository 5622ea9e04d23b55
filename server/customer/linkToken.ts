import { createHash, randomBytes } from 'node:crypto';

/** Bytes of a token: it cannot be guessed. */
const TOKEN_BYTES = 32;

/** The hash by which a token is stored. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new token for a mail's link. The store holds its hash only. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
