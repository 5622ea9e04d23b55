import type { Answer } from '#server/http/answer.ts';

/** When memory is tidied, and how. */
export interface TidyOptions {
  /** Frees memory; holds up every answer meanwhile. */
  tidy: () => void;
  /** Milliseconds without a request that are a quiet time; five seconds if left out. */
  quiet?: number;
  /** Bytes that the process holds. */
  held?: () => number;
}

const QUIET = 5000;
/** Bytes that have to have been added since the last time: less is not worth the pause. */
const WORTHWHILE = 16 * 1024 * 1024;

/**
 * Tidies in quiet times alone, after the start and after work that took memory. Never while requests come: each pause
 * would be felt by all of them, and where the memory is really in use it would come again and again for nothing.
 */
export function collectGarbageWhenIdle(answer: Answer, options: TidyOptions): Answer {
  const { tidy, quiet = QUIET, held = process.memoryUsage.rss } = options;
  let left = 0;
  const timer = setTimeout(() => {
    if (held() < left + WORTHWHILE) return;
    tidy();
    left = held();
  }, quiet);
  timer.unref();
  return (request, env) => {
    timer.refresh();
    return answer(request, env);
  };
}

/**
 * Collects all garbage and hands free pages back to the system, which holds up everything for about 0.2 s; undefined
 * where Node was started without --expose-gc. Left to itself the heap keeps about 80 MB after a burst.
 */
export function collector(): (() => void) | undefined {
  const { gc } = globalThis;
  return gc && (() => void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
}
