import type { Position, Ring } from '../types.ts';
import { type Country, drawCountry } from './country.ts';
import { makeDice } from './hash.ts';
import type { MapWorld, NamedRing } from './mapWorld.ts';
import { indexRings, makeRingTest } from './obstacles.ts';
import { makeSlots } from './slots.ts';
import { groupStreets } from './streetGroups.ts';
import { buildStreetIndex } from './streetIndex.ts';

/** Raised by hand when the drawing changes for an equal seed, so that cached tiles are left behind. */
const DRAWING = 6;

/**
 * The whole country's geography: a pure function of the seed. About 1.5 s; the first `streetsOf` takes another
 * second, which only the making of listings needs.
 */
export function buildGeography(seed: number): MapWorld {
  const dice = makeDice(seed);
  const { districts, limits, offsets, ...country } = drawCountry(dice);
  const { streets, lines } = country;
  const isLand = landTest(country);
  const parks = indexRings(ringsOf(country.parks));
  const inCity = new Map([...limits].map(([city, limit]) => [city, makeRingTest(limit)]));
  const slots = makeSlots({
    streets,
    lines,
    offsets,
    index: buildStreetIndex(lines),
    mayStand: (position, street) =>
      isLand(position) && !parks.covers(...position) && inCity.get(street.city)?.(...position) === true,
    neighbourhoodAt: (position, street) => districts.nearest(street.city, position)?.index ?? 0,
  });
  let groups: number[][] | undefined;
  return {
    ...country,
    version: `${seed}.${DRAWING}`,
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
