import { createPublicKey } from 'node:crypto';
import type { Clock } from '#server/http/clock.ts';
import { bearerSessions, type SessionOptions } from '#server/http/session.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import type { LocalIdentity } from '#server/start/demo.ts';
import type { Store } from '#server/store/store.ts';
import { type IdentityOptions, identityLimits } from './makeIdentity.ts';
import { openIdentity } from './openIdentity.ts';
import { makeOutbox, outboxCarrier } from './outbox.ts';
import { IDENTITY_PATH, LOCAL_CLIENT, LOCAL_POOL } from './pool.ts';

/** Options of the identity service. */
export interface StartIdentityOptions {
  /** TCP port of the product. It is a part of the tokens' issuer. */
  port: number;
  /** Maximum number of calls per second from one address; 0 for no limit. */
  rateLimit: number;
  /** Lifetime of tokens in seconds. */
  tokenSeconds: number;
  store: Store;
  clock: Clock;
  /** Logs lines about demo accounts and mails. */
  log: (line: string) => void;
  /** The configured delivery of mails; undefined for the local outbox. */
  carry?: MailCarrier | undefined;
}

/** The running identity service, and the parts of it that the product needs. */
export interface StartedIdentity extends Omit<LocalIdentity, 'secondFactorOf' | 'removeSignIn'> {
  /** The tokens that it issues. */
  tokens: SessionOptions;
  options: Omit<IdentityOptions, 'store' | 'clock'>;
}

/** Creates the key and the accounts on the first start, and opens the outbox. */
export async function startIdentity(options: StartIdentityOptions): Promise<StartedIdentity> {
  const { port, rateLimit, tokenSeconds, store, clock, log, carry } = options;
  const issuer = `http://localhost:${port}${IDENTITY_PATH}${LOCAL_POOL}`;
  const key = await openIdentity({ store, clock, log });
  const keys = createPublicKey({ key: key.jwk, format: 'jwk' });
  const outbox = makeOutbox({ clock, log });
  const tokens = { issuer, clientId: LOCAL_CLIENT, keys, clock };
  return {
    tokens,
    sessionOf: bearerSessions(tokens),
    identityUrl: IDENTITY_PATH,
    carry: carry ?? outboxCarrier(outbox),
    options: {
      key,
      issuer,
      outbox,
      ...(carry ? { carry } : {}),
      limits: identityLimits(rateLimit),
      tokenSeconds,
    },
  };
}
