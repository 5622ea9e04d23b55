import { Cluster, MarkerClusterer } from '@googlemaps/markerclusterer';
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

interface GooglePins {
  /** Draws the marker of a pin. @param places as in MapMarkerOptions */
  add(pin: AdvancedMarker, places: readonly MapMarkerOptions['position'][]): void;
  remove(pin: AdvancedMarker): void;
  destroy(): void;
}

/**
 * Draws the pins by Google's clusterer. Its algorithm answers with the groups that the page gathered for every engine, and
 * its renderer with the page's marker of each, so that all engines show the same pins.
 */
function makeGooglePins(map: google.maps.Map, library: google.maps.MarkerLibrary): GooglePins {
  const groups = new Map<AdvancedMarker, Cluster>();
  const pins = new Map<Cluster, AdvancedMarker>();
  let isChanged = false;
  let isWaiting = false;
  const clusterer = new MarkerClusterer({
    map,
    algorithm: {
      calculate() {
        const changed = isChanged;
        isChanged = false;
        // The clusterer removes the former markers of groups a frame later: without this, those that stay too.
        if (changed) for (const group of pins.keys()) delete group.marker;
        return { clusters: [...pins.keys()], changed };
      },
    },
    renderer: { render: (group) => pins.get(group) ?? new library.AdvancedMarkerElement() },
  });
  // The pins' own buttons are pressed.
  Object.assign(clusterer, { onClusterClick: undefined });

  /** Draws once for all pins that are added or removed together. */
  const draw = (): void => {
    isChanged = true;
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      clusterer.render();
    });
  };

  return {
    add: (pin, places) => {
      const [first, second] = places;
      const group =
        first && second
          ? new Cluster({
              position: literal(first),
              markers: places.map((place) => new library.AdvancedMarkerElement({ position: literal(place) })),
            })
          : new Cluster({ markers: [pin] });
      groups.set(pin, group);
      pins.set(group, pin);
      clusterer.addMarkers(group.markers, true);
      draw();
    },
    remove: (pin) => {
      const group = groups.get(pin);
      if (!group) return;
      groups.delete(pin);
      pins.delete(group);
      clusterer.removeMarkers(group.markers, true);
      draw();
    },
    destroy: () => clusterer.setMap(null),
  };
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
  const pins = makeGooglePins(map, library);

  const add = ({ position, element, anchor, places }: MapMarkerOptions): MapMarker => {
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
    if (places) pins.add(marker, places);
    else marker.map = map;
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
      pins.remove(marker);
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
      pins.destroy();
    },
  };
}
