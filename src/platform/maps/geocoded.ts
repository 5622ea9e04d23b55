/**
 * A geocoder's answer in Google's form, which the local service has too:
 * https://developers.google.com/maps/documentation/geocoding/requests-geocoding (2026-11).
 */
import { isDrawable } from '#domain/geo/geo.ts';
import type { LocatedPlace } from './placesPort.ts';

/** Fields of a result that are read. */
export interface Geocoded {
  address_components?: { long_name: string; types: string[] }[];
  /** Numbers in JSON; methods in Google's objects. */
  geometry: { location: { lat: number | (() => number); lng: number | (() => number) } };
}

const numberOf = (value: number | (() => number)): number => (typeof value === 'function' ? value() : value);

/** Converts a result to a place; null if it lies outside the map. */
export function locatedOf(wire: Geocoded): LocatedPlace | null {
  const { lat, lng } = wire.geometry.location;
  const location = { latitude: numberOf(lat), longitude: numberOf(lng) };
  if (!isDrawable(location)) return null;
  const component = (type: string): string =>
    wire.address_components?.find(({ types }) => types.includes(type))?.long_name ?? '';
  return {
    location,
    state: component('administrative_area_level_1'),
    city: component('locality'),
    isStreetAddress: ['street_number', 'route', 'locality'].every((type) => component(type) !== ''),
  };
}
