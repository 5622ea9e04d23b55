import { useTranslation } from 'react-i18next';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { AuthFrame } from '#features/auth/AuthFrame.tsx';
import { LoginForm } from '#features/auth/LoginForm.tsx';
import { useIntentHeading } from './useIntentHeading.tsx';

/** The form in which a customer signs in. */
export default function LoginPage() {
  const { t } = useTranslation('auth');
  useDocumentTitle(t('login.documentTitle'));
  useUnlisted();
  return (
    <AuthFrame scene="login">
      <LoginForm intentHeading={useIntentHeading('login')} />
    </AuthFrame>
  );
}
