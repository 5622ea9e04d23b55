import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ring } from '#domain/geo/geo.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { addAreaHandles } from './areaHandles.ts';

interface AreaHandlesProps {
  handle: MapHandle;
  ring: Ring;
  onChange: (ring: Ring) => void;
}

/** The handles of an area's corners on the map. */
export function AreaHandles({ handle, ring, onChange }: AreaHandlesProps): null {
  const { t } = useTranslation('map');
  const changed = useRef(onChange);
  /** The handle that had the focus. It gets the focus back after each change. */
  const focused = useRef<string | null>(null);

  useEffect(() => {
    changed.current = onChange;
  });

  useEffect(() => {
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
  }, [handle, ring, t]);

  return null;
}
