import { Map as GoogleMap, type MapProps, useMap, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { GoogleHealth } from './googleHealth.ts';
import { fromGoogle, GoogleScript } from './loadGoogle.tsx';

/** Google's map with the libraries that draw on it. */
export interface DrawnMap {
  map: google.maps.Map;
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
  /** Removes the map from the page after the current React render. */
  remove(): void;
}

/** Calls back when map and libraries are loaded. */
function WhenDrawn({ onDrawn }: { onDrawn: (drawn: Omit<DrawnMap, 'remove'>) => void }) {
  const map = useMap();
  const maps = useMapsLibrary('maps');
  const marker = useMapsLibrary('marker');
  useEffect(() => {
    if (map && maps && marker) onDrawn({ map, maps, marker });
  }, [map, maps, marker, onDrawn]);
  return null;
}

/**
 * Draws Google's map in `frame`, whose content belongs to the map until `remove`. Rejects, and gives Google up, if the
 * map can't be loaded.
 */
export async function drawGoogleMap(
  frame: HTMLElement,
  options: MapProps,
  health: GoogleHealth,
): Promise<DrawnMap> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawnMap>();
  const root = createRoot(frame, { onUncaughtError: reject });
  // The caller may be inside a React render, during which another root can't be unmounted.
  const remove = () => queueMicrotask(() => root.unmount());
  root.render(
    <GoogleScript onError={reject}>
      <GoogleMap {...options}>
        <WhenDrawn onDrawn={(drawn) => resolve({ ...drawn, remove })} />
      </GoogleMap>
    </GoogleScript>,
  );
  try {
    return await fromGoogle(promise, health);
  } catch (error) {
    remove();
    throw error;
  }
}
