import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { type MapPlace, paths } from '#domain/paths.ts';
import type { Search, SearchPlace } from '#domain/search/search.ts';
import { placeOfPath } from '#domain/search/searchPath.ts';
import { parseSearch, printSearch } from '#domain/search/searchUrl.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { searchRead } from '#store/searchParamsSlice.ts';
import { selectView } from '#store/settingsSlice.ts';

/** The place that the path itself names, if it does: /list/{state}/{city}/{neighborhood} or /map/{city}. */
function usePathPlace(): { place: SearchPlace; mapPlace: MapPlace | undefined } {
  const { state, city, neighborhood, place } = useParams();
  return useMemo(() => placeOfPath({ state, city, neighborhood, place }), [state, city, neighborhood, place]);
}

/** How the map looks, and each step of editing an area that is drawn already. */
function changesLookOnly(search: Search, next: Search): boolean {
  const isEdited = search.drawnArea !== undefined && next.drawnArea !== undefined;
  return (
    next.satellite !== search.satellite ||
    next.panelOpen !== search.panelOpen ||
    (isEdited && next.drawnArea !== search.drawnArea)
  );
}

/** What the query says of the search: a map's zoom belongs to its camera. */
function searchQuery(pathname: string, queryText: string): string {
  if (!pathname.startsWith('/map')) return queryText;
  const query = new URLSearchParams(queryText);
  query.delete('z');
  return query.toString();
}

export interface SearchLocation {
  /** What the address bar asks for. */
  search: Search;
  /** What /map/{place} names; undefined elsewhere, on a bare /map, and for a broken point. */
  mapPlace: MapPlace | undefined;
  /**
   * Goes to the same screen with another search. A filter is a step that Back undoes; how the map looks is not:
   * that replaces the address.
   */
  changeSearch(next: Search): void;
}

/**
 * The search of a list or map page, read from its URL and told to the store (from where the pin search
 * takes it): the same object while the address says the same search, wherever the map moves. The page that owns the route
 * calls it once.
 */
export function useSearchLocation(): SearchLocation {
  const { pathname, search: queryText, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { place, mapPlace } = usePathPlace();
  const query = searchQuery(pathname, queryText);
  const search = useMemo(() => parseSearch(new URLSearchParams(query), place), [query, place]);

  useEffect(() => {
    dispatch(searchRead(search));
  }, [dispatch, search]);

  const changeSearch = useCallback(
    (next: Search) => {
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
      // What came with a map's address (its street pin) stays with another choice of filters. The map before an open
      // overlay is no longer one step back.
      const { overMap: _overMap, ...rest } = state ?? {};
      navigate({ pathname, search: query.toString() }, { state: replace ? state : rest, replace });
    },
    [navigate, dispatch, pathname, queryText, state, mapPlace, search],
  );

  return { search, mapPlace, changeSearch };
}
