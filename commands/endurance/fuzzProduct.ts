import { type Described, fuzzRequests, KNOWN_IDS, OTHER_ROUTES, routesOf } from './fuzzRequests.ts';

/** Sends a request to the product, over a connection or as a function call. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** The result of a run. */
export interface FuzzOutcome {
  sent: number;
  /** Number of answers by status. */
  statuses: Record<number, number>;
  /**
   * The failed requests: answers of 500 and above, refusals in another shape than the usual one, and requests without
   * an answer.
   */
  faults: string[];
}

/** True if a refusal is {message, requestId}, [{param, msg}], or the identity protocol's own. */
function isInShape(body: unknown): boolean {
  if (Array.isArray(body))
    return body.every((entry) => typeof entry === 'object' && entry && 'param' in entry);
  if (typeof body !== 'object' || body === null || 'stack' in body) return false;
  return ('message' in body && 'requestId' in body) || '__type' in body;
}

/** The call that people open in a browser: it refuses with a page. */
const PAGE = /^\/customer\/unsubscribe(\?|$)/;

async function faultOf(path: string, answer: Response): Promise<string | undefined> {
  const { status, headers } = answer;
  const text = await answer.text();
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status < 400 || text === '') return undefined;
  const isPage = /^text\/html/.test(headers.get('content-type') ?? '');
  if (PAGE.test(path) && isPage) return /\.ts:\d/.test(text) ? 'refused with a stack trace' : undefined;
  if (!/json/.test(headers.get('content-type') ?? '')) return `refused as ${headers.get('content-type')}`;
  return isInShape(JSON.parse(text)) ? undefined : `refused in another shape: ${text.slice(0, 200)}`;
}

/** Concurrent requests. */
const CONCURRENT = 8;

/** A customer whose application is used: a valid token, and its user id. */
export interface FuzzOwner {
  token: string;
  userId: string;
}

/** Makes customers by number. Malformed requests may delete their accounts, so several are needed. */
export type MakeOwner = (number: number) => FuzzOwner | Promise<FuzzOwner>;

/** Placeholder in requests for the current customer's token. */
const BEARER = 'Bearer a-customer';

/** Requests between two checks whether the customer still exists. */
const REQUESTS_A_CHECK = 50;

/** Placeholders in requests, with their present values. */
type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * The ids of an application with a co-applicant, which are created if missing; undefined if the account was deleted.
 */
async function placeholderValuesOf(
  ask: Ask,
  { token, userId }: FuzzOwner,
): Promise<PlaceholderValues | undefined> {
  const bearer = `Bearer ${token}`;
  const add = (path: string) =>
    ask(path, { method: 'POST', headers: { Authorization: bearer, 'user-id': userId } });
  const idOf = async (answer: Response): Promise<string> => {
    const { id } = (await answer.json()) as { id?: unknown }; // by the contract of both calls
    return typeof id === 'string' ? id : 'none';
  };
  const application = await add('/customer/application');
  if (application.status === 401) return undefined;
  const id = await idOf(application);
  const signerId = await idOf(await add(`/customer/application/${id}/signer`));
  return { [BEARER]: bearer, [KNOWN_IDS.id]: id, [KNOWN_IDS.signerId]: signerId };
}

/** Returns the ids of the present customer, or of the next one if a request has deleted the account. */
function customers(ask: Ask, makeOwner: MakeOwner): () => Promise<PlaceholderValues> {
  let number = 0;
  return async () => {
    const known = await placeholderValuesOf(ask, await makeOwner(number));
    if (known) return known;
    number += 1;
    return (await placeholderValuesOf(ask, await makeOwner(number))) ?? {};
  };
}

/** Replaces the placeholders in a request. */
function filledIn(
  path: string,
  init: RequestInit,
  known: PlaceholderValues,
): [path: string, init: RequestInit] {
  const headers = new Headers(init.headers);
  const bearer = headers.get('Authorization');
  if (bearer === BEARER) headers.set('Authorization', known[BEARER] ?? 'Bearer none');
  const filled = Object.values(KNOWN_IDS).reduce(
    (text, id) => text.replaceAll(id, known[id] ?? 'none'),
    path,
  );
  return [filled, { redirect: 'manual', ...init, headers }];
}

/**
 * Sends malformed and unusual requests to every described call and to all other routes of a product.
 * @param tokens valid and invalid bearer tokens
 * @param owner makes the customers whose applications are used; without it there are none
 */
export async function fuzzProduct(
  ask: Ask,
  {
    seed,
    count,
    tokens,
    owner,
  }: { seed: number; count: number; tokens: readonly string[]; owner?: MakeOwner },
): Promise<FuzzOutcome> {
  const documents = await Promise.all(
    ['/realty/openapi.json', '/customer/openapi.json'].map(
      async (path) => (await (await ask(path)).json()) as Described, // OpenAPI, checked by its own tests
    ),
  );
  const routes = [...documents.flatMap(routesOf), ...OTHER_ROUTES];
  const outcome: FuzzOutcome = { sent: 0, statuses: {}, faults: [] };
  const customer = BEARER.replace('Bearer ', '');
  const bearers = owner ? [customer, customer, ...tokens] : tokens;
  const requests = fuzzRequests(routes, { seed, count, tokens: bearers });
  const look = owner && customers(ask, owner);
  let known: PlaceholderValues = {};
  let looked = -1;
  const work = async (): Promise<void> => {
    for (const odd of requests) {
      if (look && outcome.sent % REQUESTS_A_CHECK === 0 && outcome.sent !== looked) {
        looked = outcome.sent;
        known = await look();
      }
      outcome.sent += 1;
      const [path, init] = filledIn(odd.path, odd.init, known);
      const call = `${init.method} ${path.slice(0, 300)} ${String(init.body ?? '').slice(0, 300)}`;
      try {
        const answer = await ask(path, init);
        outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
        const fault = await faultOf(path, answer);
        if (fault) outcome.faults.push(`${call} ${fault}`);
      } catch (failure) {
        outcome.faults.push(`${call} had no answer: ${String(failure)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return outcome;
}
