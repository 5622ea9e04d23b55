import { useTranslation } from 'react-i18next';
import { type Listing, priceText } from '#domain/listing/listing.ts';
import { type ShownPrice, shownPrice } from '#domain/listing/status.ts';
import { localeOf } from '#i18n/i18n.ts';

/** The fields of a listing from which its price is shown. */
export type PricedListing = Pick<Listing, 'type' | 'lastStatus' | 'listPrice' | 'soldPrice' | 'details'>;

/** A listing's price as shown on the page; null for a part that is not shown. */
export type PriceTexts = { [part in keyof ShownPrice]: string | null };

/** Formats a listing's price in the page's language. A lease is priced by the month, or by the week ("$2,650 /mo"). */
export function usePriceTexts(listing: PricedListing): PriceTexts {
  const { t, i18n } = useTranslation('card');
  const { price, struck } = shownPrice(listing);
  const textOf = (dollars: number | null) =>
    dollars === null ? null : priceText(dollars, listing, localeOf(i18n.language), t);
  return { price: textOf(price), struck: textOf(struck) };
}
