import type { CityFacts, PlaceFacts } from '#demo/facts/cityFacts.ts';
import { CITIES, highways, regions, TOWNS } from '#demo/facts/facts.ts';
import type { Line } from '#demo/facts/regionFacts.ts';
import type { City, Neighbourhood, Ring } from '#demo/types.ts';
import { PROVINCES } from '#server/store/text/provinceNames.ts';
import { smooth } from './curves.ts';
import type { Dice } from './hash.ts';
import type { MapGeography, RuralRoad } from './mapGeography.ts';
import { type Districts, findDistricts, layNeighbourhoods } from './neighbourhoods.ts';
import { PackedStreet } from './packedStreet.ts';
import { plainRegion } from './plainRegion.ts';
import { drawRegion, layRegion, type Region } from './regions.ts';
import { packLines, type StreetLines } from './streetLines.ts';

/** The generated country, without data that only the generation needed. */
export interface Country
  extends Pick<
    MapGeography,
    'regions' | 'towns' | 'waters' | 'islands' | 'rivers' | 'parks' | 'ruralRoads' | 'railways'
  > {
  cities: City[];
  neighbourhoods: Neighbourhood[];
  districts: Districts;
  streets: PackedStreet[];
  lines: StreetLines;
  /** Metres from the start of each whole street to the start of its piece. */
  offsets: Float32Array;
  /** Boundary of each city, over land and water. */
  limits: Map<string, Ring>;
}

/** Returns a finder for the neighbourhoods of all cities and towns. */
export function findAllDistricts(): Districts {
  return findDistricts(CITIES, TOWNS);
}

type Drawing = Omit<Country, 'cities' | 'towns' | 'neighbourhoods' | 'lines' | 'offsets'>;

/**
 * Generates one region after another. The mask and drafts of a region are large, and are released before the next
 * region.
 */
export function drawCountry(dice: Dice): Country {
  const covered = new Set(regions().flatMap((region) => Object.keys(region.limits)));
  const plain = CITIES.filter((city) => !covered.has(city.name)).map(plainRegion);
  const byName = new Map<string, PlaceFacts>([...CITIES, ...TOWNS].map((place) => [place.name, place]));
  const land = new Map<string, Ring[][]>();
  const offsets: number[] = [];
  const packer = packLines();
  const country: Drawing = {
    districts: findAllDistricts(),
    streets: [],
    limits: new Map(),
    regions: [],
    waters: [],
    islands: [],
    rivers: [],
    parks: [],
    railways: [],
    ruralRoads: [],
  };
  for (const facts of [...regions(), ...plain]) {
    const region = layRegion(facts, dice);
    const { drafts, rural } = drawRegion(region, byName, country.districts);
    for (const draft of drafts) {
      country.streets.push(new PackedStreet(country.streets.length, draft, packer.lines));
      packer.add(draft.points);
      offsets.push(draft.offset);
    }
    addGround(country, region);
    country.ruralRoads.push(...rural);
    for (const [city, rings] of region.landOf) {
      land.set(city, rings);
    }
  }
  packer.finish();
  const streetsOf = Map.groupBy(country.streets, ({ city }) => city);
  country.ruralRoads.push(...roadsOf(highways(), 'motorway'));
  return {
    ...country,
    lines: packer.lines,
    offsets: Float32Array.from(offsets),
    cities: CITIES.map((facts) => toCity(facts, land.get(facts.name) ?? [])),
    towns: TOWNS.map(({ name }) => ({ name, boundary: land.get(name) ?? [] })),
    neighbourhoods: CITIES.flatMap((facts) =>
      layNeighbourhoods(facts, land.get(facts.name) ?? [], streetsOf.get(facts.name) ?? []),
    ),
  };
}

function addGround(country: Drawing, { facts, ground }: Region): void {
  country.regions.push({ name: facts.name, box: facts.box });
  country.waters.push(...ground.waters);
  country.islands.push(...ground.islands);
  country.rivers.push(...ground.rivers);
  country.parks.push(...ground.parks);
  country.railways.push(...ground.railways);
  country.ruralRoads.push(...roadsOf(facts.bridges ?? {}, 'arterial'));
  for (const [city, limit] of ground.limits) {
    country.limits.set(city, limit);
  }
}

function toCity(facts: CityFacts, boundary: Ring[][]): City {
  const { neighbourhoods: _, ...rest } = facts;
  return { ...rest, state: PROVINCES[facts.stateCode] ?? facts.stateCode, boundary };
}

function roadsOf(lines: Readonly<Record<string, Line>>, kind: RuralRoad['kind']): RuralRoad[] {
  return Object.entries(lines).map(([name, line]) => ({ name, kind, points: smooth(line, 2) }));
}
