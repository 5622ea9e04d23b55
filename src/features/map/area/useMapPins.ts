import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { MAP_ZOOM } from '#domain/constants.ts';
import type { Camera } from '#domain/geo/camera.ts';
import { fractionOf, WORLD_PX } from '#domain/geo/mercator.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { Search } from '#domain/search/search.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { addVisited, readVisited } from '#platform/storage/visited.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPins } from '#store/pinsSlice.ts';
import { useOverlayListing } from '../overlay/useOverlayListing.ts';
import { type Cover, gatherPins } from '../pins/gatherPins.ts';
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
  /** The box of the map with everything over it. */
  frame: RefObject<HTMLElement | null>;
  /** True while the next address must not move the map. */
  isViewFixed: RefObject<boolean>;
}

/** Returns the parts of a map that are covered by its controls and by the name of the place, at its last view. */
function coversOf(handle: MapHandle, frame: HTMLElement): Cover[] {
  const { center, zoom } = handle.getView();
  const worldPx = WORLD_PX * 2 ** zoom;
  const { x, y } = fractionOf(center);
  const middle = handle.project(center);
  const [right, down] = [x * worldPx - middle.x, y * worldPx - middle.y];
  return [...frame.querySelectorAll<HTMLElement>('[data-covers]')]
    .map((each) => ({
      left: right + each.offsetLeft,
      right: right + each.offsetLeft + each.offsetWidth,
      top: down + each.offsetTop,
      bottom: down + each.offsetTop + each.offsetHeight,
      direction: each.dataset['covers'] === 'left' ? ('left' as const) : ('down' as const),
    }))
    .sort((one, other) => other.direction.localeCompare(one.direction));
}

/** The map's zoom and its covered parts, after each movement and each search. */
function useGround({ handle, begins, search, frame }: MapPinsInput) {
  const [ground, setGround] = useState<{ zoom: number; covers: Cover[] }>({ zoom: begins.zoom, covers: [] });
  const measure = useEffectEvent((): void => {
    if (!handle || !frame.current) return;
    const next = { zoom: handle.getView().zoom, covers: coversOf(handle, frame.current) };
    setGround((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  });
  useEffect(() => handle?.onViewChange(measure), [handle]);
  // A search may have a place, whose name covers a part of the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures once for each search
  useEffect(measure, [search]);
  return ground;
}

/** Draws the pins, handles clicks on them, and opens their overlays. */
export function useMapPins(input: MapPinsInput) {
  const { handle, begins, search, open, highlighted, onPointed, isViewFixed } = input;
  const answer = useAppSelector(selectPins);
  const { visited, markVisited } = useVisited();
  const { listing: openListing } = useOverlayListing(open);
  const found = useMemo(() => pinsOf(answer), [answer]);
  const textOf = usePinText();
  const ground = useGround(input);
  const openKey = open ? listingKey(open) : null;
  const pins = useMemo(
    () =>
      gatherPins(withOpenListing(found, openListing), {
        ...ground,
        textOf: (pin) => textOf(pin).shown,
        openKey,
      }),
    [found, openListing, ground, textOf, openKey],
  );

  const openedKey = openListing ? (pinKeyOf(pins, openListing) ?? null) : openKey;
  const highlightedKey = highlighted ? (pinKeyOf(pins, highlighted) ?? null) : null;

  const openMls = open?.mlsNumber;
  useEffect(() => {
    if (openMls) markVisited(openMls);
  }, [openMls, markVisited]);

  // The zoom at the first press of a cluster. Until the next pins arrive, further presses lead to the same view: otherwise each
  // would zoom farther into the middle of the cluster, where there may be no home.
  const pressed = useRef<{ found: readonly Pin[]; zoom: number }>(undefined);
  // The layer calls this after the render, when `overlay` below is set.
  const pick = (pin: Pin): void => {
    if (!handle) return;
    if (pin.kind === 'listing') overlay.openListing(pin.listing, pin.key);
    else if (pin.kind === 'tower') overlay.openTower(pin);
    else {
      const last = pressed.current;
      const from = last?.found === found ? last : { found, zoom: handle.getView().zoom };
      pressed.current = from;
      const minZoom = Math.min(from.zoom + MAP_ZOOM.clusterClick, MAP_ZOOM.max);
      handle.fitBounds(pin.bounds, { minZoom }, { animate: true, byVisitor: true });
    }
  };
  const layer = usePinLayer(handle, {
    pins,
    textOf,
    visited,
    onPick: pick,
    onPoint: (pin) => onPointed(pin?.kind === 'listing' ? pin.listing : null),
  });
  const overlay = useOverlay({ handle, begins, layer, search, open, openKey: openedKey, isViewFixed });
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
