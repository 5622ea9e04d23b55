import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '#components/heart/HeartButton.tsx';
import { factTexts } from '#components/listing-card/cardTexts.ts';
import { usePriceTexts } from '#components/listing-card/usePriceTexts.ts';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { localeOf } from '#i18n/i18n.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  borderTop: `1px solid ${theme.vars?.palette.line}`,
}));

const Row = styled(BareButton)(({ theme }) => ({
  ...theme.typography.body2,
  flex: 1,
  minWidth: 0,
  gap: theme.spacing(3),
  padding: theme.spacing(2.5, 4),
  justifyContent: 'flex-start',
  textAlign: 'start',
  color: theme.vars?.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
}));

const Picture = styled('span')({
  flex: 'none',
  width: 72,
  height: 54,
  borderRadius: 8,
  overflow: 'hidden',
});

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& > *': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& strong': { fontSize: '1rem' },
  '& small': { fontSize: 'inherit', color: theme.vars?.palette.text.secondary },
}));

const Heart = styled('span')(({ theme }) => ({ flex: 'none', marginRight: theme.spacing(2) }));

/** One unit of a tower: picture, price, facts and unit number. */
function UnitRow({ listing, onOpen }: { listing: Listing; onOpen: () => void }) {
  const { t, i18n } = useTranslation('map');
  const { t: words } = useTranslation('card');
  const { price } = usePriceTexts(listing);
  const { unitNumber } = listing.address;
  const facts = factTexts(words, localeOf(i18n.language), listing).join(' · ');
  return (
    <Item>
      <Row type="button" onClick={onOpen}>
        <Picture>
          <ListingImage imageKey={listing.restricted ? undefined : listing.images[0]} alt="" sizes="72px" />
        </Picture>
        <Lines>
          <strong>{listing.restricted ? t('overlay.locked') : (price ?? words('priceUnknown'))}</strong>
          {facts && <span>{facts}</span>}
          {unitNumber && <small>{t('overlay.unit', { unit: unitNumber })}</small>}
        </Lines>
      </Row>
      {!listing.restricted && (
        <Heart>
          <HeartButton listing={listing} />
        </Heart>
      )}
    </Item>
  );
}

/** Skeleton of a unit. */
function UnitRowSkeleton() {
  return (
    <Item aria-hidden sx={{ gap: 3, px: 4, py: 2.5 }}>
      <Skeleton variant="rounded" width={72} height={54} />
      <Lines sx={{ flex: 1 }}>
        <Skeleton width="40%" />
        <Skeleton width="80%" />
        <Skeleton width="30%" />
      </Lines>
    </Item>
  );
}

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'] as const;

export interface UnitListProps {
  /** Undefined while they load. */
  listings: readonly Listing[] | undefined;
  isBusy: boolean;
  onOpen: (listing: Listing) => void;
}

/** The units of a tower. Choosing one opens it. */
export function UnitList({ listings, isBusy, onOpen }: UnitListProps) {
  return (
    <Box component="ul" aria-busy={isBusy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {listings
        ? listings.map((listing) => (
            <UnitRow key={listingKey(listing)} listing={listing} onOpen={() => onOpen(listing)} />
          ))
        : PLACEHOLDERS.map((key) => <UnitRowSkeleton key={key} />)}
    </Box>
  );
}
