import { useTranslation } from 'react-i18next';
import { IdentityFault } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import '../authTexts.ts';
import { UsernameForManagers } from '#components/fields/UsernameForManagers.tsx';
import { AccountFormFrame } from '../form/AccountFormFrame.tsx';
import { problemsOf } from '../form/faultProblem.ts';
import { NewPasswordFields } from '../form/NewPasswordFields.tsx';
import { checkNewPassword, ownProblems } from '../form/ownProblems.ts';
import { useAccountForm } from '../form/useAccountForm.ts';
import { AuthHeading } from '../frame/AuthHeading.tsx';
import { useEnter } from './useEnter.ts';

/** A first login with a given password ends with one's own (A4 new-password challenge). */
export function NewPasswordStep({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { begin } = useEnter();
  const account = useAccountForm(['password', 'passwordConfirm'], async (values) => {
    const own = ownProblems(values, checkNewPassword);
    if (own.length > 0) return own;
    return problemsOf('newPassword', async () => {
      const identity = await loadIdentity();
      const step = await identity.completeNewPassword(values.password);
      if (step !== 'signedIn') throw new IdentityFault('other');
      await begin();
      return [];
    });
  });
  return (
    <>
      <AuthHeading title={t('newPassword.title')} text={t('newPassword.text')} takesFocus />
      <AccountFormFrame account={account} label={t('newPassword.title')} submit={t('newPassword.submit')}>
        <UsernameForManagers email={email} />
        <NewPasswordFields account={account} />
      </AccountFormFrame>
    </>
  );
}
