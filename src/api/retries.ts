/** Retries of failed calls, only for calls that are safe to repeat. */
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** The result of a call, as fetchBaseQuery returns it. */
interface Answer {
  error?: FetchBaseQueryError | undefined;
  meta?: FetchBaseQueryMeta | undefined;
}

/** Number and timing of retries. */
export interface RetryPolicy {
  /** Attempts after the first. */
  tries: number;
  /** Resolves after the given milliseconds, or at once when the call is aborted. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /**
   * Returns 0 to 1: the share of the longest pause to wait, so that visitors do not all return to a recovered service
   * at the same time.
   */
  random: () => number;
}

/** Longest pause before the first retry, in milliseconds; doubled for each further one. */
const FIRST_PAUSE_MS = 400;
/** If a service asks for a longer wait in seconds, there is no retry: the visitor sees the error. */
const LONGEST_WAIT_S = 5;
/** Statuses of a proxy before a service that cannot be reached at the moment. */
const UNREACHED: readonly unknown[] = ['FETCH_ERROR', 502, 503, 504];

/** Waits the given milliseconds, or until the call is aborted. */
export function waitOrEnd(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

let policy: RetryPolicy = { tries: 2, pause: waitOrEnd, random: Math.random };

/**
 * Replaces parts of the retry policy, for tests.
 * @returns restores the policy
 */
export function chooseRetries(chosen: Partial<RetryPolicy>): () => void {
  const before = policy;
  policy = { ...before, ...chosen };
  return () => {
    policy = before;
  };
}

/** Seconds until another attempt may succeed, from either form of the header Retry-After; null if it is missing. */
export function secondsToWait(meta: FetchBaseQueryMeta | undefined): number | null {
  const header = meta?.response?.headers.get('Retry-After');
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}

/** A call to a service. */
export interface ServiceCall extends FetchArgs {
  /** True for a writing call that has the same effect if it is made twice. */
  isRepeatable?: true;
}

/** True for reads, for calls with an idempotency key, and for calls that declare themselves repeatable. */
function isRepeatable(call: string | ServiceCall): boolean {
  const {
    method = 'GET',
    headers = {},
    isRepeatable: isTransmitted,
  }: Partial<ServiceCall> = typeof call === 'string' ? {} : call;
  return method === 'GET' || isTransmitted === true || 'Idempotency-Key' in headers;
}

/** Milliseconds before the next attempt; undefined if none would help. */
function pauseAfter({ error, meta }: Answer, tried: number): number | undefined {
  if (!error) return undefined;
  const wait = secondsToWait(meta);
  if (error.status === 429 ? wait === null : !UNREACHED.includes(error.status)) return undefined;
  // The browser knows if there is no network.
  if ((wait ?? 0) > LONGEST_WAIT_S || !navigator.onLine) return undefined;
  return (wait ?? 0) * 1000 + policy.random() * FIRST_PAUSE_MS * 2 ** tried;
}

/**
 * Makes a call, and repeats it after a temporary failure: no network, 502, 503, 504, or 429 with a short Retry-After. A
 * timeout is not repeated: the visitor has waited long enough.
 * @param signal signal of the caller; once aborted, there is no further attempt
 */
export async function askRepeatedly<Result extends Answer>(
  ask: () => Result | PromiseLike<Result>,
  call: string | ServiceCall,
  signal: AbortSignal,
): Promise<Result> {
  for (let tried = 0; ; tried += 1) {
    const answer = await ask();
    const pause = tried < policy.tries && isRepeatable(call) ? pauseAfter(answer, tried) : undefined;
    if (pause === undefined) return answer;
    await policy.pause(pause, signal);
    if (signal.aborted) return answer;
  }
}
