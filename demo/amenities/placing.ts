import type { Dice } from '#demo/geography/hash.ts';
import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Geography, Position, Street, StreetKind } from '#demo/types.ts';

/** Size of a cell of the lookup in degrees of latitude, about a kilometre. */
const CELL = 0.01;
/** Number of addresses among which the one farthest from others is chosen. */
const TRIES = 8;

/** Distance in km between positions of one city. */
export function kmBetween(one: Position, other: Position): number {
  const [kmX, kmY] = kmPerDegree(one[1]);
  return Math.hypot((one[0] - other[0]) * kmX, (one[1] - other[1]) * kmY);
}

/** Positions that are found by their neighbourhood. */
export interface Spread {
  add(position: Position): void;
  /** Returns the distance in km to the nearest one; at least 1 if none is within a kilometre. */
  kmToNearest(position: Position): number;
}

/** Creates an empty set of positions. */
export function makeSpread(): Spread {
  const cells = new Map<string, Position[]>();
  const cellOf = ([x, y]: Position): [number, number] => [Math.floor(x / CELL), Math.floor(y / CELL)];
  return {
    add(position) {
      const key = cellOf(position).join();
      const cell = cells.get(key);
      if (cell) cell.push(position);
      else cells.set(key, [position]);
    },
    kmToNearest(position) {
      const [column, row] = cellOf(position);
      let nearest = 1;
      // A degree of longitude is shorter than one of latitude.
      for (let x = column - 2; x <= column + 2; x += 1) {
        for (let y = row - 1; y <= row + 1; y += 1) {
          for (const other of cells.get(`${x},${y}`) ?? []) {
            nearest = Math.min(nearest, kmBetween(position, other));
          }
        }
      }
      return nearest;
    },
  };
}

/** A chosen address. */
export interface Spot {
  position: Position;
  street: Street;
}

/** An amenity to place in a neighbourhood. */
export interface PlacingRule {
  /** Streets to choose from; any if the neighbourhood has none of these. */
  streets: readonly StreetKind[];
  /** Desired distance in km from others in `spread`. */
  apartKm: number;
  spread: Spread;
}

/** Chooses an address in a neighbourhood, far from others of its kind; undefined if none was found. */
export function placeIn(
  geography: Geography,
  dice: Dice,
  neighbourhood: number,
  { streets, apartKm, spread }: PlacingRule,
  ...keys: number[]
): Spot | undefined {
  const all = geography.streetsOf(neighbourhood);
  const fitting = all.filter((id) => streets.includes(geography.streets[id]?.kind ?? 'motorway'));
  const ids = fitting.length > 0 ? fitting : all;
  let best: Spot | undefined;
  let bestKm = -1;
  for (let attempt = 0; ids.length > 0 && attempt < TRIES && bestKm < apartKm; attempt += 1) {
    const streetId = dice.pick(ids, neighbourhood, attempt, 1, ...keys);
    const street = geography.streets[streetId];
    const index = Math.floor(
      dice.unit(neighbourhood, attempt, 2, ...keys) * Math.max(1, geography.slotsOn(streetId)),
    );
    const address = geography.addressAt({ streetId, index, side: attempt % 2 === 0 ? 1 : -1 });
    if (!street || address?.neighbourhood !== neighbourhood) continue;
    const km = spread.kmToNearest(address.position);
    if (km > bestKm) [best, bestKm] = [{ position: address.position, street }, km];
  }
  if (best) spread.add(best.position);
  return best;
}

/** Returns a position inside an outline, in its middle as far as it goes. */
export function middleOf(ring: readonly Position[]): Position {
  const ys = ring.map(([, y]) => y);
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const crossings = ring
    .flatMap((here, at): number[] => {
      const next = ring[at + 1];
      if (!next || next[1] > y === here[1] > y) return [];
      return [here[0] + ((next[0] - here[0]) * (y - here[1])) / (next[1] - here[1])];
    })
    .toSorted((one, other) => one - other);
  let widest: [number, number] = [ring[0]?.[0] ?? 0, ring[0]?.[0] ?? 0];
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [from = 0, to = 0] = [crossings[at], crossings[at + 1]];
    if (to - from > widest[1] - widest[0]) widest = [from, to];
  }
  return [(widest[0] + widest[1]) / 2, y];
}
