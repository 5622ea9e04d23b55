import { makeDice } from '#demo/geography/hash.ts';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Address, Position, Street } from '#demo/types.ts';
import { addressesAlong } from '../addresses.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const LOTS = makeDice(1793);

/** The ground of an address: metres along its street and away from the street's axis. */
export interface Lot {
  address: Address;
  street: Street;
  /** Metres along the street. */
  width: number;
  /** Metres from the street's axis to the address. */
  setback: number;
  /** Share of towers and typical year of its neighbourhood. */
  towers: number;
  era: number;
  /** Degrees of a place `along` metres from the address and `out` metres from the street's axis. */
  at(along: number, out: number): Position;
  /** Always the same number from 0 to 1 for a key. */
  dice(key: number): number;
  /** The same for all lots of a row of a few. */
  rowDice(key: number): number;
}

/** Metres of a lot whose street does not say, and at most. */
const LONE_WIDTH = 16;
const MOST_WIDTH = 40;
/** Lots that are built up together. */
const ROW = 5;

/** The lots of a street whose address lies in a box of degrees. */
export function* lotsAlong(street: Street, geography: MapGeography, box: Box): Generator<Lot> {
  const found = [...addressesAlong(street, geography, box)];
  if (found.length === 0) {
    return;
  }
  const known = new Map(found.map((address) => [(address.index + 1) * address.side, address]));
  const { points, lotWidth = LONE_WIDTH } = street;
  for (const address of found) {
    const beside = [address.index - 1, address.index + 1].flatMap(
      (index) => known.get((index + 1) * address.side) ?? [],
    );
    yield makeLot(address, street, points, Math.min(lotWidth, MOST_WIDTH), beside, geography);
  }
}

function makeLot(
  address: Address,
  street: Street,
  axis: readonly Position[],
  widest: number,
  beside: readonly Address[],
  geography: MapGeography,
): Lot {
  const [x, y] = address.position;
  const [kmX, kmY] = kmPerDegree(y);
  // On the inner side of a bend neighbours stand nearer together than the lots are wide at the street.
  const spans = beside.map(
    ({ position }) => Math.hypot((position[0] - x) * kmX, (position[1] - y) * kmY) * 1000,
  );
  const [east, north] = address.along;
  const setback = metresFrom(address.position, axis, kmX, kmY);
  const { streetId, index, side } = address;
  const hood = geography.neighbourhoods[address.neighbourhood];
  return {
    address,
    street,
    width: Math.min(widest, ...spans),
    setback,
    towers: hood?.towers ?? 0,
    era: hood?.era ?? 1970,
    at: (along, fromAxis) => {
      const out = (fromAxis - setback) * side;
      return [x + (east * along - north * out) / 1000 / kmX, y + (north * along + east * out) / 1000 / kmY];
    },
    dice: (key) => LOTS.unit(streetId, index, side, key),
    rowDice: (key) => LOTS.unit(streetId, Math.floor(index / ROW), side, key + 100),
  };
}

/** Metres from a position to the nearest point of a line. */
function metresFrom([x, y]: Position, line: readonly Position[], kmX: number, kmY: number): number {
  let nearest = Infinity;
  for (let at = 1; at < line.length; at += 1) {
    const a = line[at - 1] as Position; // at stays in range
    const b = line[at] as Position; // at stays in range
    const ax = (x - a[0]) * kmX;
    const ay = (y - a[1]) * kmY;
    const bx = (b[0] - a[0]) * kmX;
    const by = (b[1] - a[1]) * kmY;
    const span = bx * bx + by * by;
    const share = span === 0 ? 0 : Math.max(0, Math.min(1, (ax * bx + ay * by) / span));
    nearest = Math.min(nearest, (ax - share * bx) ** 2 + (ay - share * by) ** 2);
  }
  return Math.sqrt(nearest) * 1000;
}
