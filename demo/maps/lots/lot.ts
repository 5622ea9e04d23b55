import { makeDice } from '#demo/geography/hash.ts';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Address, Position, Street } from '#demo/types.ts';
import { addressesAlong } from '../addresses.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const LOTS = makeDice(1793);

/** The ground of an address, in metres along its street and from the street's axis. */
export interface Lot {
  address: Address;
  street: Street;
  /** Metres along the street. */
  width: number;
  /** Metres from the street's axis to the address. */
  setback: number;
  /** Share of towers and typical year of building in its neighbourhood. */
  towers: number;
  era: number;
  /** Returns the position `along` metres from the address and `out` metres from the street's axis, in degrees. */
  at(along: number, out: number): Position;
  /** Returns a number from 0 to 1, always the same for a key. */
  dice(key: number): number;
  /** Returns a number from 0 to 1, always the same for a key and a group of adjacent lots. */
  rowDice(key: number): number;
}

/** Width in metres of a lot on a street without a lot width, and the maximum width. */
const DEFAULT_WIDTH = 16;
const MAX_WIDTH = 40;
/** Number of adjacent lots in a group. */
const ROW = 5;

/** Generates the lots of a street whose address is in a box of degrees. */
export function* lotsAlong(street: Street, geography: MapGeography, box: Box): Generator<Lot> {
  const found = [...addressesAlong(street, geography, box)];
  if (found.length === 0) {
    return;
  }
  const known = new Map(found.map((address) => [(address.index + 1) * address.side, address]));
  const { points, lotWidth = DEFAULT_WIDTH } = street;
  for (const address of found) {
    const beside = [address.index - 1, address.index + 1].flatMap(
      (index) => known.get((index + 1) * address.side) ?? [],
    );
    yield makeLot(address, street, points, Math.min(lotWidth, MAX_WIDTH), beside, geography);
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
  // On the inner side of a curve houses are closer together than the lots are wide at the street.
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

/** Returns the metres from a position to the nearest point of a line. */
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
