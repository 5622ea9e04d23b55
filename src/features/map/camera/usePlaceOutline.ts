import { type RefObject, useEffect, useRef } from 'react';
import { isCallError } from '#api/errors.ts';
import { boundaryPath } from '#api/realty/boundaryCall.ts';
import { type Boundary, useBoundaryQuery } from '#api/realty/realtyApi.ts';
import { ringsBounds } from '#domain/geo/geo.ts';
import type { MapPlace } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';

interface PlaceOutline {
  /** The place's name from the service, or from the address until the service has answered. */
  placeName: string | undefined;
  /** True if the service does not know the place. */
  isUnknown: boolean;
}

/** Draws a boundary on the map. */
function useDrawnOutline(handle: MapHandle | null, boundary: Boundary | undefined): void {
  useEffect(() => {
    if (!handle || !boundary) return;
    handle.setOutline(boundary.path);
    return () => handle.setOutline(null);
  }, [handle, boundary]);
}

/**
 * Draws the outline of the search's place, and fits the map to it unless the address names a point. Each place is
 * fitted once, so that the map does not jump back after the visitor has moved it.
 * @param isViewFixed true while the next address must not move the map
 */
export function usePlaceOutline(
  handle: MapHandle | null,
  search: Search,
  mapPlace: MapPlace | undefined,
  isViewFixed: RefObject<boolean>,
): PlaceOutline {
  const dispatch = useAppDispatch();
  const question = boundaryPath(search);
  const { currentData, error } = useBoundaryQuery(question ?? '', { skip: !question });
  const boundary = question ? currentData : undefined;
  const failure = question && isCallError(error) ? error.status : undefined;
  const fitted = useRef<Boundary | undefined>(undefined);
  const namesPoint = mapPlace?.kind === 'point';

  useDrawnOutline(handle, boundary);

  useEffect(() => {
    // If the address names a point, choosing the same place again fits the map to it again.
    if (namesPoint) fitted.current = undefined;
    if (!handle || !boundary || namesPoint || isViewFixed.current || fitted.current === boundary) return;
    fitted.current = boundary;
    const bounds = ringsBounds(boundary.path);
    if (bounds) handle.fitBounds(bounds);
  }, [handle, boundary, namesPoint, isViewFixed]);

  useEffect(() => {
    if (failure === undefined || failure === 404) return;
    dispatch(notified({ severity: 'warning', notice: 'boundaryFailed' }));
  }, [failure, dispatch]);

  return {
    placeName: boundary?.name ?? search.neighborhood ?? search.city,
    isUnknown: failure === 404,
  };
}
