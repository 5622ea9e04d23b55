import './authTexts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmailCheckMutation } from '#api/customer/formCalls.ts';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { EmailField } from './form/AccountFields.tsx';
import { AccountFormLayout } from './form/AccountFormLayout.tsx';
import { type AccountValues, type Problem, trimmed } from './form/accountFields.ts';
import { faultProblem, problemsOf } from './form/faultProblem.ts';
import { NewPasswordFields } from './form/NewPasswordFields.tsx';
import { checkEmail, checkNames, checkNewPassword, ownProblems } from './form/ownProblems.ts';
import { type AccountForm, useAccountField, useAccountForm } from './form/useAccountForm.ts';
import { useUserSchema } from './form/useUserSchema.ts';
import { AuthHeading } from './layout/AuthHeading.tsx';
import { FormQuestion, LegalLinks } from './layout/FormLinks.tsx';
import { FormAndNextStep } from './next-step/FormAndNextStep.tsx';
import { useEnter } from './next-step/useEnter.ts';
import { type NextStepState, useNextStep } from './next-step/useNextStep.ts';

interface NameFieldProps {
  account: AccountForm;
  field: 'first' | 'last';
}

function NameField({ account, field }: NameFieldProps) {
  const { t } = useTranslation('auth');
  const { layout, input, registered } = useAccountField(field, account, { label: t(`fields.${field}`) });
  const { ref, ...events } = registered;
  return (
    <FieldLayout {...layout}>
      <FieldInput
        {...events}
        inputRef={ref}
        autoComplete={field === 'first' ? 'given-name' : 'family-name'}
        inputProps={input}
      />
    </FieldLayout>
  );
}

/** The form of a new account, followed by the code that confirms it. */
export function NewAccountForm({ intentHeading }: { intentHeading: ReactNode }) {
  const { t } = useTranslation('auth');
  const { account, nextStep, enter } = useNewAccount();
  const asksForOther = !intentHeading;
  return (
    <FormAndNextStep nextStep={nextStep} onConfirmed={enter}>
      {intentHeading ?? <AuthHeading title={t('newAccount.title')} />}
      <AccountFormLayout
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
      </AccountFormLayout>
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

interface NewAccount {
  account: AccountForm;
  /** The code that confirms the account. */
  nextStep: NextStepState;
  /** Logs in with the typed values, and adds the customer. */
  enter(): Promise<readonly Problem[]>;
}

/** The sign-up form. It checks in this order: its fields, the schema, the customer service, the identity provider. */
function useNewAccount(): NewAccount {
  const { i18n } = useTranslation('auth');
  const checkSchema = useUserSchema();
  const [askEmail] = useEmailCheckMutation();
  const { enter } = useEnter();
  const nextStep = useNextStep();

  const enterWith = ({ first, last, email, password }: AccountValues) =>
    problemsOf('login', async () => {
      await enter(email, password, { first, last });
      return [];
    });

  const refusedBefore = async (values: AccountValues): Promise<readonly Problem[]> => {
    const own = ownProblems(values, checkNames, checkEmail, checkNewPassword);
    if (own.length > 0) return own;
    const checked = await checkSchema(values, ['first', 'last', 'email']);
    if (checked === 'unreachable') return [faultProblem('unreachable', 'newAccount')];
    if (checked === 'missing') return [{ place: 'form', text: 'auth:formFault' }];
    return checked;
  };

  /**
   * The customer service may know an email that the identity provider does not, or the reverse. The provider decides.
   */
  const knownEmail = async (email: string): Promise<readonly Problem[]> => {
    const { data } = await askEmail(email);
    return data?.isRegistered ? [faultProblem('emailTaken', 'newAccount')] : [];
  };

  const account = useAccountForm(
    ['first', 'last', 'email', 'password', 'passwordConfirm'],
    async (values) => {
      const refused = await refusedBefore(values);
      if (refused.length > 0) return refused;
      const { first, last, email, password } = values;
      const known = await knownEmail(email);
      let isConfirmed = false;
      const problems = await problemsOf('newAccount', async () => {
        const identity = await loadIdentity();
        await nextStep.ready();
        ({ isConfirmed } = await identity.signUp({
          givenName: first,
          familyName: last,
          email,
          password,
          language: i18n.language === 'fr' ? 'fr' : 'en',
        }));
        return [];
      });
      if (problems.some(({ place }) => place === 'email')) return problems;
      if (problems.length > 0) return [...known, ...problems];
      if (isConfirmed) return enterWith(values);
      nextStep.show({ kind: 'confirmation', email });
      return [];
    },
  );

  return {
    account,
    nextStep,
    enter: () => enterWith(trimmed(account.form.getValues())),
  };
}
