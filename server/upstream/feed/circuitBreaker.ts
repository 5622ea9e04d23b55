import { type Clock, millisecondsLeft } from '#server/http/clock.ts';

/** When a side that fails is left alone. */
export interface BreakerOptions {
  clock: Clock;
  /** Failures in a row after which nothing is asked. */
  failures: number;
  /** Milliseconds until one call may try again. */
  rest: number;
}

/** Leaves a side that fails alone for a while, then lets one call try it. */
export interface CircuitBreaker {
  /** Milliseconds to wait; 0 where a call may be made, whose end then has to be told. */
  wait(): number;
  worked(): void;
  /** The call was not made after all. */
  released(): void;
  /** @returns true where this failure opened it */
  failed(): boolean;
}

/** Closed at first; open after so many failures in a row; half open after its rest, when one call is the probe. */
export function circuitBreaker({ clock, failures, rest }: BreakerOptions): CircuitBreaker {
  let inARow = 0;
  let restUntil = 0;
  let isProbing = false;
  return {
    wait() {
      if (inARow < failures) return 0;
      const left = millisecondsLeft({ end: restUntil, length: rest, clock });
      if (left > 0) return left;
      // The probe's own time-out bounds how long the others wait for it.
      if (isProbing) return rest;
      isProbing = true;
      return 0;
    },
    worked() {
      inARow = 0;
      isProbing = false;
    },
    released() {
      isProbing = false;
    },
    failed() {
      inARow += 1;
      isProbing = false;
      if (inARow < failures) return false;
      restUntil = clock.now().getTime() + rest;
      return inARow === failures;
    },
  };
}
