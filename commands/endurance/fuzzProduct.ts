import { type Described, fuzzRequests, KNOWN_IDS, OTHER_ROUTES, routesOf } from './fuzzRequests.ts';

/** A product that is asked: over a line, or as a function. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** What came of it. */
export interface FuzzOutcome {
  sent: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** Answers of 500 and above, refusals without the one shape, and requests without an answer: what was asked. */
  faults: string[];
}

/** What a refusal has to be: {message, requestId}, [{param, msg}], or the identity protocol's own. */
function isInShape(body: unknown): boolean {
  if (Array.isArray(body))
    return body.every((entry) => typeof entry === 'object' && entry && 'param' in entry);
  if (typeof body !== 'object' || body === null || 'stack' in body) return false;
  return ('message' in body && 'requestId' in body) || '__type' in body;
}

async function faultOf(answer: Response): Promise<string | undefined> {
  const { status, headers } = answer;
  const text = await answer.text();
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status < 400 || text === '') return undefined;
  if (!/json/.test(headers.get('content-type') ?? '')) return `refused as ${headers.get('content-type')}`;
  return isInShape(JSON.parse(text)) ? undefined : `refused in another shape: ${text.slice(0, 200)}`;
}

/** Requests that are under way at a time. */
const TOGETHER = 8;

/** Whose application is asked about: a good bearer, and the id of whoever it names. */
export interface FuzzOwner {
  token: string;
  userId: string;
}

/** Makes customers by number: odd requests remove the account of one or another, for good. */
export type MakeOwner = (number: number) => FuzzOwner | Promise<FuzzOwner>;

/** Stands in requests for the bearer of whoever is the customer then. */
const BEARER = 'Bearer a-customer';

/** Odd requests between two looks whether the customer is still there. */
const BETWEEN_LOOKS = 50;

/** What stands in odd requests, with what it stands for then. */
type Known = Readonly<Record<string, string>>;

/** The ids of an application with a co-applicant, made where there is none; undefined where the account is gone. */
async function knownOf(ask: Ask, { token, userId }: FuzzOwner): Promise<Known | undefined> {
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

/** Looks for the customer, and takes the next one where an odd request has removed them. */
function customers(ask: Ask, makeOwner: MakeOwner): () => Promise<Known> {
  let number = 0;
  return async () => {
    const known = await knownOf(ask, await makeOwner(number));
    if (known) return known;
    number += 1;
    return (await knownOf(ask, await makeOwner(number))) ?? {};
  };
}

/** A request with what is known in the places that are left for it. */
function filledIn(path: string, init: RequestInit, known: Known): [path: string, init: RequestInit] {
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
 * Asks a product for everything that it describes and all else that it has, in ways that nobody would.
 * @param tokens bearers, good and bad
 * @param owner makes the customers whose applications are asked about; without it there are none
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
  let known: Known = {};
  let looked = -1;
  const askOn = async (): Promise<void> => {
    for (const odd of requests) {
      if (look && outcome.sent % BETWEEN_LOOKS === 0 && outcome.sent !== looked) {
        looked = outcome.sent;
        known = await look();
      }
      outcome.sent += 1;
      const [path, init] = filledIn(odd.path, odd.init, known);
      const what = `${init.method} ${path.slice(0, 300)} ${String(init.body ?? '').slice(0, 300)}`;
      try {
        const answer = await ask(path, init);
        outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
        const fault = await faultOf(answer);
        if (fault) outcome.faults.push(`${what} ${fault}`);
      } catch (failure) {
        outcome.faults.push(`${what} had no answer: ${String(failure)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, askOn));
  return outcome;
}
