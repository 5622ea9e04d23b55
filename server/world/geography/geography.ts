import { Delaunay } from 'd3-delaunay';
import type { CityFacts } from '../facts/cityFacts.ts';
import { GTA } from '../facts/gta.ts';
import { ONTARIO } from '../facts/ontario.ts';
import { PROVINCES } from '../facts/provinces.ts';
import { QUEBEC_ATLANTIC } from '../facts/quebecAtlantic.ts';
import { TORONTO } from '../facts/toronto.ts';
import { WEST } from '../facts/west.ts';
import type { City, Geography, Neighbourhood, Position, Ring, Street } from '../types.ts';
import { type Dice, makeDice, textKey } from './hash.ts';
import { makePlane, type Plane } from './plane.ts';
import { type Bounds, boundsOf, inRing } from './rings.ts';
import { simpleStreets } from './simpleStreets.ts';
import { makeSlots } from './slots.ts';
import { buildStreetIndex } from './streetIndex.ts';

/** Empty land around the outermost neighbourhood centres, km. */
const MARGIN = 1.2;

/** Coarse shore of Lake Ontario from Hamilton to Whitby; the lake lies to its right. */
const LAKE: Ring = [
  [-79.8, 43.3],
  [-79.708, 43.393],
  [-79.668, 43.437],
  [-79.61, 43.515],
  [-79.553, 43.569],
  [-79.513, 43.588],
  [-79.484, 43.617],
  [-79.452, 43.6375],
  [-79.413, 43.629],
  [-79.397, 43.6353],
  [-79.38, 43.6395],
  [-79.352, 43.6475],
  [-79.3135, 43.656],
  [-79.279, 43.6735],
  [-79.248, 43.697],
  [-79.203, 43.735],
  [-79.145, 43.766],
  [-79.116, 43.794],
  [-79.066, 43.811],
  [-78.93, 43.85],
  [-78.5, 43.85],
  [-78.5, 43.2],
  [-79.8, 43.2],
  [-79.8, 43.3],
];

const isLand = (position: Position): boolean => !inRing(position[0], position[1], LAKE);

/** The whole country's geography: a pure function of the seed. */
export function buildGeography(seed: number): Geography {
  const dice = makeDice(seed);
  const cities: City[] = [];
  const neighbourhoods: Neighbourhood[] = [];
  const streets: Street[] = [];
  const finders: { delaunay: Delaunay<unknown>; first: number; plane: Plane; bounds: Bounds }[] = [];
  for (const facts of [TORONTO, ...GTA, ...ONTARIO, ...QUEBEC_ATLANTIC, ...WEST]) {
    const plane = makePlane(facts.center);
    const bounds = extentOf(facts, plane);
    finders.push({ ...addNeighbourhoods(facts, plane, bounds, neighbourhoods), plane, bounds });
    cities.push(toCity(facts, plane, bounds));
    for (const street of simpleStreets(facts, plane, bounds, diceOf(dice, facts), isLand)) {
      streets.push({ ...street, id: streets.length });
    }
  }
  const cityNumber = new Map(cities.map((city, at) => [city.name, at]));
  const index = buildStreetIndex(streets);
  const neighbourhoodAt = (position: Position, street: Street): number => {
    const finder = finders[cityNumber.get(street.city) ?? 0];
    if (finder === undefined) {
      return 0;
    }
    const [x, y] = finder.plane.toKm(position);
    return finder.first + finder.delaunay.find(x, y);
  };
  const slots = makeSlots({
    streets,
    offsets: new Float32Array(streets.length),
    index,
    dice,
    mayStand: (position) => isLand(position),
    neighbourhoodAt,
  });
  const byNeighbourhood = groupStreets(streets, neighbourhoods.length, slots);
  return {
    cities,
    neighbourhoods,
    streets,
    streetsOf: (neighbourhood) => byNeighbourhood[neighbourhood] ?? [],
    ...slots,
    isLand,
  };
}

function diceOf(dice: Dice, facts: CityFacts): Dice {
  return makeDice(dice.bits(textKey(facts.name)));
}

function extentOf(facts: CityFacts, plane: Plane): Bounds {
  const centres = facts.neighbourhoods.map(([, lng, lat]) => plane.toKm([lng, lat]));
  const [west, south, east, north] = boundsOf(centres);
  return [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN];
}

function toCity(facts: CityFacts, plane: Plane, [west, south, east, north]: Bounds): City {
  const corner = (x: number, y: number): Position => plane.toPosition(x, y);
  const { neighbourhoods: _, stateCode, ...rest } = facts;
  return {
    ...rest,
    state: PROVINCES[stateCode] ?? stateCode,
    stateCode,
    boundary: [
      [
        [
          corner(west, south),
          corner(east, south),
          corner(east, north),
          corner(west, north),
          corner(west, south),
        ],
      ],
    ],
  };
}

function addNeighbourhoods(
  facts: CityFacts,
  plane: Plane,
  bounds: Bounds,
  into: Neighbourhood[],
): { delaunay: Delaunay<unknown>; first: number } {
  const first = into.length;
  const delaunay = Delaunay.from(facts.neighbourhoods.map(([, lng, lat]) => plane.toKm([lng, lat])));
  const cells = delaunay.voronoi(bounds);
  facts.neighbourhoods.forEach(([name, lng, lat, priceLevel, towers, era], at) => {
    const ring = (cells.cellPolygon(at) ?? []).map(([x, y]) => plane.toPosition(x ?? 0, y ?? 0));
    into.push({
      name,
      city: facts.name,
      state: PROVINCES[facts.stateCode] ?? facts.stateCode,
      center: [lng, lat],
      boundary: [[ring]],
      priceLevel,
      towers,
      era,
    });
  });
  return { delaunay, first };
}

/** Which streets carry an address in which neighbourhood, looking at every fifth slot of a street. */
function groupStreets(
  streets: Street[],
  count: number,
  slots: Pick<Geography, 'slotsOn' | 'addressAt'>,
): number[][] {
  const groups: number[][] = Array.from({ length: count }, () => []);
  for (const street of streets) {
    const seen = new Set<number>();
    for (let index = 0; index < slots.slotsOn(street.id); index += 5) {
      const address = slots.addressAt({ streetId: street.id, index, side: 1 });
      if (address !== undefined && !seen.has(address.neighbourhood)) {
        seen.add(address.neighbourhood);
        groups[address.neighbourhood]?.push(street.id);
      }
    }
  }
  return groups;
}
