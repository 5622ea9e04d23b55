import type { CityFacts } from '../facts/cityFacts.ts';
import { GTA } from '../facts/gta.ts';
import { HIGHWAYS } from '../facts/highways.ts';
import { ONTARIO } from '../facts/ontario.ts';
import { PROVINCES } from '../facts/provinces.ts';
import { QUEBEC_ATLANTIC } from '../facts/quebecAtlantic.ts';
import { REGIONS } from '../facts/regions.ts';
import { TORONTO } from '../facts/toronto.ts';
import { WEST } from '../facts/west.ts';
import type { City, Position, Ring, Street } from '../types.ts';
import { smooth } from './curves.ts';
import { makeDice } from './hash.ts';
import type { MapWorld, RuralRoad } from './mapWorld.ts';
import { layNeighbourhoods } from './neighbourhoods.ts';
import { indexRings, makeRingTest } from './obstacles.ts';
import { plainRegion } from './plainRegion.ts';
import { drawRegion, layRegion, type Region } from './regions.ts';
import { makeSlots } from './slots.ts';
import { groupStreets } from './streetGroups.ts';
import { buildStreetIndex } from './streetIndex.ts';

const CITIES: readonly CityFacts[] = [TORONTO, ...GTA, ...ONTARIO, ...QUEBEC_ATLANTIC, ...WEST];
/** Raised by hand when the drawing changes for an equal seed, so that cached tiles are left behind. */
const DRAWING = 1;

/** The whole country's geography: a pure function of the seed. */
export function buildGeography(seed: number): MapWorld {
  const dice = makeDice(seed);
  const covered = new Set(REGIONS.flatMap((region) => Object.keys(region.limits)));
  const plain = CITIES.filter((city) => !covered.has(city.name)).map(plainRegion);
  const regions = [...REGIONS, ...plain].map((facts) => layRegion(facts, dice));
  const regionOf = new Map(
    regions.flatMap((region) => [...region.landOf.keys()].map((name) => [name, region])),
  );
  const landOf = (city: string): Ring[][] => regionOf.get(city)?.landOf.get(city) ?? [];
  const { neighbourhoods, districts } = layNeighbourhoods(CITIES, landOf);
  const byName = new Map(CITIES.map((city) => [city.name, city]));
  const sinks = regions.map((region) => drawRegion(region, byName, districts));
  const drafts = sinks.flatMap((sink) => sink.drafts);
  const streets = drafts.map(({ offset: _, ...street }, id): Street => ({ id, ...street }));
  const isLand = landTest(regions);
  const parks = indexRings(regions.flatMap(({ ground }) => ground.parks.map(({ ring }) => ring)));
  const inCity = new Map(
    regions.flatMap(({ ground }) =>
      [...ground.limits].map(([city, limit]) => [city, makeRingTest(limit)] as const),
    ),
  );
  const slots = makeSlots({
    streets,
    offsets: Float32Array.from(drafts, ({ offset }) => offset),
    index: buildStreetIndex(streets),
    dice,
    mayStand: (position, street) =>
      isLand(position) && !parks.covers(...position) && inCity.get(street.city)?.(...position) === true,
    neighbourhoodAt: (position, street) => districts.nearest(street.city, position)?.index ?? 0,
  });
  let groups: number[][] | undefined;
  return {
    version: `${seed}.${DRAWING}`,
    cities: CITIES.map((facts) => toCity(facts, landOf(facts.name))),
    neighbourhoods,
    streets,
    streetsOf: (neighbourhood) => {
      // Half of the work, and only the making of listings asks for it.
      groups ??= groupStreets(streets, neighbourhoods.length, slots);
      return groups[neighbourhood] ?? [];
    },
    ...slots,
    isLand,
    regions: regions.map(({ facts: { name, box } }) => ({ name, box })),
    waters: regions.flatMap(({ ground }) => ground.waters),
    islands: regions.flatMap(({ ground }) => ground.islands),
    rivers: regions.flatMap(({ ground }) => ground.rivers),
    parks: regions.flatMap(({ ground }) => ground.parks),
    ruralRoads: [...sinks.flatMap((sink) => sink.rural), ...highways()],
  };
}

function highways(): RuralRoad[] {
  return Object.entries(HIGHWAYS).map(([name, line]) => ({
    name,
    kind: 'motorway',
    points: smooth(line, 2),
  }));
}

function landTest(regions: Region[]): (position: Position) => boolean {
  const rings = (pick: (region: Region) => { ring: Ring }[]): Ring[] =>
    regions.flatMap(pick).map(({ ring }) => ring);
  const waters = indexRings(rings(({ ground }) => ground.waters));
  const islands = indexRings(rings(({ ground }) => ground.islands));
  const rivers = indexRings(rings(({ ground }) => ground.rivers));
  return ([x, y]) => (!waters.covers(x, y) || islands.covers(x, y)) && !rivers.covers(x, y);
}

function toCity(facts: CityFacts, boundary: Ring[][]): City {
  const { neighbourhoods: _, ...rest } = facts;
  return { ...rest, state: PROVINCES[facts.stateCode] ?? facts.stateCode, boundary };
}
