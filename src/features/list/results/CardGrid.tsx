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
  // A card that is drawn a moment later has its place: the picture, and the lines below it.
  '& > li:empty': { paddingTop: 'calc(75% + 197px)' },
}));

/** Dimmed, or beside others, a card is the same one. */
const Card = memo(ListingCard);

/** Cards of the first row on a wide screen: their pictures come first. */
const FIRST_ROW = 4;

interface CardGridProps {
  /** Undefined until the first results arrived: skeletons stand in their place. */
  listings: readonly Listing[] | undefined;
  /** How many of them are drawn; the others' places are kept. */
  shown: number;
  /** The cards are of the search before. */
  dimmed: boolean;
  label: string;
}

/** Results as cards in one to four columns. */
export function CardGrid({ listings, shown, dimmed, label }: CardGridProps) {
  if (!listings) {
    return (
      <Grid aria-hidden>
        {Array.from({ length: RESULTS_PER_PAGE }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is nothing but its place
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
