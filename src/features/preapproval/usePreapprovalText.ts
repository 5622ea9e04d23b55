import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPrice, type Locale } from '#domain/format.ts';
import { lenderName } from '#domain/mortgage/lenders.ts';
import preapproval from '#i18n/en/preapproval.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

// They come with this feature's code instead of with every page.
await addEnglish('preapproval', preapproval);

const decimals = (value: number, places: number, locale: Locale): string =>
  value.toLocaleString(locale, { minimumFractionDigits: places, maximumFractionDigits: places });

/** The first of a month is an ordinal in French, "1er nov. 2026", which Intl does not write. */
const dayText = (iso: string, locale: Locale): string => {
  const text = formatDate(iso, locale);
  return locale === 'fr-CA' ? text.replace(/^1(?=\s)/, '1er') : text;
};

/** Formatting in the page's language beside the texts of the dashboard and its parts. */
export function usePreapprovalText() {
  const { t, i18n } = useTranslation('preapproval');
  const locale = localeOf(i18n.language);
  return {
    t,
    locale,
    price: (dollars: number) => formatPrice(dollars, locale),
    number: (value: number) => formatNumber(value, locale),
    /** Of interest, in percent: two decimals always, so that those below one another compare. */
    rate: (percent: number) => decimals(percent, 2, locale),
    /** Of debts to income, in percent: one decimal always. */
    ratio: (percent: number) => decimals(percent, 1, locale),
    date: (iso: string) => dayText(iso, locale),
    /** Of a day without its hour. */
    day: (iso: string) => dayText(`${iso}T12:00:00Z`, locale),
    /** A lender by its code. */
    lender: (code: string) => (code === 'other' ? t('matches.otherLender') : lenderName(code, locale)),
  };
}
