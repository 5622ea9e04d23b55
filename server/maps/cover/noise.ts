import type { Dice } from '../../world/geography/hash.ts';

/** A smooth field over the ground from 0 to 1, about 0.5 on the whole; `x` and `y` in any one unit. */
export type Field = (x: number, y: number) => number;

/** Noise on a lattice of whole numbers, eased between them. */
function latticeNoise(dice: Dice, key: number): Field {
  const ease = (share: number): number => share * share * (3 - 2 * share);
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

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/**
 * Noise of several sizes: the first is the largest and weighs most.
 * @param sizes units of x and y that one swell spans.
 */
export function layeredNoise(dice: Dice, sizes: readonly number[]): Field {
  const octaves = sizes.map((size, at) => ({ noise: latticeNoise(dice, at + 1), size, weight: 0.8 ** at }));
  const whole = octaves.reduce((sum, { weight }) => sum + weight, 0);
  // A loop: asked a million times for a tile, a callback would leave a number behind each time.
  return (x, y) => {
    let sum = 0;
    for (const { noise, size, weight } of octaves) {
      sum += noise(x / size, y / size) * weight;
    }
    return sum / whole;
  };
}
