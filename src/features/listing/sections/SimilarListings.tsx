import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSimilarQuery } from '#api/realty/realtyApi.ts';
import { Section } from '#components/layouts/Section.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { OpenCard } from '#components/listing-card/OpenCard.tsx';
import { SIMILAR_LISTINGS } from '#domain/constants.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { Button } from '#ui/Button.tsx';
import { CardList } from '../CardList.tsx';
import { useListingText } from '../useListingText.ts';

const PLACEHOLDERS = Array.from({ length: SIMILAR_LISTINGS }, (_, index) => `placeholder-${index}`);

/** Up to four similar homes on the market; null if there are none. */
export function SimilarListings({ id: { mlsNumber, boardId } }: { id: ListingId }) {
  const { t } = useListingText();
  const { currentData, isError, refetch } = useSimilarQuery({ mlsNumber, boardId });
  if (currentData?.length === 0) return null;
  return (
    <Box sx={{ mt: 12 }}>
      <Section heading={t('similar.heading')}>
        {isError ? (
          <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography color="textSecondary">{t('similar.failed')}</Typography>
            <Button size="small" variant="outlined" onClick={refetch}>
              {t('similar.retry')}
            </Button>
          </Box>
        ) : (
          <CardList four>
            {currentData
              ? currentData.slice(0, SIMILAR_LISTINGS).map((listing) => (
                  <Box component="li" key={listingKey(listing)} sx={{ minWidth: 0 }}>
                    <OpenCard listing={listing} />
                  </Box>
                ))
              : PLACEHOLDERS.map((key) => (
                  <Box component="li" key={key}>
                    <ListingCardSkeleton />
                  </Box>
                ))}
          </CardList>
        )}
      </Section>
    </Box>
  );
}
