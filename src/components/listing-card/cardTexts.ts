import type { TFunction } from 'i18next';
import { formatDate, formatSqft, type Locale } from '../../domain/format.ts';
import type { Listing } from '../../domain/listing.ts';
import { hasSoldLayout } from '../../domain/status.ts';

type CardTexts = TFunction<'card'>;

/**
 * Beds, baths and size as far as the feed knows them: ["3+1 bd", "2 ba", "1,100–1,500 sqft"]. No bedroom but a
 * bath is a studio; what has neither (land) is named by its property type, in the feed's words.
 */
export function factTexts(t: CardTexts, locale: Locale, { details }: Pick<Listing, 'details'>): string[] {
  const { beds, bedsPlus, baths, sqft, propertyType } = details;
  const texts: string[] = [];
  if (beds !== null && bedsPlus !== null && bedsPlus > 0) {
    texts.push(t('bedsPlus', { beds, plus: bedsPlus }));
  } else if (beds !== null && beds > 0) {
    texts.push(t('beds', { count: beds }));
  } else if (beds === 0 && baths !== null && baths > 0) {
    texts.push(t('studio'));
  }
  if (baths !== null && baths > 0) texts.push(t('baths', { count: baths }));
  if (sqft !== '') texts.push(t('sqft', { range: formatSqft(sqft, locale) }));
  return texts.length === 0 && propertyType !== '' ? [propertyType] : texts;
}

/**
 * How long a listing has been on the market ("Listed today", "12 days"), or when it was sold; '' where the
 * feed says neither.
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
