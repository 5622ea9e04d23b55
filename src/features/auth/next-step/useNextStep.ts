import { useCallback, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { usePreload } from '#components/lazy/usePreload.ts';
import { IdentityFault } from '#platform/identity/identity.ts';
import type { AccountNeed } from './NextStep.tsx';

export interface NextStepState {
  need: AccountNeed | undefined;
  /**
   * Loads the code of the next step before a request that cannot be repeated.
   * @throws IdentityFault `unreachable` if it can't be loaded
   */
  ready(): Promise<void>;
  /** Opens the step; only after `ready`. */
  show(need: AccountNeed): void;
  /** Closes the step without finishing it. */
  giveUp(): void;
}

/** Shown only after `ready`. */
export const NextStep = lazyOnIntent(async () => (await import('./NextStep.tsx')).NextStep);

/**
 * State of the step that may follow a form of an account. Its code is loaded separately, because few visitors need it.
 */
export function useNextStep(): NextStepState {
  const [need, setNeed] = useState<AccountNeed>();
  usePreload(NextStep);
  return {
    need,
    ready: useCallback(async () => {
      await NextStep.preload().catch((cause: unknown) => {
        throw new IdentityFault('unreachable', cause);
      });
    }, []),
    show: setNeed,
    giveUp: useCallback(() => setNeed(undefined), []),
  };
}
