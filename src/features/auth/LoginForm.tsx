import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import './authTexts.ts';
import { UnconfirmedNote } from './code/UnconfirmedNote.tsx';
import { CurrentPasswordField, EmailField } from './form/AccountFields.tsx';
import { AccountFormFrame } from './form/AccountFormFrame.tsx';
import { AuthHeading } from './frame/AuthHeading.tsx';
import { FormLink, FormQuestion, LegalLinks } from './frame/FormLinks.tsx';
import { FormAndNextStep } from './next-step/FormAndNextStep.tsx';
import { useLogin } from './sign-in/useLogin.ts';

/** Email and password, and whatever an account needs beside them (A2 Login). */
export function LoginForm({ intentHeading }: { intentHeading: ReactNode }) {
  const { t } = useTranslation('auth');
  const { account, isUnconfirmed, nextStep, sendCode, enterAgain } = useLogin();
  // With an intent the other form stands beside this one's title.
  const asksForOther = !intentHeading;
  return (
    <FormAndNextStep nextStep={nextStep} onConfirmed={enterAgain}>
      {intentHeading ?? <AuthHeading title={t('welcome')} />}
      <AccountFormFrame
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
      </AccountFormFrame>
      <Box sx={{ mt: 6 }}>
        {asksForOther && (
          <FormQuestion question={t('login.noAccount', { brand: brand.name })} to={paths.newAccount()}>
            {t('login.create')}
          </FormQuestion>
        )}
        <LegalLinks />
      </Box>
    </FormAndNextStep>
  );
}
