import { useTranslation } from 'react-i18next';
import { CodeField } from '#components/fields/CodeField.tsx';
import '../authTexts.ts';
import { useAccountField } from '../form/useAccountField.ts';
import type { AccountForm } from '../form/useAccountForm.ts';

/** The digits that came by mail. */
export function MailedCodeField({ account }: { account: AccountForm }) {
  const { t } = useTranslation('auth');
  const parts = useAccountField('code', account, { label: t('fields.code') });
  return <CodeField {...parts} />;
}
