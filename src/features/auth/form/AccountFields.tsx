import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../components/fields/CodeField.tsx';
import { FieldFrame } from '../../../components/fields/FieldFrame.tsx';
import { FieldInput } from '../../../components/fields/fieldInput.ts';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { PasswordRules } from '../../../components/fields/PasswordRules.tsx';
import '../authTexts.ts';
import { useAccountField } from './useAccountField.ts';
import type { AccountForm } from './useAccountForm.ts';

interface AccountFieldProps {
  account: AccountForm;
}

/** First or last name. */
export function NameField({ account, field }: AccountFieldProps & { field: 'first' | 'last' }) {
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

/** The email address, by which an account is known. */
export function EmailField({ account }: AccountFieldProps) {
  const { t } = useTranslation('auth');
  const { frame, input, registered } = useAccountField('email', account, { label: t('fields.email') });
  const { ref, ...events } = registered;
  return (
    <FieldFrame {...frame}>
      <FieldInput
        {...events}
        inputRef={ref}
        type="email"
        // By this word password managers know that it belongs to the password below.
        autoComplete="username"
        inputProps={{ ...input, inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
      />
    </FieldFrame>
  );
}

/** The password of an account. */
export function CurrentPasswordField({ account }: AccountFieldProps) {
  const { t } = useTranslation('auth');
  const parts = useAccountField('password', account, { label: t('fields.password') });
  return <PasswordField {...parts} autoComplete="current-password" />;
}

/** A password that is chosen, with its rules, and once more. */
export function NewPasswordFields({ account, isFirst = false }: AccountFieldProps & { isFirst?: boolean }) {
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

/** The digits that came by mail. */
export function MailedCodeField({ account }: AccountFieldProps) {
  const { t } = useTranslation('auth');
  const parts = useAccountField('code', account, { label: t('fields.code') });
  return <CodeField {...parts} />;
}
