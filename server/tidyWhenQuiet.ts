import type { Answer } from './app.ts';

/** When it is quiet, and what is done then. */
export interface TidyOptions {
  /** Called once for each quiet time that follows work. */
  tidy: () => void;
  /** Milliseconds without a request that are a quiet time; two seconds if left out. */
  quiet?: number;
}

const QUIET = 2000;

/** Tidies once each time that no request came for a while: after the start, and after every burst of work. */
export function tidyWhenQuiet(answer: Answer, { tidy, quiet = QUIET }: TidyOptions): Answer {
  const timer = setTimeout(tidy, quiet);
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
