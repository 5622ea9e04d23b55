import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { Button } from '#ui/Button.tsx';
import '../authTexts.ts';
import { AccountFormFrame } from '../form/AccountFormFrame.tsx';
import { faultProblem, problemsOf } from '../form/faultProblem.ts';
import { checkCode, ownProblems } from '../form/ownProblems.ts';
import { useAccountForm, type Work } from '../form/useAccountForm.ts';
import { AuthHeading } from '../frame/AuthHeading.tsx';
import { MailedCodeField } from './MailedCodeField.tsx';
import { OutboxNote } from './OutboxNote.tsx';
import { ResendCode } from './ResendCode.tsx';

interface ConfirmEmailProps {
  /** To which a code was sent. */
  email: string;
  /** Goes on with the account, which is confirmed now. */
  onConfirmed: Work;
  /** Back to the form: it was another address. */
  onOther: () => void;
}

/** The email of an account is confirmed by the code that came there (A2 Sign-up). */
export function ConfirmEmail({ email, onConfirmed, onOther }: ConfirmEmailProps) {
  const { t } = useTranslation('auth');
  // A code is good once: what fails after it is done again without it.
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
      <AccountFormFrame account={account} label={t('confirm.title')} submit={t('confirm.submit')}>
        <MailedCodeField account={account} />
        <OutboxNote email={email} />
        <ResendCode
          account={account}
          step="sendCode"
          send={async () => (await loadIdentity()).resendCode(email)}
        />
      </AccountFormFrame>
      <Button onClick={onOther} sx={{ mt: 4, ml: -5 }}>
        {t('confirm.other')}
      </Button>
    </>
  );
}
