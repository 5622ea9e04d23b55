import { type ComponentType, useCallback, useState } from 'react';
import { IdentityFault } from '#platform/identity/identity.ts';
import { useFirstSign, useLater } from '#ui/useLater.ts';
import type { AccountNeed, NextStepProps } from './NextStep.tsx';

export interface NextStepState {
  /** There as soon as something is needed. */
  NextStep: ComponentType<NextStepProps> | undefined;
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

const load = (): Promise<ComponentType<NextStepProps>> =>
  import('./NextStep.tsx').then(({ NextStep }) => NextStep);

/** What may come after a form of an account: few need it, and nobody before the form is filled in. */
export function useNextStep(): NextStepState {
  const [NextStep, fetch] = useLater(load);
  const [need, setNeed] = useState<AccountNeed>();
  useFirstSign(
    useCallback(() => {
      // Where that fails, the form asks again and says so.
      fetch().catch(() => {});
    }, [fetch]),
  );
  return {
    NextStep,
    need,
    ready: useCallback(async () => {
      await fetch().catch((cause: unknown) => {
        throw new IdentityFault('unreachable', cause);
      });
    }, [fetch]),
    show: setNeed,
    giveUp: useCallback(() => setNeed(undefined), []),
  };
}
