import { boundedText } from '#server/http/boundedText.ts';
import { circuitBreaker } from '#server/http/circuitBreaker.ts';
import { type Clock, millisecondsLeft } from '#server/http/clock.ts';
import { type Counters, memoryCounters } from '#server/http/counters.ts';
import { ParameterErrors, ServiceError } from '#server/http/errors.ts';
import { type FeedOutcome, feedCalled } from '#server/http/measurements.ts';

/** Parameters of a call to the feed; lists become repeated keys. */
export type FeedQuery = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

/** Address and limits of the feed. */
export interface FeedOptions {
  /** "https://api.repliers.io" */
  url: string;
  /** Sent in the header REPLIERS-API-KEY only. */
  key: string;
  /** Calls per minute, for all callers and all processes together. */
  callsAMinute: number;
  clock: Clock;
  /** Count the calls; those of this process's memory by default. */
  counters?: Counters | undefined;
  /** Logs a line for the operator. */
  log: (line: string) => void;
  /** Timeout of a call in milliseconds; eight seconds by default. */
  timeoutMs?: number;
}

/** The listing feed. */
export interface Feed {
  /**
   * Calls the feed.
   * @param path "/listings/W1234567"
   * @param method GET by default, which becomes a POST when an outline makes the address too long
   * @returns the parsed answer, unchecked
   * @throws ParameterErrors for parameters that the feed rejects; ServiceError 404 for an unknown listing, 502 for a
   * broken answer, 503 with Retry-After while calls are not allowed, 504 after the timeout
   */
  ask(path: string, query?: FeedQuery, method?: 'GET' | 'POST'): Promise<unknown>;
  /** True while calls are not made: the breaker is open, or the feed asked for a pause. */
  isPaused(): boolean;
}

const TIMEOUT_MS = 8_000;
/** An answer with two hundred listings has less than two million characters. */
const MAX_BYTES = 16_000_000;
/** With a longer address the map's outline is sent in the body. */
const LONGEST_ADDRESS = 2000;
const BREAKER = { failures: 5, rest: 30_000 };
/** Seconds to pause after "too many calls" without a Retry-After. */
const PAUSE = 30;
/** Milliseconds during which the same problem is logged once only. */
const LOG_PAUSE = 60_000;

const seconds = (milliseconds: number): string => String(Math.max(1, Math.ceil(milliseconds / 1000)));
const unavailable = (milliseconds: number): ServiceError =>
  new ServiceError(503, 'The listings are not available at the moment. Please try again.', {
    'Retry-After': seconds(milliseconds),
  });
const brokenFeed = (): ServiceError => new ServiceError(502, 'The listing feed sent an unexpected answer.');

/** `[{param, msg}]` of a rejected call; undefined for any other text. */
function refusalOf(body: unknown): ParameterErrors | undefined {
  if (!Array.isArray(body) || body.length === 0 || body.length > 50) return undefined;
  const errors = body.map((entry: { param?: unknown; msg?: unknown } | null) => ({
    param: String(entry?.param ?? ''),
    msg: [entry?.msg].flat().map(String),
  }));
  return errors.every(({ param }) => /^[\w.]{1,60}$/.test(param)) ? new ParameterErrors(errors) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function printed(query: FeedQuery): URLSearchParams {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) text.append(name, String(one));
  }
  return text;
}

interface Sent {
  key: string;
  method: 'GET' | 'POST';
}

/** A GET, or a POST with the outline in its body when the address would be too long. */
function requestOf(url: string, path: string, query: FeedQuery, { key, method }: Sent): Request {
  const address = `${url.replace(/\/+$/, '')}${path}`;
  const headers = { 'REPLIERS-API-KEY': key, Accept: 'application/json' };
  const whole = `${address}?${printed(query)}`;
  if (whole.length <= LONGEST_ADDRESS || query['map'] === undefined) {
    return new Request(whole, { method, headers, redirect: 'manual' });
  }
  const { map, ...rest } = query;
  return new Request(`${address}?${printed(rest)}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ map: JSON.parse(String(map)) as unknown }), // printed by the parameter's own check
    // The key must reach the configured address only.
    redirect: 'manual',
  });
}

/** Codes of a connection that was closed before an answer began. */
const CLOSED: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/**
 * Fetches an answer. A GET is tried again once if the connection was closed before the answer began: the feed may close
 * a kept-alive connection at the moment when it is used.
 */
async function fetched(request: Request, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(request, { signal });
  } catch (failure) {
    const { cause } = failure as { cause?: { code?: unknown } }; // as fetch reports a failed connection
    if (request.method !== 'GET' || !CLOSED.includes(cause?.code)) throw failure;
    return fetch(request, { signal });
  }
}

/** Milliseconds that an answer asks to wait; the header has seconds or a date. */
function retryAfter(headers: Headers, now: number): number {
  const value = headers.get('Retry-After') ?? '';
  if (/^\d{1,5}$/.test(value)) return Number(value) * 1000;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? PAUSE * 1000 : Math.max(1000, moment - now);
}

const OUTCOMES: Readonly<Record<number, FeedOutcome>> = { 502: 'failed', 503: 'paused', 504: 'timeout' };

/** Publishes how a call ended, by the failure that it reports to the caller. */
async function measured(call: Promise<unknown>): Promise<unknown> {
  const start = performance.now();
  const publish = (outcome: FeedOutcome) =>
    feedCalled.publish({ milliseconds: performance.now() - start, outcome });
  try {
    const body = await call;
    publish('ok');
    return body;
  } catch (failure) {
    publish((failure instanceof ServiceError && OUTCOMES[failure.status]) || 'refused');
    throw failure;
  }
}

/** The feed behind its limits: the calls per minute, pauses that it asks for, and a circuit breaker. */
export function openFeed(options: FeedOptions): Feed {
  const { url, key, clock, log, timeoutMs = TIMEOUT_MS, counters = memoryCounters } = options;
  // The calls may be paid, so none is counted late.
  const budget = counters({ name: 'feed', points: options.callsAMinute, seconds: 60, isExact: true });
  const breaker = circuitBreaker({ clock, ...BREAKER });
  const lastLogged = new Map<string, number>();
  let pause = { end: 0, length: 0 };

  function logProblem(problem: string): void {
    const now = clock.now().getTime();
    const end = (lastLogged.get(problem) ?? Number.NEGATIVE_INFINITY) + LOG_PAUSE;
    if (millisecondsLeft({ end, length: LOG_PAUSE, clock }) > 0) return;
    lastLogged.set(problem, now);
    log(`The listing feed: ${problem}`);
  }

  function fail(problem: string, failure: ServiceError): ServiceError {
    if (breaker.failed()) logProblem(`${BREAKER.failures} failures in a row; calls stop for a while.`);
    logProblem(problem);
    return failure;
  }

  /** @throws ServiceError 503 when no call may be made now */
  async function requirePermission(): Promise<void> {
    const paused = millisecondsLeft({ ...pause, clock });
    if (paused > 0) throw unavailable(paused);
    const rest = breaker.wait();
    if (rest > 0) throw unavailable(rest);
    const spent = await budget.take(url);
    if (spent > 0) {
      breaker.released();
      logProblem(
        'no calls are left in this minute (REALTY_UPSTREAM_CALLS_A_MINUTE), or it asked for a pause.',
      );
      throw unavailable(spent);
    }
  }

  async function sent(request: Request): Promise<{ status: number; headers: Headers; text: string }> {
    try {
      const answer = await fetched(request, AbortSignal.timeout(timeoutMs));
      return { status: answer.status, headers: answer.headers, text: await boundedText(answer, MAX_BYTES) };
    } catch (failure) {
      if (failure instanceof Error && failure.name === 'TimeoutError') {
        throw fail('no answer in time.', new ServiceError(504, 'The listing feed did not answer in time.'));
      }
      throw fail('it cannot be reached, or its answer was cut off.', brokenFeed());
    }
  }

  async function failureOf(status: number, headers: Headers, body: unknown): Promise<Error> {
    if (status === 401 || status === 403) {
      return fail(`it refuses the key (${status}). Check REALTY_UPSTREAM_KEY.`, brokenFeed());
    }
    if (status === 429) {
      // The feed works; we have called too often.
      breaker.worked();
      const now = clock.now().getTime();
      const wait = retryAfter(headers, now);
      pause = { end: now + wait, length: wait };
      await budget.block(url, wait);
      logProblem('it reports too many calls.');
      return unavailable(wait);
    }
    if (status >= 500 || status < 400) return fail(`it answers ${status}.`, brokenFeed());
    breaker.worked();
    if (status === 404) return new ServiceError(404, 'Could not find this listing.');
    const refusal = status === 400 ? refusalOf(body) : undefined;
    if (!refusal) logProblem(`it refuses a call (${status}).`);
    return refusal ?? brokenFeed();
  }

  async function call(request: Request): Promise<unknown> {
    await requirePermission();
    const { status, headers, text } = await sent(request);
    const body = parsed(text);
    if (status < 200 || status > 299) throw await failureOf(status, headers, body);
    if (typeof body !== 'object' || body === null) throw fail('its answer is not JSON.', brokenFeed());
    breaker.worked();
    return body;
  }

  return {
    ask: (path, query = {}, method = 'GET') => measured(call(requestOf(url, path, query, { key, method }))),
    isPaused: () => breaker.isOpen() || millisecondsLeft({ ...pause, clock }) > 0,
  };
}
