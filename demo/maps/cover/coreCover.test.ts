import { expect, test } from 'vitest';
import type { Ring } from '#demo/types.ts';
import { positionAt } from '../tileUnits.ts';
import { drawCores } from './coreCover.ts';

const ADDRESS = { z: 14, x: 4577, y: 5979 };
/** A square in the middle of the tile. */
const ring = [
  [1024, 1024],
  [3072, 1024],
  [3072, 3072],
  [1024, 3072],
  [1024, 1024],
].map(([x = 0, y = 0]) => positionAt(ADDRESS, x, y)) satisfies Ring;

test('the outlines of a centre are nested and fade over a few hundred metres', () => {
  const features = drawCores(ADDRESS, { search: () => [{ tags: {}, parts: [ring] }] });
  expect(features).toHaveLength(3);
  const lefts = features.map(({ geometry }) =>
    Math.min(...geometry.flat().map((point) => Number([point].flat()[0]))),
  );
  const [outer = 0, middle = 0, inner = 0] = lefts;
  expect(outer).toBeLessThan(middle);
  expect(middle).toBeLessThan(inner);
  expect(middle).toBeGreaterThan(900);
  expect(middle).toBeLessThan(1150);
});

test('ground without a centre has no outlines', () => {
  expect(drawCores(ADDRESS, { search: () => [] })).toEqual([]);
});
