import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ring } from '#domain/geo/geo.ts';
import { ringsBounds } from '#domain/geo/geo.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { addAreaHandles } from './areaHandles.ts';

interface DrawnAreaInput {
  ring: Ring | undefined;
  /** True if its corners can be moved. */
  isEdited: boolean;
  /** True if the map was opened by an address with an area and without a view: the map then fits the area. */
  fitsAtStart: boolean;
  onChange: (ring: Ring) => void;
}

/** Draws the area on the map, and the handles of its corners while it is edited. */
export function useDrawnArea(handle: MapHandle | null, input: DrawnAreaInput): void {
  const { ring, isEdited, fitsAtStart } = input;
  const { t } = useTranslation('map');
  const changed = useRef(input.onChange);
  const hasFitted = useRef(false);
  /** The handle that had the focus. It gets the focus back after each change. */
  const focused = useRef<string | null>(null);

  useEffect(() => {
    changed.current = input.onChange;
  });

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

  useEffect(() => {
    if (!handle || !ring || !isEdited) return;
    const remove = addAreaHandles({
      handle,
      ring,
      texts: {
        corner: (at) => t('draw.corner', { number: at + 1 }),
        between: (at) => t('draw.between', { number: at + 1 }),
      },
      onPreview: (preview) => handle.setDrawnArea(preview),
      onChange: (next) => {
        focused.current = document.activeElement?.getAttribute('aria-label') ?? null;
        changed.current(next);
      },
    });
    if (focused.current) {
      const again = `.area-handle[aria-label="${CSS.escape(focused.current)}"]`;
      document.querySelector<HTMLElement>(again)?.focus();
      focused.current = null;
    }
    return remove;
  }, [handle, ring, isEdited, t]);
}
