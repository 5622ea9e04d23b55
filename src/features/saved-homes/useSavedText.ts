import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPrice } from '#domain/format.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import saved from '#i18n/en/saved.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

await addEnglish('saved', saved);

/** Texts of this feature and formats in the page's language. */
export function useSavedText() {
  const { t, i18n } = useTranslation('saved');
  const locale = localeOf(i18n.language);
  return {
    t,
    locale,
    price: (dollars: number) => formatPrice(dollars, locale),
    number: (value: number) => formatNumber(value, locale),
    date: (iso: string) => formatDate(iso, locale),
    /** Name of a home: its street line, or its MLS number if the address is unknown or withheld. */
    nameOf: ({ mlsNumber }: HomeId, listing: Listing | null | undefined) =>
      (listing && !listing.restricted && streetLine(listing.address, locale)) || t('homeName', { mlsNumber }),
  };
}
