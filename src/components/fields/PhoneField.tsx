import { type ComponentProps, forwardRef, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import PhoneInput, { type Country } from 'react-phone-number-input/input';
import './fieldTexts.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { FieldFrame, type FieldParts } from './FieldFrame.tsx';
import { FieldInput } from './fieldInput.ts';
import { internationalNumber } from './phoneNumber.ts';

interface PhoneBoxProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** The formatted text. */
  value?: string;
  onText(text: string): void;
  /** The chosen country, where there is a choice. */
  chosen: Country | undefined;
  onChosen(country: Country): void;
  choiceLabel: string;
}

/** The input that the phone library formats, in the box of the other fields. */
const PhoneBox = forwardRef<HTMLInputElement, PhoneBoxProps>(function PhoneBox(
  { value = '', onText, chosen, onChosen, choiceLabel, ...input },
  ref,
) {
  const tell = useEffectEvent(onText);
  useEffect(() => tell(value), [value]);
  return (
    <FieldInput
      inputRef={ref}
      value={value}
      inputProps={input}
      {...(chosen && {
        startAdornment: <CountrySelect country={chosen} onChange={onChosen} label={choiceLabel} />,
        sx: { pl: 0 },
      })}
    />
  );
});

interface PhoneFieldProps extends FieldParts {
  name: string;
  /** The number in its international form ("+14165550142"), as far as it was typed; '' for none. */
  value: string;
  /** Told the same form at each change. */
  onChange(number: string): void;
  onBlur?: (() => void) | undefined;
  /** Of the input, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The visitor may choose another country than Canada; numbers with a prefix are taken either way. */
  withCountry?: boolean;
  placeholder?: string | undefined;
}

/** A phone number, written as its country writes it while it is typed: (416) 555-0142. */
export function PhoneField({
  frame,
  input,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  withCountry = false,
  placeholder,
}: PhoneFieldProps) {
  const { t } = useTranslation('common');
  // The library is told a number to start from and then only listened to: passed round as its value, the number of one
  // key press would meet the next one, and the two would chase each other for ever.
  const [{ country, start }, begin] = useState<{ country: Country; start: string }>({
    country: 'CA',
    start: value,
  });
  const [text, setText] = useState('');
  const box = {
    ...input,
    chosen: withCountry ? country : undefined,
    onChosen: (next: Country) => begin({ country: next, start: internationalNumber(text, next) }),
    choiceLabel: t('country'),
    onText: (shown: string) => {
      setText(shown);
      const number = internationalNumber(shown, country);
      if (number !== value) onChange(number);
    },
  };
  return (
    <FieldFrame {...frame}>
      <PhoneInput
        {...box}
        ref={inputRef}
        name={name}
        defaultCountry={country}
        {...(start && { value: start })}
        inputComponent={PhoneBox as never} // its type there has no room for props of one's own
        placeholder={placeholder ?? (country === 'CA' ? t('phoneMask') : undefined)}
        autoComplete="tel"
        onBlur={onBlur}
        onChange={() => {}}
      />
    </FieldFrame>
  );
}
