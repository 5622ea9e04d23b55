import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds of a window, and between two samples of the event loop's delay. */
const WINDOW_MS = 200;
const SAMPLE_MS = 10;
/** Share of a window that the main thread has to have worked, so that the window counts as late. */
const BUSY_SHARE = 0.8;

/**
 * Processor time of this thread in milliseconds. The utilization of the event loop would also count time in which the
 * operating system runs other programs, and `process.cpuUsage` the threads of the database and of pictures.
 */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Measures how long an event waits for the event loop on average, in windows of a fifth of a second. The delay of the last
 * two windows counts, the shorter one: a single stall is over when it is noticed. A window in which the thread waited for
 * the processor counts as quick, because fewer requests would not make other programs wait.
 * @param usedMs processor time of the thread in milliseconds; measured by default
 * @returns a function that returns the delay in milliseconds. Its first call begins the first window, so that the work of a
 * start does not count
 */
export function measureLoopDelay(usedMs: () => number = threadMs): () => number {
  let isStarted = false;
  let [counted, last] = [0, 0];
  const start = (): void => {
    isStarted = true;
    const gaps = monitorEventLoopDelay({ resolution: SAMPLE_MS });
    gaps.enable();
    let [begun, used] = [performance.now(), usedMs()];
    const read = (): void => {
      // Without a sample the window goes on.
      if (gaps.count === 0) return;
      const [mean, deviation] = [gaps.mean, gaps.stddev];
      const [now, usedNow] = [performance.now(), usedMs()];
      // An event falls into a long gap between two samples more often than into a short one, and waits half of it.
      const delay = Math.max(0, (mean ** 2 + deviation ** 2) / (2 * mean) / 1e6 - SAMPLE_MS / 2);
      const present = usedNow - used >= BUSY_SHARE * (now - begun) ? delay : 0;
      [counted, last] = [Math.min(last, present), present];
      [begun, used] = [now, usedNow];
      gaps.reset();
    };
    setInterval(read, WINDOW_MS).unref();
  };
  return () => {
    if (!isStarted) start();
    return counted;
  };
}
