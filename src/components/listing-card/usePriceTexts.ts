import { useTranslation } from 'react-i18next';
import { formatPrice } from '#domain/format.ts';
import { type Listing, priceText } from '#domain/listing/listing.ts';
import { hasSoldLayout, shownPrice } from '#domain/listing/status.ts';
import { localeOf } from '#i18n/i18n.ts';

/** What of a listing its price is made of. */
export type PricedListing = Pick<
  Listing,
  'type' | 'lastStatus' | 'listPrice' | 'soldPrice' | 'originalPrice' | 'details'
>;

/** A listing's price as said on the page. */
export interface PriceTexts {
  /** The price that counts: sold price where the sold layout applies, the asked one otherwise; null if unknown. */
  price: string | null;
  /** The asked price of a sold home, to be struck through. */
  struck: string | null;
  /** How the asked price moved since it was first listed; null where it did not, and once sold. */
  change: { direction: 'up' | 'down'; amount: string } | null;
}

/** Says a listing's price in the page's language; a lease's by the month, or the week where it is let so ("$2,650 /mo"). */
export function usePriceTexts(listing: PricedListing): PriceTexts {
  const { t, i18n } = useTranslation('card');
  const locale = localeOf(i18n.language);
  const { listPrice, originalPrice } = listing;
  const { price, struck } = shownPrice(listing);
  const said = (dollars: number | null) => (dollars === null ? null : priceText(dollars, listing, locale, t));
  if (hasSoldLayout(listing.lastStatus, listing.soldPrice)) {
    return { price: said(price), struck: said(struck), change: null };
  }
  const difference = listPrice !== null && originalPrice !== null ? listPrice - originalPrice : 0;
  return {
    price: said(price),
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
