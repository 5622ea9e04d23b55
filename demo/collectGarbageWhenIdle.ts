import type { Answer } from '#server/http/answer.ts';

/** Timing and functions of the collection. */
export interface CollectionOptions {
  /** Frees memory. Blocks all answers meanwhile. */
  collect: () => void;
  /** Milliseconds without a request that count as idle; five seconds by default. */
  idleMs?: number;
  /** Returns the number of bytes that the process uses. */
  usedBytes?: () => number;
}

const IDLE_MS = 5000;
/** Minimum growth in bytes since the last collection that justifies the pause. */
const MIN_GROWTH = 16 * 1024 * 1024;

/**
 * Wraps a service so that memory is freed only while idle, after the start and after work that took memory. During
 * requests all of them would have to wait, and a collection that frees nothing would repeat.
 */
export function collectGarbageWhenIdle(answer: Answer, options: CollectionOptions): Answer {
  const { collect, idleMs = IDLE_MS, usedBytes = process.memoryUsage.rss } = options;
  let bytesAfterLast = 0;
  const timer = setTimeout(() => {
    if (usedBytes() < bytesAfterLast + MIN_GROWTH) return;
    collect();
    bytesAfterLast = usedBytes();
  }, idleMs);
  timer.unref();
  return (request, env) => {
    timer.refresh();
    return answer(request, env);
  };
}

/**
 * Returns a function that collects all garbage and returns free pages to the system, which blocks the process for about
 * 0.2 s. Undefined if Node was started without --expose-gc. Without it the heap keeps about 80 MB after a burst of
 * requests.
 */
export function collector(): (() => void) | undefined {
  const { gc } = globalThis;
  return gc && (() => void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
}
