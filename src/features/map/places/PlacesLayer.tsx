import { useEffect, useRef, useState } from 'react';
import type { WireAmenity } from '#api/realty/amenityContract.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { printPoint } from '#domain/search/mapUrl.ts';
import type { ShownAmenity } from '#domain/search/shownAmenity.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { PlacePopover } from './PlacePopover.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { PLACES_FROM_ZOOM, type PlaceGroup, storedGroups, storeGroups } from './placeGroups.ts';
import { useOpenHome } from './useOpenHome.ts';
import { usePlaceSymbols } from './usePlaceSymbols.ts';
import { useViewPlaces } from './useViewPlaces.ts';

/** Pixels at the lower edge of a phone's map that the sheet of results covers. */
const SHEET_PX = 72;

/** Moves the map so that a place is in the middle of the part that the panel leaves free: left of it, or below it. */
function moveBeside(handle: MapHandle, place: WireAmenity, panel: HTMLElement): void {
  const { offsetLeft, offsetTop, offsetHeight, offsetParent } = panel;
  const { clientWidth = 0, clientHeight = 0 } = offsetParent ?? {};
  const isBeside = offsetLeft > clientWidth / 3;
  const target = isBeside
    ? { x: offsetLeft / 2, y: clientHeight / 2 }
    : { x: clientWidth / 2, y: (offsetTop + offsetHeight + clientHeight - SHEET_PX) / 2 };
  const { x, y } = handle.project(place);
  handle.panBy(target.x - x, target.y - y);
}

interface PlacesLayerProps {
  handle: MapHandle | null;
  /** The listing whose overlay is open. */
  open: ListingId | undefined;
  /** The place that the address names. */
  shownAmenity: ShownAmenity | undefined;
  /** Puts a place into the address. `fromList` is true for a press in the panel. */
  onShow: (place: WireAmenity, fromList: boolean) => void;
  isPanelOpen: boolean;
  onClose: () => void;
}

/** Schools, transit, shops and parks on the map, as far as the visitor chose them, and the panel that chooses them. */
export function PlacesLayer(props: PlacesLayerProps) {
  const { handle, open, shownAmenity, onShow, isPanelOpen, onClose } = props;
  const [groups, setGroups] = useState(storedGroups);
  const view = useViewPlaces(groups);
  /** The place under the pointer or with the focus, and the pressed one without a name, which stays. */
  const [pointed, setPointed] = useState<WireAmenity | null>(null);
  const [pressed, setPressed] = useState<WireAmenity | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  // An address can only have a place with a name.
  const press = (place: WireAmenity | null, fromList: boolean) => {
    setPressed(place?.name ? null : place);
    if (place?.name) onShow(place, fromList);
  };
  usePlaceSymbols(handle, view.places, (place, isPressed) => {
    if (isPressed) press(place, false);
    else setPointed(place);
  });
  useEffect(() => handle?.onClick(() => setPressed(null)), [handle]);

  const candidate = pointed ?? pressed;
  const shown = candidate && view.places.some(({ id }) => id === candidate.id) ? candidate : null;
  const toggle = (group: PlaceGroup) => {
    const next = groups.includes(group) ? groups.filter((one) => one !== group) : [...groups, group];
    setGroups(next);
    storeGroups(next);
  };
  const home = useOpenHome(open);
  const isShown = ({ name, kind, latitude, longitude }: WireAmenity) =>
    shownAmenity?.name === name &&
    shownAmenity.kind === kind &&
    printPoint(shownAmenity.point) === printPoint({ latitude, longitude });
  return (
    <>
      {handle && shown && !isShown(shown) && (
        <PlacePopover key={shown.id} handle={handle} place={shown} home={home} />
      )}
      {isPanelOpen && (
        <PlacesPanel
          ref={panel}
          groups={groups}
          onToggle={toggle}
          view={view}
          shown={shown ?? view.places.find(isShown) ?? null}
          onPoint={setPointed}
          onPick={(place) => {
            press(place, true);
            if (handle && panel.current) moveBeside(handle, place, panel.current);
          }}
          onZoom={() =>
            handle?.setCamera(
              { center: handle.getView().center, zoom: PLACES_FROM_ZOOM.all },
              { animate: true, byVisitor: true },
            )
          }
          onClose={onClose}
        />
      )}
    </>
  );
}
