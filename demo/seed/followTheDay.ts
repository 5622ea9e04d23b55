import { type Clock, dayOf, millisecondsToNextDay } from '#server/http/clock.ts';
import { tellFailure } from '#server/http/log.ts';

/** The part of the store that moves. */
export interface MovableWorld {
  /** @param day days since 1970-01-01. */
  moveWorldTo(day: number): Promise<void>;
}

/** A timer does not run while the machine sleeps, nor notices that its clock was set: it is asked this often. */
const LONGEST_WAIT = 10 * 60_000;

/**
 * Moves the world at each midnight, so that "last 1 day" is never empty. A move that fails is tried again after ten
 * minutes.
 * @param today the day that the world stands on, in days since 1970-01-01
 * @returns how to stop
 */
export function followTheDay(world: MovableWorld, clock: Clock, today: number): () => void {
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
        await world.moveWorldTo(now);
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
