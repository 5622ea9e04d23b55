import { addDemoAccounts } from '#demo/accounts/demoAccounts.ts';
import type { Clock } from '#server/http/clock.ts';
import type { Store } from '#server/store/store.ts';
import { makeSigningKey, type SigningKey, storedSigningKey } from './signingKey.ts';

/** What a start of the identity service needs. */
export interface OpenIdentityOptions {
  store: Store;
  clock: Clock;
  /** Takes the lines that tell of the demo accounts, once. */
  say: (line: string) => void;
}

/**
 * The key that tokens are signed with. The first run makes it, and the demo accounts with it: who deletes one of them
 * later does not find it again.
 */
export function openIdentity({ store, clock, say }: OpenIdentityOptions): Promise<SigningKey> {
  // Of two servers that start together only one makes it.
  return store.alone(async () => {
    const known = await storedSigningKey(store);
    if (known) return known;
    await addDemoAccounts(store, clock, say);
    return makeSigningKey(store, clock);
  });
}
