import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPrice, formatRate } from '../../domain/format.ts';
import { lenderName } from '../../domain/lenders.ts';
import { localeOf } from '../../i18n/i18n.ts';
import './preapprovalTexts.ts';

/** Formatting in the page's language beside the texts of the dashboard and its parts. */
export function usePreapprovalText() {
  const { t, i18n } = useTranslation('preapproval');
  const locale = localeOf(i18n.language);
  return {
    t,
    locale,
    price: (dollars: number) => formatPrice(dollars, locale),
    number: (value: number) => formatNumber(value, locale),
    rate: (percent: number) => formatRate(percent, locale),
    date: (iso: string) => formatDate(iso, locale),
    /** Of a day without its hour. */
    day: (iso: string) => formatDate(`${iso}T12:00:00Z`, locale),
    /** A lender by its code. */
    lender: (code: string) => (code === 'other' ? t('matches.otherLender') : lenderName(code, locale)),
  };
}
