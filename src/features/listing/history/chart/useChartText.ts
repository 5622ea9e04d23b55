import { useTranslation } from 'react-i18next';
import { formatPinPrice } from '#domain/format.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { monthName, shortMonthName } from '#domain/market/monthName.ts';
import priceHistory from '#i18n/en/priceHistory.json';
import { addEnglish } from '#i18n/i18n.ts';
import { useListingText } from '../../useListingText.ts';

await addEnglish('priceHistory', priceHistory);

/** The part of a text's key that tells sales from leases. */
export const dealOf = (type: ListingType) => (type === 'sale' ? 'Sale' : 'Lease');

/** Texts of the chart and of the figures nearby, those of the listing, and formats in the page's language. */
export function useChartText() {
  const { t } = useTranslation('priceHistory');
  const { t: listing, locale, ...formats } = useListingText();
  return {
    t,
    listing,
    locale,
    ...formats,
    shortPrice: (dollars: number) => formatPinPrice(dollars, 'sale', locale),
    /** "38.2%" from 38.2; in French "38,2 %". */
    percent: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100),
    /** "2026" for steps of years, else "May", with the year in January. */
    tick: (moment: number, months: number) => {
      const month = new Date(moment).toISOString().slice(0, 7);
      if (months >= 12) return month.slice(0, 4);
      return month.endsWith('-01') ? monthName(month, locale) : shortMonthName(month, locale);
    },
  };
}
