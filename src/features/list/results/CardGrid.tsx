import { styled } from '@mui/material/styles';
import { memo, type ReactNode, type RefObject, use } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { cardGrid } from '#components/listing-card/CardLayout.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { type ListingCardProps, OpenCard } from '#components/listing-card/OpenCard.tsx';
import { RESULTS_PER_PAGE } from '#domain/constants.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { ShowsCost } from './useCostChoice.ts';

/** Results as cards in one to four columns. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  columnGap: theme.spacing(6),
  ...cardGrid(theme.spacing(6)),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy="true"]': { opacity: 0.45 },
}));

/**
 * Reserved space for a card that is rendered later: the picture, and the lines below it. It spans the card's rows. As
 * the item's own padding it would make the row of the pictures as high as a card.
 */
const ReservedCard = styled('div')({ gridRow: '1 / -1', paddingTop: 'calc(75% + 197px)' });

/** Few visitors show the cost. */
const CardCost = lazyOnIntent(async () => (await import('./CardCost.tsx')).CardCost);

/** Memoized: dimming, or other cards, do not render a card again. */
const Card = memo(function Card(props: Pick<ListingCardProps, 'listing' | 'priority'>) {
  const showsCost = use(ShowsCost);
  return <OpenCard {...props} cost={showsCost && <CardCost listing={props.listing} />} />;
});

/** Cards of the first row in a wide window: their pictures are loaded first. */
const FIRST_ROW = 4;

interface PageCardsProps {
  /** Undefined until the results have arrived: skeletons are shown. */
  listings: readonly Listing[] | undefined;
  /** Number of cards that are rendered, all by default. The others have reserved space. */
  shown?: number;
  /** True for the page at the top of the list. */
  isFirst?: boolean;
  /** Set to the page's first item. */
  first?: RefObject<HTMLLIElement | null>;
}

/** The cards of a page of results, without its restricted homes. */
export function PageCards({
  listings,
  shown = RESULTS_PER_PAGE,
  isFirst = false,
  first,
}: PageCardsProps): ReactNode {
  if (!listings) {
    return Array.from({ length: RESULTS_PER_PAGE }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has no identity but its index
      <li key={index} aria-hidden>
        <ListingCardSkeleton />
      </li>
    ));
  }
  return listings
    .filter(({ restricted }) => !restricted)
    .map((listing, index) => (
      <li
        key={listingKey(listing)}
        {...(index === 0 && { ref: first })}
        aria-hidden={index >= shown || undefined}
      >
        {index < shown ? (
          <Card listing={listing} priority={isFirst && index < FIRST_ROW} />
        ) : (
          <ReservedCard />
        )}
      </li>
    ));
}
