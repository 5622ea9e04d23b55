/// <reference types="google.maps" />
/**
 * Google's objects in memory, with their state, as far as the product uses them. A map's camera comes to rest a moment
 * after it moved, markers are in the document while they have a map, and shapes know their map. The official types
 * check the members and parameters of map, markers, points, events and requests. Google's look is missing, and its
 * answers are given by the tests.
 */
import { __resetModuleState } from '@vis.gl/react-google-maps';
import { onTestFinished } from 'vitest';
import { expectedConsole } from '../page/watchedConsole.ts';

type Listener = (...details: unknown[]) => void;

/** google.maps.MVCObject, without its bindings. */
class ListenerTarget {
  readonly listenersByName = new Map<string, Set<Listener>>();
  addListener(name: string, listener: Listener): { remove: () => void } {
    const listeners = this.listenersByName.get(name) ?? new Set();
    this.listenersByName.set(name, listeners.add(listener));
    return { remove: () => listeners.delete(listener) };
  }
}
const notifyListeners = (object: ListenerTarget, name: string, ...details: unknown[]): void => {
  for (const listener of [...(object.listenersByName.get(name) ?? [])]) listener(...details);
};

type Place = google.maps.LatLngLiteral;
class LatLng implements google.maps.LatLng {
  readonly #place: Place;
  constructor(lat: number | Place, lng = 0) {
    this.#place = typeof lat === 'number' ? { lat, lng } : { lat: lat.lat, lng: lat.lng };
  }
  lat(): number {
    return this.#place.lat;
  }
  lng(): number {
    return this.#place.lng;
  }
  equals(other: google.maps.LatLng | null): boolean {
    return other?.lat() === this.lat() && other.lng() === this.lng();
  }
  toJSON(): Place {
    return this.#place;
  }
  toUrlValue(): string {
    return `${this.lat()},${this.lng()}`;
  }
}
class LatLngBounds implements Pick<google.maps.LatLngBounds, 'toJSON'> {
  readonly #places: LatLng[];
  constructor(southWest: LatLng, northEast: LatLng) {
    this.#places = [southWest, northEast];
  }
  extend(place: LatLng): this {
    this.#places.push(place);
    return this;
  }
  toJSON() {
    const lats = this.#places.map((place) => place.lat());
    const lngs = this.#places.map((place) => place.lng());
    return {
      north: Math.max(...lats),
      south: Math.min(...lats),
      east: Math.max(...lngs),
      west: Math.min(...lngs),
    };
  }
}

interface Camera {
  center: Place;
  zoom: number;
}
/** The product's options of every map, in Google's names. */
type MapOptions = Camera &
  Required<Pick<google.maps.MapOptions, 'mapTypeId' | 'colorScheme'>> & {
    minZoom: number;
    maxZoom: number;
    mapId?: string;
  };
/** Members of Google's map that the product calls. The clusterer only checks that there is a projection. */
type MapCalls = 'addListener' | 'getCenter' | 'getMapTypeId' | 'getZoom' | 'moveCamera' | 'panBy' | 'panTo';
/** Members that the React library calls in addition. */
type LibraryCalls = 'getDiv' | 'getHeading' | 'getTilt' | 'setOptions';

/** google.maps.Map. Google creates the focusable region. A visitor's movement begins with a drag. */
export class FakeGoogleMap
  extends ListenerTarget
  implements Pick<google.maps.Map, MapCalls | LibraryCalls | 'setMapTypeId' | 'setZoom'>
{
  readonly region = document.createElement('div');
  readonly #options: MapOptions;
  readonly #div: HTMLElement;
  #camera: Camera;
  #type: string;
  #isResting = true;
  constructor(frame: HTMLElement, options: MapOptions) {
    super();
    this.#options = options;
    this.#div = frame;
    this.#camera = { center: options.center, zoom: options.zoom };
    this.#type = options.mapTypeId ?? 'roadmap';
    this.region.tabIndex = 0;
    // Google has both texts in the language that it was loaded with.
    const isFrench = document.documentElement.lang.startsWith('fr');
    this.region.setAttribute('aria-label', isFrench ? 'Carte' : 'Map');
    this.region.setAttribute('aria-roledescription', isFrench ? 'carte' : 'map');
    this.region.setAttribute('role', 'region');
    frame.append(this.region);
    this.#comeToRest();
  }
  #comeToRest(): void {
    if (!this.#isResting) return;
    this.#isResting = false;
    queueMicrotask(() => {
      this.#isResting = true;
      notifyListeners(this, 'idle');
    });
  }
  moveCamera({ center = this.#camera.center, zoom = this.#camera.zoom }: Partial<Camera>): void {
    const { minZoom, maxZoom } = this.#options;
    this.#camera = { center, zoom: Math.min(maxZoom, Math.max(minZoom, zoom)) };
    notifyListeners(this, 'bounds_changed');
    this.#comeToRest();
  }
  panTo(center: Place): void {
    this.moveCamera({ center });
  }
  /** Counts every degree as equally long, which is exact enough for a few pixels. */
  panBy(x: number, y: number): void {
    const { center, zoom } = this.#camera;
    const perPixel = 360 / (256 * 2 ** zoom);
    const shrink = Math.cos((center.lat * Math.PI) / 180);
    this.moveCamera({ center: { lat: center.lat - y * perPixel * shrink, lng: center.lng + x * perPixel } });
  }
  setZoom(zoom: number): void {
    this.moveCamera({ zoom });
  }
  getZoom(): number {
    return this.#camera.zoom;
  }
  getCenter(): LatLng {
    return new LatLng(this.#camera.center);
  }
  getProjection(): object {
    return {};
  }
  getDiv(): HTMLElement {
    return this.#div;
  }
  getHeading(): number {
    return 0;
  }
  getTilt(): number {
    return 0;
  }
  /** Only called for a map that is being removed, without effect. */
  setOptions(): void {}
  getMapTypeId(): string {
    return this.#type;
  }
  setMapTypeId(type: string): void {
    this.#type = type;
  }
  /** The options of its creation, which no call can change. */
  get createdWith(): MapOptions {
    return this.#options;
  }
  /** The visitor drags the map or turns the wheel. */
  visitorMoves(to: Partial<Camera>): void {
    notifyListeners(this, 'dragstart');
    this.moveCamera(to);
  }
  /** All tiles in view are drawn. */
  drawsTiles(): void {
    notifyListeners(this, 'tilesloaded');
  }
  /** The visitor clicks on the map, or on an element of the page. */
  visitorClicks(place: Place, target: Element = this.region): void {
    notifyListeners(this, 'click', { latLng: new LatLng(place), domEvent: { target } });
  }
}

/** Common members of google.maps.Polygon and google.maps.Polyline. */
class Shape {
  readonly options: Record<string, unknown>;
  #map: FakeGoogleMap | null;
  constructor(options: Record<string, unknown> & { map?: FakeGoogleMap }) {
    this.options = options;
    this.#map = options.map ?? null;
    shapes.push(this);
  }
  setMap(map: FakeGoogleMap | null): void {
    this.#map = map;
  }
  getMap(): FakeGoogleMap | null {
    return this.#map;
  }
}
class Polygon extends Shape {}
class Polyline extends Shape {}
let shapes: Shape[] = [];

interface Overlay {
  onAdd?(): void;
  onRemove?(): void;
}
const mapsOfOverlays = new WeakMap<Overlay, FakeGoogleMap | null>();
/** Google's older classes copy the enumerable members of a prototype, which excludes methods of classes. */
class OverlayView {}
Object.assign(OverlayView.prototype, {
  setMap(this: Overlay, map: FakeGoogleMap | null) {
    if (mapsOfOverlays.get(this) && !map) this.onRemove?.();
    mapsOfOverlays.set(this, map);
    if (map) this.onAdd?.();
  },
  getMap(this: Overlay) {
    return mapsOfOverlays.get(this);
  },
  getProjection: () => ({}),
});

type Marker = google.maps.marker.AdvancedMarkerElement;
/** google.maps.marker.AdvancedMarkerElement. It is in the document while it has a map. */
class AdvancedMarkerElement
  extends HTMLElement
  implements Pick<Marker, 'position' | 'anchorTop' | 'zIndex' | 'addListener'>
{
  position: NonNullable<Marker['position']> | null;
  anchorTop: string | null;
  zIndex: number | null;
  #map: FakeGoogleMap | null = null;
  constructor(options: google.maps.marker.AdvancedMarkerElementOptions) {
    const { position, content, anchorTop, zIndex, collisionBehavior } = options;
    super();
    this.dataset['collision'] = collisionBehavior ?? 'REQUIRED';
    this.position = position ?? null;
    this.anchorTop = anchorTop ?? null;
    this.zIndex = zIndex ?? null;
    if (content) this.append(content);
  }
  get map(): FakeGoogleMap | null {
    return this.#map;
  }
  set map(map: FakeGoogleMap | null) {
    this.#map = map;
    // Google's message: https://developers.google.com/maps/documentation/javascript/advanced-markers/start (2026-11).
    if (map && !map.createdWith.mapId) {
      console.error(
        'The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.',
      );
    }
    if (!map) this.remove();
    else if (!this.isConnected) map.region.parentElement?.append(this);
  }
  addListener(): { remove: () => void } {
    return { remove: () => {} };
  }
}

type Events = Partial<typeof google.maps.event>;

const refusal = (code: string): Error => Object.assign(new Error(`Google answered ${code}.`), { code });

/** The test's access to the fake. */
export interface FakeGoogle {
  /** Maps created so far, oldest first. */
  maps: FakeGoogleMap[];
  /** The last one. Throws if there is none. */
  map(): FakeGoogleMap;
  /** Shapes that are currently on a map. */
  shapesShown(): { kind: 'Polygon' | 'Polyline'; options: Record<string, unknown> }[];
  /** Removes Google's objects, as before its script has loaded. */
  unload(): void;
  /** Loads the requested script, and calls the callback in its address. */
  load(script: HTMLScriptElement): void;
  /** Makes Google refuse the key after the map was created. */
  refuseKey(): void;
  /** Requests for places, each with its session. */
  requests: { request: object; session: unknown }[];
  /** Fields that were requested of a suggested place. */
  fetched: string[][];
  /** Answers to requests for places and to the geocoder. A string is a Google error code. */
  answers: { suggestions: object[] | string; geocoded: object[] | string };
}

/** Installs the fake objects where Google's script would put them, until the test ends. */
export function installFakeGoogle(): FakeGoogle {
  const google: FakeGoogle = {
    maps: [],
    map: () => {
      const last = google.maps.at(-1);
      if (!last) throw new Error('No map of Google’s was made yet.');
      return last;
    },
    shapesShown: () =>
      shapes
        .filter((shape) => shape.getMap() !== null)
        .map((shape) => ({
          kind: shape instanceof Polygon ? 'Polygon' : 'Polyline',
          options: shape.options,
        })),
    unload: () => void Reflect.deleteProperty(globalThis, 'google'),
    load: (script) => {
      const callback = new URL(script.src).searchParams.get('callback')?.split('.').at(-1) ?? '';
      const here = globalThis.google.maps as unknown as Record<string, () => void>; // the page's stub of it
      Object.assign(here, namespace.maps);
      here[callback]?.();
    },
    refuseKey: () => globalThis.gm_authFailure?.(),
    requests: [],
    fetched: [],
    answers: { suggestions: [], geocoded: [] },
  };
  shapes = [];

  class CountedMap extends FakeGoogleMap {
    constructor(frame: HTMLElement, options: MapOptions) {
      super(frame, options);
      google.maps.push(this);
    }
  }
  class Geocoder {
    geocode(request: google.maps.GeocoderRequest): Promise<object> {
      google.requests.push({ request, session: undefined });
      const { geocoded } = google.answers;
      return typeof geocoded === 'string'
        ? Promise.reject(refusal(geocoded))
        : Promise.resolve({ results: geocoded });
    }
  }
  class AutocompleteSessionToken {}
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: ({ sessionToken, ...request }: google.maps.places.AutocompleteRequest) => {
      google.requests.push({ request, session: sessionToken });
      const { suggestions } = google.answers;
      return typeof suggestions === 'string'
        ? Promise.reject(refusal(suggestions))
        : Promise.resolve({ suggestions: suggestions.map((placePrediction) => ({ placePrediction })) });
    },
  };
  if (!customElements.get('gmp-advanced-marker')) {
    customElements.define(
      'gmp-advanced-marker',
      AdvancedMarkerElement as unknown as CustomElementConstructor,
    ); // made by `new` alone, never by the page
  }

  const event = {
    // Google's static event functions, for the fake's objects.
    addListener: (object, name, listener) =>
      (object as ListenerTarget).addListener(name, listener as Listener),
    clearInstanceListeners: (object) => object instanceof ListenerTarget && object.listenersByName.clear(),
    trigger: () => {},
    removeListener: (listener) => listener.remove(),
  } satisfies Events;
  const Settings = { getInstance: () => ({}) };
  const maps = { Map: CountedMap, LatLng, LatLngBounds, Polygon, Polyline, OverlayView, event };
  const libraries: Record<string, object> = {
    core: { LatLng, LatLngBounds, Settings, event },
    maps,
    marker: { AdvancedMarkerElement },
    places: { AutocompleteSessionToken, AutocompleteSuggestion },
    geocoding: { Geocoder },
  };
  const importLibrary = (name: string) => Promise.resolve(libraries[name]);
  const namespace = { maps: { ...maps, Settings, marker: { AdvancedMarkerElement }, importLibrary } };
  Object.assign(globalThis, { google: namespace });
  // A page loads Google once, but each of these tests loads it again, which its libraries would warn of.
  __resetModuleState();
  expectedConsole.push(/setOptions\(\) function should only be called once/);
  onTestFinished(google.unload);
  return google;
}

/** A suggested place as from Google, with the fields of its place. */
export function suggestionOf(google: FakeGoogle, placeId: string, place: object, texts: object): object {
  return {
    placeId,
    types: ['geocode'],
    text: { text: placeId },
    ...texts,
    toPlace: () => ({
      ...place,
      fetchFields: ({ fields }: { fields: string[] }) => {
        google.fetched.push(fields);
        return Promise.resolve();
      },
    }),
  };
}
