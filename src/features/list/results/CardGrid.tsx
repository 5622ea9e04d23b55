import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { RESULTS_PER_PAGE } from '#domain/constants.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: theme.spacing(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy="true"]': { opacity: 0.45 },
  '& > li': { minWidth: 0 },
  // Reserved space for a card that is rendered later: the picture, and the lines below it.
  '& > li:empty': { paddingTop: 'calc(75% + 197px)' },
}));

/** Memoized: dimming, or other cards, do not render a card again. */
const Card = memo(ListingCard);

/** Cards of the first row in a wide window: their pictures are loaded first. */
const FIRST_ROW = 4;

interface CardGridProps {
  /** Undefined until the first results have arrived: skeletons are shown. */
  listings: readonly Listing[] | undefined;
  /** Number of cards that are rendered. The others have reserved space. */
  shown: number;
  /** True while the cards belong to the earlier search. */
  dimmed: boolean;
  label: string;
}

/** Results as cards in one to four columns. */
export function CardGrid({ listings, shown, dimmed, label }: CardGridProps) {
  if (!listings) {
    return (
      <Grid aria-hidden>
        {Array.from({ length: RESULTS_PER_PAGE }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has no identity but its index
          <li key={index}>
            <ListingCardSkeleton />
          </li>
        ))}
      </Grid>
    );
  }
  return (
    <Grid aria-label={label} aria-busy={dimmed}>
      {listings.map((listing, index) => (
        <li key={listingKey(listing)} aria-hidden={index >= shown || undefined}>
          {index < shown && <Card listing={listing} priority={index < FIRST_ROW} />}
        </li>
      ))}
    </Grid>
  );
}
