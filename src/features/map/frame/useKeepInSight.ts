import { type RefObject, useEffect } from 'react';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import type { PinLayer } from '../pins/pinLayer.ts';
import { shiftIntoSight } from './shiftIntoSight.ts';

/**
 * Moves the map when an overlay opens, or grows, upon its own pin. Nothing is moved for a pin that isn't drawn.
 */
export function useKeepInSight(
  handle: MapHandle | null,
  layer: RefObject<PinLayer | null>,
  overlay: RefObject<HTMLElement | null>,
  openKey: string | null,
): void {
  useEffect(() => {
    const card = overlay.current;
    if (!handle || openKey === null || !card) return;
    const show = (): void => {
      const pin = layer.current?.buttonOf(openKey)?.getBoundingClientRect();
      const frame = card.parentElement?.getBoundingClientRect();
      const shift = pin && frame && shiftIntoSight(pin, card.getBoundingClientRect(), frame);
      if (shift) handle.panBy(shift.x, shift.y);
    };
    // It also calls once at the start, after the first layout.
    const observer = new ResizeObserver(show);
    observer.observe(card);
    return () => observer.disconnect();
  }, [handle, layer, overlay, openKey]);
}
