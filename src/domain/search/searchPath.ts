/** Reads the paths of lists and maps: the place in their segments, and the search of a whole path. */

import { feedProvince } from '../geo/provinces.ts';
import { placeName } from '../listing/slug.ts';
import { type MapPlace, parseMapPlace, paths } from '../paths.ts';
import { DEFAULT_SEARCH, type Search, type SearchPlace, withoutPlace } from './search.ts';
import { parseSearch } from './searchUrl.ts';

/** Decoded segments: /list/{state}/{city}/{neighborhood}, /map/{place}. */
export interface PlaceSegments {
  state?: string | undefined;
  city?: string | undefined;
  neighborhood?: string | undefined;
  place?: string | undefined;
}

const NO_PLACE: SearchPlace = {};

/**
 * Returns the place in a path, if it names one (the same object for every point of the map). `mapPlace` is undefined
 * for lists, a bare /map and a broken point.
 */
export function placeOfPath({ state, city, neighborhood, place: mapSegment }: PlaceSegments): {
  place: SearchPlace;
  mapPlace: MapPlace | undefined;
} {
  const mapPlace = mapSegment === undefined ? undefined : parseMapPlace(mapSegment);
  if (mapPlace?.kind === 'city') return { place: { city: mapPlace.city }, mapPlace };
  if (!state) return { place: NO_PLACE, mapPlace };
  const place: SearchPlace = { state: feedProvince(placeName(state)) ?? placeName(state) };
  if (city) place.city = placeName(city);
  if (city && neighborhood) place.neighborhood = placeName(neighborhood);
  return { place, mapPlace };
}

/** The search in the path of a list or a map. */
export interface SearchOfPath {
  view: 'list' | 'map';
  search: Search;
  mapPlace: MapPlace | undefined;
  /** The zoom in a map's path. */
  zoom: string | null;
}

/** Reads a whole path below the base path: "/list/Ontario/Toronto?beds=3"; undefined for any other page. */
export function parseSearchPath(path: string): SearchOfPath | undefined {
  const [pathname = '', query = ''] = path.split('?');
  const [, view, ...names] = pathname.split('/');
  if (view !== 'list' && view !== 'map') return undefined;
  const decoded: (string | undefined)[] = [];
  try {
    decoded.push(...names.map(decodeURIComponent));
  } catch {
    return undefined;
  }
  const [first, city, neighborhood] = decoded;
  const { place, mapPlace } = placeOfPath(
    view === 'map' ? { place: first || undefined } : { state: first, city, neighborhood },
  );
  const parameters = new URLSearchParams(query);
  return { view, search: parseSearch(parameters, place), mapPlace, zoom: parameters.get('z') };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * Returns a key that is equal for paths to the same homes. Sort order, page and display of the map make no difference;
 * the viewport does for a map without a drawn area. '' for any other page.
 */
export function searchKey(path: string): string {
  const read = parseSearchPath(path);
  if (!read) return '';
  const { view, search, mapPlace, zoom } = read;
  const { sortBy, page, satellite, panelOpen } = DEFAULT_SEARCH;
  const { camera: _camera, prices: _prices, amenity: _amenity, ...rest } = search;
  const plain: Search = { ...rest, sortBy, page, satellite, panelOpen };
  if (view === 'list') return paths.list(plain);
  if (!mapPlace || plain.drawnArea) return paths.map(plain);
  if (mapPlace.kind === 'city') return paths.mapCity(mapPlace.city, withoutPlace(plain));
  const { latitude, longitude } = mapPlace.point;
  // Viewports less than a ten-thousandth of a degree (11 m) apart are equal.
  const center = { latitude: rounded(latitude, 4), longitude: rounded(longitude, 4) };
  return paths.mapAt(center, rounded(Number(zoom), 1), plain);
}
