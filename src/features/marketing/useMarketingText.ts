import { useTranslation } from 'react-i18next';
import { formatNumber, type Locale } from '#domain/format.ts';
import marketing from '#i18n/en/marketing.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

// The pages of the search do not need these texts. They are loaded with the parts that show them.
await addEnglish('marketing', marketing);

/** Texts of this feature, and numbers in the page's language. */
export function useMarketingText() {
  const { t, i18n } = useTranslation('marketing');
  const locale: Locale = localeOf(i18n.language);
  return { t, locale, number: (value: number) => formatNumber(value, locale) };
}
