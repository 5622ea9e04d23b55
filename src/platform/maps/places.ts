/**
 * Places by text and by id: the port to a maps service that answers in the form of Google's place
 * autocomplete and geocoding (the local one does, at {mapsUrl}).
 */
import { environment } from '../../config/environment.ts';
import { isDrawable, type Point } from '../../domain/geo.ts';

/** A place that the typed text may mean. */
export interface PlacePrediction {
  placeId: string;
  /** "King Street West". */
  name: string;
  /** "Toronto, ON, Canada"; '' where the service says nothing more. */
  detail: string;
  /** The service's kinds: "locality", "neighborhood", "route", "street_address". */
  types: readonly string[];
}

export interface LocatedPlace {
  location: Point;
  /** Full name of the province, and the city; '' where the place has none. */
  state: string;
  city: string;
  /** It has street number, route and locality: near enough for a street pin (L2). */
  isStreetAddress: boolean;
}

/** Both calls reject where the service fails or the signal aborts. */
export interface Places {
  /** Places in Canada, best first; the country itself is no answer. */
  predict(text: string, signal: AbortSignal): Promise<PlacePrediction[]>;
  /** Where a predicted place is; null where the service knows none. */
  locate(placeId: string, signal: AbortSignal): Promise<LocatedPlace | null>;
}

/** Milliseconds until a question without an answer counts as failed. */
const TIMEOUT_MS = 15_000;

interface WirePrediction {
  place_id: string;
  description: string;
  structured_formatting?: { main_text?: string; secondary_text?: string };
  types?: string[];
}

interface WireGeocoded {
  address_components?: { long_name: string; types: string[] }[];
  geometry: { location: { lat: number; lng: number } };
}

async function ask<Answer>(
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> {
  const url = new URL(`${environment.mapsUrl}${path}`, globalThis.location.origin);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!response.ok) throw new Error(`The maps service answered ${response.status} to ${path}.`);
  return (await response.json()) as Answer; // the wire types name only what is read, with fallbacks below
}

const predictionOf = (wire: WirePrediction): PlacePrediction => ({
  placeId: wire.place_id,
  name: wire.structured_formatting?.main_text || wire.description,
  detail: wire.structured_formatting?.secondary_text ?? '',
  types: wire.types ?? [],
});

const locatedOf = (wire: WireGeocoded): LocatedPlace | null => {
  const { lat, lng } = wire.geometry.location;
  const location = { latitude: lat, longitude: lng };
  if (!isDrawable(location)) return null;
  const component = (type: string): string =>
    wire.address_components?.find(({ types }) => types.includes(type))?.long_name ?? '';
  return {
    location,
    state: component('administrative_area_level_1'),
    city: component('locality'),
    isStreetAddress: ['street_number', 'route', 'locality'].every((type) => component(type) !== ''),
  };
};

/** The product's maps service. */
export const places: Places = {
  async predict(text, signal) {
    const answer = await ask<{ predictions?: WirePrediction[] }>('/autocomplete', { input: text }, signal);
    return (answer.predictions ?? []).map(predictionOf).filter(({ name }) => name !== 'Canada');
  },
  async locate(placeId, signal) {
    const answer = await ask<{ results?: WireGeocoded[] }>('/geocode', { place_id: placeId }, signal);
    const [first] = answer.results ?? [];
    return first ? locatedOf(first) : null;
  },
};
