import { type RefObject, useEffect } from 'react';
import type { MapHandle } from '../../../platform/maps/mapPort.ts';
import type { PinLayer } from '../pins/pinLayer.ts';

/** Air between the pin and the overlay, in pixels. */
const AIR = 16;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How far the ground moves (right, down) so that a pin under a card comes out on the nearer side. */
export function shiftFromUnder(pin: Edges, card: Edges): { x: number; y: number } | undefined {
  const isCovered =
    pin.left < card.right && pin.right > card.left && pin.top < card.bottom && pin.bottom > card.top;
  if (!isCovered) return undefined;
  const right = card.right + AIR - pin.left;
  const up = pin.bottom - card.top + AIR;
  return right <= up ? { x: right, y: 0 } : { x: 0, y: -up };
}

/** Moves the map once when an overlay opens upon its own pin. */
export function useKeepInSight(
  handle: MapHandle | null,
  layer: RefObject<PinLayer | null>,
  overlay: RefObject<HTMLElement | null>,
  openKey: string | null,
): void {
  useEffect(() => {
    if (!handle || openKey === null) return;
    const frame = requestAnimationFrame(() => {
      const pin = layer.current?.buttonOf(openKey)?.getBoundingClientRect();
      const card = overlay.current?.getBoundingClientRect();
      const shift = pin && card && shiftFromUnder(pin, card);
      if (shift) handle.panBy(shift.x, shift.y);
    });
    return () => cancelAnimationFrame(frame);
  }, [handle, layer, overlay, openKey]);
}
