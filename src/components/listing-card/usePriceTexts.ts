import { useTranslation } from 'react-i18next';
import { formatPrice } from '#domain/format.ts';
import { type Listing, priceText } from '#domain/listing/listing.ts';
import { hasSoldLayout, shownPrice } from '#domain/listing/status.ts';
import { localeOf } from '#i18n/i18n.ts';

/** The fields of a listing from which its price is shown. */
export type PricedListing = Pick<
  Listing,
  'type' | 'lastStatus' | 'listPrice' | 'soldPrice' | 'originalPrice' | 'details'
>;

/** A listing's price as shown on the page. */
export interface PriceTexts {
  /** The sold price if the listing has the sold layout, otherwise the list price; null if unknown. */
  price: string | null;
  /** The list price of a sold home, to be struck through. */
  struck: string | null;
  /** Change of the list price since the first listing; null if there is none, and for sold homes. */
  change: { direction: 'up' | 'down'; amount: string } | null;
}

/** Formats a listing's price in the page's language. A lease is priced by the month, or by the week ("$2,650 /mo"). */
export function usePriceTexts(listing: PricedListing): PriceTexts {
  const { t, i18n } = useTranslation('card');
  const locale = localeOf(i18n.language);
  const { listPrice, originalPrice } = listing;
  const { price, struck } = shownPrice(listing);
  const textOf = (dollars: number | null) =>
    dollars === null ? null : priceText(dollars, listing, locale, t);
  if (hasSoldLayout(listing.lastStatus, listing.soldPrice)) {
    return { price: textOf(price), struck: textOf(struck), change: null };
  }
  const difference = listPrice !== null && originalPrice !== null ? listPrice - originalPrice : 0;
  return {
    price: textOf(price),
    struck: null,
    change:
      difference === 0
        ? null
        : {
            direction: difference < 0 ? 'down' : 'up',
            amount: formatPrice(Math.abs(difference), locale),
          },
  };
}
