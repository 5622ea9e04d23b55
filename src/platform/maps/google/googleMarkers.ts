import { type Cluster, type Marker, MarkerClusterer } from '@googlemaps/markerclusterer';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import type { MapMarker, MapMarkerOptions, MapOptions } from '../mapPort.ts';
import { SeparateMarkers } from './separateMarkers.ts';

type AdvancedMarker = google.maps.marker.AdvancedMarkerElement;

/** Pins whose points are closer than this many pixels overlap. */
const OVERLAP_PX = 24;
/** Pixels of Google's tiles, in which the distance is measured. */
const TILE_PX = 256;

const literal = ({ latitude, longitude }: Point): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

interface MarkersInput extends Pick<MapOptions, 'gathered' | 'maxZoom'> {
  map: google.maps.Map;
  library: google.maps.MarkerLibrary;
  /** Called when the visitor picks gathered pins, with the bounds of all of them. */
  onPick(bounds: Bounds): void;
}

/** A pin with keyboard focus, or the pin that Tab leads to, has to stay. */
const holdsTheKeyboard = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) || element.querySelector('button:not([tabindex="-1"])') !== null;

const MARK = 'data-marker';

/** Lets pointer events reach the element. Google turns them off for markers that it takes for images. */
function prepare(element: HTMLElement): void {
  element.setAttribute(MARK, '');
  if (element.matches('button') || element.querySelector('button')) element.style.pointerEvents = 'auto';
}

/** True if a node of the page belongs to one of the product's markers. */
export function isOfMarker(node: unknown): boolean {
  return node instanceof Element && node.closest(`[${MARK}]`) !== null;
}

/** The markers of one map. */
export interface GoogleMarkers {
  add(options: MapMarkerOptions): MapMarker;
  /** Removes all of them from the map. Google keeps a map in memory as long as anything is on it. */
  destroy(): void;
}

/** Puts elements on a map, and gathers overlapping single pins into one. */
export function makeGoogleMarkers(input: MarkersInput): GoogleMarkers {
  const { map, library, gathered, maxZoom, onPick } = input;
  const { AdvancedMarkerElement } = library;
  /** Functions that remove each marker from the map. */
  const removals = new Map<AdvancedMarker, () => void>();
  /** Single pins with their state. A raised pin is drawn separately. */
  const singles = new Map<unknown, { element: HTMLElement; isRaised: boolean }>();

  const markerAt = (
    position: google.maps.LatLngLiteral | google.maps.LatLng,
    element: HTMLElement,
    anchor: MapMarkerOptions['anchor'],
  ): AdvancedMarker => {
    prepare(element);
    const anchorTop = anchor === 'center' ? '-50%' : '-100%';
    return new AdvancedMarkerElement({
      position,
      content: element,
      anchorTop,
      zIndex: 0,
      // The map's own names give way to clusters.
      ...(anchor === 'center' && { collisionBehavior: 'REQUIRED_AND_HIDES_OPTIONAL' }),
    });
  };

  const groupOf = (make: NonNullable<MapOptions['gathered']>, { count, bounds, position }: Cluster) => {
    const element = make(count, () => {
      if (bounds) onPick(bounds.toJSON());
    });
    return markerAt(position, element, 'center');
  };
  const isSeparate = (marker: Marker): boolean => {
    const single = singles.get(marker);
    return single !== undefined && (single.isRaised || holdsTheKeyboard(single.element));
  };
  const clusterer = gathered
    ? new MarkerClusterer({
        map,
        // At the deepest zoom every pin is drawn separately, so that each can be reached.
        algorithm: new SeparateMarkers(isSeparate, { radius: OVERLAP_PX, extent: TILE_PX, maxZoom }),
        renderer: { render: (cluster) => groupOf(gathered, cluster) },
      })
    : undefined;
  if (clusterer) clusterer.onClusterClick = () => {};

  let isScheduled = false;
  let isGone = false;
  /** Renders once for all pins that are added or removed together. */
  const askToGather = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      if (!isGone) clusterer?.render();
    });
  };

  const add = ({ position, element, anchor, isSingle }: MapMarkerOptions): MapMarker => {
    const marker = markerAt(literal(position), element, anchor);
    const state = { element, isRaised: false, position };
    const isGathered = isSingle === true && clusterer !== undefined;
    marker.map = map;
    const gather = (): void => {
      clusterer?.addMarker(marker, true);
      askToGather();
    };
    if (isGathered) {
      singles.set(marker, state);
      gather();
    }
    // The element outlives the marker: it moves to the next map.
    const listening = new AbortController();
    const listen = (events: readonly string[], zIndex: number): void => {
      const over = (): void => {
        marker.zIndex = state.isRaised ? 2 : zIndex;
      };
      for (const event of events) element.addEventListener(event, over, { signal: listening.signal });
    };
    listen(['pointerenter', 'focusin'], 1);
    listen(['pointerleave', 'focusout'], 0);
    const remove = (): void => {
      removals.delete(marker);
      listening.abort();
      if (singles.delete(marker)) {
        clusterer?.removeMarker(marker, true);
        askToGather();
      }
      marker.map = null;
    };
    removals.set(marker, remove);
    return {
      move: (next) => {
        const { latitude, longitude } = state.position;
        if (latitude === next.latitude && longitude === next.longitude) return;
        state.position = next;
        // The clusterer knows a pin by its first position.
        if (isGathered) clusterer.removeMarker(marker);
        marker.position = literal(next);
        if (isGathered) gather();
      },
      raise: (isRaised) => {
        state.isRaised = isRaised;
        marker.zIndex = isRaised ? 2 : 0;
        if (isGathered) askToGather();
      },
      remove,
    };
  };

  return {
    add,
    destroy: () => {
      isGone = true;
      for (const remove of [...removals.values()]) remove();
      clusterer?.setMap(null);
    },
  };
}
