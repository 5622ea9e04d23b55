import { type ComponentProps, forwardRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import PhoneInput, { type Country } from 'react-phone-number-input/input';
import type { LeadFormState } from '../form/useLeadForm.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldInput } from './fieldInput.ts';
import { useField } from './useField.ts';

interface PhoneBoxProps extends ComponentProps<'input'> {
  /** The chosen one, where there is a choice. */
  chosen: Country | undefined;
  onChosen(country: Country): void;
  choiceLabel: string;
}

/** The input that the phone library formats, in the box of the other fields. */
const PhoneBox = forwardRef<HTMLInputElement, Omit<PhoneBoxProps, 'ref'>>(function PhoneBox(
  { chosen, onChosen, choiceLabel, value, ...input },
  ref,
) {
  return (
    <FieldInput
      inputRef={ref}
      value={value ?? ''}
      inputProps={input}
      {...(chosen && {
        startAdornment: <CountrySelect country={chosen} onChange={onChosen} label={choiceLabel} />,
        sx: { pl: 0 },
      })}
    />
  );
});

interface PhoneFieldProps {
  lead: LeadFormState;
  /** The visitor may choose another country than Canada; numbers with a prefix are taken either way. */
  withCountry?: boolean;
}

/** A phone number, written as its country writes it while it is typed: (416) 555-0142. */
export function PhoneField({ lead, withCountry = false }: PhoneFieldProps) {
  const { t } = useTranslation('leads');
  const { frame, input } = useField('phone', lead);
  const { field } = useController({ control: lead.form.control, name: 'phone' });
  const [country, setCountry] = useState<Country>('CA');
  const box = {
    ...input,
    chosen: withCountry ? country : undefined,
    onChosen: setCountry,
    choiceLabel: t('country'),
  };
  return (
    <FieldFrame {...frame}>
      <PhoneInput
        {...box}
        ref={field.ref}
        name={field.name}
        defaultCountry={country}
        {...(field.value && { value: field.value })}
        inputComponent={PhoneBox as never} // its type there has no room for props of one's own
        placeholder={country === 'CA' ? t('phoneMask') : undefined}
        autoComplete="tel"
        onBlur={field.onBlur}
        onChange={(number: string | undefined) => {
          if ((number ?? '') === field.value) return;
          field.onChange(number ?? '');
          lead.onEdited('phone');
        }}
      />
    </FieldFrame>
  );
}
