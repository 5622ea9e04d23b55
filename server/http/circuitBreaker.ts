import { type Clock, millisecondsLeft } from './clock.ts';

/** Options of a circuit breaker. */
export interface BreakerOptions {
  clock: Clock;
  /** Failures in a row after which calls stop. */
  failures: number;
  /** Milliseconds until one call may try again. */
  rest: number;
}

/** A circuit breaker: stops calls to a failing service for a while, then allows one call as a probe. */
export interface CircuitBreaker {
  /** 0 when a call may be made, which then has to report its result; else the milliseconds to wait. */
  wait(): number;
  worked(): void;
  /** The permitted call was not made. */
  released(): void;
  /** @returns true when this failure opened the breaker */
  failed(): boolean;
  /** True from the failure that opened the breaker until a call has worked. */
  isOpen(): boolean;
}

/**
 * Closed at first. It opens after the given number of failures in a row. After the rest it half opens, and one call is the probe.
 */
export function circuitBreaker({ clock, failures, rest }: BreakerOptions): CircuitBreaker {
  let inARow = 0;
  let restUntil = 0;
  let isProbing = false;
  return {
    wait() {
      if (inARow < failures) return 0;
      const left = millisecondsLeft({ end: restUntil, length: rest, clock });
      if (left > 0) return left;
      // The probe's own timeout limits how long other calls wait for it.
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
    isOpen: () => inARow >= failures,
  };
}
