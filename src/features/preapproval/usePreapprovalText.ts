import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPrice, type Locale } from '#domain/format.ts';
import { lenderName } from '#domain/mortgage/lenders.ts';
import preapproval from '#i18n/en/preapproval.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

// These texts are loaded with this feature's code, not with every page.
await addEnglish('preapproval', preapproval);

const decimals = (value: number, places: number, locale: Locale): string =>
  value.toLocaleString(locale, { minimumFractionDigits: places, maximumFractionDigits: places });

/** French writes the first of a month as an ordinal, "1er nov. 2026". Intl does not. */
const dayText = (iso: string, locale: Locale): string => {
  const text = formatDate(iso, locale);
  return locale === 'fr-CA' ? text.replace(/^1(?=\s)/, '1er') : text;
};

/** Texts and formats of the dashboard and its parts, in the page's language. */
export function usePreapprovalText() {
  const { t, i18n } = useTranslation('preapproval');
  const locale = localeOf(i18n.language);
  return {
    t,
    locale,
    price: (dollars: number) => formatPrice(dollars, locale),
    number: (value: number) => formatNumber(value, locale),
    /** Interest in percent, always with two decimals, so that a column of rates lines up. */
    rate: (percent: number) => decimals(percent, 2, locale),
    /** Debts to income in percent, always with one decimal. */
    ratio: (percent: number) => decimals(percent, 1, locale),
    date: (iso: string) => dayText(iso, locale),
    /** A date without its time. */
    day: (iso: string) => dayText(`${iso}T12:00:00Z`, locale),
    /** Name of a lender, from its code. */
    lender: (code: string) => (code === 'other' ? t('matches.otherLender') : lenderName(code, locale)),
  };
}
