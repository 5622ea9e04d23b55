/** Trees as they grow in gardens, along streets, in parks and woods: in no rows, nearer together in groves. */
import { makeDice } from '../../world/geography/hash.ts';
import { kmPerDegree } from '../../world/geography/plane.ts';
import type { Position } from '../../world/types.ts';
import { kmOf } from '../cover/landCover.ts';
import { layeredNoise } from '../cover/noise.ts';
import { KERB, type Plot } from './plot.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const TREES = makeDice(1871);
const GROVES = layeredNoise(TREES, [0.14, 0.05]);

/** Trees of a garden: behind the house, more where there is much room, and at the street. */
export function gardenTrees({ lot, footprint, hasGarden, garden }: Plot): Position[] {
  if (!hasGarden) {
    return lot.dice(60) < 0.22 ? [lot.at(0, KERB[lot.street.kind] + 1.6)] : [];
  }
  const half = lot.width / 2;
  const leafy = 0.35 + 0.9 * GROVES(...kmOf(...lot.address.position)) + (lot.era < 1970 ? 0.2 : -0.15);
  const trees: Position[] = [];
  const depth = garden === undefined ? 11 : Math.max(0, garden.far - footprint.far - 4);
  const behind = (key: number): Position =>
    lot.at((lot.dice(key) * 2 - 1) * half, footprint.far + 3 + depth * lot.dice(key + 1));
  if (depth > 0) {
    if (lot.dice(61) < leafy) trees.push(behind(62));
    if (lot.dice(64) < leafy * 0.7) trees.push(behind(65));
    if (lot.dice(67) < leafy * 0.4) trees.push(behind(68));
  }
  // Deep gardens end in a row of trees.
  for (let key = 90; key < 90 + 3 * Math.floor((depth * half) / 90); key += 3) {
    if (lot.dice(key) < leafy * 0.8) trees.push(behind(key + 1));
  }
  if (depth > 14 && lot.dice(86) < leafy) {
    trees.push(lot.at((lot.dice(87) * 2 - 1) * half, footprint.far + depth + 2.5));
  }
  if (lot.dice(70) < leafy * 0.75) {
    trees.push(lot.at((lot.dice(71) - 0.5) * lot.width, KERB[lot.street.kind] + 1.5 + 4 * lot.dice(72)));
  }
  return trees;
}

/** Degrees of latitude between places where a tree may stand: about 10 m. */
const STEP = 0.00009;

/**
 * Trees of open ground in a box of degrees.
 * @param density share of places with a tree, 0 to 1, where groves and clearings are even.
 * @param isThere false where none may stand.
 */
export function* wildTrees(
  box: Box,
  density: number,
  isThere: (position: Position) => boolean,
): Generator<Position> {
  const [kmX, kmY] = kmPerDegree(Math.round((box[1] + box[3]) / 2));
  const stepX = (STEP * kmY) / kmX;
  for (let column = Math.floor(box[0] / stepX); column * stepX < box[2]; column += 1) {
    for (let row = Math.floor(box[1] / STEP); row * STEP < box[3]; row += 1) {
      const tree: Position = [
        (column + TREES.unit(column, row, 31)) * stepX,
        (row + TREES.unit(column, row, 32)) * STEP,
      ];
      const grove = (GROVES(...kmOf(...tree)) - 0.5) * 2.6;
      if (TREES.unit(column, row, 33) < density + grove && isThere(tree)) {
        yield tree;
      }
    }
  }
}

/** Size and shade of a tree, 0 (large, dark) to 2, and whether it is among the few shown from further away. */
export function lookOfTree([x, y]: Position): { tone: number; isEarly: boolean } {
  const dice = TREES.unit(Math.round(x * 1e6), Math.round(y * 1e6));
  return { tone: Math.floor(dice * 3), isEarly: (dice * 97) % 1 < 0.4 };
}
