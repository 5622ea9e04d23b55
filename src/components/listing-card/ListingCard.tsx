import { useTranslation } from 'react-i18next';
import { CARD_PICTURE_SIZES } from '#api/images.ts';
import { CardHeart } from '#components/heart/CardHeart.tsx';
import { Price } from '#components/price/Price.tsx';
import { usePriceTexts } from '#components/price/usePriceTexts.ts';
import { ThumbnailGallery } from '#components/thumbnail-gallery/ThumbnailGallery.tsx';
import { CARD_PLACE_LENGTH, OVERLAY_ADDRESS_LENGTH } from '#domain/constants.ts';
import { type Listing, placeLine, streetLine, truncate } from '#domain/listing/listing.ts';
import { statusText } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { CardBadge } from './CardBadge.tsx';
import { CardBody, CardFoot, CardFrame, CardLine } from './CardFrame.tsx';
import { factTexts, marketTimeText } from './cardTexts.ts';
import { RestrictedCard } from './RestrictedCard.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** Widths of a card's picture in the grids that it stands in. */
const PICTURE_SIZES = {
  card: CARD_PICTURE_SIZES,
  overlay: '(min-width: 600px) 340px, 100vw',
} as const;

export interface ListingCardProps {
  listing: Listing;
  /** 'overlay' is the map's: its address is cut sooner (L9). */
  variant?: 'card' | 'overlay';
  /** The pointer or the focus is on the card (true) or left it (false). */
  onHighlight?: (highlighted: boolean) => void;
  /** Its picture is among the first that the page shows: loaded at once. */
  priority?: boolean;
}

/** A listing in a grid or on the map: the whole card opens its page. Restricted ones keep the card's shape. */
export function ListingCard({ listing, variant = 'card', onHighlight, priority = false }: ListingCardProps) {
  return (
    <CardFrame
      data-mls={listing.mlsNumber}
      onMouseEnter={() => onHighlight?.(true)}
      onMouseLeave={() => onHighlight?.(false)}
      onFocus={() => onHighlight?.(true)}
      onBlur={() => onHighlight?.(false)}
    >
      {listing.restricted ? (
        <RestrictedCard listing={listing} />
      ) : (
        <OpenCard listing={listing} variant={variant} priority={priority} />
      )}
    </CardFrame>
  );
}

function OpenCard({ listing, variant, priority }: Required<Omit<ListingCardProps, 'onHighlight'>>) {
  const { t, i18n } = useTranslation('card');
  const locale = localeOf(i18n.language);
  const { price } = usePriceTexts(listing);
  const street = streetLine(listing.address);
  const address =
    variant === 'overlay' ? truncate(street, OVERLAY_ADDRESS_LENGTH) : street || t('addressUnknown');
  const place = truncate(placeLine(listing.address), CARD_PLACE_LENGTH);
  const facts = factTexts(t, locale, listing);
  const name = [street || t('addressUnknown'), place, price, ...facts, statusText(listing, t)];
  return (
    <>
      <ThumbnailGallery
        images={listing.images}
        to={paths.detail(listing)}
        label={name.filter(Boolean).join(', ')}
        alt={truncate(street || place, OVERLAY_ADDRESS_LENGTH)}
        sizes={PICTURE_SIZES[variant]}
        priority={priority}
        badge={
          <CardBadge>
            <StatusBadge listing={listing} />
          </CardBadge>
        }
      />
      <CardHeart listing={listing} />
      <CardBody>
        <Price listing={listing} />
        <CardLine data-tone="strong">{facts.join(' · ')}</CardLine>
        <CardLine title={street}>{address}</CardLine>
        <CardLine data-tone="muted">{place}</CardLine>
        <CardFoot>
          <CardLine data-tone="muted">
            {[t('mls', { mlsNumber: listing.mlsNumber }), marketTimeText(t, locale, listing)]
              .filter(Boolean)
              .join(' · ')}
          </CardLine>
          <CardLine data-tone="muted" data-whole>
            {listing.brokerageName}
          </CardLine>
        </CardFoot>
      </CardBody>
    </>
  );
}
