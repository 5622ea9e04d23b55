import { useTranslation } from 'react-i18next';
import { NO_VALUE } from '#components/heads/marketSentence.ts';
import { formatNumber, formatPinPrice, formatPrice, type Locale, withMinusSign } from '#domain/format.ts';
import { monthName, shortMonthName } from '#domain/market/monthName.ts';
import trends from '#i18n/en/trends.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';
import { languageOf } from '#i18n/languages.ts';

await addEnglish('trends', trends);

/** Texts of this feature and formats in the page's language. Null is a gap. */
export function useTrendsText() {
  const { t, i18n } = useTranslation('trends');
  const locale: Locale = localeOf(i18n.language);
  const known = (format: (value: number, locale: Locale) => string) => (value: number | null) =>
    value === null ? NO_VALUE : format(value, locale);
  return {
    t,
    locale,
    language: languageOf(i18n.language),
    price: known(formatPrice),
    shortPrice: (dollars: number) => formatPinPrice(dollars, 'sale', locale),
    number: known(formatNumber),
    /** "1 day", "12.5 days"; in French "1,5 jour". */
    days: (value: number | null) => t('dayCount', { count: value ?? 0, days: known(formatNumber)(value) }),
    percent: known(percentText),
    change: (percent: number) => changeText(percent, locale),
    month: (month: string) => monthName(month, locale),
    shortMonth: (month: string) => shortMonthName(month, locale),
  };
}

/** "38.2%" from 38.2; in French "38,2 %". */
export const percentText = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** The same with its sign unless it is 0: "+4.7%", "−4.7%". */
export const changeText = (percent: number, locale: Locale): string =>
  withMinusSign(
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }).format(percent / 100),
  );
