/**
 * Answers to requests that the boot script sent before the app's code was loaded; the app's first call takes them. They
 * are stored on the window, because boot script and app are separate bundles.
 */

declare global {
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Two calls are the same if they have the same full address and the same board. */
const keyOf = (url: string, headers: Headers): string => `${url} ${headers.get('board-id') ?? ''}`;

const wholeUrl = (url: string): string => new URL(url, globalThis.location.origin).href;

/**
 * Sends a request and stores the answer for the app's same call; a failed request is not stored. If the page contains the
 * answer (server/static/pages/embeddedAnswers.ts), sends none.
 * @param url absolute, or a path of this origin
 */
export function requestEarly(url: string, headers: Record<string, string>): Promise<Response> {
  const key = keyOf(wholeUrl(url), new Headers(headers));
  globalThis.earlyAnswers ??= new Map();
  const answers = globalThis.earlyAnswers;
  const answer = answers.get(key) ?? fetch(url, { headers });
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** True if the boot script sent this request. */
export function isRequestedEarly(url: string, headers: Record<string, string>): boolean {
  return globalThis.earlyAnswers?.has(keyOf(wholeUrl(url), new Headers(headers))) ?? false;
}

/**
 * `fetch` for a service's calls: takes the early answer if there is one, which is valid once. For a failed one, and for
 * every other call, sends a request.
 */
export async function fetchOrTakeEarly(request: Request): Promise<Response> {
  const key = keyOf(request.url, request.headers);
  const early = request.method === 'GET' ? globalThis.earlyAnswers?.get(key) : undefined;
  if (!early || request.headers.has('authorization')) return fetch(request);
  globalThis.earlyAnswers?.delete(key);
  const aborted = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
  try {
    return await Promise.race([early, aborted]);
  } catch (failure) {
    if (request.signal.aborted) throw failure;
    return fetch(request);
  }
}
