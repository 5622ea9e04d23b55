import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WireAmenity } from '#api/realty/amenityContract.ts';
import { useAmenityText } from '#components/amenities/useAmenityText.ts';
import { walkMinutes } from '#domain/amenities.ts';
import { metresBetween } from '#domain/geo/distance.ts';
import type { Point } from '#domain/geo/geo.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';

const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  boxSizing: 'border-box',
  maxWidth: 260,
  // Above the sign.
  marginBottom: 18,
  padding: theme.spacing(2, 3),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[2],
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  // The pointer stays on the map below.
  pointerEvents: 'none',
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& span': { display: 'block', color: theme.vars?.palette.text.secondary },
}));

/** Longest walk in minutes from an open home that the popover names. */
const LONGEST_WALK_MIN = 30;

interface PlacePopoverProps {
  handle: MapHandle;
  place: WireAmenity;
  /** The location of the home that is open on the map; undefined if none is open, or a visitor may not know it. */
  home: Point | undefined;
}

/** The name of a place above its sign, with its kind and its walk from the open home. It moves with the map. */
export function PlacePopover({ handle, place, home }: PlacePopoverProps) {
  const { t, name, detail } = useAmenityText();
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.style.zIndex = '7';
    return made;
  });
  const { latitude, longitude } = place;
  useEffect(() => {
    const marker = handle.addMarker({ position: { latitude, longitude }, element, anchor: 'bottom' });
    marker.raise(true);
    return () => marker.remove();
  }, [handle, element, latitude, longitude]);
  const minutes = home && walkMinutes(metresBetween(home, place));
  return createPortal(
    <Bubble role="tooltip">
      <strong>{name(place)}</strong>
      <span>{detail(place)}</span>
      {minutes !== undefined && minutes <= LONGEST_WALK_MIN && <span>{t('walkFromHome', { minutes })}</span>}
    </Bubble>,
    element,
  );
}
