import './authTexts.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmailCheckMutation } from '#api/customer/formCalls.ts';
import { isCallError } from '#api/errors.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { UnconfirmedNote } from './code/UnconfirmedNote.tsx';
import { EmailField } from './form/AccountFields.tsx';
import { AccountFormLayout } from './form/AccountFormLayout.tsx';
import type { Problem } from './form/accountFields.ts';
import { faultProblem, problemsOf } from './form/faultProblem.ts';
import { checkEmail, ownProblems } from './form/ownProblems.ts';
import { type AccountForm, useAccountForm } from './form/useAccountForm.ts';
import { useUserSchema } from './form/useUserSchema.ts';
import { AuthHeading } from './layout/AuthHeading.tsx';
import { FormQuestion } from './layout/FormLinks.tsx';
import { FormAndNextStep } from './next-step/FormAndNextStep.tsx';
import { type NextStepState, useNextStep } from './next-step/useNextStep.ts';

/** Sends a code to the email of an account, and takes a new password for it. */
export function VerifyForm() {
  const { t } = useTranslation('auth');
  const { account, isUnconfirmed, nextStep, sendCode, sendReset } = useVerify();
  return (
    <FormAndNextStep nextStep={nextStep} onConfirmed={sendReset}>
      <AuthHeading title={t('verify.title')} text={t('verify.text')} />
      <AccountFormLayout account={account} label={t('verify.documentTitle')} submit={t('verify.submit')}>
        <EmailField account={account} />
        {isUnconfirmed && <UnconfirmedNote onSend={sendCode} />}
      </AccountFormLayout>
      <Box sx={{ mt: 6 }}>
        <FormQuestion question={t('verify.remembered')} to={paths.login()}>
          {t('verify.login')}
        </FormQuestion>
        <FormQuestion question={t('login.noAccount', { brand: brand.name })} to={paths.newAccount()}>
          {t('login.create')}
        </FormQuestion>
      </Box>
    </FormAndNextStep>
  );
}

interface Verify {
  account: AccountForm;
  /** The account's email is not confirmed: its password cannot be reset before. */
  isUnconfirmed: boolean;
  /** The new password, after the confirmation of the email if that is needed. */
  nextStep: NextStepState;
  /** Sends a code to confirm the email. */
  sendCode(): void;
  /** Sends a code for a new password. */
  sendReset(): Promise<readonly Problem[]>;
}

/** The form for a forgotten password: checks the email and sends a code. */
function useVerify(): Verify {
  const checkSchema = useUserSchema();
  const [askEmail] = useEmailCheckMutation();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const nextStep = useNextStep();

  const sendReset = async (email: string): Promise<readonly Problem[]> => {
    const problems = await problemsOf('sendCode', async () => {
      await nextStep.ready();
      await (await loadIdentity()).forgotPassword(email);
      nextStep.show({ kind: 'reset', email });
      return [];
    });
    const { text } = faultProblem('unconfirmed', 'sendCode');
    setUnconfirmed(problems.some((problem) => problem.text === text));
    return problems;
  };

  const account = useAccountForm(
    ['email'],
    async (values) => {
      setUnconfirmed(false);
      const own = ownProblems(values, checkEmail);
      if (own.length > 0) return own;
      // The service only refuses what is not an address. The provider decides whether an account has it.
      const { error } = await askEmail(values.email);
      if (isCallError(error) && error.status === 400)
        return [{ place: 'email', text: 'errors:email.format' }];
      const checked = await checkSchema(values, ['email']);
      // Without a schema the form works too: the provider checks the address as well.
      if (typeof checked !== 'string' && checked.length > 0) return checked;
      return sendReset(values.email);
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
    sendReset: () => sendReset(account.form.getValues().email.trim()),
  };
}
