/**
 * Health of Google's services. After a failure other services replace them for the rest of the visit, if there are any.
 */
import type { Unsubscribe } from '../mapPort.ts';

/** State of Google's services in this visit. */
export interface GoogleHealth {
  hasFailed(): boolean;
  /** Gives all of them up, and logs the reason once. */
  giveUp(reason: unknown): void;
  /** Calls back when they are given up, at once if they already were. */
  onFailed(listener: () => void): Unsubscribe;
}

/** Creates a state without failures. */
export function makeGoogleHealth(): GoogleHealth {
  let failed = false;
  const listeners = new Set<() => void>();
  return {
    hasFailed: () => failed,
    giveUp: (reason) => {
      if (failed) return;
      failed = true;
      console.warn('Google Maps cannot be used for the rest of this visit.', reason);
      for (const listener of [...listeners]) listener();
    },
    onFailed: (listener) => {
      if (failed) {
        listener();
        return () => {};
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The state of this visit. */
export const googleHealth: GoogleHealth = makeGoogleHealth();
