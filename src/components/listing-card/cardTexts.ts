import type { TFunction } from 'i18next';
import { formatDate, formatSqft, type Locale } from '#domain/format.ts';
import { bedroomsOf, type Listing } from '#domain/listing/listing.ts';
import { hasSoldLayout } from '#domain/listing/status.ts';

type CardTexts = TFunction<'card'>;

/** Returns "3 bd", "3+1 bd", "Studio"; '' if the bedrooms are unknown. */
export function bedsText(t: CardTexts, listing: Parameters<typeof bedroomsOf>[0]): string {
  const rooms = bedroomsOf(listing);
  if (rooms === null) return '';
  if (rooms === 'studio') return t('studio');
  const { beds, plus } = rooms;
  return plus > 0 ? t('bedsPlus', { beds, plus }) : t('beds', { count: beds });
}

/**
 * Returns the known facts of beds, baths and size: ["3+1 bd", "2 ba", "1,100–1,500 sqft"]. A listing without them
 * has its property type: land in the page's language, others in the feed's words.
 */
export function factTexts(
  t: CardTexts,
  locale: Locale,
  listing: Pick<Listing, 'class' | 'details'>,
): string[] {
  const { baths, sqft, propertyType } = listing.details;
  const beds = bedsText(t, listing);
  const texts = beds === '' ? [] : [beds];
  if (baths !== null && baths > 0) texts.push(t('baths', { count: baths }));
  if (sqft !== '') texts.push(t('sqft', { range: formatSqft(sqft, locale) }));
  if (texts.length > 0 || propertyType === '') return texts;
  return [propertyType === 'Vacant Land' ? t('kind.land') : propertyType];
}

/**
 * Returns how long a listing has been on the market ("Listed today", "12 days"), or when it was sold; '' if the feed
 * says neither.
 */
export function marketTimeText(
  t: CardTexts,
  locale: Locale,
  { type, lastStatus, soldPrice, soldDate, daysOnMarket }: Listing,
): string {
  if (hasSoldLayout(lastStatus, soldPrice) && soldDate !== null) {
    const date = formatDate(soldDate, locale);
    return t(type === 'lease' ? 'leasedOn' : 'soldOn', { date });
  }
  if (daysOnMarket === null || daysOnMarket < 0) return '';
  return daysOnMarket < 1 ? t('listedToday') : t('daysListed', { count: Math.floor(daysOnMarket) });
}
