import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../domain/format.ts';
import { type Listing, rentPeriod } from '../../domain/listing.ts';
import { hasSoldLayout } from '../../domain/status.ts';
import { localeOf } from '../../i18n/i18n.ts';

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
  const { listPrice, soldPrice, originalPrice } = listing;
  const said = (dollars: number | null): string | null => {
    if (dollars === null) return null;
    const price = formatPrice(dollars, locale);
    if (listing.type !== 'lease') return price;
    return t(rentPeriod(listing.details) === 'week' ? 'perWeek' : 'perMonth', { price });
  };
  if (hasSoldLayout(listing.lastStatus, soldPrice)) {
    const sameAsAsked = soldPrice === listPrice;
    return { price: said(soldPrice), struck: sameAsAsked ? null : said(listPrice), change: null };
  }
  const difference = listPrice !== null && originalPrice !== null ? listPrice - originalPrice : 0;
  return {
    price: said(listPrice),
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
