import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ListingCard } from '../../../components/listing-card/ListingCard.tsx';
import { Section } from '../../../components/section/Section.tsx';
import { type Listing, listingKey } from '../../../domain/listing.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardList } from '../CardList.tsx';
import { useListingText } from '../useListingText.ts';

/** Comparables shown at first, and more with each 'Load More' (L9). */
const STEP = 2;

/** Below this distance in kilometres the number would read as 0. */
const NEXT_DOOR_KM = 0.05;

/** Homes like this one that sold nearby. One whose values are withheld compares with nothing and is left out. */
export function Comparables({ comparables: sold }: { comparables: Listing['comparables'] }) {
  const { t, number } = useListingText();
  const [shown, setShown] = useState(STEP);
  const comparables = sold.filter(({ restricted }) => !restricted);
  if (comparables.length === 0) return null;
  return (
    <Section heading={t('comparables.heading')}>
      <CardList>
        {comparables.slice(0, shown).map((comparable) => (
          <Box
            component="li"
            key={listingKey(comparable)}
            sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
          >
            {/* The card takes what height the line below leaves: cards of a row end together. */}
            <Box sx={{ flex: 1 }}>
              <ListingCard listing={comparable} />
            </Box>
            {comparable.distance !== null && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
                {comparable.distance < NEXT_DOOR_KM
                  ? t('comparables.near')
                  : t('comparables.distance', { km: number(comparable.distance) })}
              </Typography>
            )}
          </Box>
        ))}
      </CardList>
      {shown < comparables.length && (
        <Button variant="outlined" sx={{ mt: 5 }} onClick={() => setShown(shown + STEP)}>
          {t('comparables.more')}
        </Button>
      )}
    </Section>
  );
}
