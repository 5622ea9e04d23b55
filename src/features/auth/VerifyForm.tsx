import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import './authTexts.ts';
import { UnconfirmedNote } from './code/UnconfirmedNote.tsx';
import { EmailField } from './form/AccountFields.tsx';
import { AccountFormFrame } from './form/AccountFormFrame.tsx';
import { AuthHeading } from './frame/AuthHeading.tsx';
import { FormQuestion } from './frame/FormLinks.tsx';
import { FormAndNextStep } from './next-step/FormAndNextStep.tsx';
import { useVerify } from './reset/useVerify.ts';

/** Sends a code to the email of an account, and takes a new password for it (A2 Verify). */
export function VerifyForm() {
  const { t } = useTranslation('auth');
  const { account, isUnconfirmed, nextStep, sendCode, sendReset } = useVerify();
  return (
    <FormAndNextStep nextStep={nextStep} onConfirmed={sendReset}>
      <AuthHeading title={t('verify.title')} text={t('verify.text')} />
      <AccountFormFrame account={account} label={t('verify.documentTitle')} submit={t('verify.submit')}>
        <EmailField account={account} />
        {isUnconfirmed && <UnconfirmedNote onSend={sendCode} />}
      </AccountFormFrame>
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
