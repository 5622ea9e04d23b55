import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPrice, type Locale } from '#domain/format.ts';
import { provinceCode } from '#domain/geo/provinces.ts';
import type { Address } from '#domain/listing/listing.ts';
import listing from '#i18n/en/listing.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

await addEnglish('listing', listing);

/** The feature's texts, and formatting in the page's language. */
export function useListingText() {
  const { t, i18n } = useTranslation('listing');
  const locale: Locale = localeOf(i18n.language);
  return {
    t,
    price: (dollars: number) => formatPrice(dollars, locale),
    number: (value: number) => formatNumber(value, locale),
    date: (iso: string) => formatDate(iso, locale),
    locale,
  };
}

/** Returns the key of the name of property taxes in a province: municipal and school taxes in Québec. */
export const taxKey = ({ state }: Address) =>
  provinceCode(state) === 'QC' ? 'facts.taxesQuebec' : 'facts.taxes';
