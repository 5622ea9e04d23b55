import { type Clock, dayOf, millisecondsToNextDay } from '#server/http/clock.ts';
import { tellFailure } from '#server/http/log.ts';

/** A timer does not run while the machine sleeps, nor notices that its clock was set: it is asked this often. */
const LONGEST_WAIT = 10 * 60_000;

/**
 * Moves the demo's dates at each midnight, so that "last 1 day" is never empty. A move that fails is tried again after
 * ten minutes.
 * @param moveDates takes the day to move to, in days since 1970-01-01
 * @param today the day that the dates are of
 * @returns how to stop
 */
export function followTheDay(
  moveDates: (day: number) => Promise<void>,
  clock: Clock,
  today: number,
): () => void {
  let day = today;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    // The second after midnight, so that a clock that runs slightly early does not wake on the old day.
    const untilMidnight = millisecondsToNextDay(clock.now()) + 1000;
    timer = setTimeout(() => void look(), Math.min(untilMidnight, LONGEST_WAIT));
    timer.unref();
  };
  let isStopped = false;
  const look = async (): Promise<void> => {
    const now = dayOf(clock.now());
    if (now !== day) {
      try {
        await moveDates(now);
        day = now;
      } catch (failure) {
        tellFailure('the day did not change', failure);
      }
    }
    if (!isStopped) {
      wait();
    }
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
