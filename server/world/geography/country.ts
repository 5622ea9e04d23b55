import type { CityFacts } from '../facts/cityFacts.ts';
import { GTA } from '../facts/gta.ts';
import { HIGHWAYS } from '../facts/highways.ts';
import { ONTARIO } from '../facts/ontario.ts';
import { PROVINCES } from '../facts/provinces.ts';
import { QUEBEC_ATLANTIC } from '../facts/quebecAtlantic.ts';
import { REGIONS } from '../facts/regions.ts';
import { TORONTO } from '../facts/toronto.ts';
import { WEST } from '../facts/west.ts';
import type { City, Neighbourhood, Ring } from '../types.ts';
import { smooth } from './curves.ts';
import type { Ground } from './ground.ts';
import type { Dice } from './hash.ts';
import type { MapWorld, RuralRoad } from './mapWorld.ts';
import { type Districts, layNeighbourhoods } from './neighbourhoods.ts';
import { plainRegion } from './plainRegion.ts';
import { drawRegion, layRegion } from './regions.ts';
import type { StreetDraft } from './streetSink.ts';

const CITIES: readonly CityFacts[] = [TORONTO, ...GTA, ...ONTARIO, ...QUEBEC_ATLANTIC, ...WEST];

/** The drawn country, without the masks that the drawing needed: they are large and must not be kept. */
export interface Country
  extends Pick<MapWorld, 'regions' | 'waters' | 'islands' | 'rivers' | 'parks' | 'ruralRoads' | 'railways'> {
  cities: City[];
  neighbourhoods: Neighbourhood[];
  districts: Districts;
  drafts: StreetDraft[];
  /** Limits of each city, over land and water. */
  limits: ReadonlyMap<string, Ring>;
}

/** Draws every region with its streets. */
export function drawCountry(dice: Dice): Country {
  const covered = new Set(REGIONS.flatMap((region) => Object.keys(region.limits)));
  const plain = CITIES.filter((city) => !covered.has(city.name)).map(plainRegion);
  const regions = [...REGIONS, ...plain].map((facts) => layRegion(facts, dice));
  const land = new Map(regions.flatMap((region) => [...region.landOf]));
  const { neighbourhoods, districts } = layNeighbourhoods(CITIES, (city) => land.get(city) ?? []);
  const byName = new Map(CITIES.map((city) => [city.name, city]));
  const sinks = regions.map((region) => drawRegion(region, byName, districts));
  const all = <T>(pick: (ground: Ground) => T[]): T[] => regions.flatMap(({ ground }) => pick(ground));
  return {
    cities: CITIES.map((facts) => toCity(facts, land.get(facts.name) ?? [])),
    neighbourhoods,
    districts,
    drafts: sinks.flatMap((sink) => sink.drafts),
    limits: new Map(regions.flatMap(({ ground }) => [...ground.limits])),
    regions: regions.map(({ facts: { name, box } }) => ({ name, box })),
    waters: all((ground) => ground.waters),
    islands: all((ground) => ground.islands),
    rivers: all((ground) => ground.rivers),
    parks: all((ground) => ground.parks),
    railways: regions.flatMap(({ facts }) =>
      Object.entries(facts.railways ?? {}).map(([name, line]) => ({ name, points: smooth(line, 2) })),
    ),
    ruralRoads: [...sinks.flatMap((sink) => sink.rural), ...highways()],
  };
}

function toCity(facts: CityFacts, boundary: Ring[][]): City {
  const { neighbourhoods: _, ...rest } = facts;
  return { ...rest, state: PROVINCES[facts.stateCode] ?? facts.stateCode, boundary };
}

function highways(): RuralRoad[] {
  return Object.entries(HIGHWAYS).map(([name, line]) => ({
    name,
    kind: 'motorway',
    points: smooth(line, 2),
  }));
}
