import { useEffect, useRef } from 'react';
import type { Camera } from '#domain/geo/camera.ts';
import { snapView } from '#domain/geo/viewGrid.ts';
import { viewportBounds } from '#domain/geo/viewportBounds.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { mapClosed, viewMoved } from '#store/settingsSlice.ts';

/**
 * Stores the first view as soon as the map's element has a size, so that its homes load while the map engine loads. The
 * engine then reports the same view.
 * @param initial undefined if something else than a camera places the map
 */
export function useInitialViewport(container: HTMLElement | null, initial: Camera | undefined): void {
  const dispatch = useAppDispatch();
  const camera = useRef(initial);

  useEffect(() => {
    if (!container || !camera.current) return;
    const { clientWidth: width, clientHeight: height } = container;
    if (width === 0 || height === 0) return;
    const { center, zoom } = camera.current;
    const view = { center, zoom, bounds: viewportBounds({ center, zoom }, { width, height }) };
    dispatch(viewMoved({ ...view, searched: snapView(view), byVisitor: false }));
    return () => {
      dispatch(mapClosed());
    };
  }, [container, dispatch]);
}
