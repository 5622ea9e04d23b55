import { type Clock, dayOf } from '#server/http/clock.ts';
import { tellFailure } from '#server/http/log.ts';

/** A timer does not run while the machine sleeps, nor notices that its clock was set: it is asked this often. */
const LONGEST_WAIT = 10 * 60_000;

/** Milliseconds from the moment until `dayOf` answers the next day: 23 to 25 hours on days of clock changes. */
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
 * Moves the demo's dates at once and at each midnight, so that "last 1 day" is never empty. Asks again every ten minutes:
 * a move may fail, and what another server is filling moves only once it is filled.
 * @param moveDates takes the day to move to, in days since 1970-01-01; does nothing where the dates are of that day
 * @returns how to stop
 */
export function followTheDay(moveDates: (day: number) => Promise<void>, clock: Clock): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    // The second after midnight, so that a clock that runs slightly early does not wake on the old day.
    const untilMidnight = millisecondsToNextDay(clock.now()) + 1000;
    timer = setTimeout(() => void look(), Math.min(untilMidnight, LONGEST_WAIT));
    timer.unref();
  };
  let isStopped = false;
  const look = async (): Promise<void> => {
    try {
      await moveDates(dayOf(clock.now()));
    } catch (failure) {
      // A stop closes the store under it.
      if (!isStopped) tellFailure('the day did not change', failure);
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
