import type { ReactNode } from 'react';
import type { Work } from '../form/useAccountForm.ts';
import { NextStep, type NextStepState } from './useNextStep.ts';

interface FormAndNextStepProps {
  nextStep: NextStepState;
  /** Goes on with the account, whose email is confirmed now. */
  onConfirmed: Work;
  /** The form. */
  children: ReactNode;
}

/** A form of an account, and what comes after it: in its place, or, as a dialog, over it. */
export function FormAndNextStep({ nextStep, onConfirmed, children }: FormAndNextStepProps) {
  const { need, giveUp } = nextStep;
  const next = need && <NextStep need={need} onConfirmed={onConfirmed} onGivenUp={giveUp} />;
  return (
    <>
      {(!next || need?.kind === 'reset') && children}
      {next}
    </>
  );
}
