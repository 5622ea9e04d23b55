import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MAP_ZOOM } from '#domain/constants.ts';
import type { Camera } from '#domain/geo/camera.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { Search } from '#domain/search/search.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { addVisited, readVisited } from '#platform/storage/visited.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPins } from '#store/pinsSlice.ts';
import { selectView } from '#store/settingsSlice.ts';
import { useOverlayListing } from '../overlay/useOverlayListing.ts';
import { gatherPins } from '../pins/gatherPins.ts';
import { type Pin, pinKeyOf, pinsOf, withOpenListing } from '../pins/pinModel.ts';
import { usePinLayer, usePinText } from '../pins/usePinLayer.ts';
import { useOverlay } from './useOverlay.ts';

/** The MLS numbers that were opened in this tab, and a function that adds one. */
function useVisited(): { visited: ReadonlySet<string>; markVisited: (mlsNumber: string) => void } {
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set(readVisited()));
  const markVisited = useCallback((mlsNumber: string) => setVisited(new Set(addVisited(mlsNumber))), []);
  return { visited, markVisited };
}

/** The listing whose pin is emphasized. */
export type Highlighted = Pick<Listing, 'mlsNumber' | 'boardId' | 'location'> | null;

interface MapPinsInput {
  handle: MapHandle | null;
  /** The camera with which the map starts. */
  begins: Camera;
  search: Search;
  open: ListingId | undefined;
  highlighted: Highlighted;
  /** Called when the pointer or the focus enters a listing's pin, and with null when it leaves. */
  onPointed: (listing: Highlighted) => void;
  /** The map's controls. */
  controls: RefObject<HTMLElement | null>;
  /** True while the next address must not move the map. */
  stays: RefObject<boolean>;
}

/** Draws the pins, handles clicks on them, and opens their overlays. */
export function useMapPins(input: MapPinsInput) {
  const { handle, begins, search, open, highlighted, onPointed, controls, stays } = input;
  const answer = useAppSelector(selectPins);
  const { visited, markVisited } = useVisited();
  const { listing: openListing } = useOverlayListing(open);
  const found = useMemo(() => pinsOf(answer), [answer]);
  const textOf = usePinText();
  const { zoom } = useAppSelector(selectView);
  const kept = open ? listingKey(open) : null;
  const pins = useMemo(
    () => gatherPins(withOpenListing(found, openListing), { zoom, textOf: (pin) => textOf(pin).shown, kept }),
    [found, openListing, zoom, textOf, kept],
  );

  const openedKey = openListing ? (pinKeyOf(pins, openListing) ?? null) : kept;
  const highlightedKey = highlighted ? (pinKeyOf(pins, highlighted) ?? null) : null;

  const openMls = open?.mlsNumber;
  useEffect(() => {
    if (openMls) markVisited(openMls);
  }, [openMls, markVisited]);

  // The layer calls this after the render, when `overlay` below is set.
  const pick = (pin: Pin): void => {
    if (!handle) return;
    if (pin.kind === 'listing') overlay.openListing(pin.listing, pin.key);
    else if (pin.kind === 'tower') overlay.openTower(pin);
    else {
      const minZoom = Math.min(handle.getView().zoom + MAP_ZOOM.clusterClick, MAP_ZOOM.max);
      handle.fitBounds(pin.bounds, { minZoom }, { animate: true, byVisitor: true });
    }
  };
  const layer = usePinLayer(handle, {
    pins,
    textOf,
    visited,
    controls,
    onPick: pick,
    onPoint: (pin) => onPointed(pin?.kind === 'listing' ? pin.listing : null),
  });
  const overlay = useOverlay({ handle, begins, layer, search, open, openKey: openedKey, stays });
  const shownKey = overlay.tower?.key ?? openedKey;

  useEffect(() => {
    if (handle) layer.current?.highlight(highlightedKey ?? shownKey);
  }, [handle, layer, highlightedKey, shownKey]);

  // A click on the map beside the pins closes the overlay.
  const closeByGround = useRef(overlay.close);
  const isAnythingOpen = open !== undefined || overlay.tower !== null;
  useEffect(() => {
    closeByGround.current = overlay.close;
  });
  useEffect(() => {
    if (!handle || !isAnythingOpen) return;
    return handle.onClick(() => closeByGround.current());
  }, [handle, isAnythingOpen]);

  const openUnit = (listing: Listing): void => {
    overlay.openListing(listing, overlay.tower?.key ?? listingKey(listing));
  };
  const buttonOfOpen = (): HTMLElement | undefined =>
    shownKey === null ? undefined : layer.current?.buttonOf(shownKey);
  return { overlay: { ...overlay, openUnit, buttonOfOpen } };
}
