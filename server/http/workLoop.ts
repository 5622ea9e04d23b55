import { tellFailure } from './log.ts';

/** Work that goes on in the background. */
export interface WorkLoop {
  /** There is something to do: the work begins at once, or once more after its present end. */
  wake(): void;
  /** Ends it; resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}

/** How the work is done. */
export interface WorkLoopOptions {
  /** Does all that is due; answers the milliseconds until it is to be asked again. */
  work: (stopping: AbortSignal) => Promise<number>;
  /** What is told when it fails: "leads were not sent on". */
  trouble: string;
}

/** A timer does not notice that the machine slept, nor what another server left behind: it looks this often. */
export const LONGEST_SLEEP = 10 * 60_000;
/** After a failure of the database itself. */
const AFTER_TROUBLE = 30_000;

/** Does work again and again until it is stopped: at once, whenever it is woken, and when it says so. */
export function workLoop({ work, trouble }: WorkLoopOptions): WorkLoop {
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
        tellFailure(trouble, failure);
        return AFTER_TROUBLE;
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

const LONGEST_WAIT = 3_600_000;

/**
 * Milliseconds to wait after so many failures: doubled each time up to an hour, and between half of that and all of
 * it, so that what failed together does not come back together.
 */
export function waitAfter(attempts: number, firstWait: number): number {
  const doubled = Math.min(LONGEST_WAIT, firstWait * 2 ** (attempts - 1));
  return doubled * (0.5 + Math.random() / 2);
}
