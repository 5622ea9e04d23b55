import { makeDice, textKey } from '#demo/geography/hash.ts';
import type { MapGeography, NamedRing } from '#demo/geography/mapGeography.ts';
import type { City, Neighbourhood } from '#demo/types.ts';
import type { AmenityInput } from '#server/store/amenities/storeAmenities.ts';
import { LOCAL_KINDS, type LocalKind } from './neighbourhoodKinds.ts';
import { kmBetween, makeSpread, middleOf, placeIn } from './placing.ts';
import { type Transit, transitAmenities } from './transit.ts';

/** Kilometres within which two areas of one name are one park. */
const SAME_KM = 2;
/** Kilometres around its centre in which a city needs a hospital. */
const HOSPITAL_KM = 10;

const COLLEGE = /universit|college|collège|cégep|polytechnic|SAIT|NAIT/i;

/** People of a neighbourhood: its share of the city's, more with towers. */
function peopleOf(neighbourhoods: readonly Neighbourhood[], cities: ReadonlyMap<string, City>): number[] {
  const weight = ({ towers }: Neighbourhood): number => 0.7 + towers;
  const sums = new Map<string, number>();
  for (const one of neighbourhoods) sums.set(one.city, (sums.get(one.city) ?? 0) + weight(one));
  return neighbourhoods.map(
    (one) => ((cities.get(one.city)?.population ?? 0) * weight(one)) / (sums.get(one.city) ?? 1),
  );
}

/** Parks, universities, schools and hospitals of the country's map. */
function drawAreas({ parks, islands }: Pick<MapGeography, 'parks' | 'islands'>): AmenityInput[] {
  const islandNames = new Set(islands.map(({ name }) => name));
  const found: AmenityInput[] = [];
  const add = ({ name, ring }: NamedRing, amenity: Pick<AmenityInput, 'kind' | 'level'>): void => {
    const position = middleOf(ring);
    const isKnown = found.some(
      (one) => one.name === name && kmBetween([one.longitude, one.latitude], position) < SAME_KM,
    );
    if (isKnown) return;
    const [longitude, latitude] = position;
    found.push({ ...amenity, key: `${amenity.kind}-area-${found.length}`, name, longitude, latitude });
  };
  for (const area of parks) {
    const { name, kind } = area;
    if (kind === undefined && !islandNames.has(name)) add(area, { kind: 'park' });
    else if (kind === 'hospital') add(area, { kind: 'hospital' });
    else if (kind === 'campus' && COLLEGE.test(name)) add(area, { kind: 'school', level: 'postSecondary' });
    else if (kind === 'campus' && / High School$/.test(name))
      add(area, { kind: 'school', level: 'secondary' });
  }
  return found;
}

/**
 * Draws the amenities of the country: areas of its map, its stations and stops, and for each neighbourhood as many schools,
 * shops and other places as its people need. A pure function of the geography, the seed and the drawn transit, which takes
 * some seconds.
 */
export function drawAmenities(geography: MapGeography, seed: number, transit: Transit): AmenityInput[] {
  const dice = makeDice(seed);
  const cities = new Map(geography.cities.map((city) => [city.name, city]));
  const people = peopleOf(geography.neighbourhoods, cities);
  const spreads = new Map(LOCAL_KINDS.map(({ key }) => [key, makeSpread()]));
  const areas = drawAreas(geography);
  const local: AmenityInput[] = [];
  const add = (kind: LocalKind, index: number, at: number): void => {
    const { key } = kind;
    const neighbourhood = geography.neighbourhoods[index];
    const city = neighbourhood && cities.get(neighbourhood.city);
    const spread = spreads.get(key) ?? makeSpread();
    const place = textKey(key);
    const spot = placeIn(geography, dice, index, { ...kind, spread }, place, at);
    if (!neighbourhood || !city || !spot) return;
    const naming = {
      city,
      neighbourhood,
      spot,
      pick: <Item>(list: readonly Item[]): Item => dice.pick(list, index, place, at),
    };
    const [longitude, latitude] = spot.position;
    local.push({
      key: `${key}-${index}-${at}`,
      kind: kind.kind,
      level: kind.level,
      name: kind.nameOf(naming),
      board: kind.boardOf?.(naming),
      longitude,
      latitude,
    });
  };
  for (const [index] of geography.neighbourhoods.entries()) {
    for (const kind of LOCAL_KINDS) {
      // The fraction decides about one more.
      const count = Math.floor((people[index] ?? 0) / kind.people + dice.unit(index, textKey(kind.key), 3));
      for (let at = 0; at < count; at += 1) add(kind, index, at);
    }
  }
  for (const city of geography.cities) {
    const hasHospital = areas.some(
      ({ kind, longitude, latitude }) =>
        kind === 'hospital' && kmBetween([longitude, latitude], city.center) < HOSPITAL_KM,
    );
    const index = geography.neighbourhoods.findIndex((one) => one.city === city.name);
    if (!hasHospital && index >= 0) add(GENERAL_HOSPITAL, index, 0);
  }
  return [...areas, ...local, ...transitAmenities(transit)];
}

/** The hospital of a city whose map has none. */
const GENERAL_HOSPITAL: LocalKind = {
  key: 'hospital',
  kind: 'hospital',
  people: Number.POSITIVE_INFINITY,
  streets: ['arterial'],
  apartKm: 1,
  nameOf: ({ city }) =>
    city.language === 'fr' ? `Hôpital de ${city.name}` : `${city.name} General Hospital`,
};
