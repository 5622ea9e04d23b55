import { type RefObject, useContext, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router';
import type { ListingId } from '#api/realty/realtyApi.ts';
import { type Camera, isSameCamera } from '#domain/geo/camera.ts';
import { isSameSearchedView } from '#domain/geo/sameView.ts';
import { snapView } from '#domain/geo/viewGrid.ts';
import type { MapPlace } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import type { MapHandle, MapView } from '#platform/maps/mapPort.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { mapClosed, viewMoved } from '#store/settingsSlice.ts';
import { cameraEchoes, cameraOfUrl, pathOfCamera } from './urlCamera.ts';

interface CameraInput {
  mapPlace: MapPlace | undefined;
  search: Search;
  /** The listing whose overlay the address opens. */
  open: ListingId | undefined;
  /** Set while an address arrives that does not move the map: it is to say where the map is. */
  stays: RefObject<boolean>;
}

/** The camera that the address bar asks for now. */
export function useUrlCamera(mapPlace: MapPlace | undefined): Camera | undefined {
  const z = new URLSearchParams(useLocation().search).get('z');
  return useMemo(() => cameraOfUrl(mapPlace, z), [mapPlace, z]);
}

const SIDES = ['north', 'south', 'east', 'west'] as const;

/** Engines report a frame's change more than once: the same view again asks for nothing. */
const isSameView = (first: MapView, second: MapView): boolean =>
  isSameCamera(first, second) && SIDES.every((side) => first.bounds[side] === second.bounds[side]);

/**
 * Keeps the address bar, the store and the camera together: a movement that has come to rest is told to the
 * store and replaces the address; an address that says something else moves the camera.
 */
export function useCamera(handle: MapHandle | null, { mapPlace, search, open, stays }: CameraInput): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  // The hooks tell where the page that is drawn stands; only the router knows where the visitor goes already.
  const router = useContext(DataRouterContext)?.router;
  const asked = useUrlCamera(mapPlace);
  const echoes = useMemo(cameraEchoes, []);
  const reported = useRef<MapView | undefined>(undefined);
  const page = useRef(search.page);
  /** The last movement, while the address is about to change: it must not take the visitor back. */
  const unwritten = useRef<{ view: MapView; byVisitor: boolean } | undefined>(undefined);

  // Its own effect: the page that a movement began anew is true before the address says so.
  useEffect(() => {
    page.current = search.page;
  }, [search.page]);

  const write = useEffectEvent((view: MapView, byVisitor: boolean) => {
    unwritten.current = undefined;
    // A place or the bare /map stays in the address until the visitor moves the map.
    const isNews = asked ? !isSameCamera(asked, view) : byVisitor;
    if (!isNews) return;
    const { location: next = location, navigation } = router?.state ?? {};
    if (next.key !== location.key || (navigation && navigation.state !== 'idle')) {
      unwritten.current = { view, byVisitor };
      return;
    }
    echoes.wrote(view);
    void navigate(pathOfCamera(view, { ...search, page: page.current }, open), {
      replace: true,
      preventScrollReset: true,
      // What came with the address (the street pin) stays with it.
      state: location.state,
    });
  });

  useEffect(() => {
    if (!handle) return;
    const stop = handle.onViewChange((view, byVisitor) => {
      const before = reported.current;
      const searched = snapView(view);
      if (!before || !isSameView(before, view)) dispatch(viewMoved({ ...view, searched, byVisitor }));
      reported.current = view;
      // Other homes are read from their first page; the homes of one searched view go on where they are.
      if (before && !isSameSearchedView(snapView(before), searched)) page.current = 1;
      write(view, byVisitor);
    });
    return () => {
      stop();
      reported.current = undefined;
      unwritten.current = undefined;
      dispatch(mapClosed());
    };
  }, [handle, dispatch]);

  useEffect(() => {
    if (handle && stays.current) {
      write(handle.getView(), true);
      return;
    }
    if (!handle || !asked || echoes.isEcho(asked)) return;
    if (isSameCamera(asked, reported.current ?? handle.getView())) return;
    unwritten.current = undefined;
    handle.setCamera(asked);
  }, [handle, asked, echoes, stays]);

  // Below the effect that follows the address: what that moves is not held back.
  useEffect(() => {
    if (unwritten.current) write(unwritten.current.view, unwritten.current.byVisitor);
  });
}
