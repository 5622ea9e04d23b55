import { expect, test } from 'vitest';
import type { Ring } from '#demo/types.ts';
import { cityLand } from './neighbourhoods.ts';

const square = (west: number, south: number, side: number): Ring => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];
const LIMIT = square(0, 0, 10);

test('a pond belongs to its city, with its island', () => {
  expect(cityLand(LIMIT, [square(4, 4, 1)], [square(4.4, 4.4, 0.2)])).toMatchObject([
    [expect.arrayContaining([[10, 10]])],
  ]);
});

test('a large lake inside a city, and the sea beside it, do not', () => {
  const [[, lake] = [], ...others] = cityLand(LIMIT, [square(3, 3, 4), square(9, -1, 12)], []);
  expect(lake).toHaveLength(5);
  expect(others).toEqual([]);
  expect(
    Math.max(
      ...cityLand(LIMIT, [square(9, -1, 12)], [])
        .flat(2)
        .map(([x]) => x),
    ),
  ).toBe(9);
});
