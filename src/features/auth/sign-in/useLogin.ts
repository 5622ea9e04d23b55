import { useState } from 'react';
import { loadIdentity } from '../../../platform/identity/loadIdentity.ts';
import type { Problem } from '../form/accountFields.ts';
import { faultProblem, problemsOf } from '../form/faultProblem.ts';
import { checkEmail, checkPassword, ownProblems } from '../form/ownProblems.ts';
import { type AccountForm, useAccountForm } from '../form/useAccountForm.ts';
import { useEnter } from './useEnter.ts';

/** What a login still needs beside its password (A4). */
export type LoginNeed = 'confirmation' | 'newPassword' | 'reset';

interface Login {
  account: AccountForm;
  /** The account's email is not confirmed: a code can be sent there. */
  isUnconfirmed: boolean;
  /** Of which account, where one needs more. */
  need: { kind: LoginNeed; email: string } | undefined;
  /** Sends a code to confirm the email with. */
  sendCode(): void;
  /** Signs in once more with what was typed. */
  enterAgain(): Promise<readonly Problem[]>;
  /** The visitor leaves it at that. */
  giveUp(): void;
}

/** The login form, and how it goes on. */
export function useLogin(): Login {
  const { begin, enter } = useEnter();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [need, setNeed] = useState<Login['need']>();

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
        if (step === 'resetRequired') {
          await identity.forgotPassword(email);
          setNeed({ kind: 'reset', email });
        }
        if (step === 'newPasswordRequired') setNeed({ kind: 'newPassword', email });
        if (step === 'signedIn') await begin();
        return [];
      });
    },
    () => setUnconfirmed(false),
  );

  return {
    account,
    isUnconfirmed,
    need,
    sendCode: () =>
      account.run(({ email }) =>
        problemsOf('sendCode', async () => {
          await (await loadIdentity()).resendCode(email);
          setNeed({ kind: 'confirmation', email });
          return [];
        }),
      ),
    enterAgain: () =>
      problemsOf('login', async () => {
        const { email, password } = account.form.getValues();
        await enter(email.trim(), password);
        return [];
      }),
    giveUp: () => setNeed(undefined),
  };
}
