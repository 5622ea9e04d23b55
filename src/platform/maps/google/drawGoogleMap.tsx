import { Map as GoogleMap, type MapProps, useMap, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { GoogleHealth } from './googleHealth.ts';
import { fromGoogle, GoogleScript } from './loadGoogle.tsx';

/** Google's map with the libraries that the product draws on it with. */
export interface DrawnMap {
  map: google.maps.Map;
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
  /** Takes it out of the page, once what React does now is done. */
  remove(): void;
}

/** Says when map and libraries are there. */
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
 * Draws Google's map in `frame`, which nothing else may change until it is removed. Rejects, and gives Google up, where it
 * doesn't come.
 */
export async function drawGoogleMap(
  frame: HTMLElement,
  options: MapProps,
  health: GoogleHealth,
): Promise<DrawnMap> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawnMap>();
  const root = createRoot(frame, { onUncaughtError: reject });
  // The page that removes a map may be in the middle of a drawing, which React allows to no other root.
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
