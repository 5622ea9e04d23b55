import { useLocation } from 'react-router';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';
import { originOf, type SearchOrigin, searchEntry } from './searchEntry.ts';

/** The page that the visitor searches from, and its search; the default search if it is neither list nor map. */
export function useSearchOrigin(): { origin: SearchOrigin; search: Search } {
  const { pathname, state } = useLocation();
  const current = useAppSelector(selectSearch);
  const origin = originOf(searchEntry(state).searchedFrom ?? pathname);
  return { origin, search: origin === 'elsewhere' ? DEFAULT_SEARCH : current };
}
