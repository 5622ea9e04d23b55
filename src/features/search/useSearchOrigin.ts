import { use } from 'react';
import { useLocation } from 'react-router';
import type { Search } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';
import { originOf, type SearchOrigin, searchEntry } from './searchEntry.ts';
import { SearchedForContext, searchFor } from './searchedFor.ts';

/** The page that the visitor searches from, and its search; the chosen default search if it is neither list nor map. */
export function useSearchOrigin(): { origin: SearchOrigin; search: Search } {
  const { pathname, state } = useLocation();
  const current = useAppSelector(selectSearch);
  const entry = searchEntry(state);
  const origin = originOf(entry.searchedFrom ?? pathname);
  const chosen = use(SearchedForContext);
  return { origin, search: origin === 'elsewhere' ? searchFor(entry.searchedFor ?? chosen) : current };
}
