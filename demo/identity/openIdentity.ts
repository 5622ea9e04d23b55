import { addDemoAccounts } from '#demo/accounts/demoAccounts.ts';
import type { Clock } from '#server/http/clock.ts';
import type { Store } from '#server/store/store.ts';
import { makeSigningKey, type SigningKey, storedSigningKey } from './signingKey.ts';

/** Dependencies of the identity service's start. */
export interface OpenIdentityOptions {
  store: Store;
  clock: Clock;
  /** Logs the lines about the demo accounts, once. */
  log: (line: string) => void;
}

/**
 * Returns the key that signs tokens. The first run creates it together with the demo accounts, so that a deleted
 * account does not come back.
 */
export function openIdentity({ store, clock, log }: OpenIdentityOptions): Promise<SigningKey> {
  // If two servers start together, only one creates it.
  return store.withExclusiveLock(async () => {
    const known = await storedSigningKey(store);
    if (known) return known;
    await addDemoAccounts(store, clock, log);
    return makeSigningKey(store, clock);
  });
}
