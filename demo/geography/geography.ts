import type { Position, Ring } from '#demo/types.ts';
import { type Country, drawCountry } from './country.ts';
import { makeDice } from './hash.ts';
import type { MapWorld, NamedRing } from './mapWorld.ts';
import { indexRings, makeRingTest } from './obstacles.ts';
import { makeSlots } from './slots.ts';
import { groupStreets } from './streetGroups.ts';
import { buildStreetIndex } from './streetIndex.ts';

/** Raised by hand when the drawing changes for an equal seed, so that cached tiles are left behind. */
const DRAWING = 8;

/** The whole country's geography: a pure function of the seed. Takes some seconds. */
export function buildGeography(seed: number): MapWorld {
  return openCountry(seed, drawCountry(makeDice(seed)));
}

/** The geography of a seed whose country is drawn already; the first `streetsOf` takes a second. */
export function openCountry(seed: number, drawn: Country): MapWorld {
  const { districts, limits, offsets, ...country } = drawn;
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
