import type { ReactNode } from 'react';
import type { Work } from '../form/useAccountForm.ts';
import { NextStep, type NextStepState } from './useNextStep.ts';

interface FormAndNextStepProps {
  nextStep: NextStepState;
  /** Continues after the email was confirmed. */
  onConfirmed: Work;
  children: ReactNode;
}

/** A form of an account and its next step, which replaces it or, as a dialog, covers it. */
export function FormAndNextStep({ nextStep, onConfirmed, children }: FormAndNextStepProps) {
  const { need, show, giveUp } = nextStep;
  const next = need && (
    <NextStep need={need} onNeeded={show} onConfirmed={onConfirmed} onCancelled={giveUp} />
  );
  return (
    <>
      {(!next || need?.kind === 'reset') && children}
      {next}
    </>
  );
}
