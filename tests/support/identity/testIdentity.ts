import { createPublicKey } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { type IdentityOptions, identityLimits, makeIdentity } from '#demo/identity/makeIdentity.ts';
import { openIdentity } from '#demo/identity/openIdentity.ts';
import { type KeptMail, makeOutbox, type Outbox } from '#demo/identity/outbox.ts';
import { LOCAL_CLIENT } from '#demo/identity/pool.ts';
import type { SigningKey } from '#demo/identity/signingKey.ts';
import type { Clock } from '#server/http/clock.ts';
import { bearerSessions, type Session, type SessionOf } from '#server/http/session.ts';
import { listen } from '#server/start/listen.ts';
import type { Store } from '#server/store/store.ts';
import { storeCopies } from '../services/testStores.ts';

/** The iss of every test's tokens. */
export const TEST_ISSUER = 'http://localhost/idp/ca-central-1_local';

/** A clock that the test moves. */
export interface MovedClock extends Clock {
  /** Milliseconds. */
  pass(milliseconds: number): void;
}

/** Starts at the machine's time, which clients go by. */
export function movedClock(): MovedClock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}

/** What a test may choose. */
export type TestIdentityOptions = Partial<Pick<IdentityOptions, 'limits' | 'tokenSeconds'>> & {
  /** Stays the caller's to close; one in memory that was started before where missing. */
  store?: Store;
};

/** The identity service of one test, with the demo accounts. */
export interface TestIdentity {
  store: Store;
  clock: MovedClock;
  key: SigningKey;
  outbox: Outbox;
  /** The lines that a person would have read at this start. */
  said: string[];
  fetch(request: Request): Promise<Response>;
  /** One operation: the answer's status and body. */
  call(operation: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The newest mail to an address. */
  mailTo(email: string): KeptMail;
  /** Who asks, as every service learns it. */
  sessionOf: SessionOf;
  /** Who asks with this ID token. */
  whoIs(token: string): Promise<Session>;
  /** Serves it on a port, for clients that need one. @returns the endpoint's address */
  serve(): Promise<string>;
}

/** No limits by address. */
const UNLIMITED = identityLimits(0);

/** Stores after their first start: a new key takes longer than most tests. */
const openStarted = storeCopies((store) =>
  openIdentity({ store, clock: movedClock(), say: () => undefined }),
);

async function startedStore(): Promise<Store> {
  const store = await openStarted();
  onTestFinished(() => store.close());
  return store;
}

/** Makes the service; it ends with the test. */
export async function makeTestIdentity(options: TestIdentityOptions = {}): Promise<TestIdentity> {
  const store = options.store ?? (await startedStore());
  const clock = movedClock();
  const said: string[] = [];
  const key = await openIdentity({ store, clock, say: (line) => said.push(line) });
  const outbox = makeOutbox({ clock });
  const service = makeIdentity({
    store,
    clock,
    key,
    outbox,
    issuer: TEST_ISSUER,
    limits: options.limits ?? UNLIMITED,
    ...(options.tokenSeconds === undefined ? {} : { tokenSeconds: options.tokenSeconds }),
  });
  const keys = createPublicKey({ key: key.jwk, format: 'jwk' });
  const sessionOf = bearerSessions({ issuer: TEST_ISSUER, clientId: LOCAL_CLIENT, keys, clock });
  const answer = async (request: Request) => service.fetch(request);
  return {
    store,
    clock,
    key,
    outbox,
    said,
    fetch: answer,
    async call(operation, body) {
      const target = `AWSCognitoIdentityProviderService.${operation}`;
      const answered = await answer(
        new Request('http://localhost/idp/', {
          method: 'POST',
          headers: { 'X-Amz-Target': target, 'Content-Type': 'application/x-amz-json-1.1' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      );
      return { status: answered.status, body: (await answered.json()) as Record<string, unknown> };
    },
    mailTo(email) {
      const [mail] = outbox.list(email);
      if (!mail) throw new Error(`no mail to ${email}`);
      return mail;
    },
    sessionOf,
    whoIs: (token) =>
      sessionOf(new Request('http://localhost/', { headers: { Authorization: `Bearer ${token}` } })),
    async serve() {
      const server = await listen(0, (request, env) => service.fetch(request, env));
      onTestFinished(() => server.close());
      return `http://localhost:${server.port}/idp/`;
    },
  };
}
