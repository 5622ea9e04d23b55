import type { MapMarker, MapMarkerOptions } from '../mapPort.ts';

type AdvancedMarker = google.maps.marker.AdvancedMarkerElement;

const literal = ({ latitude, longitude }: MapMarkerOptions['position']): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

const MARK = 'data-marker';

/** Marks an element as one of the product's, so that a click on it is none on the ground. */
export const markAsOwn = (element: HTMLElement): void => element.setAttribute(MARK, '');

/** Lets pointer events reach the element. Google turns them off for markers that it takes for images. */
function prepare(element: HTMLElement): void {
  markAsOwn(element);
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

/** Puts elements on a map. */
export function makeGoogleMarkers(map: google.maps.Map, library: google.maps.MarkerLibrary): GoogleMarkers {
  /** Functions that remove each marker from the map. */
  const removals = new Map<AdvancedMarker, () => void>();

  const add = ({ position, element, anchor }: MapMarkerOptions): MapMarker => {
    prepare(element);
    const anchorTop = anchor === 'center' ? '-50%' : '-100%';
    const marker = new library.AdvancedMarkerElement({
      position: literal(position),
      content: element,
      anchorTop,
      zIndex: 0,
      // The map's own names give way to clusters.
      ...(anchor === 'center' && { collisionBehavior: 'REQUIRED_AND_HIDES_OPTIONAL' }),
    });
    let isRaised = false;
    marker.map = map;
    // The element outlives the marker: it moves to the next map.
    const listening = new AbortController();
    const listen = (events: readonly string[], zIndex: number): void => {
      const over = (): void => {
        marker.zIndex = isRaised ? 2 : zIndex;
      };
      for (const event of events) element.addEventListener(event, over, { signal: listening.signal });
    };
    listen(['pointerenter', 'focusin'], 1);
    listen(['pointerleave', 'focusout'], 0);
    const remove = (): void => {
      removals.delete(marker);
      listening.abort();
      marker.map = null;
    };
    removals.set(marker, remove);
    return {
      move: (next) => {
        marker.position = literal(next);
      },
      raise: (raised) => {
        isRaised = raised;
        marker.zIndex = raised ? 2 : 0;
      },
      remove,
    };
  };

  return {
    add,
    destroy: () => {
      for (const remove of [...removals.values()]) remove();
    },
  };
}
