import { useController } from 'react-hook-form';
import { PhoneField } from '#components/fields/PhoneField.tsx';
import type { LeadFormState } from '../form/useLeadForm.ts';
import { useField } from './useField.ts';

interface LeadPhoneFieldProps {
  lead: LeadFormState;
  /** Lets the visitor choose another country than Canada. */
  withCountry?: boolean;
}

export function LeadPhoneField({ lead, withCountry = false }: LeadPhoneFieldProps) {
  const parts = useField('phone', lead);
  const { field } = useController({ control: lead.form.control, name: 'phone' });
  return (
    <PhoneField
      {...parts}
      name={field.name}
      value={field.value}
      inputRef={field.ref}
      onBlur={field.onBlur}
      withCountry={withCountry}
      onChange={(number) => {
        field.onChange(number);
        lead.onEdited('phone');
      }}
    />
  );
}
