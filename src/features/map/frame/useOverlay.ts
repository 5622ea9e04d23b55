import { type RefObject, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListingId } from '../../../api/realty/realtyApi.ts';
import type { Camera } from '../../../domain/camera.ts';
import type { Listing } from '../../../domain/listing.ts';
import { paths } from '../../../domain/paths.ts';
import type { Search } from '../../../domain/search.ts';
import type { MapHandle } from '../../../platform/maps/mapPort.ts';
import type { PinLayer } from '../pins/pinLayer.ts';
import type { TowerPin } from '../pins/pinModel.ts';

interface OverlayInput {
  handle: MapHandle | null;
  /** Where the map will begin: its overlay may be there, and be closed, before the map is. */
  begins: Camera;
  layer: RefObject<PinLayer | null>;
  search: Search;
  /** The listing that the address opens. */
  open: ListingId | undefined;
  /** The pin of that listing, if it is drawn. */
  openKey: string | null;
}

interface Overlay {
  /** The tower whose units are shown; only while no listing is open. */
  tower: TowerPin | null;
  /** The visitor opened the overlay by a pin: it takes the focus, and gives it back. */
  takesFocus: boolean;
  /** `pinKey` is the pin that gets the focus back. */
  openListing: (listing: Pick<Listing, 'mlsNumber' | 'boardId'>, pinKey: string) => void;
  openTower: (pin: TowerPin) => void;
  close: () => void;
}

/** Opens and closes what lies over the map. The open listing is in the address; a tower's units are not. */
export function useOverlay({ handle, begins, layer, search, open, openKey }: OverlayInput): Overlay {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [tower, setTower] = useState<TowerPin | null>(null);
  const [pickedKey, setPickedKey] = useState<string | null>(null);

  const openListing: Overlay['openListing'] = (listing, pinKey) => {
    if (!handle) return;
    const { center, zoom } = handle.getView();
    setPickedKey(pinKey);
    setTower(null);
    // One step back closes the overlay, whichever of the pins was looked at last.
    void navigate(paths.mapListing(center, listing, zoom, search), {
      replace: open !== undefined,
      preventScrollReset: true,
      state,
    });
  };

  const leaveListing = (): void => {
    if (!open) return;
    const { center, zoom } = handle?.getView() ?? begins;
    void navigate(paths.mapAt(center, zoom, search), { replace: true, preventScrollReset: true, state });
  };

  const openTower = (pin: TowerPin): void => {
    leaveListing();
    setPickedKey(pin.key);
    setTower(pin);
  };

  const close = (): void => {
    leaveListing();
    setTower(null);
    setPickedKey(null);
    const returnKey = pickedKey ?? openKey;
    const pin = returnKey === null ? undefined : layer.current?.buttonOf(returnKey);
    if (pin) pin.focus({ preventScroll: true });
    else handle?.focus();
  };

  return { tower: open ? null : tower, takesFocus: pickedKey !== null, openListing, openTower, close };
}
