import './fieldTexts.ts';
import { styled } from '@mui/material/styles';
import {
  type ComponentProps,
  forwardRef,
  type Ref,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import PhoneInput, {
  type Country,
  getCountries,
  getCountryCallingCode,
} from 'react-phone-number-input/input';
import { localeOf } from '#i18n/i18n.ts';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { FieldLayout, type FieldParts } from './FieldLayout.tsx';
import { FieldInput } from './fieldInput.ts';
import { internationalNumber } from './phoneNumber.ts';

interface PhoneBoxProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** The formatted text. */
  value?: string;
  onText(text: string): void;
  /** The chosen country; undefined if the visitor cannot choose. */
  chosen: Country | undefined;
  onChosen(country: Country): void;
  choiceLabel: string;
}

/** The input that the phone library formats, with the look of the other fields. */
const PhoneBox = forwardRef<HTMLInputElement, PhoneBoxProps>(function PhoneBox(
  { value = '', onText, chosen, onChosen, choiceLabel, ...input },
  ref,
) {
  const reportText = useEffectEvent(onText);
  useEffect(() => reportText(value), [value]);
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
  /** The typed number in its international form ("+14165550142"), perhaps incomplete; '' for none. */
  value: string;
  /** Called with the international form at each change. */
  onChange(number: string): void;
  onBlur?: (() => void) | undefined;
  /** Ref of the input, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Lets the visitor choose another country than Canada. Numbers with a prefix are accepted in either case. */
  withCountry?: boolean;
  placeholder?: string | undefined;
}

/** A phone number, formatted as in its country while it is typed: (416) 555-0142. */
export function PhoneField({
  layout,
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
  // The library gets a number only to start from. As its controlled value, the number of one key press would arrive
  // after the next key press, and the two would overwrite each other without end.
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
    <FieldLayout {...layout}>
      <PhoneInput
        {...box}
        ref={inputRef}
        name={name}
        defaultCountry={country}
        {...(start && { value: start })}
        inputComponent={PhoneBox as never} // its type has no additional props
        placeholder={placeholder ?? (country === 'CA' ? t('phoneMask') : undefined)}
        autoComplete="tel"
        onBlur={onBlur}
        onChange={() => {}}
      />
    </FieldLayout>
  );
}

/** Countries at the top of the list: most callers of the brokerage are there. */
const FIRST: readonly Country[] = ['CA', 'US'];

const Root = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.spacing(0.5),
  alignSelf: 'stretch',
  padding: theme.spacing(0, 2, 0, 3.5),
  marginRight: theme.spacing(3),
  borderRight: `1px solid ${theme.vars?.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { fontSize: '1.125rem', color: theme.vars?.palette.text.secondary },
  '&:focus-within': {
    outline: `2px solid ${theme.vars?.palette.primary.dark}`,
    outlineOffset: -2,
    borderRadius: `${theme.shape.borderRadius}px 0 0 ${theme.shape.borderRadius}px`,
  },
}));

/** The device's own list, which can be searched by typing. It lies invisible over the short form. */
const Select = styled('select')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  font: 'inherit',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
}));

/** All countries, by name. Until the form is painted, only the chosen one. */
function useCountries(chosen: Country): { country: Country; name: string }[] {
  const { language } = useTranslation('common').i18n;
  const isWhole = useDeferredValue(true, false);
  const only = isWhole ? undefined : chosen;
  return useMemo(() => {
    const locale = localeOf(language);
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const named = (only ? [only] : getCountries()).map((country) => ({
      country,
      name: names.of(country) ?? country,
    }));
    const rank = ({ country }: { country: Country }) =>
      FIRST.includes(country) ? FIRST.indexOf(country) : 2;
    const { compare } = new Intl.Collator(locale);
    return named.sort((one, other) => rank(one) - rank(other) || compare(one.name, other.name));
  }, [language, only]);
}

interface CountrySelectProps {
  country: Country;
  onChange: (country: Country) => void;
  label: string;
}

/** The choice of a country, for phone numbers without a prefix. */
function CountrySelect({ country, onChange, label }: CountrySelectProps) {
  const countries = useCountries(country);
  // More than two hundred options, which do not change while the number is typed.
  const options = useMemo(
    () =>
      countries.map(({ country: code, name }) => (
        <option key={code} value={code}>
          {name} (+{getCountryCallingCode(code)})
        </option>
      )),
    [countries],
  );
  return (
    <Root>
      <span aria-hidden>
        {country} +{getCountryCallingCode(country)}
      </span>
      <ChevronDownIcon aria-hidden />
      <Select
        aria-label={label}
        value={country}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          const chosen = countries.find((known) => known.country === value);
          if (chosen) onChange(chosen.country);
        }}
      >
        {options}
      </Select>
    </Root>
  );
}
