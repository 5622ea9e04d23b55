import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router';
import { LazyActiveFilters } from '#components/active-filters/LazyActiveFilters.tsx';
import { useEntryScroll } from '#components/entry-memory/useEntryScroll.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { OfflineCopyNote } from '#components/offline-note/OfflineCopyNote.tsx';
import { ResultsPagination } from '#components/results/ResultsPagination.tsx';
import type { Listing } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';
import { ResultCards } from './ResultCards.tsx';
import { resultsPerPage, useViewResults } from './useViewResults.ts';

export interface ResultsContentProps {
  search: Search;
  onSearchChange: (next: Search) => void;
  onHighlight: (listing: Listing | null) => void;
  /** The listing whose pin has the pointer or the focus. */
  pointed: Pick<Listing, 'mlsNumber' | 'boardId'> | null;
  /** The sort menu, if the head of the panel or sheet has no space for it. */
  sort?: ReactNode;
}

/** The message of an empty view. It is loaded when needed, because few views are empty. */
const EmptyMapState = lazyOnIntent(async () => (await import('./EmptyMapState.tsx')).EmptyMapState);

/** The number of homes that are only in the list. Most places have none, but their number must be counted. */
const UnlocatedHomes = lazyOnIntent(async () => (await import('./UnlocatedHomes.tsx')).UnlocatedHomes);

/** Cards and pagination of the view's results. The panel or sheet around them scrolls. */
export function ResultsContent(props: ResultsContentProps) {
  const { search, onSearchChange, onHighlight, pointed, sort } = props;
  const { t } = useTranslation('map');
  const results = useViewResults(search);
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(search.page);
  const hasTurned = useRef(false);
  const isBack = useNavigationType() === 'POP';
  useEntryScroll('results', () => top.current?.parentElement);

  useEffect(() => {
    if (shownPage.current === search.page) return;
    shownPage.current = search.page;
    if (isBack) return;
    top.current?.scrollIntoView({ block: 'start' });
    // Only turning a page moves the focus. A map that moves to other homes keeps it.
    if (hasTurned.current) top.current?.focus({ preventScroll: true });
    hasTurned.current = false;
  }, [search.page, isBack]);

  const count = results.page?.count ?? 0;
  // A drawn area and a commute have no homes without a position.
  const isOfPlace = search.city !== undefined && !search.drawnArea && search.commutes.length === 0;
  const isCounted = isOfPlace && count > 0 && !results.isFetching && !results.page?.copiedAt;
  return (
    <Box
      ref={top}
      tabIndex={-1}
      sx={{
        px: 4,
        pb: 6,
        outline: 'none',
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        scrollMarginTop: 64,
      }}
    >
      {sort && <div>{sort}</div>}
      <LazyActiveFilters search={search} onChange={onSearchChange} />
      <OfflineCopyNote since={results.page?.copiedAt} onRetry={results.retry} />
      <ResultCards
        search={search}
        onSearchChange={onSearchChange}
        results={results}
        onHighlight={onHighlight}
        pointed={pointed}
        whenEmpty={
          <EmptyMapState
            failed={<EmptyState sentence={t('results.empty')} />}
            search={search}
            onSearchChange={onSearchChange}
          />
        }
      />
      {count > 0 && (
        <ResultsPagination
          page={search.page}
          count={count}
          perPage={resultsPerPage(search)}
          onChange={(page) => {
            hasTurned.current = true;
            onSearchChange({ ...search, page });
          }}
        />
      )}
      <UnlocatedHomes when={isCounted} search={search} inView={count} />
    </Box>
  );
}
