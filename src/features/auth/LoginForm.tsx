import './authTexts.ts';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { isFirstEntry } from '#platform/storage/entryKey.ts';
import { useProgressiveRender } from '#ui/useProgressiveRender.ts';
import { UnconfirmedNote } from './code/UnconfirmedNote.tsx';
import { CurrentPasswordField, EmailField } from './form/AccountFields.tsx';
import { AccountFormLayout } from './form/AccountFormLayout.tsx';
import type { Problem } from './form/accountFields.ts';
import { faultProblem, problemsOf } from './form/faultProblem.ts';
import { checkEmail, checkPassword, ownProblems } from './form/ownProblems.ts';
import { type AccountForm, useAccountForm } from './form/useAccountForm.ts';
import { AuthHeading } from './layout/AuthHeading.tsx';
import { FormLink, FormQuestion, LegalLinks } from './layout/FormLinks.tsx';
import { FormAndNextStep } from './next-step/FormAndNextStep.tsx';
import { useEnter } from './next-step/useEnter.ts';
import { type NextStepState, useNextStep } from './next-step/useNextStep.ts';

/** The heading, and the form with its links. */
const SLICES = { heading: 1, whole: 2 } as const;

/** Email and password, and the next step if the account needs one. */
export function LoginForm({ intentHeading }: { intentHeading: ReactNode }) {
  const { t } = useTranslation('auth');
  const { key } = useLocation();
  const login = useLogin();
  // At the start of a visit the heading is rendered with the frame of the page, and the form in the next task.
  const slices = useProgressiveRender(SLICES.whole, isFirstEntry(key) ? SLICES.heading : SLICES.whole);
  return (
    <FormAndNextStep nextStep={login.nextStep} onConfirmed={login.enterAgain}>
      {intentHeading ?? <AuthHeading title={t('welcome')} />}
      {/* With an intent the link to the other form is in the heading. */}
      {slices === SLICES.whole && <Fields login={login} asksForOther={!intentHeading} />}
    </FormAndNextStep>
  );
}

/** The form, and the links below it. */
function Fields({ login, asksForOther }: { login: Login; asksForOther: boolean }) {
  const { t } = useTranslation('auth');
  const { account, isUnconfirmed, sendCode } = login;
  return (
    <>
      <AccountFormLayout
        account={account}
        label={t('login.documentTitle')}
        submit={t('login.submit')}
        above={
          <Box sx={{ mt: -3 }}>
            <FormLink to={paths.verify()}>{t('login.forgot')}</FormLink>
          </Box>
        }
      >
        <EmailField account={account} />
        {isUnconfirmed && <UnconfirmedNote onSend={sendCode} />}
        <CurrentPasswordField account={account} />
      </AccountFormLayout>
      <Box sx={{ mt: 6 }}>
        {asksForOther && (
          <FormQuestion question={t('login.noAccount', { brand: brand.name })} to={paths.newAccount()}>
            {t('login.create')}
          </FormQuestion>
        )}
        <LegalLinks />
      </Box>
    </>
  );
}

interface Login {
  account: AccountForm;
  /** The account's email is not confirmed: a code can be sent to it. */
  isUnconfirmed: boolean;
  /** The step that the account needs after the password. */
  nextStep: NextStepState;
  /** Sends a code to confirm the email. */
  sendCode(): void;
  /** Logs in again with the typed values. */
  enterAgain(): Promise<readonly Problem[]>;
}

/** The login form, with the steps that may follow. */
function useLogin(): Login {
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
        if (step === 'codeRequired') nextStep.show({ kind: 'secondFactor', email });
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
