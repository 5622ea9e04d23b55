import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CARD_PICTURE_SIZES, RESTRICTED_PICTURE } from '#api/images.ts';
import { CARD_PLACE_LENGTH, PICTURE_TEXT_LENGTH } from '#domain/constants.ts';
import { type Listing, placeLine, streetLine, truncate } from '#domain/listing/listing.ts';
import { statusText } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { LockIcon } from '#ui/icons/pageIcons.tsx';
import { CardHeart } from '../heart/CardHeart.tsx';
import { PlaceholderScene } from '../listing-image/PlaceholderScene.tsx';
import { ThumbnailGallery } from '../thumbnail-gallery/ThumbnailGallery.tsx';
import { CardBody, CardFoot, CardLayout, CardLine } from './CardLayout.tsx';
import { factTexts, marketTimeText } from './cardTexts.ts';
import { Price } from './Price.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { usePriceTexts } from './usePriceTexts.ts';

/** Widths of a card's picture, by the place of the card. */
const PICTURE_SIZES = {
  card: CARD_PICTURE_SIZES,
  overlay: '160px',
} as const;

export interface ListingCardProps {
  listing: Listing;
  /** 'overlay' is on the map: a row with a small picture. */
  variant?: 'card' | 'overlay';
  /** Called with true when the pointer or the focus enters the card, with false when it leaves. */
  onHighlight?: (highlighted: boolean) => void;
  /** True for the first pictures of the page, which are loaded at once. */
  priority?: boolean;
}

/**
 * A listing in a grid or on the map: the whole card opens its page. Restricted listings have a card of the same shape.
 */
export function ListingCard({ listing, variant = 'card', onHighlight, priority = false }: ListingCardProps) {
  return (
    <CardLayout
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
    </CardLayout>
  );
}

function OpenCard({ listing, variant, priority }: Required<Omit<ListingCardProps, 'onHighlight'>>) {
  const { t, i18n } = useTranslation('card');
  const locale = localeOf(i18n.language);
  const { price } = usePriceTexts(listing);
  const street = streetLine(listing.address, locale);
  const address = street || t('addressUnknown');
  const place = truncate(placeLine(listing.address), CARD_PLACE_LENGTH);
  const facts = factTexts(t, locale, listing);
  const name = [address, place, price, ...facts, statusText(listing, t)];
  return (
    <>
      <ThumbnailGallery
        images={listing.images}
        to={paths.detail(listing)}
        label={name.filter(Boolean).join(', ')}
        alt={truncate(street || place, PICTURE_TEXT_LENGTH)}
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

/** Widths and heights of the bars in place of price, facts, address and place. */
const BARS = [
  { width: '46%', height: 22 },
  { width: '64%', height: 14 },
  { width: '78%', height: 14 },
  { width: '52%', height: 14 },
] as const;

const TextLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  color: theme.vars?.palette.primary.dark,
  // The target for a finger is larger than the word.
  '&::before': { content: '""', position: 'absolute', inset: '-14px -8px' },
}));

/**
 * The card of a restricted listing: its shape and links to log in. It shows only the status of the listing; the links
 * contain its MLS number and board.
 */
function RestrictedCard({ listing }: { listing: Listing }) {
  const { t } = useTranslation('card');
  const home = paths.detail(listing);
  const login = paths.login(home, 'seeHome');
  return (
    <>
      <Box sx={{ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' }}>
        <Box sx={{ position: 'absolute', inset: 0, ...RESTRICTED_PICTURE }}>
          <PlaceholderScene />
        </Box>
        <CardBadge>
          <StatusBadge listing={listing} />
        </CardBadge>
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Button
            component={Link}
            to={login}
            variant="contained"
            startIcon={<LockIcon aria-hidden />}
            sx={{ px: 4, whiteSpace: 'nowrap', fontSize: '0.875rem' }}
          >
            {t('loginToView')}
          </Button>
        </Box>
      </Box>
      <CardBody>
        <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', gap: 2.25, py: 1 }}>
          {BARS.map(({ width, height }) => (
            <Box key={width} sx={{ width, height, borderRadius: 1.5, bgcolor: 'chip.main' }} />
          ))}
        </Box>
        <CardFoot>
          <CardLine data-tone="muted">{t('restricted')}</CardLine>
          <CardLine>
            <TextLink to={paths.newAccount(home, 'seeHome')}>{t('join')}</TextLink>
            {` ${t('or')} `}
            <TextLink to={login}>{t('login')}</TextLink>
          </CardLine>
        </CardFoot>
      </CardBody>
    </>
  );
}

/** Position of a badge over a card's picture: top left, and it lets pointer events through. */
const CardBadge = styled('span')({
  position: 'absolute',
  zIndex: 2,
  top: 12,
  left: 12,
  pointerEvents: 'none',
});
