import type { Position, Ring } from '#demo/types.ts';
import { type Country, drawCountry } from './country.ts';
import { makeDice } from './hash.ts';
import type { MapGeography, NamedRing } from './mapGeography.ts';
import { findNeighbourhood } from './neighbourhoods.ts';
import { indexRings, makeRingTest } from './obstacles.ts';
import { makeSlots } from './slots.ts';
import { groupStreets } from './streetGroups.ts';
import { buildStreetIndex } from './streetIndex.ts';

/**
 * Version of the generator. Increment it by hand if the same seed gives a different country, so that cached tiles are
 * not used.
 */
const GENERATOR_VERSION = 10;

/** Generates the whole country's geography. A pure function of the seed that takes some seconds. */
export function buildGeography(seed: number): MapGeography {
  return openCountry(seed, drawCountry(makeDice(seed)));
}

/** Returns the geography of a seed from a generated country. The first `streetsOf` takes a second. */
export function openCountry(seed: number, drawn: Country): MapGeography {
  const { districts, limits, offsets, ...country } = drawn;
  const { streets, lines } = country;
  const isLand = landTest(country);
  const parks = indexRings(ringsOf(country.parks));
  const inCity = new Map([...limits].map(([city, limit]) => [city, makeRingTest(limit)]));
  const neighbourhoodAt = findNeighbourhood(country.neighbourhoods, districts);
  const slots = makeSlots({
    streets,
    lines,
    offsets,
    index: buildStreetIndex(lines),
    mayStand: (position, street) =>
      isLand(position) && !parks.covers(...position) && inCity.get(street.city)?.(...position) === true,
    neighbourhoodAt: (position, street) => neighbourhoodAt(street.city, position),
  });
  let groups: number[][] | undefined;
  return {
    ...country,
    version: `${seed}.${GENERATOR_VERSION}`,
    streetsOf: (neighbourhood) => {
      groups ??= groupStreets(streets, country.neighbourhoods.length, slots);
      return groups[neighbourhood] ?? [];
    },
    ...slots,
    isLand,
  };
}

const ringsOf = (areas: NamedRing[]): Ring[] => areas.map(({ ring }) => ring);

function landTest(country: Pick<Country, 'waters' | 'islands' | 'rivers'>): (position: Position) => boolean {
  const waters = indexRings(ringsOf(country.waters));
  const islands = indexRings(ringsOf(country.islands));
  const rivers = indexRings(ringsOf(country.rivers));
  return ([x, y]) => (!waters.covers(x, y) || islands.covers(x, y)) && !rivers.covers(x, y);
}
