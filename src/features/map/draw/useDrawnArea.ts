import { useEffect, useRef } from 'react';
import { type Ring, ringsBounds } from '#domain/geo/geo.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';

/**
 * Draws the area on the map.
 * @param fitsAtStart true if the map was opened by an address with an area and without a view: it then fits the area
 */
export function useDrawnArea(handle: MapHandle | null, ring: Ring | undefined, fitsAtStart: boolean): void {
  const hasFitted = useRef(false);

  useEffect(() => {
    if (!handle) return;
    handle.setDrawnArea(ring ?? null);
  }, [handle, ring]);

  useEffect(() => {
    const bounds = ring && fitsAtStart && !hasFitted.current ? ringsBounds([ring]) : undefined;
    if (!handle || !bounds) return;
    hasFitted.current = true;
    handle.fitBounds(bounds);
  }, [handle, ring, fitsAtStart]);
}
