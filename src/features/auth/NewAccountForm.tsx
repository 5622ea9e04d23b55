import './authTexts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { EmailField } from './form/AccountFields.tsx';
import { AccountFormFrame } from './form/AccountFormFrame.tsx';
import { NewPasswordFields } from './form/NewPasswordFields.tsx';
import { useAccountField } from './form/useAccountField.ts';
import type { AccountForm } from './form/useAccountForm.ts';
import { AuthHeading } from './frame/AuthHeading.tsx';
import { FormQuestion, LegalLinks } from './frame/FormLinks.tsx';
import { FormAndNextStep } from './next-step/FormAndNextStep.tsx';
import { useNewAccount } from './sign-up/useNewAccount.ts';

interface NameFieldProps {
  account: AccountForm;
  field: 'first' | 'last';
}

/** First or last name. */
function NameField({ account, field }: NameFieldProps) {
  const { t } = useTranslation('auth');
  const { frame, input, registered } = useAccountField(field, account, { label: t(`fields.${field}`) });
  const { ref, ...events } = registered;
  return (
    <FieldFrame {...frame}>
      <FieldInput
        {...events}
        inputRef={ref}
        autoComplete={field === 'first' ? 'given-name' : 'family-name'}
        inputProps={input}
      />
    </FieldFrame>
  );
}

/** A new account, and the code that confirms it (A2 Sign-up). */
export function NewAccountForm({ intentHeading }: { intentHeading: ReactNode }) {
  const { t } = useTranslation('auth');
  const { account, nextStep, enter } = useNewAccount();
  const asksForOther = !intentHeading;
  return (
    <FormAndNextStep nextStep={nextStep} onConfirmed={enter}>
      {intentHeading ?? <AuthHeading title={t('newAccount.title')} />}
      <AccountFormFrame
        account={account}
        label={t('newAccount.documentTitle')}
        submit={t('newAccount.submit')}
        above={
          <div>
            <Typography variant="body2" color="textSecondary">
              {t('newAccount.agreement', { brokerage: brand.brokerage })}
            </Typography>
            <LegalLinks />
          </div>
        }
      >
        <FieldPair>
          <NameField account={account} field="first" />
          <NameField account={account} field="last" />
        </FieldPair>
        <EmailField account={account} />
        <NewPasswordFields account={account} isFirst />
      </AccountFormFrame>
      {asksForOther && (
        <Box sx={{ mt: 6 }}>
          <FormQuestion question={t('newAccount.haveAccount')} to={paths.login()}>
            {t('newAccount.login')}
          </FormQuestion>
        </Box>
      )}
    </FormAndNextStep>
  );
}
