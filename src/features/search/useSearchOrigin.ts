import { useLocation } from 'react-router';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';
import { originOf, type SearchOrigin, searchEntry } from './searchEntry.ts';

/** Where the visitor searches from, and the search of that list or map; the first one elsewhere. */
export function useSearchOrigin(): { origin: SearchOrigin; search: Search } {
  const { pathname, state } = useLocation();
  const current = useAppSelector(selectSearch);
  const origin = originOf(searchEntry(state).searchedFrom ?? pathname);
  return { origin, search: origin === 'elsewhere' ? DEFAULT_SEARCH : current };
}
