import { type Clock, dayOf } from '#server/http/clock.ts';
import { logFailure } from '#server/http/log.ts';

/**
 * Maximum time in milliseconds between checks of the day. A timer does not run while the machine sleeps, and does not
 * notice a changed clock.
 */
const MAX_WAIT_MS = 10 * 60_000;

/** Returns the milliseconds until `dayOf` returns the next day. Days of clock changes have 23 or 25 hours. */
export function millisecondsToNextDay(moment: Date): number {
  const today = dayOf(moment);
  let low = 0;
  let high = 26 * 3_600_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayOf(new Date(moment.getTime() + middle)) > today) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * Moves the demo's dates at once and at each midnight, so that "last 1 day" is never empty. Repeats every ten minutes,
 * since a move may fail, and listings that another server is filling cannot be moved before it is done.
 * @param moveDates takes the day in days since 1970-01-01; does nothing if the dates are already for that day
 * @returns a function that stops it
 */
export function moveDatesAtMidnight(moveDates: (day: number) => Promise<void>, clock: Clock): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    // One second after midnight, so that a slightly fast clock does not wake up on the old day.
    const untilMidnight = millisecondsToNextDay(clock.now()) + 1000;
    timer = setTimeout(() => void look(), Math.min(untilMidnight, MAX_WAIT_MS));
    timer.unref();
  };
  let isStopped = false;
  const look = async (): Promise<void> => {
    try {
      await moveDates(dayOf(clock.now()));
    } catch (failure) {
      // Stopping may close the store during a move.
      if (!isStopped) logFailure('the day did not change', failure);
    }
    if (!isStopped) {
      wait();
    }
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
