import { useTranslation } from 'react-i18next';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { AuthLayout } from '#features/auth/AuthLayout.tsx';
import { NewAccountForm } from '#features/auth/NewAccountForm.tsx';
import { useIntentHeading } from './useIntentHeading.tsx';

/** The form in which a visitor creates an account. */
export default function NewAccountPage() {
  const { t } = useTranslation('auth');
  useDocumentTitle(t('newAccount.documentTitle'));
  useUnlisted();
  return (
    <AuthLayout scene="newAccount">
      <NewAccountForm intentHeading={useIntentHeading('newAccount')} />
    </AuthLayout>
  );
}
