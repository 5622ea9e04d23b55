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

/** Odd requests between two looks whether the application is still there: one of them may have removed its owner. */
const BETWEEN_LOOKS = 200;

/** The ids of an application with a co-applicant, which are made where they are not there. */
async function knownIds(ask: Ask, { token, userId }: FuzzOwner): Promise<Record<string, string>> {
  const headers = { Authorization: `Bearer ${token}`, 'user-id': userId };
  const idOf = async (path: string): Promise<string> => {
    const answer = await ask(path, { method: 'POST', headers });
    const { id } = (await answer.json()) as { id?: unknown }; // by the contract of both calls
    return typeof id === 'string' ? id : 'none';
  };
  const id = await idOf('/customer/application');
  return {
    [KNOWN_IDS.id]: id,
    [KNOWN_IDS.signerId]: await idOf(`/customer/application/${id}/signer`),
  };
}

/**
 * Asks a product for everything that it describes and all else that it has, in ways that nobody would.
 * @param tokens bearers, good and bad
 * @param owner of an application that is asked about; without one there is none to be found
 */
export async function fuzzProduct(
  ask: Ask,
  {
    seed,
    count,
    tokens,
    owner,
  }: { seed: number; count: number; tokens: readonly string[]; owner?: FuzzOwner },
): Promise<FuzzOutcome> {
  const documents = await Promise.all(
    ['/realty/openapi.json', '/customer/openapi.json'].map(
      async (path) => (await (await ask(path)).json()) as Described, // OpenAPI, checked by its own tests
    ),
  );
  const routes = [...documents.flatMap(routesOf), ...OTHER_ROUTES];
  const outcome: FuzzOutcome = { sent: 0, statuses: {}, faults: [] };
  const requests = fuzzRequests(routes, { seed, count, tokens });
  let ids: Record<string, string> = {};
  const askOn = async (): Promise<void> => {
    for (const { path: pattern, init } of requests) {
      if (owner && outcome.sent % BETWEEN_LOOKS === 0) ids = await knownIds(ask, owner);
      outcome.sent += 1;
      const path = pattern.replaceAll(/-(?:an-application|its-signer)-/g, (name) => ids[name] ?? 'none');
      const what = `${init.method} ${path.slice(0, 300)} ${String(init.body ?? '').slice(0, 300)}`;
      try {
        const answer = await ask(path, { redirect: 'manual', ...init });
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
