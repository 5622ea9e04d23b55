import { type RefObject, useEffect, useRef } from 'react';
import { isCallError } from '#api/errors.ts';
import { type Boundary, useBoundaryQuery } from '#api/realty/realtyApi.ts';
import { ringsBounds } from '#domain/geo/geo.ts';
import type { MapPlace } from '#domain/paths.ts';
import type { Search, SearchPlace } from '#domain/search/search.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';

interface PlaceOutline {
  /** The place's name as the service writes it, or as the address says while it is on its way. */
  placeName: string | undefined;
  /** The service knows no such place. */
  isUnknown: boolean;
}

/** What the boundary call is asked for a place; undefined for a search without one. */
function boundaryQuestion({ state, city, neighborhood }: SearchPlace) {
  if (!city) return undefined;
  const within = { ...(state && { state }) };
  return neighborhood
    ? ({ name: neighborhood, type: 'neighborhood', city, ...within } as const)
    : ({ name: city, type: 'city', ...within } as const);
}

/** Draws a boundary on the map while there is one. */
function useDrawnOutline(handle: MapHandle | null, boundary: Boundary | undefined): void {
  useEffect(() => {
    if (!handle || !boundary) return;
    handle.setOutline(boundary.path);
    return () => handle.setOutline(null);
  }, [handle, boundary]);
}

/**
 * The outline of the search's place: drawn, and fitted into the frame unless the address names a point. A
 * place is fitted once, so that the map is not pulled back from where the visitor took it.
 * @param stays set while an address arrives that does not move the map
 */
export function usePlaceOutline(
  handle: MapHandle | null,
  search: Search,
  mapPlace: MapPlace | undefined,
  stays: RefObject<boolean>,
): PlaceOutline {
  const dispatch = useAppDispatch();
  const question = boundaryQuestion(search);
  const { currentData, error } = useBoundaryQuery(question ?? { name: '', type: 'city' }, {
    skip: !question,
  });
  const boundary = question ? currentData : undefined;
  const failure = question && isCallError(error) ? error.status : undefined;
  const fitted = useRef<Boundary | undefined>(undefined);
  const namesPoint = mapPlace?.kind === 'point';

  useDrawnOutline(handle, boundary);

  useEffect(() => {
    // Once the address names a point, choosing the same place again shows all of it again.
    if (namesPoint) fitted.current = undefined;
    if (!handle || !boundary || namesPoint || stays.current || fitted.current === boundary) return;
    fitted.current = boundary;
    const bounds = ringsBounds(boundary.path);
    if (bounds) handle.fitBounds(bounds);
  }, [handle, boundary, namesPoint, stays]);

  useEffect(() => {
    if (failure === undefined || failure === 404) return;
    dispatch(notified({ severity: 'warning', notice: 'boundaryFailed' }));
  }, [failure, dispatch]);

  return {
    placeName: boundary?.name ?? search.neighborhood ?? search.city,
    isUnknown: failure === 404,
  };
}
