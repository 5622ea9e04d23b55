/** What the view from the air shows between the houses: trees and pools. Both are invented, the same each time. */

import { makeDice } from '../world/geography/hash.ts';
import type { MapWorld, NamedRing } from '../world/geography/mapWorld.ts';
import { kmPerDegree } from '../world/geography/plane.ts';
import { boundsOf, inRing } from '../world/geography/rings.ts';
import type { Address, Position, Ring } from '../world/types.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const GARDENS = makeDice(1871);

/** Share of houses with a pool. */
const POOLS = 0.05;
/** Degrees between the trees of a park: about 19 m. */
const PARK_STEP: Position = [0.00024, 0.00017];
/** Share of those places where one stands. */
const PARK_TREES = 0.7;

/** From km along an address's street and km away from it to degrees. */
export function placer({ position: [x, y], along: [east, north], side }: Address) {
  const [kmX, kmY] = kmPerDegree(y);
  return (along: number, out: number): Position => [
    x + (east * along - north * out * side) / kmX,
    y + (north * along + east * out * side) / kmY,
  ];
}

/** One to three trees around a house: behind it, and towards the street. */
export function treesAt(address: Address): Position[] {
  const at = placer(address);
  const dice = (key: number): number => GARDENS.unit(address.streetId, address.index, address.side, key);
  const trees = [at(0.014 * (dice(11) - 0.5), 0.012 + 0.009 * dice(12))];
  if (dice(13) < 0.55) trees.push(at(0.016 * (dice(14) - 0.5), 0.013 + 0.01 * dice(15)));
  if (dice(16) < 0.5) trees.push(at(0.006 + 0.003 * dice(17), -0.0095));
  return trees;
}

/** The outline of a pool behind some houses. */
export function poolAt(address: Address): Ring | undefined {
  const dice = (key: number): number => GARDENS.unit(address.streetId, address.index, address.side, key);
  if (dice(21) >= POOLS) {
    return undefined;
  }
  const at = placer(address);
  const middle = 0.004 * (dice(22) - 0.5);
  const [half, near, far] = [0.0035, 0.0125, 0.0165];
  return [
    at(middle - half, near),
    at(middle + half, near),
    at(middle + half, far),
    at(middle - half, far),
    at(middle - half, near),
  ];
}

/** Trees of a park within a box of degrees, on a grid that nobody sees. */
export function* treesIn({ ring }: Pick<NamedRing, 'ring'>, box: Box, world: MapWorld): Generator<Position> {
  const [west, south, east, north] = boundsOf(ring);
  const [stepX, stepY] = PARK_STEP;
  for (
    let column = Math.floor(Math.max(west, box[0]) / stepX);
    column * stepX < Math.min(east, box[2]);
    column += 1
  ) {
    for (
      let row = Math.floor(Math.max(south, box[1]) / stepY);
      row * stepY < Math.min(north, box[3]);
      row += 1
    ) {
      const tree: Position = [
        (column + GARDENS.unit(column, row, 31)) * stepX,
        (row + GARDENS.unit(column, row, 32)) * stepY,
      ];
      if (GARDENS.unit(column, row, 33) < PARK_TREES && inRing(...tree, ring) && world.isLand(tree)) {
        yield tree;
      }
    }
  }
}
