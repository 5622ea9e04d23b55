import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from 'react-router';
import type { ListingId } from '#api/realty/realtyApi.ts';
import { type Camera, isSameCamera } from '#domain/geo/camera.ts';
import { snapView } from '#domain/geo/viewGrid.ts';
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
  /** Set while an address arrives that does not move the map: it is to say where the map is. */
  stays: RefObject<boolean>;
}

/** The camera that the address of the page on screen asks for: only the point form names one. */
export function useUrlCamera(mapPlace: MapPlace | undefined): Camera | undefined {
  const z = new URLSearchParams(useLocation().search).get('z');
  return useMemo(
    () => (mapPlace?.kind === 'point' ? { center: mapPlace.point, zoom: parseZoom(z) } : undefined),
    [mapPlace, z],
  );
}

const SIDES = ['north', 'south', 'east', 'west'] as const;

/** Engines report a frame's change more than once: the same view again asks for nothing. */
const isSameView = (first: MapView, second: MapView): boolean =>
  isSameCamera(first, second) && SIDES.every((side) => first.bounds[side] === second.bounds[side]);

/** Whether both show the homes of one view on the grid of views. */
const isSearchedAsOne = (first: MapView, second: MapView): boolean =>
  JSON.stringify(snapView(first)) === JSON.stringify(snapView(second));

/** The address that the router goes to, or is at. */
interface Address {
  key: string;
  /** The camera that the map wrote into it; undefined where somebody else made the address. */
  written: Camera | undefined;
}

/**
 * Keeps the address bar, the store and the camera together. The map is the source: a movement that has come to rest is
 * told to the store and replaces the address. Only an address that somebody else made, once its page is on screen, moves
 * the map.
 */
export function useCamera(handle: MapHandle | null, { mapPlace, search, open, stays }: CameraInput): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const asked = useUrlCamera(mapPlace);
  const reported = useRef<MapView | undefined>(undefined);
  const page = useRef(search.page);
  const writing = useRef<Camera | undefined>(undefined);
  /** Undefined until the router goes somewhere: it is where the page on screen is. */
  const newest = useRef<Address | undefined>(undefined);
  /** The last movement while the visitor is on the way to another address: writing it would take them back. */
  const unwritten = useRef<{ view: MapView; byVisitor: boolean } | undefined>(undefined);
  /** The camera that the last address on screen asked this map for: the same one again asks for no movement. */
  const askedBefore = useRef<Camera | undefined>(undefined);

  // It blocks nothing: the router calls it before each navigation, while `useLocation` changes when the page is drawn.
  const followRouter = useCallback<BlockerFunction>(({ nextLocation }) => {
    newest.current = { key: nextLocation.key, written: writing.current };
    return false;
  }, []);
  useBlocker(followRouter);

  // Its own effect: the page that a movement began anew is true before the address says so.
  useEffect(() => {
    page.current = search.page;
  }, [search.page]);

  const write = useEffectEvent((view: MapView, byVisitor: boolean) => {
    const isAhead = newest.current !== undefined && newest.current.key !== location.key;
    const said = isAhead ? newest.current?.written : asked;
    if (isAhead && !said) {
      unwritten.current = { view, byVisitor };
      return;
    }
    unwritten.current = undefined;
    // A place or the bare /map stays in the address until the visitor moves the map.
    if (said ? isSameCamera(said, view) : !byVisitor) return;
    const shown = { ...search, page: page.current };
    const { center, zoom } = view;
    writing.current = view;
    void navigate(open ? paths.mapListing(center, open, zoom, shown) : paths.mapAt(center, zoom, shown), {
      replace: true,
      preventScrollReset: true,
      // What came with the address (the street pin) stays with it.
      state: location.state,
    });
    writing.current = undefined;
  });

  const follow = useEffectEvent((map: MapHandle) => {
    // A newer address is on its way.
    if (newest.current && newest.current.key !== location.key) return;
    const isAskedBefore = asked && askedBefore.current && isSameCamera(asked, askedBefore.current);
    askedBefore.current = asked;
    if (stays.current) {
      write(map.getView(), true);
      return;
    }
    if (asked && !isAskedBefore && !isSameCamera(asked, reported.current ?? map.getView())) {
      unwritten.current = undefined;
      map.setCamera(asked);
    } else if (unwritten.current) write(unwritten.current.view, unwritten.current.byVisitor);
  });

  useEffect(() => {
    if (!handle) return;
    askedBefore.current = undefined;
    const stop = handle.onViewChange((view, byVisitor) => {
      const before = reported.current;
      if (!before || !isSameView(before, view)) {
        dispatch(viewMoved({ ...view, searched: snapView(view), byVisitor }));
      }
      reported.current = view;
      // Other homes are read from their first page; the homes of one searched view go on where they are.
      if (before && !isSearchedAsOne(before, view)) page.current = 1;
      // The address places a map that has just come.
      if (before) write(view, byVisitor);
    });
    return () => {
      stop();
      reported.current = undefined;
      unwritten.current = undefined;
      dispatch(mapClosed());
    };
  }, [handle, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address speaks once.
  useEffect(() => {
    if (handle) follow(handle);
  }, [handle, location.key]);
}
