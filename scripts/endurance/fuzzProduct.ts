import { type Described, fuzzRequests, OTHER_ROUTES, routesOf } from './fuzzRequests.ts';

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

/**
 * Asks a product for everything that it describes and all else that it has, in ways that nobody would.
 * @param tokens bearers, good and bad
 */
export async function fuzzProduct(
  ask: Ask,
  { seed, count, tokens }: { seed: number; count: number; tokens: readonly string[] },
): Promise<FuzzOutcome> {
  const documents = await Promise.all(
    ['/realty/openapi.json', '/customer/openapi.json'].map(
      async (path) => (await (await ask(path)).json()) as Described, // OpenAPI, checked by its own tests
    ),
  );
  const routes = [...documents.flatMap(routesOf), ...OTHER_ROUTES];
  const outcome: FuzzOutcome = { sent: 0, statuses: {}, faults: [] };
  const requests = fuzzRequests(routes, { seed, count, tokens });
  const askOn = async (): Promise<void> => {
    for (const { path, init } of requests) {
      outcome.sent += 1;
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
