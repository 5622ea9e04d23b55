import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { offersYields } from '#config/hiddenFilters.ts';
import { type MapPlace, paths } from '#domain/paths.ts';
import { isByYield, type Search, type SearchPlace, withoutYield } from '#domain/search/search.ts';
import { placeOfPath } from '#domain/search/searchPath.ts';
import { parseSearch, printSearch } from '#domain/search/searchUrl.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { searchRead } from '#store/searchParamsSlice.ts';
import { selectView } from '#store/settingsSlice.ts';

/** Returns the place in the path, if any: /list/{state}/{city}/{neighborhood} or /map/{city}. */
function usePathPlace(): { place: SearchPlace; mapPlace: MapPlace | undefined } {
  const { state, city, neighborhood, place } = useParams();
  return useMemo(() => placeOfPath({ state, city, neighborhood, place }), [state, city, neighborhood, place]);
}

/** True if the searches differ by the shown amenity only. */
function changesAmenityOnly(search: Search, next: Search): boolean {
  const [before, after] = [search, { ...next, amenity: search.amenity }].map((each) =>
    String(printSearch(each)),
  );
  return next.amenity !== search.amenity && before === after;
}

/** True for changes of the map's look, of the shown amenity, and for each step of editing a drawn area. */
function changesLookOnly(search: Search, next: Search): boolean {
  const isEdited = search.drawnArea !== undefined && next.drawnArea !== undefined;
  return (
    next.satellite !== search.satellite ||
    next.panelOpen !== search.panelOpen ||
    next.prices !== search.prices ||
    changesAmenityOnly(search, next) ||
    (isEdited && next.drawnArea !== search.drawnArea)
  );
}

/** Returns the search without its yield if pages offer none: a login would not show it either. */
const offered = (search: Search): Search =>
  isByYield(search) && !offersYields() ? withoutYield(search) : search;

/** Returns the part of the query that is the search: a map's zoom belongs to its camera. */
function searchQuery(pathname: string, queryText: string): string {
  if (!pathname.startsWith('/map')) return queryText;
  const query = new URLSearchParams(queryText);
  query.delete('z');
  return query.toString();
}

export interface SearchLocation {
  /** The search in the address bar. */
  search: Search;
  /** The place in /map/{place}; undefined on other pages, on a bare /map, and for an invalid point. */
  mapPlace: MapPlace | undefined;
  /**
   * Goes to the same screen with another search. Back undoes a filter. A change of the map's look replaces the address
   * instead.
   */
  changeSearch(next: Search): void;
}

/**
 * Reads the search of a list or map page from its URL and stores it in the Redux store, for the pin search. Returns
 * the same object while the address has the same search, even if the map moves. Called once, by the page that owns
 * the route.
 */
export function useSearchLocation(): SearchLocation {
  const { pathname, search: queryText, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { place, mapPlace } = usePathPlace();
  const query = searchQuery(pathname, queryText);
  const search = useMemo(() => offered(parseSearch(new URLSearchParams(query), place)), [query, place]);

  useEffect(() => {
    dispatch(searchRead(search));
  }, [dispatch, search]);

  const changeSearch = useCallback(
    (next: Search) => {
      // Loaded when it is needed: few searches have commutes.
      if (search.commutes.length + next.commutes.length > 0) {
        void import('#components/commute/deviceCommutes.ts').then(
          (device) => device.storeChosenCommutes(search, next),
          () => undefined,
        );
      }
      const replace = changesLookOnly(search, next);
      if (pathname.startsWith('/list')) {
        navigate(paths.list(next), { replace });
        return;
      }
      if (mapPlace?.kind === 'city' && next.city !== mapPlace.city) {
        const view = dispatch((_dispatch, getState) => selectView(getState()));
        navigate(paths.mapAt(view.center, view.zoom, next), { replace });
        return;
      }
      const query = printSearch(next, {
        place: mapPlace?.kind !== 'city',
      });
      const zoom = new URLSearchParams(queryText).get('z');
      if (zoom !== null) query.set('z', zoom);
      // The state of a map's address (its street pin) stays when the filters change. Only `overMap` goes: the map
      // without the open overlay is no longer one step back.
      const { overMap: _overMap, ...rest } = state ?? {};
      navigate({ pathname, search: query.toString() }, { state: replace ? state : rest, replace });
    },
    [navigate, dispatch, pathname, queryText, state, mapPlace, search],
  );

  return { search, mapPlace, changeSearch };
}
