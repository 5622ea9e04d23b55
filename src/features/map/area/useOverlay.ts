import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Camera } from '#domain/geo/camera.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import type { PickedPin } from '../overlay/OverlayLayout.tsx';
import type { PinLayer } from '../pins/pinLayer.ts';
import type { TowerPin } from '../pins/pinModel.ts';

interface OverlayInput {
  handle: MapHandle | null;
  /** The camera with which the map starts: the overlay may be open, and be closed, before the map is loaded. */
  begins: Camera;
  layer: RefObject<PinLayer | null>;
  search: Search;
  /** The listing that the address opens. */
  open: ListingId | undefined;
  /** Key of that listing's pin; null if it is not drawn. */
  openKey: string | null;
  /** True while the browser goes back from the overlay, so that the map stays where the visitor moved it. */
  isViewFixed: RefObject<boolean>;
}

/** State of a history entry whose overlay was opened from the map: one step back leads to the map. */
const OVER_MAP = { overMap: true } as const;

const liesOverMap = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'overMap' in state;

/** True if the visitor has moved the map since the overlay was opened. */
function useIsMoved(handle: MapHandle | null, isOpen: boolean): RefObject<boolean> {
  const isMoved = useRef(false);
  useEffect(() => {
    if (!handle || !isOpen) return;
    isMoved.current = false;
    return handle.onViewChange((_view, byVisitor) => {
      if (byVisitor) isMoved.current = true;
    });
  }, [handle, isOpen]);
  return isMoved;
}

interface Overlay {
  /** The tower whose units are shown. Null while a listing is open. */
  tower: TowerPin | null;
  /** The last press of a pin: the overlay takes the focus, and returns it when closed. Null if a link opened the overlay. */
  picked: PickedPin | null;
  /** `pinKey` is the pin that gets the focus back. */
  openListing: (listing: Pick<Listing, 'mlsNumber' | 'boardId'>, pinKey: string) => void;
  openTower: (pin: TowerPin) => void;
  close: () => void;
}

/** Opens and closes the overlay of the map. The open listing is in the address; a tower is not. */
export function useOverlay(input: OverlayInput): Overlay {
  const { handle, begins, layer, search, open, openKey, isViewFixed } = input;
  const navigate = useNavigate();
  const { state } = useLocation();
  const [tower, setTower] = useState<TowerPin | null>(null);
  const [picked, setPicked] = useState<PickedPin | null>(null);
  const isMoved = useIsMoved(handle, open !== undefined);

  useEffect(() => {
    if (!open) isViewFixed.current = false;
  }, [open, isViewFixed]);

  const openListing: Overlay['openListing'] = (listing, pinKey) => {
    if (!handle) return;
    const { center, zoom } = handle.getView();
    setPicked({ key: pinKey });
    setTower(null);
    // Replaces the entry of another open listing, so that one step back always closes the overlay.
    void navigate(paths.mapListing(center, listing, zoom, search), {
      replace: open !== undefined,
      preventScrollReset: true,
      state: open ? state : { ...state, ...OVER_MAP },
    });
  };

  const leaveListing = (staying: boolean): void => {
    if (!open) return;
    if (liesOverMap(state)) {
      isViewFixed.current = staying;
      void navigate(-1);
      return;
    }
    const { center, zoom } = handle?.getView() ?? begins;
    void navigate(paths.mapAt(center, zoom, search), { replace: true, preventScrollReset: true, state });
  };

  const openTower = (pin: TowerPin): void => {
    leaveListing(true);
    setPicked({ key: pin.key });
    setTower(pin);
  };

  const close = (): void => {
    leaveListing(isMoved.current);
    setTower(null);
    setPicked(null);
    const returnKey = picked?.key ?? openKey;
    const pin = returnKey === null ? undefined : layer.current?.buttonOf(returnKey);
    if (pin) pin.focus({ preventScroll: true });
    else handle?.focus();
  };

  return { tower: open ? null : tower, picked, openListing, openTower, close };
}
