import { createPublicKey } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { type IdentityOptions, identityLimits, makeIdentity } from '#demo/identity/makeIdentity.ts';
import { openIdentity } from '#demo/identity/openIdentity.ts';
import { makeOutbox, type Outbox, type OutboxMail } from '#demo/identity/outbox.ts';
import { LOCAL_CLIENT } from '#demo/identity/pool.ts';
import type { SigningKey } from '#demo/identity/signingKey.ts';
import type { Clock } from '#server/http/clock.ts';
import { bearerSessions, type Session, type SessionOf } from '#server/http/session.ts';
import { listen } from '#server/start/listen.ts';
import type { Store } from '#server/store/store.ts';
import { storeCopies } from '../services/testStores.ts';

/** The `iss` claim of all test tokens. */
export const TEST_ISSUER = 'http://localhost/idp/ca-central-1_local';

/**
 * A clock that the test moves. The machine's clock stays, by which a page's cookies end: a test of the limits moves it
 * with `passTime`.
 */
export interface MovedClock extends Clock {
  pass(milliseconds: number): void;
}

/** A clock that starts at the machine's time, which clients use. */
export function movedClock(): MovedClock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}

/** Options of a test. */
export type TestIdentityOptions = Partial<Pick<IdentityOptions, 'limits' | 'tokenSeconds'>> & {
  /** The caller closes it. By default, a store in memory with a finished first start. */
  store?: Store;
};

/** The identity service of one test, with the demo accounts. */
export interface TestIdentity {
  store: Store;
  clock: MovedClock;
  key: SigningKey;
  outbox: Outbox;
  /** Log lines of this start. */
  logged: string[];
  fetch(request: Request): Promise<Response>;
  /** Calls an operation. Returns the answer's status and body. */
  call(operation: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The newest mail to an address. */
  mailTo(email: string): OutboxMail;
  /** Finds the session of a request, as every service does. */
  sessionOf: SessionOf;
  /** The session of this ID token. */
  whoIs(token: string): Promise<Session>;
  /** Serves it on a port, for clients that need one. @returns the endpoint's address */
  serve(): Promise<string>;
}

/** No rate limits by address. */
const UNLIMITED = identityLimits(0);

/** Stores after their first start, because creating a key takes longer than most tests. */
const openStarted = storeCopies((store) =>
  openIdentity({ store, clock: movedClock(), log: () => undefined }),
);

async function startedStore(): Promise<Store> {
  const store = await openStarted();
  onTestFinished(() => store.close());
  return store;
}

/** Creates the service. It ends with the test. */
export async function makeTestIdentity(options: TestIdentityOptions = {}): Promise<TestIdentity> {
  const store = options.store ?? (await startedStore());
  const clock = movedClock();
  const logged: string[] = [];
  const key = await openIdentity({ store, clock, log: (line) => logged.push(line) });
  const outbox = makeOutbox({ clock });
  const makeProcess = () =>
    makeIdentity({
      store,
      clock,
      phoneClock: clock,
      key,
      outbox,
      issuer: TEST_ISSUER,
      limits: options.limits ?? UNLIMITED,
      ...(options.tokenSeconds === undefined ? {} : { tokenSeconds: options.tokenSeconds }),
    });
  // Calls go to two processes of the product in turn, so that no answer may depend on one's memory. Limits count in it.
  const processes = options.limits ? [makeProcess()] : [makeProcess(), makeProcess()];
  let calls = 0;
  const keys = createPublicKey({ key: key.jwk, format: 'jwk' });
  const sessionOf = bearerSessions({ issuer: TEST_ISSUER, clientId: LOCAL_CLIENT, keys, clock });
  const answer = async (request: Request, env?: object) => {
    calls += 1;
    return processes[calls % processes.length]?.fetch(request, env) ?? Response.error();
  };
  return {
    store,
    clock,
    key,
    outbox,
    logged,
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
      const server = await listen(0, answer);
      onTestFinished(() => server.close());
      return `http://localhost:${server.port}/idp/`;
    },
  };
}
