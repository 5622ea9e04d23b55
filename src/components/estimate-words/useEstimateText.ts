import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPrice, type Locale, withMinusSign } from '#domain/format.ts';
import estimates from '#i18n/en/estimates.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

await addEnglish('estimates', estimates);

/** Texts of estimates, and formats in the page's language. */
export function useEstimateText() {
  const { t, i18n } = useTranslation('estimates');
  const locale: Locale = localeOf(i18n.language);
  const signed = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
    signDisplay: 'always',
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    t,
    locale,
    price: (dollars: number) => formatPrice(dollars, locale),
    /** "+$12,000", "−$3,500" */
    change: (dollars: number) => withMinusSign(signed.format(dollars)),
    /** "5.2%" from 0.052. */
    share: (part: number) => percent.format(part),
    number: (value: number) => formatNumber(value, locale),
    date: (day: string) => formatDate(`${day}T12:00:00-05:00`, locale),
  };
}
