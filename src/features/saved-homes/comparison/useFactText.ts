import { useTranslation } from 'react-i18next';
import { formatSqft } from '#domain/format.ts';
import { builtText } from '#domain/listing/built.ts';
import { feedWord } from '#domain/listing/feedWords.ts';
import { bedroomsOf, type Listing, placeLine, priceText } from '#domain/listing/listing.ts';
import { pricePerSqft } from '#domain/listing/pricePerSqft.ts';
import { shownPrice, statusText } from '#domain/listing/status.ts';
import { useSavedText } from '../useSavedText.ts';
import { parkingOf, paymentOf, type Row } from './facts.ts';

/** Says one fact of a listing as the table shows it; '' where the feed does not say it. */
export function useFactText(): (row: Row, listing: Listing) => string {
  const { t, locale, price, number } = useSavedText();
  const { t: card } = useTranslation('card');
  const money = (dollars: number | null) => (dollars === null ? '' : price(dollars));
  const monthly = (dollars: number | null) =>
    dollars === null ? '' : t('compare.aMonth', { amount: price(dollars) });
  const rooms = (count: number | null, more: number | null) => {
    if (count === null) return '';
    return more ? t('compare.bedsPlus', { beds: number(count), plus: number(more) }) : number(count);
  };
  const bedrooms = (listing: Listing) => {
    const found = bedroomsOf(listing);
    return found === 'studio' ? card('studio') : found ? rooms(found.beds, found.plus) : '';
  };
  const counted = (count: number | null) => (count === null ? '' : number(count));
  const asked = (listing: Listing) => {
    const dollars = shownPrice(listing).price;
    return dollars === null ? '' : priceText(dollars, listing, locale, card);
  };
  return (row, listing) => {
    const { details, daysOnMarket } = listing;
    switch (row) {
      case 'price':
        return asked(listing);
      case 'payment':
        return monthly(paymentOf(listing));
      case 'status':
        return statusText(listing, card);
      case 'beds':
        return bedrooms(listing);
      case 'baths':
        return details.baths === 0 ? '' : rooms(details.baths, details.bathsPlus);
      case 'sqft':
        return details.sqft && t('compare.sqft', { range: formatSqft(details.sqft, locale) });
      case 'perSqft':
        return money(pricePerSqft(shownPrice(listing).price, details.sqft));
      case 'type':
        return feedWord(details.propertyType, locale);
      case 'year':
        return builtText(details.yearBuilt, locale, (key, values) => t(`compare.${key}`, values));
      case 'taxes':
        return money(listing.annualTaxes);
      case 'fee':
        return monthly(listing.maintenanceFee);
      case 'parking':
        return counted(parkingOf(listing));
      case 'days':
        return daysOnMarket === null ? '' : t('compare.days', { count: daysOnMarket });
      case 'place':
        return placeLine(listing.address);
      case 'mls':
        return listing.mlsNumber;
    }
  };
}
