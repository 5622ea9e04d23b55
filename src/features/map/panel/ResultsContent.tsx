import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ResultsPagination } from '../../../components/results/ResultsPagination.tsx';
import { SortMenu } from '../../../components/results/SortMenu.tsx';
import type { Listing } from '../../../domain/listing.ts';
import { DEFAULT_SEARCH, type Search, type SearchPlace, withFilters } from '../../../domain/search.ts';
import { ResultCards } from './ResultCards.tsx';
import { useViewResults } from './useViewResults.ts';

/** The default search in the same place. */
function withoutFilters({ state, city, neighborhood, type, sortBy }: Search): Search {
  const place: SearchPlace = {
    ...(state && { state }),
    ...(city && { city }),
    ...(neighborhood && { neighborhood }),
  };
  return { ...DEFAULT_SEARCH, ...place, type, sortBy };
}

export interface ResultsContentProps {
  search: Search;
  onSearchChange: (next: Search) => void;
  onHighlight: (listing: Listing | null) => void;
}

/** Sort menu, cards and pages of the view's results; the frame round it (panel or sheet) scrolls. */
export function ResultsContent({ search, onSearchChange, onHighlight }: ResultsContentProps) {
  const results = useViewResults(search);
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(search.page);

  useEffect(() => {
    if (shownPage.current === search.page) return;
    shownPage.current = search.page;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [search.page]);

  const count = results.page?.count ?? 0;
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
      {count > 0 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-start', px: 2 }}>
          <SortMenu
            value={search.sortBy}
            onChange={(sortBy) => onSearchChange(withFilters(search, { sortBy }))}
          />
        </Box>
      )}
      <ResultCards
        results={results}
        onHighlight={onHighlight}
        onClearFilters={() => onSearchChange(withoutFilters(search))}
      />
      {count > 0 && (
        <ResultsPagination
          page={search.page}
          count={count}
          onChange={(page) => onSearchChange({ ...search, page })}
        />
      )}
    </Box>
  );
}
