import type { Answer } from './app.ts';

/** When it is tidied, and what is done then. */
export interface TidyOptions {
  /** Called once for each quiet time that follows work, and while there is much to tidy. */
  tidy: () => void;
  /** Milliseconds without a request that are a quiet time; two seconds if left out. */
  quiet?: number;
  /** Bytes that the process holds. */
  held?: () => number;
  /** Bytes from which it is tidied during work too, though not more often than each five seconds. */
  much?: number;
}

const QUIET = 2000;
/** Leaves room below 300 MB for what a second of work makes. */
const MUCH = 250 * 1024 * 1024;
/** Milliseconds between two looks at what is held, and between two tidyings during work. */
const BETWEEN_LOOKS = 500;
const BETWEEN_TIDYINGS = 5000;

/**
 * Tidies once each time that no request came for a while: after the start, and after every burst of work. A long
 * burst that would take too much is held up for it.
 */
export function tidyWhenQuiet(answer: Answer, options: TidyOptions): Answer {
  const { tidy, quiet = QUIET, held = process.memoryUsage.rss, much = MUCH } = options;
  const timer = setTimeout(tidy, quiet);
  timer.unref();
  let looked = 0;
  let tidied = 0;
  return (request, env) => {
    timer.refresh();
    const now = performance.now();
    if (now - looked > BETWEEN_LOOKS) {
      looked = now;
      if (now - tidied > BETWEEN_TIDYINGS && held() > much) {
        tidy();
        tidied = performance.now();
      }
    }
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
