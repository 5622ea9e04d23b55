import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CommuteFailed, commuteFailure } from '#components/commute/commuteFailure.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { cardGrid } from '#components/listing-card/CardLayout.tsx';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { LoginForYield } from '#components/results/LazyLoginForYield.tsx';
import { useNeedsLogin } from '#components/results/useNeedsLogin.ts';
import { RESULTS_PER_PAGE } from '#domain/constants.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import { useDeferredWithin } from '#ui/useDeferredWithin.ts';
import { rowCard } from '../rowCard.ts';
import type { ViewResults } from './useViewResults.ts';

/**
 * One column below 1440 px and two from there on. Two on a tablet as well, where the sheet is as wide as the window.
 */
const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(4),
  ...cardGrid(theme.spacing(4)),
  // A restricted home is a low row. Later cards fill the row of cards that it ends early.
  gridAutoFlow: 'dense',
  '& > [data-locked]': { display: 'block', gridArea: 'auto / 1 / auto / -1', marginBottom: theme.spacing(4) },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy="true"]': { opacity: 0.55 },
  '& > li': { borderRadius: theme.shape.borderRadius, outline: '2px solid transparent', outlineOffset: 2 },
  '& > [data-pointed]': { outlineColor: theme.vars?.palette.primary.dark },
  '@media (min-width: 700px) and (max-width: 1199.95px), (min-width: 1440px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // One home takes the place of two.
    '&:has(> :only-child)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      ...rowCard('50%', 44),
      '& article > [data-gallery]': { aspectRatio: '4 / 3' },
    },
  },
}));

/** Few searches are for open houses. */
const DayList = lazyOnIntent(async () => (await import('./DayList.tsx')).DayList);

/** Maximum delay of the cards, in milliseconds, while the map draws its frames. */
const CARDS_WAIT_MS = 250;

const PLACEHOLDERS = Array.from({ length: RESULTS_PER_PAGE }, (_, index) => `placeholder-${index}`);

interface PanelCardProps {
  listing: Listing;
  isPointed: boolean;
  onHighlight: (listing: Listing | null) => void;
}

/** One card. It is memoized, so that pointing at another card or pin does not draw it again. */
const PanelCard = memo(function PanelCard({ listing, isPointed, onHighlight }: PanelCardProps) {
  const enter = () => onHighlight(listing);
  const leave = () => onHighlight(null);
  return (
    <li
      data-pointed={isPointed ? '' : undefined}
      data-locked={listing.restricted || undefined}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <ListingCard listing={listing} />
    </li>
  );
});

interface ResultCardsProps {
  search: Search;
  onSearchChange: (next: Search) => void;
  results: ViewResults;
  onHighlight: (listing: Listing | null) => void;
  /** The listing whose pin has the pointer or the focus. Its card is marked. */
  pointed?: Pick<Listing, 'mlsNumber' | 'boardId'> | null;
  /** Shown if there are no results. */
  whenEmpty: ReactNode;
}

/**
 * The cards of the panel's page, by days for a search for open houses; or a skeleton, an error, an empty state, or that an
 * account is needed.
 */
export function ResultCards(props: ResultCardsProps) {
  const { search, onSearchChange, results, onHighlight, pointed = null, whenEmpty } = props;
  const { t } = useTranslation('map');
  const { isFetching, isFailed, error, retry } = results;
  const needsLogin = useNeedsLogin(search, error);
  // The cards are drawn between the map's frames, and after the delay in any case.
  const page = useDeferredWithin(results.page, CARDS_WAIT_MS);
  if (needsLogin) {
    return <LoginForYield search={search} back={paths.map(search)} onChange={onSearchChange} />;
  }
  if (isFailed) {
    const code = commuteFailure(search, error);
    return code ? (
      <CommuteFailed code={code} search={search} onChange={onSearchChange} onRetry={retry} />
    ) : (
      <EmptyState
        role="alert"
        sentence={t('results.failed')}
        action={
          <Button variant="contained" onClick={retry}>
            {t('results.retry')}
          </Button>
        }
      />
    );
  }
  if (!page) {
    return (
      <Grid aria-hidden>
        {PLACEHOLDERS.map((key) => (
          <li key={key}>
            <ListingCardSkeleton />
          </li>
        ))}
      </Grid>
    );
  }
  if (page.count === 0) return whenEmpty;
  const cards = (listings: readonly Listing[]) => (
    <Grid aria-busy={isFetching}>
      {listings.map((listing) => (
        <PanelCard
          key={listingKey(listing)}
          listing={listing}
          isPointed={pointed !== null && listingKey(pointed) === listingKey(listing)}
          onHighlight={onHighlight}
        />
      ))}
    </Grid>
  );
  const all = cards(page.listings);
  return search.openHouse ? (
    <DayList listings={page.listings} cards={cards} fallback={all} failed={all} />
  ) : (
    all
  );
}
