import { type Clock, millisecondsLeft } from '#server/http/clock.ts';

/** How often a paid side may be asked. */
export interface CallBudget {
  /** Takes one call. @returns milliseconds to wait where none is left, else 0 */
  take(): number;
}

const MINUTE = 60_000;

/** So many calls in each minute, of all callers together. */
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
