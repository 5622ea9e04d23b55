/** Whether Google's services can be counted on: once they failed, others stand in for the rest of the visit, where there are any. */
import type { Unsubscribe } from '../mapPort.ts';

/** What is known of Google's services in this visit. */
export interface GoogleHealth {
  hasFailed(): boolean;
  /** Gives them up, whatever failed; told in the console once. */
  giveUp(reason: unknown): void;
  /** Calls back when they are given up, at once where they were. */
  onGivenUp(listener: () => void): Unsubscribe;
}

/** Nothing has failed yet. */
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
    onGivenUp: (listener) => {
      if (failed) {
        listener();
        return () => {};
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Of this visit. */
export const googleHealth: GoogleHealth = makeGoogleHealth();
