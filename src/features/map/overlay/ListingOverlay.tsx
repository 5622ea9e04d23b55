import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { streetLine } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { type OverlayFrame, OverlayLayout } from './OverlayLayout.tsx';
import { useOverlayListing } from './useOverlayListing.ts';

interface ListingOverlayProps extends OverlayFrame {
  id: ListingId;
}

/** The card of the open listing over the map. */
export function ListingOverlay({ id, ...frame }: ListingOverlayProps) {
  const { t, i18n } = useTranslation('map');
  const { listing, isMissing, isUnreached, retry } = useOverlayListing(id);
  const label = (listing && streetLine(listing.address, localeOf(i18n.language))) || t('overlay.label');
  return (
    <OverlayLayout label={label} {...frame}>
      {isMissing || isUnreached ? (
        <Box sx={{ pt: 10 }}>
          <EmptyState
            role="alert"
            sentence={t(isMissing ? 'overlay.missing' : 'overlay.unreached')}
            action={
              isUnreached && (
                <Button variant="contained" onClick={retry}>
                  {t('results.retry')}
                </Button>
              )
            }
          />
        </Box>
      ) : listing ? (
        <ListingCard listing={listing} variant="overlay" priority />
      ) : (
        <ListingCardSkeleton />
      )}
    </OverlayLayout>
  );
}
