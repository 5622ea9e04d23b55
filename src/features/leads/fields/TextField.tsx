import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import type { WrittenField } from '../form/leadFields.ts';
import type { LeadFormState } from '../form/useLeadForm.ts';
import { useField } from './useField.ts';

interface TextFieldProps {
  lead: LeadFormState;
  field: WrittenField;
  /** The token by which browsers fill in the field. */
  autoComplete: string;
  type?: 'text' | 'email';
}

/** A field with one line. */
export function TextField({ lead, field, autoComplete, type = 'text' }: TextFieldProps) {
  const { layout, input } = useField(field, lead);
  const { ref, ...registered } = lead.form.register(field, { onChange: () => lead.onEdited(field) });
  return (
    <FieldLayout {...layout}>
      <FieldInput
        {...registered}
        inputRef={ref}
        type={type}
        autoComplete={autoComplete}
        inputProps={{ ...input, ...(type === 'email' && { inputMode: 'email', spellCheck: false }) }}
      />
    </FieldLayout>
  );
}
