import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { startTransition, useState } from 'react';
import { Section } from '#components/frames/Section.tsx';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { pricePerSqft } from '#domain/listing/pricePerSqft.ts';
import { shownPrice } from '#domain/listing/status.ts';
import { Button } from '#ui/Button.tsx';
import { NearView } from '#ui/NearView.tsx';
import { CardList } from '../CardList.tsx';
import { useListingText } from '../useListingText.ts';

type Comparable = Listing['comparables'][number];

/** Comparables shown at first, and more with each 'Load More' (L9). */
const STEP = 2;

/** About the height of a row of cards, in pixels. */
const CARDS_HEIGHT_PX = 440;

/** Below this distance in kilometres the number would read as 0. */
const NEXT_DOOR_KM = 0.05;

/** How far away and for how much a square foot; when it was sold the card says. What the feed lacks is left out. */
function useComparison(comparable: Comparable): string {
  const { distance, type, details } = comparable;
  const { t, price, number } = useListingText();
  // A rent a square foot is a matter of cents, which nobody asks for.
  const perSqft = type === 'sale' ? pricePerSqft(shownPrice(comparable).price, details.sqft) : null;
  return [
    distance !== null &&
      (distance < NEXT_DOOR_KM ? t('comparables.near') : t('comparables.distance', { km: number(distance) })),
    perSqft !== null && t('comparables.perSqft', { price: price(perSqft) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function ComparableListing({ comparable }: { comparable: Comparable }) {
  const comparison = useComparison(comparable);
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      {/* The card takes what height the line below leaves: cards of a row end together. */}
      <Box sx={{ flex: 1 }}>
        <ListingCard listing={comparable} />
      </Box>
      {comparison !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {comparison}
        </Typography>
      )}
    </Box>
  );
}

/** Homes like this one that sold, or were leased, nearby. One whose values are withheld compares with nothing and is left out. */
export function Comparables({ type, comparables: known }: Pick<Listing, 'type' | 'comparables'>) {
  const { t } = useListingText();
  const [shown, setShown] = useState(STEP);
  const comparables = known.filter((one) => !one.restricted && one.type === type);
  if (comparables.length === 0) return null;
  return (
    <Section heading={t(type === 'sale' ? 'comparables.heading' : 'comparables.leased')}>
      <NearView marginPx={600} heightPx={CARDS_HEIGHT_PX}>
        <CardList>
          {comparables.slice(0, shown).map((comparable) => (
            <ComparableListing key={listingKey(comparable)} comparable={comparable} />
          ))}
        </CardList>
      </NearView>
      {shown < comparables.length && (
        <Button
          variant="outlined"
          sx={{ mt: 5 }}
          onClick={() => startTransition(() => setShown(shown + STEP))}
        >
          {t('comparables.more')}
        </Button>
      )}
    </Section>
  );
}
