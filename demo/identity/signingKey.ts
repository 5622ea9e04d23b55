import { generateKeyPair, randomUUID, type webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '#server/http/clock.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { findIdentityKey, storeIdentityKey } from './store/identityKeys.ts';

/** The key that signs tokens. */
export interface SigningKey {
  /** Its id in tokens and in the published set. */
  kid: string;
  /** RSA key with its private part. */
  jwk: webcrypto.JsonWebKey;
}

const BITS = 2048;

/** Returns the key of an earlier run; undefined in the first run. */
export async function storedSigningKey(store: QueryContext): Promise<SigningKey | undefined> {
  const row = await findIdentityKey(store);
  return row && { kid: row.kid, jwk: JSON.parse(row.jwk) };
}

/** Creates a key and stores it. */
export async function makeSigningKey(store: QueryContext, clock: Clock): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  const key = { kid: randomUUID(), jwk: privateKey.export({ format: 'jwk' }) };
  await storeIdentityKey(store, {
    kid: key.kid,
    jwk: JSON.stringify(key.jwk),
    created: clock.now().toISOString(),
  });
  return key;
}

/** Returns the public part of a key: a member of a JWK set. */
export function publicPart({
  kid,
  jwk: { kty, n, e },
}: SigningKey): Readonly<Record<string, string | undefined>> {
  return { kty, n, e, kid, alg: 'RS256', use: 'sig' };
}
