import { useTranslation } from 'react-i18next';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { AuthLayout } from '#features/auth/AuthLayout.tsx';
import { LoginForm } from '#features/auth/LoginForm.tsx';
import { useIntentHeading } from './useIntentHeading.tsx';

/** The form in which a customer signs in. */
export default function LoginPage() {
  const { t } = useTranslation('auth');
  useDocumentTitle(t('login.documentTitle'));
  useUnlisted();
  return (
    <AuthLayout scene="login">
      <LoginForm intentHeading={useIntentHeading('login')} />
    </AuthLayout>
  );
}
