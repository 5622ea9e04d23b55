import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigationType } from 'react-router';
import { isUnreached } from '#api/errors.ts';
import { useListingsQuery } from '#api/realty/realtyApi.ts';
import { LazyActiveFilters } from '#components/active-filters/LazyActiveFilters.tsx';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { OfflineCopyNote } from '#components/offline-note/OfflineCopyNote.tsx';
import { pageCount, pageRange, ResultsPagination } from '#components/results/ResultsPagination.tsx';
import { SortMenu } from '#components/results/SortMenu.tsx';
import { SuggestionsBlock } from '#components/suggestions-block/SuggestionsBlock.tsx';
import { RESULTS_PER_PAGE } from '#domain/constants.ts';
import { formatNumber } from '#domain/format.ts';
import type { Address } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { folded } from '#domain/listing/slug.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { printBounds } from '#domain/search/mapUrl.ts';
import { type Search, withFilters, withoutFilters } from '#domain/search/search.ts';
import { usedFilters } from '#domain/search/usedFilters.ts';
import { localeOf } from '#i18n/i18n.ts';
import { isFirstEntry } from '#platform/storage/entryKey.ts';
import { Button } from '#ui/Button.tsx';
import { useProgressiveRender } from '#ui/useProgressiveRender.ts';
import { NoPlace, useUnknownPlace } from '../NoPlace.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { SimilarSearches } from '../SimilarSearches.tsx';
import { CardGrid } from './CardGrid.tsx';

interface RangeTextProps {
  page: number;
  /** Number of results of the whole search; undefined while it loads, and after a failure. */
  count: number | undefined;
}

/** The range of the shown results, '9–16 of 1,234 homes'; screen readers announce a change. */
function RangeText({ page, count }: RangeTextProps) {
  const { t, i18n } = useTranslation('list');
  const locale = localeOf(i18n.language);
  const text = () => {
    if (count === undefined || count === 0) return '';
    const { first, last } = pageRange(page, RESULTS_PER_PAGE, count);
    return t('range', {
      count,
      first: formatNumber(first, locale),
      last: formatNumber(last, locale),
      total: formatNumber(count, locale),
    });
  };
  return (
    <Box
      component="p"
      role="status"
      sx={{
        m: 0,
        // Reserved space for the text: otherwise what is beside and below would move.
        minWidth: count === undefined ? '9em' : 0,
        minHeight: '1.5em',
        color: 'text.secondary',
      }}
    >
      {text()}
    </Box>
  );
}

/** Loaded when it is needed, because few searches have no results. */
const WithoutFilters = lazyOnIntent(
  async () => (await import('#components/active-filters/WithoutFilters.tsx')).WithoutFilters,
);

interface NoResultsProps {
  search: Search;
  onChange: (next: Search) => void;
}

/** Shown without results: offers to clear the filters or, if none is in use, to choose another place. */
function NoResults({ search, onChange }: NoResultsProps) {
  const { t } = useTranslation('list');
  return (
    <EmptyState
      sentence={t('noResults')}
      action={
        usedFilters(search).length > 0 ? (
          <>
            <Button variant="contained" onClick={() => onChange(withoutFilters(search))}>
              {t('clearFilters')}
            </Button>
            <WithoutFilters failed={null} search={search} onChange={onChange} />
          </>
        ) : (
          <Button variant="contained" component={Link} to={paths.listOf({})}>
            {t('otherPlace')}
          </Button>
        )
      }
    />
  );
}

interface ResultsProps {
  search: Search;
  onChange: (next: Search) => void;
  /** True while the place is looked up: no results are requested. */
  waiting: boolean;
  /** Shown beside the order. */
  action?: ReactNode;
}

type Anchor = ListingId & { type: ListingType };

/** Returns a listing of the place and type for which suggestions are requested: the same one on each page. */
function usePlaceAnchor(
  { type, state, city, within }: Search,
  first: ListingId | undefined,
): Anchor | undefined {
  const place = `${type}/${state}/${city}/${within && printBounds(within)}`;
  const [anchor, setAnchor] = useState<{ place: string; of: Anchor }>();
  if (first && anchor?.place !== place) {
    setAnchor({ place, of: { mlsNumber: first.mlsNumber, boardId: first.boardId, type } });
  }
  return anchor?.place === place ? anchor.of : undefined;
}

/** Returns the names of the place as its listings spell them, if the address differs in accents or capitals. */
function canonicalPlace(
  { city, neighborhood }: Search,
  listed: Address | undefined,
): Pick<Search, 'city' | 'neighborhood'> | undefined {
  const named = (name: string | undefined, own = '') =>
    name !== undefined && name !== own && folded(name) === folded(own) ? own : undefined;
  const canonicalCity = named(city, listed?.city);
  const canonicalHood = named(neighborhood, listed?.neighborhood);
  if (canonicalCity === undefined && canonicalHood === undefined) return undefined;
  return {
    ...(canonicalCity !== undefined && { city: canonicalCity }),
    ...(canonicalHood !== undefined && { neighborhood: canonicalHood }),
  };
}

/** The order in which parts of the page are rendered, from the heading down. */
const SLICES = { top: 1, cards: 2, rest: 3 } as const;
/** Number of cards that are rendered first: more than a phone's window shows. */
const TOP_CARDS = 2;

/**
 * Renders the results in slices. After Back the page has its full height at once, so that the scroll position can be
 * restored.
 */
function useResultSlices(isThere: boolean): number {
  const type = useNavigationType();
  const { key } = useLocation();
  const isBack = type === 'POP' && !isFirstEntry(key);
  return useProgressiveRender(isThere ? SLICES.rest : SLICES.top, isBack ? SLICES.rest : SLICES.top);
}

/**
 * One page of a search: heading, range, order, cards and pagination. The earlier page stays, dimmed, while the next
 * loads.
 */
export function Results({ search, onChange, waiting, action }: ResultsProps) {
  const { t } = useTranslation('list');
  const { data, currentData, isError, error, isFetching, refetch } = useListingsQuery(
    { search },
    { skip: waiting },
  );
  const drawn = useResultSlices(data !== undefined);
  const stale = currentData === undefined;
  const anchor = usePlaceAnchor(search, currentData?.listings[0]);
  const unknown = useUnknownPlace(search, currentData?.count === 0);
  const lastPage = Math.max(1, pageCount(currentData?.count ?? 0, RESULTS_PER_PAGE));
  if (currentData && search.page > lastPage) {
    return <Navigate to={paths.list({ ...search, page: lastPage })} replace />;
  }
  if (unknown) return <NoPlace search={search} unknown={unknown} />;
  const named = canonicalPlace(search, currentData?.listings[0]?.address);
  if (named) return <Navigate to={paths.list({ ...search, ...named })} replace />;
  const failed = isError && !isFetching;
  const empty = !failed && currentData?.count === 0;
  return (
    <>
      <PageHeading search={search} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 6,
          minHeight: 44,
          mt: 1,
          mb: 4,
        }}
      >
        <RangeText page={search.page} count={failed ? undefined : currentData?.count} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
          {!failed && action}
          {!empty && !failed && (
            <SortMenu
              value={search.sortBy}
              onChange={(sortBy) => onChange(withFilters(search, { sortBy }))}
            />
          )}
        </Box>
      </Box>
      <Box sx={{ mb: usedFilters(search).length > 0 ? 4 : 0 }}>
        <LazyActiveFilters search={search} onChange={onChange} />
      </Box>
      <OfflineCopyNote since={currentData?.copiedAt} onRetry={refetch} />
      {failed && <ResultsFailed error={error} onRetry={refetch} />}
      {empty && <NoResults search={search} onChange={onChange} />}
      {!failed && !empty && (
        <>
          <CardGrid
            listings={data?.listings}
            shown={drawn >= SLICES.cards ? RESULTS_PER_PAGE : TOP_CARDS}
            dimmed={stale && data !== undefined}
            label={t('results')}
          />
          {drawn >= SLICES.rest && (
            <>
              <Box sx={{ mt: 10 }}>
                <ResultsPagination
                  page={search.page}
                  count={(currentData ?? data)?.count ?? 0}
                  hrefFor={(page) => paths.list({ ...search, page })}
                />
              </Box>
              {currentData && <SimilarSearches search={search} />}
              {anchor && (
                <Box sx={{ mt: 12 }}>
                  <SuggestionsBlock of={anchor} />
                </Box>
              )}
            </>
          )}
        </>
      )}
    </>
  );
}

interface ResultsFailedProps {
  error: Parameters<typeof isUnreached>[0];
  onRetry: () => void;
}

/** Shown if the results could not be loaded: the reason, if it is known, and a retry. */
function ResultsFailed({ error, onRetry }: ResultsFailedProps) {
  const { t } = useTranslation('list');
  const unreachable = isUnreached(error);
  return (
    <EmptyState
      role="alert"
      sentence={t(unreachable ? 'unreachable' : 'failed')}
      action={
        <Button variant="contained" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
