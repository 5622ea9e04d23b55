/** Asks geocoders for the positions of homes: Photon, Pelias and Google's Geocoding API. */
import { fold } from '#server/store/text/fold.ts';
import { type Address, STREET_TYPE } from './resoAddress.ts';
import { UnusableExport } from './unusableExport.ts';

/** A point in degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A service that finds houses and cities. */
export interface Geocoder {
  /** Returns null for an address that is not known; rejects if the service fails. */
  find: (address: Address) => Promise<Position | null>;
  /** Maximum number of days that its answers may be stored; undefined if there is no limit. */
  maxDays?: number;
}

const TIMEOUT_MS = 10_000;

const firstHalf = (code: string): string => code.replace(/\s/g, '').slice(0, 3).toUpperCase();

/** True unless both postal codes are known and are of different areas. */
const isNear = (one: string, other: string): boolean =>
  one === '' || other === '' || firstHalf(one) === firstHalf(other);

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** "33 Bay Street, Toronto, Ontario", or without a number "Toronto, Ontario". */
function lineOf({ number, street, city, state }: Address): string {
  return [number === '' ? '' : `${number} ${street}`, city, state].filter(Boolean).join(', ');
}

async function ask(url: URL): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}.`);
  return answer.json();
}

/** A GeoJSON answer of Photon or Pelias. */
interface Features<Properties> {
  features?: {
    geometry?: { coordinates?: [longitude: number, latitude: number] };
    properties?: Properties;
  }[];
}

/** Position of the first feature whose properties fit. */
function firstOf<Properties>(
  { features = [] }: Features<Properties>,
  fits: (properties: Properties) => boolean,
): Position | null {
  const found = features.find(({ properties }) => properties && fits(properties));
  const [longitude, latitude] = found?.geometry?.coordinates ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Properties that are read: https://github.com/komoot/photon/blob/master/docs/api-v1.md (1.2, 2026-07). */
interface PhotonProperties {
  countrycode?: string;
  housenumber?: string;
  postcode?: string;
}

function photonGeocoder(url: URL): Geocoder {
  return {
    async find(address) {
      const { number, zip } = address;
      const request = new URL(url);
      request.pathname = `${url.pathname.replace(/\/+$/, '')}/api`;
      request.search = String(
        new URLSearchParams({ q: lineOf(address), limit: '3', layer: number === '' ? 'city' : 'house' }),
      );
      const answer = (await ask(request)) as Features<PhotonProperties>; // its documented form
      return firstOf(answer, ({ countrycode, housenumber = '', postcode = '' }) => {
        if (countrycode !== 'CA') return false;
        return number === '' || (isSame(housenumber, number) && isNear(zip, postcode));
      });
    },
  };
}

/** Properties that are read: https://github.com/pelias/documentation/blob/master/response.md (2026-11). */
interface PeliasProperties {
  country_a?: string;
  housenumber?: string;
  locality?: string;
  localadmin?: string;
  postalcode?: string;
  street?: string;
}

/** Words of a street beside its type that say little. */
const COMMON_WORD = /^(boul|chemin|ch|[ns][ew]?|[ew])$/;

/** True if two streets share a word that tells them apart: Pelias also finds other streets with the number. */
function isSameStreet(one: string, other: string): boolean {
  const wordsOf = (street: string) =>
    fold(street)
      .split(' ')
      .filter((word) => !STREET_TYPE.test(word) && !COMMON_WORD.test(word));
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

function peliasGeocoder(url: URL, key: string | undefined): Geocoder {
  return {
    async find(address) {
      const { number, street, city, zip } = address;
      const request = new URL(url);
      request.pathname = `${url.pathname.replace(/(\/search)?\/*$/, '')}/search`;
      request.search = String(
        new URLSearchParams({
          text: lineOf(address),
          'boundary.country': 'CAN',
          layers: number === '' ? 'locality,localadmin' : 'address',
          size: '10',
          ...(key === undefined ? {} : { api_key: key }),
        }),
      );
      const answer = (await ask(request)) as Features<PeliasProperties>; // its documented form
      return firstOf(answer, (found) => {
        if (found.country_a !== 'CAN') return false;
        const cities = [found.locality ?? '', found.localadmin ?? ''].map(fold);
        if (number === '') return cities.includes(fold(city));
        const isHouse = isSame(found.housenumber ?? '', number) && isSameStreet(found.street ?? '', street);
        const { postalcode = '' } = found;
        return (
          isHouse && (postalcode === '' || zip === '' ? cities.includes(fold(city)) : isNear(zip, postalcode))
        );
      });
    },
  };
}

/**
 * Fields of an answer that are read: https://developers.google.com/maps/documentation/geocoding/requests-geocoding
 * (2026-11).
 */
interface GoogleAnswer {
  status?: string;
  error_message?: string;
  results?: {
    address_components?: { long_name?: string; short_name?: string; types?: string[] }[];
    geometry?: { location?: { lat?: number; lng?: number }; location_type?: string };
    partial_match?: boolean;
  }[];
}

/**
 * Days for which Google allows storing positions: Google Maps Platform Service Specific Terms, "Geocoding API",
 * caching (read 2026-11).
 */
const GOOGLE_DAYS = 30;

function googleGeocoder(url: URL, key: string): Geocoder {
  return {
    maxDays: GOOGLE_DAYS,
    async find(address) {
      const { number, zip } = address;
      const request = new URL(url);
      request.search = String(
        new URLSearchParams({ address: lineOf(address), components: 'country:CA', key }),
      );
      const { status, results = [], error_message } = (await ask(request)) as GoogleAnswer; // its documented form
      if (status !== 'OK' && status !== 'ZERO_RESULTS') {
        throw new Error(`Google's geocoder answered ${status}: ${error_message ?? 'no reason given'}`);
      }
      for (const { address_components = [], geometry, partial_match } of results) {
        const component = (type: string) => address_components.find(({ types = [] }) => types.includes(type));
        const isHouse =
          isSame(component('street_number')?.long_name ?? '', number) &&
          /^(ROOFTOP|RANGE_INTERPOLATED)$/.test(geometry?.location_type ?? '') &&
          isNear(zip, component('postal_code')?.long_name ?? '');
        const isFound = number === '' ? component('locality') !== undefined : isHouse;
        const { lat, lng } = geometry?.location ?? {};
        if (partial_match || component('country')?.short_name !== 'CA' || !isFound) continue;
        if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng };
      }
      return null;
    },
  };
}

/** The address of Google's Geocoding API. */
export const GOOGLE_GEOCODER = 'https://maps.googleapis.com/maps/api/geocode/json';

/**
 * Returns the geocoder at an address: of Google's form if it ends with "/geocode/json", of Pelias's if it ends with
 * "/v1" or "/search", else of Photon's. A house counts only with its own number, and not in another postal area.
 * @param key secret: sent to Google and to Pelias
 * @throws UnusableExport if Google's key is missing
 */
export function geocoderAt(address: string, key: string | undefined): Geocoder {
  const url = new URL(address);
  if (/\/geocode\/json\/?$/.test(url.pathname)) {
    if (key === undefined) throw new UnusableExport("Google's geocoder needs a key in GEOCODER_KEY");
    return googleGeocoder(url, key);
  }
  return /\/(v1|search)\/?$/.test(url.pathname) ? peliasGeocoder(url, key) : photonGeocoder(url);
}
