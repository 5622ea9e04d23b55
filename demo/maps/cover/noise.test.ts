import { expect, test } from 'vitest';
import { makeDice } from '#demo/geography/hash.ts';
import { layeredNoise, noiseOver } from './noise.ts';

test('noise on a grid equals the noise at each position', () => {
  const dice = makeDice(7);
  const sizes = [5, 1.7, 0.6];
  const xs = Float64Array.from({ length: 9 }, (_, at) => -6300 + at * 0.37);
  const ys = Float64Array.from({ length: 7 }, (_, at) => 4800 - at * 0.41);
  const noise = layeredNoise(dice, sizes);
  const oneByOne = [...ys].flatMap((y) => [...xs].map((x) => noise(x, y)));
  expect([...noiseOver(dice, sizes, xs, ys)]).toEqual(oneByOne);
});
