import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { DEFAULT_SEARCH, withoutPlace } from '../../domain/search.ts';
import { places } from '../../platform/maps/places.ts';
import type { LocatedPlace } from '../../platform/maps/placesPort.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { notified } from '../../store/notificationsSlice.ts';
import { selectSearch } from '../../store/searchParamsSlice.ts';
import { selectView } from '../../store/settingsSlice.ts';
import { locatedDestination, placeDestination } from './destination.ts';
import { searchedFrom } from './searchedFrom.ts';
import { originOf } from './searchOrigin.ts';
import type { Suggestion } from './suggestion.ts';

/** A street address gets its own pin on the map (L2): it comes with the address, where the map looks for it. */
function arrivalOf({ isStreetAddress, location }: LocatedPlace): NavigateOptions {
  return isStreetAddress ? { state: { streetPin: location } } : {};
}

/** What the box does with a choice: it goes there, with the filters of the list or map that it was made on. */
export function useChoose(): { choose(suggestion: Suggestion): void; clearPlace(): void } {
  const { pathname, state: entryState } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectSearch);
  const view = useAppSelector(selectView);
  const origin = originOf(searchedFrom(entryState) ?? pathname);
  const search = origin === 'elsewhere' ? DEFAULT_SEARCH : current;
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  const choose = useCallback(
    (suggestion: Suggestion) => {
      call.current?.abort();
      if (suggestion.kind === 'listing') {
        navigate(paths.detail(suggestion.listing));
        return;
      }
      if (suggestion.kind !== 'place') {
        navigate(placeDestination(suggestion, origin, search));
        return;
      }
      const asking = new AbortController();
      call.current = asking;
      places.locate(suggestion.placeId, asking.signal).then(
        (located) => {
          if (asking.signal.aborted) return;
          if (located) navigate(locatedDestination(located, search), arrivalOf(located));
          else dispatch(notified({ severity: 'warning', notice: 'placeNotFound' }));
        },
        (error: unknown) => {
          if (asking.signal.aborted) return;
          console.warn('The place could not be located.', error);
          dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
        },
      );
    },
    [navigate, dispatch, origin, search],
  );

  const clearPlace = useCallback(() => {
    if (origin === 'list') navigate(paths.list(withoutPlace(search)));
    if (origin === 'map') navigate(paths.mapAt(view.center, view.zoom, withoutPlace(search)));
  }, [navigate, origin, search, view.center, view.zoom]);

  return { choose, clearPlace };
}
