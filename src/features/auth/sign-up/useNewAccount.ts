import { useTranslation } from 'react-i18next';
import { useEmailCheckMutation } from '#api/customer/formCalls.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { type AccountValues, type Problem, trimmed } from '../form/accountFields.ts';
import { faultProblem, problemsOf } from '../form/faultProblem.ts';
import { checkEmail, checkNames, checkNewPassword, ownProblems } from '../form/ownProblems.ts';
import { type AccountForm, useAccountForm } from '../form/useAccountForm.ts';
import { useUserSchema } from '../form/useUserSchema.ts';
import { type NextStepState, useNextStep } from '../next-step/useNextStep.ts';
import { useEnter } from '../sign-in/useEnter.ts';

interface NewAccount {
  account: AccountForm;
  /** The account waits for its code. */
  nextStep: NextStepState;
  /** Signs in with what was typed, and adds the customer. */
  enter(): Promise<readonly Problem[]>;
}

/** The sign-up form: its fields, the schema, the customer service and the identity provider are asked in this order. */
export function useNewAccount(): NewAccount {
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

  /** The customer service may still know, or not yet know, whom the provider does not: the provider decides. */
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
