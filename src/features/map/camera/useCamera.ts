import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from 'react-router';
import { type Camera, isSameCamera } from '#domain/geo/camera.ts';
import { type SnappedView, snapView } from '#domain/geo/viewGrid.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { type MapPlace, paths } from '#domain/paths.ts';
import { parseZoom } from '#domain/search/mapUrl.ts';
import type { Search } from '#domain/search/search.ts';
import type { MapHandle, MapView } from '#platform/maps/mapPort.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { mapClosed, viewMoved } from '#store/settingsSlice.ts';

interface CameraInput {
  mapPlace: MapPlace | undefined;
  search: Search;
  /** The listing whose overlay the address opens. */
  open: ListingId | undefined;
  /** True while the next address must not move the map: the map then writes its own camera into it. */
  isViewFixed: RefObject<boolean>;
  /** True while the program moves the map to show an open pin: its homes stay those of the view before. */
  isShowing: RefObject<boolean>;
}

/** The camera of the page's address. Undefined for an address that names a city or no place. */
export function useUrlCamera(mapPlace: MapPlace | undefined): Camera | undefined {
  const z = new URLSearchParams(useLocation().search).get('z');
  return useMemo(
    () => (mapPlace?.kind === 'point' ? { center: mapPlace.point, zoom: parseZoom(z) } : undefined),
    [mapPlace, z],
  );
}

const SIDES = ['north', 'south', 'east', 'west'] as const;

/** True if both views are the same. Engines may report one movement several times. */
const isSameView = (first: MapView, second: MapView): boolean =>
  isSameCamera(first, second) && SIDES.every((side) => first.bounds[side] === second.bounds[side]);

/** The address that the router goes to, or has reached. */
interface Address {
  key: string;
  /** The camera that the map wrote into the address; undefined if the map did not make the address. */
  written: Camera | undefined;
}

/**
 * Keeps the address bar, the store and the camera in step. The map leads: after each movement the store and the address
 * follow it. The address moves the map only if something else wrote it, and only after its page is drawn.
 */
export function useCamera(handle: MapHandle | null, input: CameraInput): void {
  const { mapPlace, search, open, isViewFixed, isShowing } = input;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const urlCamera = useUrlCamera(mapPlace);
  const reported = useRef<MapView | undefined>(undefined);
  const page = useRef(search.page);
  const writing = useRef<Camera | undefined>(undefined);
  /** Undefined until the router goes to another address than that of the drawn page. */
  const newest = useRef<Address | undefined>(undefined);
  /** The last movement while a navigation is under way. Writing it at once would undo that navigation. */
  const unwritten = useRef<{ view: MapView; byVisitor: boolean } | undefined>(undefined);
  /** The camera that the last drawn address set. The same camera again does not move the map. */
  const urlCameraBefore = useRef<Camera | undefined>(undefined);

  // Blocks nothing. The router calls it before each navigation; `useLocation` changes only when the page is drawn.
  const followRouter = useCallback<BlockerFunction>(({ nextLocation }) => {
    newest.current = { key: nextLocation.key, written: writing.current };
    return false;
  }, []);
  useBlocker(followRouter);

  // A separate effect, because a movement resets the page before the address shows it.
  useEffect(() => {
    page.current = search.page;
  }, [search.page]);

  const write = useEffectEvent((view: MapView, byVisitor: boolean) => {
    const isAhead = newest.current !== undefined && newest.current.key !== location.key;
    const written = isAhead ? newest.current?.written : urlCamera;
    if (isAhead && !written) {
      unwritten.current = { view, byVisitor };
      return;
    }
    unwritten.current = undefined;
    // An address with a place, or the bare /map, stays until the visitor moves the map.
    if (written ? isSameCamera(written, view) : !byVisitor) return;
    const shown = { ...search, page: page.current };
    const { center, zoom } = view;
    writing.current = view;
    void navigate(open ? paths.mapListing(center, open, zoom, shown) : paths.mapAt(center, zoom, shown), {
      replace: true,
      preventScrollReset: true,
      // Keeps the state of the history entry (the street pin).
      state: location.state,
    });
    writing.current = undefined;
  });

  const follow = useEffectEvent((map: MapHandle) => {
    // A newer navigation is under way.
    if (newest.current && newest.current.key !== location.key) return;
    const isUnchanged =
      urlCamera && urlCameraBefore.current && isSameCamera(urlCamera, urlCameraBefore.current);
    urlCameraBefore.current = urlCamera;
    if (isViewFixed.current) {
      write(map.getView(), true);
      return;
    }
    if (urlCamera && !isUnchanged && !isSameCamera(urlCamera, reported.current ?? map.getView())) {
      unwritten.current = undefined;
      map.setCamera(urlCamera);
    } else if (unwritten.current) write(unwritten.current.view, unwritten.current.byVisitor);
  });

  useEffect(() => {
    if (!handle) return;
    urlCameraBefore.current = undefined;
    let searched: SnappedView | undefined;
    const stop = handle.onViewChange((view, byVisitor) => {
      const before = reported.current;
      const last = searched;
      searched = (!byVisitor && isShowing.current && last) || snapView(view);
      isShowing.current &&= byVisitor;
      if (!before || !isSameView(before, view)) dispatch(viewMoved({ ...view, searched, byVisitor }));
      reported.current = view;
      // Other homes start at their first page; the same searched view keeps its page.
      if (last && JSON.stringify(last) !== JSON.stringify(searched)) page.current = 1;
      // The first report is the map's start, which needs no new address.
      if (before) write(view, byVisitor);
    });
    return () => {
      stop();
      reported.current = undefined;
      unwritten.current = undefined;
      dispatch(mapClosed());
    };
  }, [handle, dispatch, isShowing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each history entry once
  useEffect(() => {
    if (handle) follow(handle);
  }, [handle, location.key]);
}
