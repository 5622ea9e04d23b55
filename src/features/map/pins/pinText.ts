import type { TFunction } from 'i18next';
import { bedsText } from '#components/listing-card/cardTexts.ts';
import { formatCompact, formatNumber, formatPinPrice, type Locale } from '#domain/format.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import { shownPrice, statusLabel, statusText } from '#domain/listing/status.ts';
import type { Pin } from './pinModel.ts';

/** The texts of a pin: the visible text, and the name for screen readers. */
export interface PinText {
  shown: string;
  name: string;
}

type Words = TFunction<'map'>;

const thousands = (count: number, locale: Locale): string =>
  count < 10_000 ? formatNumber(count, locale) : formatCompact(count, locale);

const listingText = (listing: Listing, t: Words, card: TFunction<'card'>, locale: Locale): PinText => {
  const { price } = shownPrice(listing);
  if (price === null) return { shown: '', name: t('pin.restricted') };
  // The name begins with the visible text, so that voice control can find the pin by it (WCAG 2.5.3).
  const shown = formatPinPrice(price, listing.type, locale);
  const facts = [
    shown,
    statusLabel(listing.type, listing.lastStatus).startsWith('for') ? '' : statusText(listing, card),
    bedsText(card, listing),
    streetLine(listing.address, locale),
  ];
  return { shown, name: facts.filter(Boolean).join(', ') };
};

/** The texts of a pin in the page's language. */
export function pinText(pin: Pin, t: Words, card: TFunction<'card'>, locale: Locale): PinText {
  switch (pin.kind) {
    case 'cluster':
      return {
        shown: thousands(pin.count, locale),
        name: t('pin.cluster', { count: pin.count, shown: formatNumber(pin.count, locale) }),
      };
    case 'tower': {
      const { count, restricted, bounds } = pin;
      const words = { count, shown: formatNumber(count, locale) };
      if (restricted === 0 && !bounds) return { shown: t('pin.units', words), name: t('pin.tower', words) };
      const homes = t('pin.homes', words);
      return { shown: homes, name: restricted === count ? t('pin.near', words) : homes };
    }
    case 'listing':
      return listingText(pin.listing, t, card, locale);
  }
}
