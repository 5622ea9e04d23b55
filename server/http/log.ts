/**
 * What the services tell whoever runs them, on stderr: short lines on one's own machine, and one line of JSON for each
 * failed request elsewhere. Neither holds a body, a query, a token or whose request it was.
 */

/** An answer that was no success. */
export interface FailedAnswer {
  requestId: string;
  method: string;
  /** With its query; of that nothing is told. */
  url: string;
  status: number;
  milliseconds: number;
}

let isStructured = false;

/** From here on lines are JSON, for a program that collects them; or not. Answers how it was before. */
export function tellStructured(structured: boolean): boolean {
  const before = isStructured;
  isStructured = structured;
  return before;
}

const WORD = /^[a-z][a-z-]{0,30}(\.[a-z]+)?$/;

/**
 * A path without what names somebody or something: "/customer/user/saved-homes/2/W1" -> "/customer/user/saved-homes/:/:".
 * Only the first three parts are kept at all, which are the calls' own words.
 */
export function shownPath(url: string): string {
  const parts = new URL(url).pathname.split('/').slice(1);
  const shown = parts.map((part, at) => (part === '' || (at < 3 && WORD.test(part)) ? part : ':'));
  return `/${shown.slice(0, 8).join('/')}`;
}

function line(content: object): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), ...content }));
}

/** What is safe to tell of a failure: a database's own errors carry values of rows beside these. */
function factsOf(failure: unknown): { error: string; code?: string; stack?: string } {
  if (!(failure instanceof Error)) return { error: typeof failure };
  const code = 'code' in failure && typeof failure.code === 'string' ? { code: failure.code } : {};
  // Without its first lines, which repeat the message.
  const frames = failure.stack?.split('\n').filter((frame) => /^\s+at /.test(frame)) ?? [];
  return { error: failure.name, ...code, stack: frames.join('\n') };
}

/**
 * Tells of a failure that nobody foresaw.
 * @param what one sentence without its full stop: "the database does not answer"
 * @param requestId of the request that met it
 */
export function tellFailure(what: string, failure: unknown, requestId?: string): void {
  if (!isStructured) {
    console.error(what, failure);
    return;
  }
  line({ level: 'error', what, ...(requestId === undefined ? {} : { requestId }), ...factsOf(failure) });
}

/** Tells of a request that failed, where lines are collected: on one's own machine the browser shows them. */
export function tellAnswer({ url, ...answer }: FailedAnswer): void {
  if (!isStructured) return;
  line({ level: answer.status < 500 ? 'warning' : 'error', ...answer, path: shownPath(url) });
}

/** Tells of something that a program is to count, with no more than was given; nothing on one's own machine. */
export function tellEvent(what: string, facts: object): void {
  if (isStructured) line({ level: 'warning', what, ...facts });
}
