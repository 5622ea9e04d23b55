/** Trees in gardens, along streets, in parks and woods: in no rows, and closer together in groves. */
import { makeDice } from '#demo/geography/hash.ts';
import { kmPerDegree } from '#demo/geography/plane.ts';
import type { Position } from '#demo/types.ts';
import { KM_X, KM_Y } from '../cover/landCover.ts';
import { layeredNoise } from '../cover/noise.ts';
import { KERB, type Plot } from './plot.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const TREES = makeDice(1871);
const GROVES = layeredNoise(TREES, [0.14, 0.05]);

/** Returns the trees of a garden: behind the house, more in a large garden, and at the street. */
export function gardenTrees({ lot, footprint, hasGarden, garden }: Plot): Position[] {
  if (!hasGarden) {
    return lot.dice(60) < 0.22 ? [lot.at(0, KERB[lot.street.kind] + 1.6)] : [];
  }
  const half = lot.width / 2;
  const [x, y] = lot.address.position;
  const leafy = 0.35 + 0.9 * GROVES(x * KM_X, y * KM_Y) + (lot.era < 1970 ? 0.2 : -0.15);
  const trees: Position[] = [];
  const depth = garden === undefined ? 11 : Math.max(0, garden.far - footprint.far - 4);
  const behind = (key: number): Position =>
    lot.at((lot.dice(key) * 2 - 1) * half, footprint.far + 3 + depth * lot.dice(key + 1));
  if (depth > 0) {
    if (lot.dice(61) < leafy) trees.push(behind(62));
    if (lot.dice(64) < leafy * 0.7) trees.push(behind(65));
    if (lot.dice(67) < leafy * 0.4) trees.push(behind(68));
  }
  // Deep gardens end with a row of trees.
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

/** Degrees of latitude between possible positions of trees: about 10 m. */
const STEP = 0.00009;

/**
 * Returns trees on open ground in a box of degrees.
 * @param density average share of positions with a tree, 0 to 1
 * @param isThere false where there can be no tree
 * @param within the part of the box that can have trees
 */
export function wildTrees(
  box: Box,
  density: number,
  isThere: (position: Position) => boolean,
  within: Box = box,
): Position[] {
  const [kmX, kmY] = kmPerDegree(Math.round((box[1] + box[3]) / 2));
  const stepX = (STEP * kmY) / kmX;
  const [firstColumn, firstRow] = [firstIn(box[0], within[0], stepX), firstIn(box[1], within[1], STEP)];
  const [east, north] = [Math.min(box[2], within[2]), Math.min(box[3], within[3])];
  const trees: Position[] = [];
  for (let column = firstColumn; column * stepX < east; column += 1) {
    for (let row = firstRow; row * STEP < north; row += 1) {
      const x = (column + TREES.unitOf(column, row, 31)) * stepX;
      const y = (row + TREES.unitOf(column, row, 32)) * STEP;
      const grove = (GROVES(x * KM_X, y * KM_Y) - 0.5) * 2.6;
      if (TREES.unitOf(column, row, 33) < density + grove) {
        const tree: Position = [x, y];
        if (isThere(tree)) trees.push(tree);
      }
    }
  }
  return trees;
}

/** Returns the first position of a box that may be in a part of it. */
function firstIn(box: number, part: number, step: number): number {
  return Math.max(Math.floor(box / step), Math.floor(part / step) - 1);
}

/** Returns the size and shade of a tree, 0 (large, dark) to 2, and whether it is also drawn at lower zooms. */
export function lookOfTree([x, y]: Position): { tone: number; isEarly: boolean } {
  const dice = TREES.unit(Math.round(x * 1e6), Math.round(y * 1e6));
  return { tone: Math.floor(dice * 3), isEarly: (dice * 97) % 1 < 0.4 };
}
