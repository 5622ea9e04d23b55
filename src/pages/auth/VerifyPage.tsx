import { useTranslation } from 'react-i18next';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { AuthLayout } from '#features/auth/AuthLayout.tsx';
import { VerifyForm } from '#features/auth/VerifyForm.tsx';

/** The form in which a forgotten password is replaced. */
export default function VerifyPage() {
  const { t } = useTranslation('auth');
  useDocumentTitle(t('verify.documentTitle'));
  useUnlisted();
  return (
    <AuthLayout scene="verify">
      <VerifyForm />
    </AuthLayout>
  );
}
