import { useEffect, useRef, useState } from 'react';
import { MAP_ZOOM } from '#domain/constants.ts';
import { activeMapPort } from '#platform/maps/activeMapPort.ts';
import type { MapHandle, MapOptions } from '#platform/maps/mapPort.ts';

interface MapStart extends Pick<MapOptions, 'center' | 'zoom' | 'kind' | 'label'> {
  /** Called when the engine could not be loaded or started, or stopped working. */
  onFailed: () => void;
}

/**
 * Creates the map in an element and removes it on unmount; null until the engine is loaded. `first` is the map's first
 * state; later changes are made on the handle.
 */
export function useMapHandle(container: HTMLElement | null, first: MapStart): MapHandle | null {
  const [map, setMap] = useState<MapHandle | null>(null);
  const start = useRef(first);

  useEffect(() => {
    if (!container) return;
    let isGone = false;
    let handle: MapHandle | undefined;
    const { onFailed, ...asked } = start.current;
    const options = { ...asked, onLost: onFailed, minZoom: MAP_ZOOM.min, maxZoom: MAP_ZOOM.max };
    activeMapPort()
      .create(container, options)
      .then(
        (created) => {
          handle = created;
          if (isGone) created.destroy();
          else setMap(created);
        },
        (error: unknown) => {
          console.warn('The map could not be started.', error);
          if (!isGone) onFailed();
        },
      );
    return () => {
      isGone = true;
      handle?.destroy();
    };
  }, [container]);

  return map;
}
