import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#components/fields/PasswordField.tsx';
import { PasswordRules } from '#components/fields/PasswordRules.tsx';
import '../authTexts.ts';
import { type AccountForm, useAccountField } from './useAccountForm.ts';

interface NewPasswordFieldsProps {
  account: AccountForm;
  /** True if the account has no password yet. */
  isFirst?: boolean;
}

/** A new password with its rules, and its repetition. */
export function NewPasswordFields({ account, isFirst = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  const rules = useId();
  const password = useAccountField('password', account, {
    label: t(isFirst ? 'fields.password' : 'fields.newPassword'),
    rulesId: rules,
  });
  const again = useAccountField('passwordConfirm', account, {
    label: t(isFirst ? 'fields.passwordConfirm' : 'fields.newPasswordConfirm'),
  });
  return (
    <>
      <PasswordField {...password} autoComplete="new-password">
        <PasswordRules id={rules} password={account.form.watch('password')} />
      </PasswordField>
      <PasswordField {...again} autoComplete="new-password" />
    </>
  );
}
