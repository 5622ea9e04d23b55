import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAmenitiesQuery } from '#api/realty/amenityCalls.ts';
import { AmenityIcon } from '#components/amenities/AmenityIcon.tsx';
import { AmenitySources } from '#components/amenities/AmenitySources.tsx';
import { useAmenityText } from '#components/amenities/useAmenityText.ts';
import { useOffersWalks } from '#components/amenities/useOffersWalks.ts';
import { walkMinutes } from '#domain/amenities.ts';
import { metresBetween } from '#domain/geo/distance.ts';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { ShownAmenity } from '#domain/search/shownAmenity.ts';
import { WALK_TO_AMENITY_MIN } from '#domain/search/walkTo.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { useOpenHome } from './useOpenHome.ts';

const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  boxSizing: 'border-box',
  width: 260,
  marginBottom: theme.spacing(2),
  padding: theme.spacing(3, 4, 4),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[2],
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  '& h2': { ...theme.typography.body1, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: theme.spacing(0, 0, 3), color: theme.vars?.palette.text.secondary },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& > button': { margin: theme.spacing(-2, -3, 0, 0) },
}));

const Column = styled('div')({ display: 'grid', justifyItems: 'center' });

/** Degrees around the point in which the amenity is looked for: about 100 m. */
const AROUND = 0.001;
/** Longest walk in minutes from an open home that is named. */
const LONGEST_WALK_MIN = 30;

const around = ({ latitude, longitude }: Point): Bounds => ({
  north: latitude + AROUND,
  south: latitude - AROUND,
  east: longitude + AROUND,
  west: longitude - AROUND,
});

/** An element that stays at a point of the map. */
function useMapElement(handle: MapHandle, { latitude, longitude }: Point): HTMLElement {
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.style.zIndex = '7';
    return made;
  });
  useEffect(() => {
    const marker = handle.addMarker({ position: { latitude, longitude }, element, anchor: 'bottom' });
    marker.raise(true);
    return () => marker.remove();
  }, [handle, element, latitude, longitude]);
  return element;
}

interface ShownPlaceProps {
  handle: MapHandle;
  amenity: ShownAmenity;
  /** The listing whose overlay is open. */
  open: ListingId | undefined;
  /** True if it was opened from a list, where the keyboard is. */
  takesFocus: boolean;
  /** Searches the homes within a walk of the place. */
  onWalk: () => void;
  onClose: () => void;
}

/**
 * The place that the address names, above its sign on the map: its name, what is known of it, and the search for the homes
 * within a walk. The name comes from the address, so that it stays if the place is not among the loaded ones any more.
 */
export function ShownPlace({ handle, amenity, open, takesFocus, onWalk, onClose }: ShownPlaceProps) {
  const { point, kind, name } = amenity;
  const { t, detail } = useAmenityText();
  const element = useMapElement(handle, point);
  const bounds = useMemo(() => around(point), [point]);
  const { currentData } = useAmenitiesQuery({ kinds: [kind], bounds });
  const known = currentData?.amenities.find((each) => each.name === name);
  const isUnknown = currentData !== undefined && !known;
  const offersWalks = useOffersWalks(point);
  const home = useOpenHome(open);
  const minutes = home && walkMinutes(metresBetween(home, point));
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, by the press that opened it
  useEffect(() => {
    if (!takesFocus) return;
    opener.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, []);
  // An effect of the layout still sees the focus in the element that goes.
  useLayoutEffect(
    () => () => {
      if (!element.contains(document.activeElement)) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else handle.focus();
    },
    [element, handle],
  );
  const close = useEffectEvent(onClose);
  useEffect(() => handle.onClick(() => close()), [handle]);
  return createPortal(
    <Column>
      {/* A press on it is none on the map below. */}
      <Bubble
        role="dialog"
        aria-label={name}
        onClick={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
        }}
      >
        <Head>
          <h2 ref={heading} tabIndex={-1} style={{ outline: 0 }}>
            {name}
          </h2>
          <IconButton aria-label={t('place.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        <p>
          {known ? detail(known) : t(`kinds.${kind}`)}
          {minutes !== undefined && minutes <= LONGEST_WALK_MIN && (
            <>
              <br />
              {t('walkFromHome', { minutes })}
            </>
          )}
        </p>
        {isUnknown && <p role="status">{t('place.unknown')}</p>}
        {offersWalks && (
          <Button size="small" variant="outlined" fullWidth onClick={onWalk}>
            {t('place.homes', { minutes: WALK_TO_AMENITY_MIN })}
          </Button>
        )}
        {known && <AmenitySources sources={currentData?.sources ?? []} />}
      </Bubble>
      <AmenityIcon kind={kind} />
    </Column>,
    element,
  );
}
