import { useTranslation } from 'react-i18next';
import { formatNumber, formatPinPrice, formatPrice, type Locale } from '#domain/format.ts';
import trends from '#i18n/en/trends.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';
import { changeText, monthName, percentText, shortMonthName } from './trendsFormat.ts';

await addEnglish('trends', trends);

/** Stands where there was no sale to make a number of. */
const NO_VALUE = '–';

/** Formatting in the page's language beside the feature's texts; null is a gap. */
export function useTrendsText() {
  const { t, i18n } = useTranslation('trends');
  const locale: Locale = localeOf(i18n.language);
  const known = (format: (value: number, locale: Locale) => string) => (value: number | null) =>
    value === null ? NO_VALUE : format(value, locale);
  return {
    t,
    locale,
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
