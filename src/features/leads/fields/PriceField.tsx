import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { formatPrice } from '#domain/format.ts';
import { priceDigits } from '#domain/lead.ts';
import { localeOf } from '#i18n/i18n.ts';
import type { LeadFormState } from '../form/useLeadForm.ts';
import { useField } from './useField.ts';

/** A price in whole dollars: digits while it is typed, written out as a price when the visitor goes on. */
export function PriceField({ lead }: { lead: LeadFormState }) {
  const { t, i18n } = useTranslation('leads');
  const { frame, input } = useField('price', lead);
  const { field } = useController({ control: lead.form.control, name: 'price' });
  const [isTyped, setTyped] = useState(false);
  const written = field.value && formatPrice(Number(field.value), localeOf(i18n.language));
  return (
    <FieldFrame {...frame}>
      <FieldInput
        name={field.name}
        inputRef={field.ref}
        value={isTyped ? field.value : written}
        placeholder={t('pricePlaceholder')}
        autoComplete="off"
        onFocus={() => setTyped(true)}
        onBlur={() => {
          setTyped(false);
          field.onBlur();
        }}
        onChange={(event) => {
          // No maxLength: it would cut a pasted "$1,250,000" to another price.
          field.onChange(priceDigits(event.target.value));
          lead.onEdited('price');
        }}
        inputProps={{ ...input, inputMode: 'numeric' }}
      />
    </FieldFrame>
  );
}
