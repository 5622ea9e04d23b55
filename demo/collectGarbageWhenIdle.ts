import type { Answer } from '#server/http/answer.ts';

/** When and how memory is freed. */
export interface CleanUpOptions {
  /** Frees memory; blocks every answer meanwhile. */
  tidy: () => void;
  /** Milliseconds without a request that count as idle; five seconds by default. */
  quiet?: number;
  /** Bytes that the process uses. */
  held?: () => number;
}

const QUIET = 5000;
/** Growth in bytes since the last time that justifies the pause. */
const WORTHWHILE = 16 * 1024 * 1024;

/**
 * Frees memory only while idle, after the start and after work that took memory. Never during requests: all of them
 * would feel each pause, and if the memory is in use it would repeat without effect.
 */
export function collectGarbageWhenIdle(answer: Answer, options: CleanUpOptions): Answer {
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
 * Collects all garbage and returns free pages to the system, which blocks the process for about 0.2 s; undefined if
 * Node was started without --expose-gc. By itself the heap keeps about 80 MB after a burst.
 */
export function collector(): (() => void) | undefined {
  const { gc } = globalThis;
  return gc && (() => void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
}
