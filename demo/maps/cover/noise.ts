import type { Dice } from '#demo/geography/hash.ts';

/** Smooth values over the ground from 0 to 1, about 0.5 on average. `x` and `y` have the same unit. */
export type Field = (x: number, y: number) => number;

/** Returns noise on a lattice of whole numbers, with smooth interpolation. */
function latticeNoise(dice: Dice, key: number): Field {
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = ease(x - column);
    const down = ease(y - row);
    const top = mix(dice.unitOf(column, row, key), dice.unitOf(column + 1, row, key), across);
    const bottom = mix(dice.unitOf(column, row + 1, key), dice.unitOf(column + 1, row + 1, key), across);
    return mix(top, bottom, down);
  };
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/**
 * Returns noise of several sizes. The first is the largest and has the most weight.
 * @param sizes size of a wave, in units of x and y
 */
export function layeredNoise(dice: Dice, sizes: readonly number[]): Field {
  const octaves = sizes.map((size, at) => ({ noise: latticeNoise(dice, at + 1), size, weight: 0.8 ** at }));
  const whole = octaves.reduce((sum, { weight }) => sum + weight, 0);
  // A plain loop: it is called a million times per tile, and a callback would allocate each time.
  return (x, y) => {
    let sum = 0;
    for (const { noise, size, weight } of octaves) {
      sum += noise(x / size, y / size) * weight;
    }
    return sum / whole;
  };
}

/**
 * Returns the values of `layeredNoise` on a grid, row by row. They are the same numbers, computed much faster.
 * @param xs x of each column
 * @param ys y of each row
 */
export function noiseOver(
  dice: Dice,
  sizes: readonly number[],
  xs: Float64Array,
  ys: Float64Array,
): Float64Array {
  const sums = new Float64Array(xs.length * ys.length);
  let whole = 0;
  for (const [at, size] of sizes.entries()) {
    const weight = 0.8 ** at;
    whole += weight;
    addLattice(sums, dice, at + 1, size, weight, xs, ys);
  }
  return sums.map((sum) => sum / whole);
}

function addLattice(
  sums: Float64Array,
  dice: Dice,
  key: number,
  size: number,
  weight: number,
  xs: Float64Array,
  ys: Float64Array,
): void {
  for (let at = 0, j = 0; j < ys.length; j += 1) {
    const y = (ys[j] ?? 0) / size;
    const row = Math.floor(y);
    const down = ease(y - row);
    let known = Number.NaN;
    let [topLeft, topRight, bottomLeft, bottomRight] = [0, 0, 0, 0];
    for (let i = 0; i < xs.length; i += 1, at += 1) {
      const x = (xs[i] ?? 0) / size;
      const column = Math.floor(x);
      // A wave spans many columns with the same four corners.
      if (column !== known) {
        known = column;
        topLeft = dice.unitOf(column, row, key);
        topRight = dice.unitOf(column + 1, row, key);
        bottomLeft = dice.unitOf(column, row + 1, key);
        bottomRight = dice.unitOf(column + 1, row + 1, key);
      }
      const across = ease(x - column);
      const value = mix(mix(topLeft, topRight, across), mix(bottomLeft, bottomRight, across), down);
      sums[at] = (sums[at] ?? 0) + value * weight;
    }
  }
}
