import { onTestFinished } from 'vitest';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import type { CustomerOptions } from '#server/customer/customerOptions.ts';
import { makeCustomer } from '#server/customer/makeCustomer.ts';
import type { SessionOf } from '#server/http/session.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import type { Routing } from '#server/routing/routing.ts';
import type { Store } from '#server/store/store.ts';
import { fillStore, openSmallDataset } from '#tests/support/services/makeTestServices.ts';
import { passTime } from '#tests/support/services/passTime.ts';
import { SMALL_DATASET_NOW, smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import type { StoreDialect } from '#tests/support/services/storeDialects.ts';

/** One call: the caller (a visitor by default), and the body (a text is sent as it is). */
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
}

/** The customer service with a store of its own. */
export interface CustomerService {
  store: Store;
  clock: { now(): Date; pass(milliseconds: number): void };
  fetch(path: string, init?: RequestInit): Promise<Response>;
  call<Body = unknown>(method: string, path: string, call?: Call): Promise<Answer<Body>>;
}

/**
 * A test's bearer token is a name: "anne" is anne@example.ca, and "anne-roy" the same customer with roy@example.ca.
 */
export const byName: SessionOf = async ({ headers }) => {
  const [, userId, email = userId] =
    /^Bearer (\w+)(?:-(\w+))?$/.exec(headers.get('Authorization') ?? '') ?? [];
  return userId === undefined
    ? { kind: 'visitor' }
    : { kind: 'customer', userId, email: `${email}@example.ca` };
};

function movedClock() {
  let now = SMALL_DATASET_NOW.getTime();
  return {
    now: () => new Date(now),
    pass(milliseconds: number) {
      now += milliseconds;
      passTime(milliseconds);
    },
  };
}

/** Options of a service; travel times are none by default. */
type ServiceOptions = Partial<CustomerOptions> & { routing?: Routing };

/** The service with a filled store. */
function serviceOver(store: Store, { routing, ...options }: ServiceOptions = {}): CustomerService {
  const clock = movedClock();
  const service = makeCustomer({
    store,
    clock,
    sessionOf: byName,
    homeSearch: makeHomeSearch({ store, clock, routing }),
    identityUrl: '/idp/',
    limits: [],
    ...options,
  });
  const answer = async (path: string, init?: RequestInit) =>
    service.fetch(new Request(`http://localhost/customer${path}`, init));
  return {
    store,
    clock,
    fetch: answer,
    async call<Body>(method: string, path: string, { as, body, headers }: Call = {}) {
      const sent = body === undefined ? {} : { 'Content-Type': 'application/json' };
      const answered = await answer(path, {
        method,
        headers: { ...(as === undefined ? {} : { Authorization: `Bearer ${as}` }), ...sent, ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answered.text();
      const isJson = text !== '' && answered.headers.get('Content-Type')?.includes('json');
      return {
        status: answered.status,
        headers: answered.headers,
        body: (isJson ? JSON.parse(text) : null) as Body, // the test knows the body's type
      };
    },
  };
}

/** Enough listings to search in, and few enough to be stored at once. */
const LISTINGS = 150;
const fill = (store: Store) => fillStore(store, smallDatasetListings().slice(0, LISTINGS));

/** The service on one database, with a small dataset. The caller closes its store. */
export async function openService(
  dialect: StoreDialect,
  options: ServiceOptions = {},
): Promise<CustomerService> {
  return serviceOver(await dialect.open(fill), options);
}

/** The service in memory with the whole small dataset; ends with the test. */
export async function openInMemory(options: ServiceOptions = {}): Promise<CustomerService> {
  const store = await openSmallDataset();
  onTestFinished(() => store.close());
  return serviceOver(store, options);
}

/** A valid search. */
export const SEARCH = {
  name: 'Toronto',
  path: '/list/Ontario/Toronto?beds=2',
  criteria: { city: 'Toronto', status: ['A'], type: 'sale' },
  language: 'en',
} as const;

/** Saves a search. */
export async function saveSearch(
  service: CustomerService,
  as: string,
  change: Record<string, unknown> = {},
): Promise<WireSavedSearch> {
  const { status, body } = await service.call<WireSavedSearch>('POST', '/user/saved-searches', {
    as,
    body: { ...SEARCH, ...change },
  });
  if (status !== 201) throw new Error(`the search was not saved: ${status} ${JSON.stringify(body)}`);
  return body;
}
