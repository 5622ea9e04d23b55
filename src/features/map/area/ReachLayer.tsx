import '#components/commute/commuteTexts.ts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router';
import { useReach } from '#api/realty/reachCalls.ts';
import { type Bounds, type Ring, ringsBounds } from '#domain/geo/geo.ts';
import { type Commute, printCommute } from '#domain/search/commute.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';

/** The bounds that areas have in common, or those of all if they do not meet; undefined without any area. */
function commonBounds(areas: readonly Ring[][]): Bounds | undefined {
  const each = areas.flatMap((rings) => ringsBounds(rings) ?? []);
  const common: Bounds = {
    north: Math.min(...each.map(({ north }) => north)),
    south: Math.max(...each.map(({ south }) => south)),
    east: Math.min(...each.map(({ east }) => east)),
    west: Math.max(...each.map(({ west }) => west)),
  };
  const isMet = common.north > common.south && common.east > common.west;
  return each.length > 0 && isMet ? common : ringsBounds(areas.flat());
}

/** Marks the destinations on the map. */
function useDestinationPins(handle: MapHandle, commutes: readonly Commute[]): void {
  const { t } = useTranslation('commute');
  useEffect(() => {
    const markers = commutes.map(({ to, label }) => {
      const element = document.createElement('div');
      element.className = 'street-pin';
      element.setAttribute('role', 'img');
      element.setAttribute('aria-label', t('destination', { place: label || t('point') }));
      return handle.addMarker({ position: to, element, anchor: 'bottom' });
    });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [handle, commutes, t]);
}

/** The commutes of the last map. On the way back to it from a list or a home the map stays where the visitor moved it. */
let lastShown = '';

interface ReachLayerProps {
  handle: MapHandle;
  commutes: readonly Commute[];
  /** True if the address has the map's position: on the way back to it the map stays there. */
  hasCamera: boolean;
}

/**
 * Draws the areas from which the destinations are reached in time, and moves the map to what they have in common when a
 * commute is set. If an area cannot be loaded, neither can its homes, and the results say so.
 */
export function ReachLayer({ handle, commutes, hasCamera }: ReachLayerProps) {
  const [first, second] = commutes;
  const { currentData: one } = useReach(first);
  const { currentData: other } = useReach(second);
  const key = commutes.map(printCommute).join(' ');
  const areas = useMemo(() => [one, other].flatMap((rings) => (rings ? [rings] : [])), [one, other]);
  const isComplete = areas.length === commutes.length;
  const isBack = useNavigationType() === 'POP';
  useDestinationPins(handle, commutes);

  useEffect(() => {
    handle.setReach(areas);
    return () => handle.setReach([]);
  }, [handle, areas]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, by the navigation that brought the commutes
  useEffect(() => {
    if (isBack && hasCamera) lastShown = key;
  }, [key]);

  useEffect(() => {
    if (!isComplete || lastShown === key) return;
    lastShown = key;
    const bounds = commonBounds(areas);
    if (bounds) handle.fitBounds(bounds, {}, { animate: true });
  }, [handle, areas, isComplete, key]);
  return null;
}
