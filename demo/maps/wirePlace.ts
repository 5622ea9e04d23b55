/** Places in the format of Google's place and geocoding services. */

import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Bounds } from '#demo/geography/rings.ts';
import type { Position } from '#demo/types.ts';
import { PROVINCES } from '#server/store/text/provinceNames.ts';
import type { FoundPlace } from './finder.ts';
import type { PlaceKind } from './gazetteer.ts';

export interface WirePrediction {
  place_id: string;
  description: string;
  types: string[];
  structured_formatting: { main_text: string; secondary_text: string };
}

export interface WireComponent {
  long_name: string;
  short_name: string;
  types: string[];
}

interface WirePoint {
  lat: number;
  lng: number;
}

export interface WireResult {
  place_id: string;
  formatted_address: string;
  types: string[];
  address_components: WireComponent[];
  geometry: {
    location: WirePoint;
    location_type: 'ROOFTOP' | 'GEOMETRIC_CENTER' | 'APPROXIMATE';
    viewport: { northeast: WirePoint; southwest: WirePoint };
  };
}

const TYPES: Record<PlaceKind, string[]> = {
  country: ['country', 'political', 'geocode'],
  province: ['administrative_area_level_1', 'political', 'geocode'],
  city: ['locality', 'political', 'geocode'],
  neighbourhood: ['neighborhood', 'political', 'geocode'],
  street: ['route', 'geocode'],
};

/** Half the size of an address's viewport, in degrees. */
const ADDRESS_VIEW = 0.0015;

const typesOf = ({ place, address }: FoundPlace): string[] =>
  address === undefined ? TYPES[place.kind] : ['street_address', 'geocode'];

/** Returns the id of a place. An address's id contains its slot: "ad_1204_7_1" (side 1) or "ad_1204_7_0". */
function idOf({ place, address }: FoundPlace): string {
  return address === undefined
    ? place.id
    : `ad_${address.streetId}_${address.index}_${address.side > 0 ? 1 : 0}`;
}

const nameOf = ({ place, address }: FoundPlace): string =>
  address === undefined ? place.name : `${address.streetNumber} ${place.name}`;

/** Returns "123 Queen Street West, Toronto, ON, Canada". */
function descriptionOf(found: FoundPlace): string {
  return found.place.context === '' ? nameOf(found) : `${nameOf(found)}, ${found.place.context}`;
}

/** Returns an entry of the autocomplete list. */
export function toPrediction(found: FoundPlace): WirePrediction {
  return {
    place_id: idOf(found),
    description: descriptionOf(found),
    types: typesOf(found),
    structured_formatting: { main_text: nameOf(found), secondary_text: found.place.context },
  };
}

/** Returns a geocoding result. */
export function toResult(found: FoundPlace, geography: MapGeography): WireResult {
  const { place, address } = found;
  const location = address?.position ?? place.location;
  const bounds: Bounds = address === undefined ? place.bounds : around(location);
  return {
    place_id: idOf(found),
    formatted_address: descriptionOf(found),
    types: typesOf(found),
    address_components: componentsOf(found, geography),
    geometry: {
      location: toPoint(location),
      location_type:
        address !== undefined ? 'ROOFTOP' : place.kind === 'street' ? 'GEOMETRIC_CENTER' : 'APPROXIMATE',
      viewport: { northeast: toPoint([bounds[2], bounds[3]]), southwest: toPoint([bounds[0], bounds[1]]) },
    },
  };
}

function around([lng, lat]: Position): Bounds {
  return [lng - ADDRESS_VIEW, lat - ADDRESS_VIEW, lng + ADDRESS_VIEW, lat + ADDRESS_VIEW];
}

/** Rounds to seven decimals: about a centimetre. */
function toPoint([lng, lat]: Position): WirePoint {
  return { lat: Number(lat.toFixed(7)), lng: Number(lng.toFixed(7)) };
}

function componentsOf({ place, address }: FoundPlace, geography: MapGeography): WireComponent[] {
  const components: WireComponent[] = [];
  const add = (long: string, short: string, types: string[]): void => {
    components.push({ long_name: long, short_name: short, types });
  };
  if (address !== undefined) {
    add(String(address.streetNumber), String(address.streetNumber), ['street_number']);
  }
  if (place.kind === 'street') {
    add(place.name, place.name, ['route']);
  }
  const hood =
    place.kind === 'neighbourhood'
      ? place.name
      : geography.neighbourhoods[address?.neighbourhood ?? -1]?.name;
  if (hood !== undefined) {
    add(hood, hood, ['neighborhood', 'political']);
  }
  const city = geography.cities[place.city];
  if (city !== undefined) {
    add(city.name, city.name, ['locality', 'political']);
    add(city.area, city.area, ['administrative_area_level_2', 'political']);
  }
  if (place.stateCode !== '') {
    const state = PROVINCES[place.stateCode] ?? place.stateCode;
    add(state, place.stateCode, ['administrative_area_level_1', 'political']);
  }
  add('Canada', 'CA', ['country', 'political']);
  return components;
}
