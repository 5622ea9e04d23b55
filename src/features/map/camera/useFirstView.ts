import { useEffect, useRef } from 'react';
import type { Camera } from '#domain/geo/camera.ts';
import { framedBounds } from '#domain/geo/framedView.ts';
import { snapView } from '#domain/geo/viewGrid.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { mapClosed, viewMoved } from '#store/settingsSlice.ts';

/**
 * Stores the first view as soon as the map's element has a size, so that its homes load while the map engine loads. The
 * engine then reports the same view.
 * @param first undefined if something else than a camera places the map
 */
export function useFirstView(container: HTMLElement | null, first: Camera | undefined): void {
  const dispatch = useAppDispatch();
  const camera = useRef(first);

  useEffect(() => {
    if (!container || !camera.current) return;
    const { clientWidth: width, clientHeight: height } = container;
    if (width === 0 || height === 0) return;
    const { center, zoom } = camera.current;
    const view = { center, zoom, bounds: framedBounds({ center, zoom }, { width, height }) };
    dispatch(viewMoved({ ...view, searched: snapView(view), byVisitor: false }));
    return () => {
      dispatch(mapClosed());
    };
  }, [container, dispatch]);
}
