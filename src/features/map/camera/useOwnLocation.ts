import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAP_ZOOM } from '#domain/constants.ts';
import type { Point } from '#domain/geo/geo.ts';
import { LocateError, locateVisitor, mayLocateVisitor } from '#platform/geolocation.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';

/** Draws a dot at the visitor's location. */
function useLocationDot(handle: MapHandle | null, point: Point | undefined): void {
  const { t } = useTranslation('map');
  const label = t('ownLocation');
  useEffect(() => {
    if (!handle || !point) return;
    const element = document.createElement('div');
    element.className = 'location-dot';
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', label);
    const marker = handle.addMarker({ position: point, element, anchor: 'center' });
    return () => marker.remove();
  }, [handle, point, label]);
}

interface OwnLocation {
  isLocating: boolean;
  /** Moves the map to the visitor's location, or shows why that is not possible. */
  locate: () => void;
}

/**
 * Finds the visitor's location: on a press of the button, and at the start of a map that nothing else places, if the
 * browser already has permission. Opening the page never asks for permission.
 */
export function useOwnLocation(handle: MapHandle | null, isUnplaced: boolean): OwnLocation {
  const dispatch = useAppDispatch();
  const [point, setPoint] = useState<Point>();
  const [isLocating, setLocating] = useState(false);
  useLocationDot(handle, point);

  useEffect(() => {
    if (!handle || !isUnplaced) return;
    let isStale = false;
    const start = handle.onViewChange((_view, byVisitor) => {
      if (byVisitor) isStale = true;
    });
    const goThere = async (): Promise<void> => {
      if (!(await mayLocateVisitor())) return;
      const found = await locateVisitor();
      if (isStale) return;
      setPoint(found);
      handle.setCamera({ center: found, zoom: MAP_ZOOM.default });
    };
    // The visitor did not ask for it, so a failure shows no message.
    goThere().catch((error: unknown) => console.info('The map starts without the location.', error));
    return () => {
      isStale = true;
      start();
    };
  }, [handle, isUnplaced]);

  // The map that asked. After the visitor has left it, the answer neither moves a map nor shows a message.
  const asking = useRef<MapHandle | null>(null);
  useEffect(() => {
    asking.current = handle;
    return () => {
      asking.current = null;
    };
  }, [handle]);

  const locate = useCallback(() => {
    if (!handle) return;
    setLocating(true);
    locateVisitor()
      .then(
        (found) => {
          if (asking.current !== handle) return;
          setPoint(found);
          const zoom = Math.max(handle.getView().zoom, MAP_ZOOM.default);
          handle.setCamera({ center: found, zoom }, { animate: true, byVisitor: true });
        },
        (error: unknown) => {
          if (asking.current !== handle) return;
          const reason = error instanceof LocateError ? error.reason : 'default';
          dispatch(notified({ severity: 'warning', notice: `geolocation.${reason}` }));
        },
      )
      .finally(() => setLocating(false));
  }, [handle, dispatch]);

  return { isLocating, locate };
}
