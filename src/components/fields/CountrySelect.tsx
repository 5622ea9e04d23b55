import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Country, getCountries, getCountryCallingCode } from 'react-phone-number-input/input';
import { localeOf } from '#i18n/i18n.ts';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';

/** Where most of the brokerage's callers are. */
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

/** Over the short form, seen only when it is open: the device's own list, with its search by typing. */
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

/** All countries, by name; the chosen one alone until the form that it stands in is painted. */
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

/** The country of a phone number without its prefix. */
export function CountrySelect({ country, onChange, label }: CountrySelectProps) {
  const countries = useCountries(country);
  // Two hundred and more, which do not change with what is typed beside them.
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
