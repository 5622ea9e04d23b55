import { type Clock, millisecondsLeft } from '#server/http/clock.ts';

/** Limits calls to a paid service. */
export interface CallBudget {
  /** Takes one call from the budget. @returns 0, or the milliseconds to wait when none is left */
  take(): number;
}

const MINUTE = 60_000;

/** A budget of the given number of calls per minute, for all callers together. */
export function callBudget(clock: Clock, callsAMinute: number): CallBudget {
  let end = 0;
  let left = 0;
  return {
    take() {
      const wait = millisecondsLeft({ end, length: MINUTE, clock });
      if (wait === 0) {
        end = clock.now().getTime() + MINUTE;
        left = callsAMinute;
      }
      if (left === 0) return wait;
      left -= 1;
      return 0;
    },
  };
}
