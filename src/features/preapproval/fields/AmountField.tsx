import InputAdornment from '@mui/material/InputAdornment';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { parseDecimal, parseDollars } from '#domain/typedAmount.ts';
import { localeOf } from '#i18n/i18n.ts';
import { amountText } from '../form/sections.ts';
import type { SectionForm } from '../form/useSectionForm.ts';
import { useFieldParts } from './useFieldParts.ts';

interface AmountFieldProps {
  section: SectionForm;
  field: string;
  unit: 'dollars' | 'percent';
  help?: string;
  /** Called with each typed text. */
  onTyped?: (text: string) => void;
}

/** An amount. It is formatted when the field is left. */
export function AmountField({ section, field, unit, help, onTyped }: AmountFieldProps) {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  const { layout, input } = useFieldParts(section, field, { help });
  const { field: own } = useController({ control: section.form.control, name: field });
  const isBefore = unit === 'dollars' && locale === 'en-CA';
  const sign = (
    <InputAdornment position={isBefore ? 'start' : 'end'} aria-hidden>
      {unit === 'dollars' ? '$' : '%'}
    </InputAdornment>
  );
  const leave = () => {
    own.onBlur();
    const value = unit === 'dollars' ? parseDollars(own.value ?? '') : parseDecimal(own.value ?? '');
    if (value !== null) section.form.setValue(field, amountText(value, locale));
    section.left(field);
  };
  return (
    <FieldLayout {...layout}>
      <FieldInput
        name={own.name}
        inputRef={own.ref}
        value={own.value ?? ''}
        autoComplete="off"
        onChange={({ target }) => {
          own.onChange(target.value);
          section.edited(field);
          onTyped?.(target.value);
        }}
        onBlur={leave}
        {...(isBefore ? { startAdornment: sign } : { endAdornment: sign })}
        inputProps={{ ...input, inputMode: 'decimal' }}
      />
    </FieldLayout>
  );
}
