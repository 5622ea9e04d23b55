import type { WireDeskItemDetail } from '#api/desk/contract.ts';
import type { DeskOptions } from '#server/desk/deskOptions.ts';
import { makeDesk } from '#server/desk/makeDesk.ts';
import type { SessionOf } from '#server/http/session.ts';
import type { QueueName } from '#server/store/jobs/queues.ts';
import { insertLead } from '#server/store/leads/insertLead.ts';
import type { Store } from '#server/store/store.ts';
import type { LeadTable } from '#server/store/tables.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import type { StoreDialect } from '#tests/support/services/storeDialects.ts';

/** One call: the caller (a visitor by default), and the body. */
export interface Call {
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Its answer; the body as JSON, null without one. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
  text: string;
}

/** The desk with a store of its own. */
export interface DeskService {
  store: Store;
  clock: { now(): Date; pass(milliseconds: number): void };
  /** Queues that were woken. */
  woken: QueueName[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  call<Body = WireDeskItemDetail>(method: string, path: string, call?: Call): Promise<Answer<Body>>;
  /** Stores a lead of now, as the contact service does. @returns its id */
  send(lead?: Partial<LeadTable>): Promise<string>;
}

/**
 * A test's bearer token is a name with its group: "amara:staff" is amara@example.ca, who signed in a few seconds ago,
 * "amara:staff+mortgage" the same as a mortgage specialist, and "anne" is a customer. The access token is the state of the
 * second factor.
 */
const byName =
  (clock: DeskService['clock'], signedIn: number): SessionOf =>
  async ({ headers }) => {
    const [, userId, group, right] =
      /^Bearer (\w+)(?::(\w+)(\+mortgage)?)?$/.exec(headers.get('Authorization') ?? '') ?? [];
    if (userId === undefined) return { kind: 'visitor' };
    const name = userId[0]?.toUpperCase() + userId.slice(1);
    const role = group === 'admin' || group === 'staff' ? group : undefined;
    const mortgage = right !== undefined;
    const session = { kind: 'customer', userId, email: `${userId}@example.ca` } as const;
    return role
      ? { ...session, staff: { role, mortgage, name, signedIn: clock.now().getTime() - signedIn } }
      : session;
  };

function movedClock(): DeskService['clock'] {
  let now = SMALL_DATASET_NOW.getTime();
  return {
    now: () => new Date(now),
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}

/** Options of a test. */
export type TestDeskOptions = Partial<DeskOptions> & {
  /** Milliseconds since the caller's sign-in; a few seconds by default. */
  signedIn?: number;
};

/** The desk over a store. */
export function deskOver(store: Store, { signedIn = 4_000, ...options }: TestDeskOptions = {}): DeskService {
  const clock = movedClock();
  const woken: QueueName[] = [];
  const desk = makeDesk({
    store,
    clock,
    sessionOf: byName(clock, signedIn),
    secondFactorOf: async (token) => (token === 'on' || token === 'off' ? token : 'invalid'),
    appUrl: 'http://localhost/real-estate',
    isMailing: true,
    isForwarded: false,
    wake: (queue) => void woken.push(queue),
    onLeadStored: () => undefined,
    limits: [],
    ...options,
  });
  const answer = async (path: string, init?: RequestInit) =>
    desk.fetch(new Request(`http://localhost/desk${path}`, init));
  let sent = 0;
  return {
    store,
    clock,
    woken,
    fetch: answer,
    async call<Body>(method: string, path: string, { as, body, headers }: Call = {}) {
      const answered = await answer(path, {
        method,
        headers: {
          ...(as === undefined ? {} : { Authorization: `Bearer ${as}`, 'Access-Token': 'on' }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answered.text();
      const isJson = answered.headers.get('Content-Type')?.includes('json') && text !== '';
      return {
        status: answered.status,
        headers: answered.headers,
        text,
        body: (isJson ? JSON.parse(text) : null) as Body, // the test knows the body's type
      };
    },
    async send(lead = {}) {
      sent += 1;
      const id = lead.id ?? crypto.randomUUID();
      const received = new Date(clock.now().getTime() + sent).toISOString();
      await insertLead(store, createMockLeadRow({ id, received, ...lead }));
      return id;
    },
  };
}

/** The desk on one database, whose rules are off. The caller closes its store. */
export async function openDesk(dialect: StoreDialect, options: TestDeskOptions = {}): Promise<DeskService> {
  const store = await dialect.open();
  const off = { by_city: 0, by_language: 0, by_turns: 0, version: 0 } as const;
  await store.database
    .insertInto('desk_rules')
    .values({ id: 1, ...off })
    .execute();
  return deskOver(store, options);
}
