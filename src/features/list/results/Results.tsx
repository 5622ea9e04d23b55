import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useListingsQuery } from '#api/realty/realtyApi.ts';
import { FilterActions } from '#components/active-filters/FilterActions.tsx';
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
import { isFirstEntry, stateInstead } from '#platform/storage/entryKey.ts';
import { deviceText } from '#platform/storage/storage.ts';
import { Button } from '#ui/Button.tsx';
import { useProgressiveRender } from '#ui/useProgressiveRender.ts';
import { NoPlace, useUnknownPlace } from '../NoPlace.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { SimilarSearches } from '../SimilarSearches.tsx';
import { CardGrid, PageCards } from './CardGrid.tsx';
import { LockedHomes } from './LockedHomes.tsx';
import { QuickSwitch } from './QuickSwitch.tsx';
import { FailedPage, ResultsFailed, useFailureSentence } from './ResultsFailed.tsx';
import { ShowsCost, useCostChoice } from './useCostChoice.ts';

interface RangeTextProps {
  /** The first and the last of the pages that are shown. */
  from: number;
  page: number;
  /** Number of results of the whole search; undefined while it loads, and after a failure. */
  count: number | undefined;
}

/** Returns the numbers of a range as the page shows them. */
function useRange({ from, page, count = 0 }: RangeTextProps) {
  const locale = localeOf(useTranslation().i18n.language);
  const { first } = pageRange(from, RESULTS_PER_PAGE, count);
  const { last } = pageRange(page, RESULTS_PER_PAGE, count);
  return {
    count,
    first: formatNumber(first, locale),
    last: formatNumber(last, locale),
    total: formatNumber(count, locale),
    rest: count - last,
  };
}

/** The range of the shown results, '9–16 of 1,234 homes'; screen readers announce a change. */
function RangeText(props: RangeTextProps) {
  const { t } = useTranslation('list');
  const range = useRange(props);
  return (
    <Box
      component="p"
      role="status"
      sx={{
        m: 0,
        // Reserved space for the text: otherwise what is beside and below would move.
        minWidth: props.count === undefined ? '9em' : 0,
        minHeight: 44,
        display: 'grid',
        alignItems: 'center',
        color: 'text.secondary',
      }}
    >
      {range.count > 0 && t('range', range)}
    </Box>
  );
}

interface MoreProps extends RangeTextProps {
  /** True while the next page loads. */
  isBusy: boolean;
  /** True if the next page could not be loaded. */
  hasFailed: boolean;
  error: Parameters<typeof useFailureSentence>[0];
  onMore: () => void;
}

/** Continues the list below its last page, also after a failure; null at the end. */
function More({ isBusy, hasFailed, error, onMore, ...shown }: MoreProps) {
  const { t } = useTranslation('list');
  const range = useRange(shown);
  const failure = useFailureSentence(error);
  if (range.rest <= 0) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, mt: 4, mb: 6 }}>
      {hasFailed ? (
        <Box component="p" role="alert" data-says-fault sx={{ m: 0 }}>
          {failure}
        </Box>
      ) : (
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {t('position', range)}
        </Box>
      )}
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => isBusy || onMore()}>
        {hasFailed ? t('retry') : t('more', { count: Math.min(range.rest, RESULTS_PER_PAGE) })}
      </Button>
    </Box>
  );
}

/** Loaded when it is needed, because few searches have no results. */
const WithoutFilters = lazyOnIntent(
  async () => (await import('#components/active-filters/WithoutFilters.tsx')).WithoutFilters,
);
const HiddenNote = lazyOnIntent(async () => (await import('./HiddenNote.tsx')).HiddenNote);

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
          <FilterActions>
            <Button variant="contained" onClick={() => onChange(withoutFilters(search))}>
              {t('clearFilters')}
            </Button>
            <WithoutFilters failed={null} search={search} onChange={onChange} />
          </FilterActions>
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

/** True once a list was shown since the start of the visit. */
let wasShown = false;

/** Renders the results in slices. After Back all are rendered at once, so that the scroll position can be restored. */
function useResultSlices(isThere: boolean): number {
  const type = useNavigationType();
  const { key } = useLocation();
  // The router reports the start of a visit like a way back to its first entry.
  const isBack = type === 'POP' && (wasShown || !isFirstEntry(key));
  useEffect(() => {
    wasShown = true;
  }, []);
  return useProgressiveRender(isThere ? SLICES.rest : SLICES.top, isBack ? SLICES.rest : SLICES.top);
}

/** Returns the first page that is shown. It is in the state of a history entry whose list was continued. */
function firstPage(state: unknown, page: number): number {
  const { from } = (state ?? {}) as { from?: unknown }; // a history state may hold anything
  return typeof from === 'number' && from >= 1 && from < page ? from : page;
}

/**
 * Returns the pages that a list shows, each as its own search, and a function that adds the next one.
 * @param onMore called before a page is added
 */
function useContinuedPages(search: Search, onMore: () => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const from = firstPage(location.state, search.page);
  const pages = Array.from({ length: search.page - from + 1 }, (_, index) => ({
    ...search,
    page: from + index,
  }));
  const showMore = () => {
    onMore();
    navigate(paths.list({ ...search, page: search.page + 1 }), {
      replace: true,
      preventScrollReset: true,
      state: stateInstead(location, { from }),
    });
  };
  return { from, isContinued: from < search.page, pages, showMore };
}

/** The range with the switch beside it, and the actions. On wide screens the switch is beside the actions. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(6),
  margin: theme.spacing(1, 0, 4),
  '& > label': { marginLeft: 'auto' },
}));

/** An earlier page of a list that was continued. */
function EarlierPage({ isFirst, ...shown }: NoResultsProps & { isFirst: boolean }) {
  const { search } = shown;
  const { currentData, isError, error, isFetching, refetch } = useListingsQuery({ search });
  if (isError && !isFetching) return <FailedPage error={error} onRetry={refetch} {...shown} />;
  return <PageCards listings={currentData?.listings} isFirst={isFirst} />;
}

/** Moves the focus to the first home of the next page once it is there. */
function useFocusOnArrival(arrived: unknown) {
  const first = useRef<HTMLLIElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!arrived || !isExpected.current) return;
    isExpected.current = false;
    first.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [arrived]);
  const expect = () => {
    isExpected.current = true;
  };
  return { first, expect };
}

/**
 * The results of a search: heading, range, order, cards, and ways to the next pages. An earlier search stays, dimmed,
 * while another loads. 'Show more' continues the list below its last page, which the address names; the history entry
 * knows the first one.
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
  const { unknown, isAsked } = useUnknownPlace(search, currentData?.count === 0);
  const nextPage = useFocusOnArrival(currentData);
  const { from, isContinued, pages, showMore } = useContinuedPages(search, nextPage.expect);
  const [showsCost, chooseCost] = useCostChoice();
  const count = (currentData ?? data)?.count ?? 0;
  const lastPage = Math.max(1, pageCount(currentData?.count ?? 0, RESULTS_PER_PAGE));
  if (currentData && search.page > lastPage) {
    return <Navigate to={paths.list({ ...search, page: lastPage })} replace />;
  }
  if (unknown) return <NoPlace search={search} unknown={unknown} />;
  const named = canonicalPlace(search, currentData?.listings[0]?.address);
  if (named) return <Navigate to={paths.list({ ...search, ...named })} replace />;
  const hasFailed = isError && !isFetching;
  // The pages above stay if only the next one could not be loaded.
  const failed = hasFailed && !(isContinued && data);
  const empty = !failed && currentData?.count === 0 && !isAsked;
  const range = {
    from,
    page: isContinued && stale ? search.page - 1 : search.page,
    count: failed ? undefined : (isContinued ? data : currentData)?.count,
  };
  return (
    <>
      <PageHeading search={search} from={from} />
      <Bar>
        <RangeText {...range} />
        {!empty && !failed && search.type === 'sale' && search.showActive && (
          <QuickSwitch label={t('cost')} checked={showsCost} onChange={chooseCost} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
          {!failed && !isAsked && action}
          {!empty && !failed && (
            <SortMenu search={search} onChange={(sortBy) => onChange(withFilters(search, { sortBy }))} />
          )}
        </Box>
      </Bar>
      <Box sx={{ mb: usedFilters(search).length > 0 ? 4 : 0 }}>
        <LazyActiveFilters search={search} onChange={onChange} />
      </Box>
      <OfflineCopyNote since={currentData?.copiedAt} onRetry={refetch} />
      {failed && <ResultsFailed error={error} onRetry={refetch} search={search} onChange={onChange} />}
      {empty && <NoResults search={search} onChange={onChange} />}
      {!failed && !empty && (
        <>
          <ShowsCost value={showsCost}>
            <CardGrid
              aria-label={t('results')}
              aria-hidden={!data || isAsked || undefined}
              aria-busy={stale && data !== undefined && !isContinued}
            >
              {pages.slice(0, -1).map((earlier, index) => (
                <EarlierPage key={earlier.page} search={earlier} onChange={onChange} isFirst={index === 0} />
              ))}
              {!(isContinued && hasFailed) && (
                <PageCards
                  listings={isAsked ? undefined : (isContinued ? currentData : data)?.listings}
                  shown={drawn >= SLICES.cards ? RESULTS_PER_PAGE : TOP_CARDS}
                  isFirst={!isContinued}
                  first={nextPage.first}
                />
              )}
            </CardGrid>
          </ShowsCost>
          {drawn >= SLICES.rest && !isAsked && (
            <>
              <LockedHomes pages={pages} />
              <More
                {...range}
                {...{ hasFailed, error }}
                isBusy={stale && !hasFailed}
                onMore={hasFailed ? refetch : showMore}
              />
              <ResultsPagination
                page={range.page}
                count={count}
                hrefFor={(page) => paths.list({ ...search, page })}
              />
              {deviceText('hidden-homes') && <HiddenNote failed={null} />}
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
