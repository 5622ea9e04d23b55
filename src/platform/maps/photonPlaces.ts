/**
 * Places of a Photon geocoder, based on OpenStreetMap's data:
 * https://github.com/komoot/photon/blob/master/docs/api-v1.md (1.2, 2026-07).
 */
import type { Camera } from '#domain/geo/camera.ts';
import { isDrawable, type Point } from '#domain/geo/geo.ts';
import { feedProvince, provinceName } from '#domain/geo/provinces.ts';
import { fetchJson } from './fetchJson.ts';
import type { Credit, LocatedPlace, PlaceAtPoint, PlacePrediction, Places } from './placesPort.ts';

/** Fields of an answer that are read; other programs with Photon's API may leave some out. */
interface Feature {
  geometry?: { coordinates?: [longitude: number, latitude: number] } | null;
  properties?: {
    type?: string;
    osm_key?: string;
    countrycode?: string;
    name?: string;
    housenumber?: string;
    street?: string;
    city?: string;
    state?: string;
  } | null;
}

/** Requested layers with the port's kinds: neither provinces nor landscape features. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  house: ['street_address'],
  street: ['route'],
  locality: ['neighborhood'],
  district: ['neighborhood'],
  city: ['locality'],
};

/** Keys of houses that are not a shop, a school or a bus stop. */
const HOUSE_KEYS: readonly (string | undefined)[] = ['building', 'place'];

/** More than are shown, since some are dropped. */
const LIMIT = '10';

/** The licence asks for it: https://osmfoundation.org/wiki/Licence/Attribution_Guidelines (2026-11). */
const CREDIT: Credit = { text: '© OpenStreetMap', link: 'https://www.openstreetmap.org/copyright' };

interface KnownPlace extends LocatedPlace {
  name: string;
  types: readonly string[];
}

const language = (): 'en' | 'fr' => (document.documentElement.lang.startsWith('fr') ? 'fr' : 'en');

async function ask(
  path: string,
  query: Record<string, string>,
  layers: readonly string[],
  signal: AbortSignal,
): Promise<KnownPlace[]> {
  const parameters = new URLSearchParams({ ...query, lang: language() });
  for (const layer of layers) parameters.append('layer', layer);
  const base = (import.meta.env.VITE_PLACES_URL ?? '').trim().replace(/\/+$/, '');
  const { features } = await fetchJson<{ features?: Feature[] | null }>(base, path, parameters, signal);
  return (features ?? []).flatMap(placeOf);
}

/** Converts a feature; an empty array if it is no place in Canada that the search box offers. */
function placeOf({ geometry, properties }: Feature): KnownPlace[] {
  const [longitude, latitude] = geometry?.coordinates ?? [];
  if (!properties || longitude === undefined || latitude === undefined) return [];
  const { type = '', osm_key, countrycode, housenumber, street, city = '', state = '' } = properties;
  const types = KINDS[type];
  const isStreetAddress = type === 'house' && housenumber !== undefined && street !== undefined;
  const name = isStreetAddress ? `${housenumber} ${street}` : properties.name;
  if (!types || !name || countrycode !== 'CA' || !isDrawable({ latitude, longitude })) return [];
  if (type === 'house' && !HOUSE_KEYS.includes(osm_key)) return [];
  return [
    {
      name,
      types,
      location: { latitude, longitude },
      city: type === 'city' ? name : city,
      state: feedProvince(state) ?? state,
      isStreetAddress,
    },
  ];
}

/** Photon has no look-up by id, so the id holds all data of a choice. */
function idOf({ location, city, state, isStreetAddress }: LocatedPlace): string {
  const { latitude, longitude } = location;
  const known = { at: `${latitude},${longitude}`, city, state, ...(isStreetAddress && { address: '1' }) };
  return new URLSearchParams(known).toString();
}

function detailOf({ name, city, state }: KnownPlace): string {
  const province = provinceName(state, language() === 'fr' ? 'fr-CA' : 'en-CA');
  return [city === name ? '' : city, province].filter(Boolean).join(', ');
}

const predictionOf = (place: KnownPlace): PlacePrediction => ({
  placeId: idOf(place),
  name: place.name,
  detail: detailOf(place),
  types: place.types,
  credit: CREDIT,
});

/** Photon's parameters for results near the map's viewport. */
const bias = ({ center: { latitude, longitude }, zoom }: Camera): Record<string, string> => ({
  lat: latitude.toFixed(4),
  lon: longitude.toFixed(4),
  zoom: String(Math.round(zoom)),
});

/** The geocoder at VITE_PLACES_URL. */
export const photonPlaces: Places = {
  async predict(text, signal, near) {
    const query = { q: text, countrycode: 'CA', limit: LIMIT, ...(near && bias(near)) };
    const found = (await ask('/api', query, Object.keys(KINDS), signal)).map(predictionOf);
    // Two entrances of one building are one address.
    return found.filter(
      ({ name, detail }, at) => found.findIndex((one) => one.name === name && one.detail === detail) === at,
    );
  },
  async locate(placeId) {
    const known = new URLSearchParams(placeId);
    const [latitude = Number.NaN, longitude = Number.NaN] = (known.get('at') ?? '').split(',').map(Number);
    if (!isDrawable({ latitude, longitude })) return null;
    return {
      location: { latitude, longitude },
      city: known.get('city') ?? '',
      state: known.get('state') ?? '',
      isStreetAddress: known.has('address'),
    };
  },
};

/** Returns the geocoder's results at a point, nearest first. Rejects if the service fails. */
export async function photonAtPoint(
  { latitude, longitude }: Point,
  signal: AbortSignal,
): Promise<PlaceAtPoint | null> {
  const query = { lat: String(latitude), lon: String(longitude) };
  const [first] = await ask('/reverse', query, ['house', 'street', 'locality', 'city'], signal);
  if (!first) return null;
  const { location, city, state, isStreetAddress } = first;
  return { location, city, state, isStreetAddress, address: `${first.name}, ${detailOf(first)}` };
}
