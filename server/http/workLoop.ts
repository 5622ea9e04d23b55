import { logFailure } from './log.ts';

/** Work in the background. */
export interface WorkLoop {
  /** Starts the work at once, or once more after the present run. */
  wake(): void;
  /** Stops the loop; resolves when the present run has ended. */
  stop(): Promise<void>;
}

/** Options of `workLoop`. */
export interface WorkLoopOptions {
  /** Does all work that is due; returns the milliseconds until the next run. */
  work: (stopping: AbortSignal) => Promise<number>;
  /** The message that is logged when a run fails: "leads were not delivered". */
  failureText: string;
}

/**
 * Longest pause between runs. A timer does not notice that the machine was asleep, nor work that another server left.
 */
export const LONGEST_SLEEP = 10 * 60_000;
/** Pause after a failure, for example of the database. */
const PAUSE_AFTER_FAILURE = 30_000;

/**
 * Runs the work repeatedly until it is stopped: at once, on each `wake`, and after the time that the last run
 * returned.
 */
export function workLoop({ work, failureText }: WorkLoopOptions): WorkLoop {
  const stopping = new AbortController();
  let isWoken = false;
  let endSleep = (): void => undefined;

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(Math.max(1, milliseconds), LONGEST_SLEEP));
      timer.unref();
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function repeat(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const wait = await work(stopping.signal).catch((failure: unknown) => {
        logFailure(failureText, failure);
        return PAUSE_AFTER_FAILURE;
      });
      if (!isWoken && !stopping.signal.aborted) await sleep(wait);
    }
  }

  const ended = repeat();
  const wake = (): void => {
    isWoken = true;
    endSleep();
  };
  return {
    wake,
    stop() {
      stopping.abort();
      wake();
      return ended;
    },
  };
}
