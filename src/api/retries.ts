/** Another try for a call that failed on the way: only where asking twice is the same as asking once. */
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** What a call came to, as fetchBaseQuery says it. */
interface Answer {
  error?: FetchBaseQueryError | undefined;
  meta?: FetchBaseQueryMeta | undefined;
}

/** How often and when a failed call is tried again. */
export interface RetryPolicy {
  /** Tries after the first. */
  tries: number;
  /** Ends after so many milliseconds, or at once when the call is given up. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1: a share of the longest pause, so that the visitors of a service that is back do not all come at once. */
  random: () => number;
}

/** Longest pause before the first other try, in milliseconds; doubled for the next. */
const FIRST_PAUSE_MS = 400;
/** A service that asks for a longer wait is not asked again: the visitor is told instead. */
const LONGEST_WAIT_S = 5;
/** Said by what stands before a service that cannot be reached just now. */
const UNREACHED: readonly unknown[] = ['FETCH_ERROR', 502, 503, 504];

/** Waits so many milliseconds, or until the call is given up. */
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

/** Chooses how calls are tried again, for tests. @returns puts back what it was */
export function chooseRetries(chosen: Partial<RetryPolicy>): () => void {
  const before = policy;
  policy = { ...before, ...chosen };
  return () => {
    policy = before;
  };
}

/** Seconds until another try may succeed, where the service named them: both forms of the header; else null. */
export function secondsToWait(meta: FetchBaseQueryMeta | undefined): number | null {
  const header = meta?.response?.headers.get('Retry-After');
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}

/** A call of a service. */
export interface ServiceCall extends FetchArgs {
  /** Of a call that writes: asked twice, it does the same as once. */
  isRepeatable?: true;
}

/** Reads, what carries a key by which the service takes it once, and what says so of itself. */
function isRepeatable(call: string | ServiceCall): boolean {
  const {
    method = 'GET',
    headers = {},
    isRepeatable: isSaid,
  }: Partial<ServiceCall> = typeof call === 'string' ? {} : call;
  return method === 'GET' || isSaid === true || 'Idempotency-Key' in headers;
}

/** Milliseconds before the next try; undefined where none would help. */
function pauseAfter({ error, meta }: Answer, tried: number): number | undefined {
  if (!error) return undefined;
  const wait = secondsToWait(meta);
  if (error.status === 429 ? wait === null : !UNREACHED.includes(error.status)) return undefined;
  // The browser knows that there is no network.
  if ((wait ?? 0) > LONGEST_WAIT_S || !navigator.onLine) return undefined;
  return (wait ?? 0) * 1000 + policy.random() * FIRST_PAUSE_MS * 2 ** tried;
}

/**
 * Asks, and asks again after a failure that may pass: no network, 502, 503, 504, or 429 with a short Retry-After. One
 * that took too long is not repeated: the visitor has waited enough.
 * @param signal of whoever waits for the answer: aborted, there is no other try
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
