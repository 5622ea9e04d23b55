import { type Cluster, MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import type { Bounds, Point } from '../../../domain/geo.ts';
import type { MapMarker, MapMarkerOptions, MapOptions } from '../mapPort.ts';

type AdvancedMarker = google.maps.marker.AdvancedMarkerElement;

/** Pins whose points are nearer than this many pixels lie on each other. */
const OVERLAP_PX = 24;
/** Pixels of Google's tiles, by which the distance is reckoned. */
const TILE_PX = 256;

const literal = ({ latitude, longitude }: Point): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

interface MarkersInput extends Pick<MapOptions, 'gathered' | 'maxZoom'> {
  map: google.maps.Map;
  library: google.maps.MarkerLibrary;
  /** A gathering was picked: all of it is wanted on the map. */
  onPick(bounds: Bounds): void;
}

/** A pin in which the keyboard's focus is, or through which it comes to the pins, has to stay. */
const holdsTheKeyboard = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) || element.querySelector('button:not([tabindex="-1"])') !== null;

const MARK = 'data-marker';

/** What is clicked has to be met by the pointer: Google lets it through markers that it takes for pictures. */
function prepare(element: HTMLElement): void {
  element.setAttribute(MARK, '');
  if (element.matches('button') || element.querySelector('button')) element.style.pointerEvents = 'auto';
}

/** Whether a node of the page belongs to a marker of the product's. */
export function isOfMarker(node: unknown): boolean {
  return node instanceof Element && node.closest(`[${MARK}]`) !== null;
}

/** Puts pieces of the page on a map, and gathers single pins that lie on each other into one. */
export function makeGoogleMarkers(input: MarkersInput): (options: MapMarkerOptions) => MapMarker {
  const { map, library, gathered, maxZoom, onPick } = input;
  const { AdvancedMarkerElement } = library;
  /** Single pins, and whether each is to stand by itself. */
  const singles = new Map<AdvancedMarker, { element: HTMLElement; isRaised: boolean }>();

  const markerAt = (
    position: google.maps.LatLngLiteral | google.maps.LatLng,
    element: HTMLElement,
    anchor: MapMarkerOptions['anchor'],
  ): AdvancedMarker => {
    prepare(element);
    const anchorTop = anchor === 'center' ? '-50%' : '-100%';
    return new AdvancedMarkerElement({ position, content: element, anchorTop, zIndex: 0 });
  };

  const groupOf = (make: NonNullable<MapOptions['gathered']>, { count, bounds, position }: Cluster) => {
    const element = make(count, () => {
      if (bounds) onPick(bounds.toJSON());
    });
    return markerAt(position, element, 'center');
  };
  const clusterer = gathered
    ? new MarkerClusterer({
        map,
        // At the deepest zoom every pin is drawn by itself, in reach of everybody.
        algorithm: new SuperClusterAlgorithm({ radius: OVERLAP_PX, extent: TILE_PX, maxZoom }),
        renderer: { render: (cluster) => groupOf(gathered, cluster) },
      })
    : undefined;
  if (clusterer) clusterer.onClusterClick = () => {};

  /** Pins that stay by themselves are the map's; the others are the clusterer's. */
  const part = (): void => {
    for (const [marker, { element, isRaised }] of singles) {
      if (isRaised || holdsTheKeyboard(element)) {
        clusterer?.removeMarker(marker, true);
        marker.map = map;
      } else {
        clusterer?.addMarker(marker, true);
      }
    }
    clusterer?.render();
  };
  let isAsked = false;
  /** Once for however many pins are drawn or taken away together. */
  const askToPart = (): void => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
      part();
    });
  };

  return ({ position, element, anchor, isSingle }) => {
    const marker = markerAt(literal(position), element, anchor);
    const state = { element, isRaised: false, position };
    const isGathered = isSingle === true && clusterer !== undefined;
    marker.map = map;
    if (isGathered) {
      singles.set(marker, state);
      askToPart();
    }
    const over = (zIndex: number) => () => {
      marker.zIndex = state.isRaised ? 2 : zIndex;
    };
    for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, over(1));
    for (const event of ['pointerleave', 'focusout']) element.addEventListener(event, over(0));
    return {
      move: (next) => {
        const { latitude, longitude } = state.position;
        if (latitude === next.latitude && longitude === next.longitude) return;
        state.position = next;
        // The clusterer knows pins by where they were when they came.
        if (isGathered) clusterer?.removeMarker(marker);
        marker.position = literal(next);
        if (isGathered) askToPart();
      },
      raise: (isRaised) => {
        state.isRaised = isRaised;
        marker.zIndex = isRaised ? 2 : 0;
        if (isGathered) askToPart();
      },
      remove: () => {
        if (singles.delete(marker)) {
          clusterer?.removeMarker(marker, true);
          askToPart();
        }
        marker.map = null;
      },
    };
  };
}
