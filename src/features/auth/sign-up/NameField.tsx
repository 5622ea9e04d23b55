import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import '../authTexts.ts';
import { useAccountField } from '../form/useAccountField.ts';
import type { AccountForm } from '../form/useAccountForm.ts';

interface NameFieldProps {
  account: AccountForm;
  field: 'first' | 'last';
}

/** First or last name. */
export function NameField({ account, field }: NameFieldProps) {
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
