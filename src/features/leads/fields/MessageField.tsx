import { useTranslation } from 'react-i18next';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { LEAD_MESSAGE } from '#domain/constants.ts';
import type { LeadFormState } from '../form/useLeadForm.ts';
import { useField } from './useField.ts';

interface MessageFieldProps {
  lead: LeadFormState;
  /** "Message" by default. */
  label?: string;
  placeholder?: string;
}

/** The message: two rows, more as it grows. Near the limit the number of characters is shown. */
export function MessageField({ lead, label, placeholder }: MessageFieldProps) {
  const { t } = useTranslation('leads');
  const { layout, input } = useField('message', lead);
  const { ref, ...registered } = lead.form.register('message', { onChange: () => lead.onEdited('message') });
  const { length } = lead.form.watch('message').trim();
  const { max, countedFrom } = LEAD_MESSAGE;
  const count = length >= countedFrom ? t('characters', { length, max }) : undefined;
  const describing = [input['aria-describedby'], count && `${layout.id}-help`].filter(Boolean).join(' ');
  return (
    <FieldLayout {...layout} {...(label && { label: t('optional', { label }) })} help={count}>
      <FieldInput
        {...registered}
        inputRef={ref}
        multiline
        minRows={2}
        maxRows={6}
        placeholder={placeholder}
        autoComplete="off"
        inputProps={{ ...input, 'aria-describedby': describing || undefined }}
      />
    </FieldLayout>
  );
}
