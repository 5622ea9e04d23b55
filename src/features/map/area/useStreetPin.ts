import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { brand } from '#config/brand.ts';
import { offices } from '#config/office.ts';
import { isDrawable, type Point } from '#domain/geo/geo.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';

/** The searched street address, or the office, from the link's `state: { streetPin: Point }`. */
function streetPinOf(state: unknown): Point | undefined {
  if (typeof state !== 'object' || state === null || !('streetPin' in state)) return undefined;
  const point = state.streetPin as Point; // checked by isDrawable on the next line
  return typeof point === 'object' && isDrawable(point) ? point : undefined;
}

const isSamePoint = (one: Point, other: Point): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/** Draws a pin on the street address that the visitor searched for, or on the office. */
export function useStreetPin(handle: MapHandle | null): void {
  const { t } = useTranslation('map');
  const point = streetPinOf(useLocation().state);
  const { latitude, longitude } = point ?? {};
  const isOffice = point && offices().some((office) => isSamePoint(point, office));
  const label = isOffice ? brand.name : t('streetPin');

  useEffect(() => {
    if (!handle || latitude === undefined || longitude === undefined) return;
    const element = document.createElement('div');
    element.className = 'street-pin';
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', label);
    const marker = handle.addMarker({ position: { latitude, longitude }, element, anchor: 'bottom' });
    return () => marker.remove();
  }, [handle, latitude, longitude, label]);
}
