import '../authTexts.ts';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UsernameForManagers } from '#components/fields/PasswordField.tsx';
import { paths } from '#domain/paths.ts';
import { IdentityFault } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { Button } from '#ui/Button.tsx';
import { CodeDigitsField, OutboxNote, ResendCode } from '../code/MailedCode.tsx';
import { AccountFormLayout } from '../form/AccountFormLayout.tsx';
import { faultProblem, problemsOf } from '../form/faultProblem.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { checkCode, checkNewPassword, ownProblems } from '../form/ownProblems.ts';
import { useAccountForm, type Work } from '../form/useAccountForm.ts';
import { AuthHeading } from '../layout/AuthHeading.tsx';
import { FormQuestion } from '../layout/FormLinks.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { useEnter } from './useEnter.ts';

/** The step that an account needs, and the account. */
export interface AccountNeed {
  kind: 'confirmation' | 'newPassword' | 'reset' | 'secondFactor';
  email: string;
  /** For a reset: the account cannot be used before it. */
  isRequired?: boolean;
}

export interface NextStepProps {
  need: AccountNeed;
  /** Goes on with another step. */
  onNeeded: (need: AccountNeed) => void;
  /** Continues after the email was confirmed. */
  onConfirmed: Work;
  /** Returns to the form. */
  onCancelled: () => void;
}

/** The next step of an account after its form. */
export function NextStep({ need, onNeeded, onConfirmed, onCancelled }: NextStepProps) {
  const { kind, email, isRequired = false } = need;
  const askForCode = () => onNeeded({ kind: 'secondFactor', email });
  if (kind === 'confirmation')
    return <ConfirmEmail email={email} onConfirmed={onConfirmed} onOther={onCancelled} />;
  if (kind === 'newPassword') return <NewPasswordStep email={email} onCodeRequired={askForCode} />;
  if (kind === 'secondFactor') return <SecondFactorStep onOther={onCancelled} />;
  return (
    <ResetDialog email={email} isRequired={isRequired} onCodeRequired={askForCode} onClose={onCancelled} />
  );
}

/** The first login with an assigned password asks for a new one. */
function NewPasswordStep({ email, onCodeRequired }: { email: string; onCodeRequired: () => void }) {
  const { t } = useTranslation('auth');
  const { begin } = useEnter();
  const account = useAccountForm(['password', 'passwordConfirm'], async (values) => {
    const own = ownProblems(values, checkNewPassword);
    if (own.length > 0) return own;
    return problemsOf('newPassword', async () => {
      const identity = await loadIdentity();
      const step = await identity.completeNewPassword(values.password);
      if (step === 'codeRequired') {
        onCodeRequired();
        return [];
      }
      if (step !== 'signedIn') throw new IdentityFault('other');
      await begin();
      return [];
    });
  });
  return (
    <>
      <AuthHeading title={t('newPassword.title')} text={t('newPassword.text')} takesFocus />
      <AccountFormLayout account={account} label={t('newPassword.title')} submit={t('newPassword.submit')}>
        <UsernameForManagers email={email} />
        <NewPasswordFields account={account} />
      </AccountFormLayout>
    </>
  );
}

/** Asks for the code of the account's authenticator app. */
function SecondFactorStep({ onOther }: { onOther: () => void }) {
  const { t } = useTranslation('auth');
  const { begin } = useEnter();
  const account = useAccountForm(['code'], async (values) => {
    const own = ownProblems(values, checkCode);
    if (own.length > 0) return own;
    return problemsOf('secondFactor', async () => {
      const step = await (await loadIdentity()).completeWithCode(values.code);
      if (step !== 'signedIn') throw new IdentityFault('other');
      await begin();
      return [];
    });
  });
  return (
    <>
      <AuthHeading title={t('secondFactor.title')} text={t('secondFactor.text')} takesFocus />
      <AccountFormLayout account={account} label={t('secondFactor.title')} submit={t('secondFactor.submit')}>
        <CodeDigitsField account={account} />
      </AccountFormLayout>
      <Box sx={{ mt: 6 }}>
        <FormQuestion question={t('secondFactor.help')} to={paths.contact()}>
          {t('secondFactor.contact')}
        </FormQuestion>
        <Button onClick={onOther} sx={{ ml: -5 }}>
          {t('secondFactor.other')}
        </Button>
      </Box>
    </>
  );
}

interface ConfirmEmailProps {
  /** The address to which a code was sent. */
  email: string;
  /** Continues with the confirmed account. */
  onConfirmed: Work;
  /** Returns to the form, to enter another address. */
  onOther: () => void;
}

/** Confirms the email of an account by the code that was sent to it. */
function ConfirmEmail({ email, onConfirmed, onOther }: ConfirmEmailProps) {
  const { t } = useTranslation('auth');
  // A code can be used once: a retry after a later failure skips it.
  const isConfirmed = useRef(false);
  const account = useAccountForm(['code'], async (values) => {
    if (isConfirmed.current) return onConfirmed(values);
    const own = ownProblems(values, checkCode);
    if (own.length > 0) return own;
    const refused = await problemsOf('confirm', async () => {
      await (await loadIdentity()).confirmSignUp(email, values.code);
      return [];
    });
    isConfirmed.current = refused.every(
      ({ text }) => text === faultProblem('alreadyConfirmed', 'confirm').text,
    );
    return refused.length > 0 ? refused : onConfirmed(values);
  });
  return (
    <>
      <AuthHeading title={t('confirm.title')} text={t('confirm.text', { email })} takesFocus />
      <AccountFormLayout account={account} label={t('confirm.title')} submit={t('confirm.submit')}>
        <CodeDigitsField account={account} />
        <OutboxNote email={email} />
        <ResendCode
          account={account}
          step="sendCode"
          send={async () => (await loadIdentity()).resendCode(email)}
        />
      </AccountFormLayout>
      <Button onClick={onOther} sx={{ mt: 4, ml: -5 }}>
        {t('confirm.other')}
      </Button>
    </>
  );
}
