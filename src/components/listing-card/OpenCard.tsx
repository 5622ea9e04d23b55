import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD_PICTURE_SIZES } from '#api/images.ts';
import { CARD_PLACE_LENGTH, PICTURE_TEXT_LENGTH } from '#domain/constants.ts';
import { type Listing, placeLine, streetLine, truncate } from '#domain/listing/listing.ts';
import { statusText } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { CardHeart } from '../heart/CardHeart.tsx';
import { lazyOnIntent } from '../lazy/lazyOnIntent.tsx';
import { ThumbnailGallery } from '../thumbnail-gallery/ThumbnailGallery.tsx';
import { CardBody, CardFoot, CardLayout, CardLine } from './CardLayout.tsx';
import { factTexts, marketTimeText } from './cardTexts.ts';
import { Price } from './Price.tsx';
import { ListingBadges, useBadgeTexts } from './StatusBadge.tsx';
import { usePriceTexts } from './usePriceTexts.ts';

/** Few searches are by yield. */
const CardYield = lazyOnIntent(async () => (await import('./CardYield.tsx')).CardYield);

/** Width of the picture on the map, as a `sizes` attribute. */
const OVERLAY_PICTURE_SIZES = '160px';

export interface ListingCardProps {
  listing: Listing;
  /** 'overlay' is on the map: a row with a small picture. */
  variant?: 'card' | 'overlay';
  /** Shown after the price. */
  cost?: ReactNode;
  /** True for the first pictures of the page, which are loaded at once. */
  priority?: boolean;
}

/** The card of a listing that the caller may see: the whole card opens its page. */
export function OpenCard({ listing, variant = 'card', cost, priority = false }: ListingCardProps) {
  const { t, i18n } = useTranslation('card');
  const locale = localeOf(i18n.language);
  const { price } = usePriceTexts(listing);
  const street = streetLine(listing.address, locale);
  const address = street || t('addressUnknown');
  const place = truncate(placeLine(listing.address), CARD_PLACE_LENGTH);
  const facts = factTexts(t, locale, listing);
  const badges = useBadgeTexts(listing);
  const name = [address, place, price, ...facts, statusText(listing, t), ...badges];
  return (
    <CardLayout data-mls={listing.mlsNumber}>
      <ThumbnailGallery
        images={listing.images}
        to={paths.detail(listing)}
        label={name.filter(Boolean).join(', ')}
        alt={truncate(street || place, PICTURE_TEXT_LENGTH)}
        sizes={variant === 'overlay' ? OVERLAY_PICTURE_SIZES : CARD_PICTURE_SIZES}
        priority={priority}
        badges={<ListingBadges listing={listing} />}
      />
      <CardHeart listing={listing} />
      <CardBody>
        <Price listing={listing}>
          {cost}
          {listing.grossYield !== undefined && <CardYield grossYield={listing.grossYield} />}
        </Price>
        <CardLine data-tone="strong">{facts.join(' · ')}</CardLine>
        <CardLine title={street}>{address}</CardLine>
        <CardLine data-tone="muted">{place}</CardLine>
      </CardBody>
      <CardFoot>
        <CardLine data-tone="muted" data-whole>
          {[t('mls', { mlsNumber: listing.mlsNumber }), marketTimeText(t, locale, listing)]
            .filter(Boolean)
            .join(' · ')}
        </CardLine>
        <CardLine data-tone="muted" data-whole>
          {listing.brokerageName}
        </CardLine>
      </CardFoot>
    </CardLayout>
  );
}
