import { useTranslation } from 'react-i18next';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { PasswordField } from '#components/fields/PasswordField.tsx';
import '../authTexts.ts';
import { type AccountForm, useAccountField } from './useAccountForm.ts';

interface AccountFieldProps {
  account: AccountForm;
}

/** The email address that identifies the account. */
export function EmailField({ account }: AccountFieldProps) {
  const { t } = useTranslation('auth');
  const { layout, input, registered } = useAccountField('email', account, { label: t('fields.email') });
  const { ref, ...events } = registered;
  return (
    <FieldLayout {...layout}>
      <FieldInput
        {...events}
        inputRef={ref}
        type="email"
        // With this token password managers connect the email with the password below.
        autoComplete="username"
        inputProps={{ ...input, inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
      />
    </FieldLayout>
  );
}

export function CurrentPasswordField({ account }: AccountFieldProps) {
  const { t } = useTranslation('auth');
  const parts = useAccountField('password', account, { label: t('fields.password') });
  return <PasswordField {...parts} autoComplete="current-password" />;
}
