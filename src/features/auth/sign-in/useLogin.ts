import { useState } from 'react';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import type { Problem } from '../form/accountFields.ts';
import { faultProblem, problemsOf } from '../form/faultProblem.ts';
import { checkEmail, checkPassword, ownProblems } from '../form/ownProblems.ts';
import { type AccountForm, useAccountForm } from '../form/useAccountForm.ts';
import { type NextStepState, useNextStep } from '../next-step/useNextStep.ts';
import { useEnter } from './useEnter.ts';

interface Login {
  account: AccountForm;
  /** The account's email is not confirmed: a code can be sent there. */
  isUnconfirmed: boolean;
  /** What the account needs beside its password (A4). */
  nextStep: NextStepState;
  /** Sends a code to confirm the email with. */
  sendCode(): void;
  /** Signs in once more with what was typed. */
  enterAgain(): Promise<readonly Problem[]>;
}

/** The login form, and how it goes on. */
export function useLogin(): Login {
  const { begin, enter } = useEnter();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const nextStep = useNextStep();

  const account = useAccountForm(
    ['email', 'password'],
    async (values) => {
      setUnconfirmed(false);
      const own = ownProblems(values, checkEmail, checkPassword);
      if (own.length > 0) return own;
      const { email, password } = values;
      return problemsOf('login', async () => {
        const identity = await loadIdentity();
        const step = await identity.signIn(email, password);
        if (step === 'unconfirmed') {
          setUnconfirmed(true);
          return [faultProblem('unconfirmed', 'login')];
        }
        if (step === 'signedIn') {
          await begin();
          return [];
        }
        await nextStep.ready();
        if (step === 'resetRequired') {
          await identity.forgotPassword(email);
          nextStep.show({ kind: 'reset', email, isRequired: true });
        }
        if (step === 'newPasswordRequired') nextStep.show({ kind: 'newPassword', email });
        return [];
      });
    },
    () => setUnconfirmed(false),
  );

  return {
    account,
    isUnconfirmed,
    nextStep,
    sendCode: () =>
      account.run(({ email }) =>
        problemsOf('sendCode', async () => {
          await nextStep.ready();
          await (await loadIdentity()).resendCode(email);
          nextStep.show({ kind: 'confirmation', email });
          return [];
        }),
      ),
    enterAgain: () =>
      problemsOf('login', async () => {
        const { email, password } = account.form.getValues();
        await enter(email.trim(), password);
        return [];
      }),
  };
}
