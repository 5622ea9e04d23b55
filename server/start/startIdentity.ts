import { createPublicKey } from 'node:crypto';
import { type IdentityOptions, identityLimits } from '#demo/identity/makeIdentity.ts';
import { openIdentity } from '#demo/identity/openIdentity.ts';
import { IDENTITY_PATH, LOCAL_CLIENT, LOCAL_POOL } from '#demo/identity/pool.ts';
import type { Configuration } from '#server/config/configuration.ts';
import type { Clock } from '#server/http/clock.ts';
import { bearerSessions, publishedKeys, type SessionOf } from '#server/http/session.ts';
import { makeOutbox } from '#server/outbox/outbox.ts';
import type { Store } from '#server/store/store.ts';

/** What knows customers. */
export interface StartedIdentity {
  sessionOf: SessionOf;
  /** What the local service is made of; undefined where Cognito is used. */
  identity: Omit<IdentityOptions, 'store' | 'clock'> | undefined;
  /** Where customers sign in, sign up and reset: the local service's path, or the pool's address. */
  identityUrl: string;
}

/** What it stands on. */
export interface StartIdentityOptions {
  configuration: Configuration;
  store: Store;
  clock: Clock;
  /** Takes each line that a person is to read: demo accounts and mails. */
  say: (line: string) => void;
}

/** Makes what the configuration asks for: the local service and its key, or the keys of a pool of Cognito. */
export async function startIdentity(options: StartIdentityOptions): Promise<StartedIdentity> {
  const { configuration, store, clock, say } = options;
  const { identity: settings, port, rateLimit } = configuration;
  if (settings.kind === 'cognito') {
    const { issuer, clientId } = settings;
    return {
      sessionOf: bearerSessions({ issuer, clientId, keys: publishedKeys(issuer), clock }),
      identity: undefined,
      // Cognito's calls all go to one address of the region.
      identityUrl: new URL('/', issuer).href,
    };
  }
  const issuer = `http://localhost:${port}${IDENTITY_PATH}${LOCAL_POOL}`;
  const key = await openIdentity({ store, clock, say });
  const keys = createPublicKey({ key: key.jwk, format: 'jwk' });
  return {
    sessionOf: bearerSessions({ issuer, clientId: LOCAL_CLIENT, keys, clock }),
    identityUrl: IDENTITY_PATH,
    identity: {
      key,
      issuer,
      outbox: makeOutbox({ clock, say }),
      limits: identityLimits(rateLimit),
      tokenSeconds: settings.tokenSeconds,
    },
  };
}
