import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPrice } from '#domain/format.ts';
import value from '#i18n/en/value.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';
import { languageOf } from '#i18n/languages.ts';

await addEnglish('value', value);

/** Texts about the value of owners' homes, and formats in the page's language. */
export function useValueText() {
  const { t, i18n } = useTranslation('value');
  const locale = localeOf(i18n.language);
  return {
    t,
    locale,
    language: languageOf(i18n.language),
    price: (dollars: number) => formatPrice(dollars, locale),
    number: (amount: number) => formatNumber(amount, locale),
    /** @param moment ISO 8601 */
    date: (moment: string) => formatDate(moment, locale),
  };
}
