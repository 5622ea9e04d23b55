import { useLocation } from 'react-router';
import { useAppSelector } from '../../store/hooks.ts';
import { selectSearch } from '../../store/searchParamsSlice.ts';
import { originOf } from './searchOrigin.ts';

/** The place of the list or map that is shown, which the box says until something else is typed. */
export function useShownPlace(): string {
  const { pathname } = useLocation();
  const { city, neighborhood, state } = useAppSelector(selectSearch);
  if (originOf(pathname) === 'elsewhere') return '';
  return neighborhood ?? city ?? state ?? '';
}
