import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { LEAD_MESSAGE } from '#domain/constants.ts';
import type { LeadFormState } from '../form/useLeadForm.ts';
import { useField } from './useField.ts';

/** The message: two rows, more as it grows; near its end the characters are counted. */
export function MessageField({ lead }: { lead: LeadFormState }) {
  const { t } = useTranslation('leads');
  const { frame, input } = useField('message', lead);
  const { ref, ...registered } = lead.form.register('message', { onChange: () => lead.onEdited('message') });
  const { length } = lead.form.watch('message').trim();
  const { max, countedFrom } = LEAD_MESSAGE;
  const count = length >= countedFrom ? t('characters', { length, max }) : undefined;
  const describing = [input['aria-describedby'], count && `${frame.id}-help`].filter(Boolean).join(' ');
  return (
    <FieldFrame {...frame} help={count}>
      <FieldInput
        {...registered}
        inputRef={ref}
        multiline
        minRows={2}
        maxRows={6}
        placeholder={t('messagePlaceholder')}
        autoComplete="off"
        inputProps={{ ...input, 'aria-describedby': describing || undefined }}
      />
    </FieldFrame>
  );
}
