import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PROVINCES } from '#domain/geo/provinces.ts';
import { LENDER_CODES, lenderName } from '#domain/mortgage/lenders.ts';
import '../applicationTexts.ts';
import type application from '#i18n/en/application.json';
import { localeOf } from '#i18n/i18n.ts';

type Choices = (typeof application)['choices'];

interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** Options of the choices, in the page's language. */
export function useOptions() {
  const { t, i18n } = useTranslation('application');
  const locale = localeOf(i18n.language);
  const lists = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const provinces: Option[] = PROVINCES.map(({ code, name, french }) => ({
      value: code,
      label: locale === 'fr-CA' ? french : name,
    })).sort((one, other) => compare(one.label, other.label));
    const lenders: Option[] = LENDER_CODES.map((code) => ({ value: code, label: lenderName(code, locale) }));
    return { provinces, lenders };
  }, [locale]);
  return {
    ...lists,
    /** Options of an enumeration with their texts. */
    of: <Name extends keyof Choices>(
      name: Name,
      values: readonly (keyof Choices[Name] & string)[],
    ): Option[] =>
      values.map((value) => ({ value, label: t(`choices.${name}.${value}` as 'choices.yesNo.yes') })), // one text a value of the enumeration
  };
}
