/**
 * Answers that the page asked for before its code was there: src/first asks, the service's first call takes. Kept on
 * the window, because the two are scripts of their own.
 */

declare global {
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** What tells two calls apart: whole address, and the board whose listing is meant. */
const keyOf = (url: string, headers: Headers): string => `${url} ${headers.get('board-id') ?? ''}`;

const wholeUrl = (url: string): string => new URL(url, globalThis.location.origin).href;

/**
 * Asks at once and keeps the answer for whoever calls the same; nothing is kept of one that never came.
 * @param url whole, or a path of this origin
 */
export function askEarly(url: string, headers: Record<string, string>): Promise<Response> {
  const key = keyOf(wholeUrl(url), new Headers(headers));
  const answer = fetch(url, { headers });
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(key, answer);
  answer.catch(() => globalThis.earlyAnswers?.delete(key));
  return answer;
}

/** Whether an answer to this call is on its way already. */
export function isAskedEarly(url: string, headers: Record<string, string>): boolean {
  return globalThis.earlyAnswers?.has(keyOf(wholeUrl(url), new Headers(headers))) ?? false;
}

/**
 * `fetch` for a service's calls: the early answer where there is one, which is good once; where it failed, and for
 * every other call, the network.
 */
export async function fetchOrTakeEarly(request: Request): Promise<Response> {
  const key = keyOf(request.url, request.headers);
  const early = request.method === 'GET' ? globalThis.earlyAnswers?.get(key) : undefined;
  if (!early || request.headers.has('authorization')) return fetch(request);
  globalThis.earlyAnswers?.delete(key);
  const given = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
  try {
    return await Promise.race([early, given]);
  } catch (failure) {
    if (request.signal.aborted) throw failure;
    return fetch(request);
  }
}
