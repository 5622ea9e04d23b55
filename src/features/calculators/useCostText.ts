import { useTranslation } from 'react-i18next';
import { formatPinPrice, formatPrice, formatRate, type Locale } from '#domain/format.ts';
import { wholeDollars } from '#domain/mortgage/payment.ts';
import calculators from '#i18n/en/calculators.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

await addEnglish('calculators', calculators);

/** Shown in place of an amount that can't be computed. */
export const NO_AMOUNT = '–';

/** Texts of the listing's calculator, and formatting in the page's language. Money is in whole dollars. */
export function useCostText() {
  const { t, i18n } = useTranslation('calculators');
  const locale: Locale = localeOf(i18n.language);
  return {
    t,
    locale,
    money: (dollars: number) => formatPrice(wholeDollars(dollars), locale),
    shortMoney: (dollars: number) => formatPinPrice(wholeDollars(dollars), 'sale', locale),
    rate: (percent: number) => formatRate(percent, locale),
  };
}
