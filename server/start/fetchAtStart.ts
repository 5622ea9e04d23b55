/** Timeout in milliseconds of a call, so that a start does not wait long. */
const CALL_TIMEOUT = 5000;

/** A service could not be reached. The start continues, because the outage may be short. */
export class Unreachable extends Error {}

/** The network, which tests replace. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Calls a service that the settings name, to check it at the start.
 * @throws Unreachable if it sends no answer, or one of a broken or busy server
 */
export async function fetchFrom(ask: Ask, url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await ask(url, {
    redirect: 'error',
    ...init,
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  }).catch((failure: unknown) => {
    const { cause, message } = failure as Error & { cause?: { code?: string } }; // fetch rejects with an Error only
    throw new Unreachable(`${url} cannot be reached (${cause?.code ?? message})`);
  });
  if (answer.status >= 500 || answer.status === 429) throw new Unreachable(`${url} answers ${answer.status}`);
  return answer;
}

/** Returns the object in an answer; an empty one for any other body. */
export async function objectIn(answer: Response): Promise<Record<string, unknown>> {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
