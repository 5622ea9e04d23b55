import type { Address } from './resoAddress.ts';

/** A point in degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Finds a house or a city. Null if it is not known; rejects if the service fails. */
export type Geocoder = (address: Address) => Promise<Position | null>;

/** Fields of an answer that are read: https://github.com/komoot/photon/blob/master/docs/api-v1.md (1.2, 2026-07). */
interface PhotonAnswer {
  features?: {
    geometry?: { coordinates?: [longitude: number, latitude: number] };
    properties?: { countrycode?: string; housenumber?: string; postcode?: string };
  }[];
}

const TIMEOUT_MS = 10_000;

const firstHalf = (code: string): string => code.replace(/\s/g, '').slice(0, 3).toUpperCase();

/** A Photon geocoder. A house counts only with its own number, and not in another postal area. */
export function photonGeocoder(url: string): Geocoder {
  return async ({ number, street, city, state, zip }) => {
    const isHouse = number !== '';
    const text = [isHouse ? `${number} ${street}` : '', city, state].filter(Boolean).join(', ');
    const query = new URLSearchParams({ q: text, limit: '3', layer: isHouse ? 'house' : 'city' });
    const answer = await fetch(`${url.replace(/\/+$/, '')}/api?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}.`);
    const { features = [] } = (await answer.json()) as PhotonAnswer; // its documented form
    const found = features.find(({ properties = {} }) => {
      if (properties.countrycode !== 'CA') return false;
      if (!isHouse) return true;
      const { housenumber = '', postcode = '' } = properties;
      const isNear = zip === '' || postcode === '' || firstHalf(postcode) === firstHalf(zip);
      return housenumber.toLowerCase() === number.toLowerCase() && isNear;
    });
    const [longitude, latitude] = found?.geometry?.coordinates ?? [];
    return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  };
}
