import { useLocation } from 'react-router';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';
import { originOf, searchEntry } from './searchEntry.ts';

/** The searched place, or the place of the current list or map. The box shows it until something else is typed. */
export function useShownPlace(): string {
  const { pathname, state: entryState } = useLocation();
  const { city, neighborhood, state, amenity } = useAppSelector(selectSearch);
  if (originOf(pathname) === 'elsewhere') return '';
  return searchEntry(entryState).searchedPlace ?? amenity?.name ?? neighborhood ?? city ?? state ?? '';
}
