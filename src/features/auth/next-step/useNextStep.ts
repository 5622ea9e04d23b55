import { useCallback, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { usePreload } from '#components/lazy/usePreload.ts';
import { IdentityFault } from '#platform/identity/identity.ts';
import type { AccountNeed } from './NextStep.tsx';

export interface NextStepState {
  need: AccountNeed | undefined;
  /**
   * Has the code of the next step before anything is asked of anybody that cannot be asked twice.
   * @throws IdentityFault `unreachable` where it can't be loaded
   */
  ready(): Promise<void>;
  /** Opens the step; only after `ready`. */
  show(need: AccountNeed): void;
  /** The visitor leaves it at that. */
  giveUp(): void;
}

/** Shown only after `ready`. */
export const NextStep = lazyOnIntent(async () => (await import('./NextStep.tsx')).NextStep);

/** What may come after a form of an account: few need it, and nobody before the form is filled in. */
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
