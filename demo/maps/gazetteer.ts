/** The list of all named places, for autocomplete and geocoding. */

import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { type Bounds, boundsOf } from '#demo/geography/rings.ts';
import type { City, Position, Street } from '#demo/types.ts';
import { PROVINCES } from '#server/store/text/provinceNames.ts';
import { fold } from './folded.ts';
import { PROVINCE_LABELS } from './placeLabels.ts';
import { titleOf } from './tile.ts';

export type PlaceKind = 'country' | 'province' | 'city' | 'neighbourhood' | 'street';

export interface Place {
  /** Opaque to callers: "ci_3", "st_1204". */
  id: string;
  kind: PlaceKind;
  name: string;
  /** The text after the name: "Toronto, ON, Canada". */
  context: string;
  /** Index in Geography.cities; -1 for a province or the country. */
  city: number;
  /** Two letters; '' for the country. */
  stateCode: string;
  location: Position;
  bounds: Bounds;
  /** Pieces of a street. */
  streets: Street[];
  /** Folded name, and folded name with context after a blank. Words are found by " word". */
  folded: string;
  words: string;
  /** Population around it. Better-known places rank first. */
  weight: number;
}

export interface Gazetteer {
  places: Place[];
  byId: ReadonlyMap<string, Place>;
  /** Streets by "city|title". */
  streetPlaces: ReadonlyMap<string, Place>;
  cityNumber: ReadonlyMap<string, number>;
}

type Draft = Omit<Place, 'folded' | 'words'>;

/** Creates the list of places in about 150 ms. */
export function makeGazetteer(geography: MapGeography): Gazetteer {
  const cityNumber = new Map(geography.cities.map(({ name }, at) => [name, at]));
  const cityOf = (name: string): City => geography.cities[cityNumber.get(name) ?? 0] as City; // every street and neighbourhood is in a city
  const drafts: Draft[] = [
    ...greatPlaces(),
    ...geography.cities.map((city, at) => ({
      id: `ci_${at}`,
      kind: 'city' as const,
      name: city.name,
      context: `${city.stateCode}, Canada`,
      city: at,
      stateCode: city.stateCode,
      location: city.center,
      bounds: boundsOf(city.boundary.flat(2)),
      streets: [],
      weight: city.population,
    })),
    ...geography.neighbourhoods.map((hood, at) => ({
      id: `nb_${at}`,
      kind: 'neighbourhood' as const,
      name: hood.name,
      ...inCity(cityOf(hood.city), cityNumber.get(hood.city) ?? 0),
      location: hood.center,
      bounds: boundsOf(hood.boundary.flat(2)),
      streets: [],
    })),
    ...streetPlaces(geography, cityOf, cityNumber),
  ];
  const places = drafts.map((draft): Place => {
    const state = PROVINCES[draft.stateCode] ?? '';
    return {
      ...draft,
      folded: fold(draft.name),
      words: ` ${fold(`${draft.name} ${draft.context} ${state}`)}`,
    };
  });
  const streets = places.filter(({ kind }) => kind === 'street');
  return {
    places,
    byId: new Map(places.map((place) => [place.id, place])),
    streetPlaces: new Map(
      streets.map((place) => [`${geography.cities[place.city]?.name}|${place.name}`, place]),
    ),
    cityNumber,
  };
}

function greatPlaces(): Draft[] {
  const country: Draft = {
    id: 'ca',
    kind: 'country',
    name: 'Canada',
    context: '',
    city: -1,
    stateCode: '',
    location: [-96, 56.1],
    bounds: [-141, 41.7, -52.6, 83.1],
    streets: [],
    weight: 4e7,
  };
  const provinces = PROVINCE_LABELS.map(
    ([code, lng, lat]): Draft => ({
      id: `pr_${code}`,
      kind: 'province',
      name: PROVINCES[code] ?? code,
      context: 'Canada',
      city: -1,
      stateCode: code,
      location: [lng, lat],
      bounds: [lng - 6, lat - 4, lng + 6, lat + 4],
      streets: [],
      weight: 1e6,
    }),
  );
  return [country, ...provinces];
}

function inCity(city: City, at: number): Pick<Draft, 'context' | 'city' | 'stateCode' | 'weight'> {
  const context = `${city.name}, ${city.stateCode}, Canada`;
  return { context, city: at, stateCode: city.stateCode, weight: city.population };
}

/** Factor for the number of people who know a street: King Street ranks before King Lane. */
const KNOWN_BY: Record<Street['kind'], number> = { motorway: 8, arterial: 8, collector: 2, local: 1 };

/** Returns one place for all pieces of a street in a city. */
function streetPlaces(
  geography: MapGeography,
  cityOf: (name: string) => City,
  numbers: ReadonlyMap<string, number>,
): Draft[] {
  const groups = Map.groupBy(
    geography.streets.filter(({ kind, city }) => kind !== 'motorway' && numbers.has(city)),
    (street) => `${street.city}|${titleOf(street)}`,
  );
  return [...groups.values()].map((streets): Draft => {
    const first = streets[0] as Street; // groups are never empty
    const city = cityOf(first.city);
    const longest = streets.reduce((a, b) => (b.points.length > a.points.length ? b : a));
    return {
      id: `st_${first.id}`,
      kind: 'street',
      name: titleOf(first),
      ...inCity(city, numbers.get(first.city) ?? 0),
      weight: city.population * KNOWN_BY[first.kind],
      location: longest.points[Math.floor(longest.points.length / 2)] ?? [0, 0],
      bounds: boundsOf(streets.flatMap(({ points }) => points)),
      streets,
    };
  });
}
