import { expect, test } from 'vitest';
import { clockwise, withHoles } from '../polygons.ts';
import { contoursOf } from './contours.ts';

const SIZE = 9;
const grid = (value: (column: number, row: number) => number): Float32Array =>
  Float32Array.from({ length: SIZE * SIZE }, (_, at) => value(at % SIZE, Math.floor(at / SIZE)));
const drawn = (value: (column: number, row: number) => number) =>
  withHoles(
    contoursOf(grid(value), SIZE, (column, row) => [Math.round(column * 100), Math.round(row * 100)]),
  );

test('one hill has one closed outline at its height', () => {
  const [ring = [], ...others] = drawn((column, row) => 2.5 - Math.hypot(column - 4, row - 4));
  expect(others).toEqual([]);
  expect(ring[0]).toEqual(ring.at(-1));
  for (const [x, y] of ring) {
    expect(Math.hypot(x - 400, y - 400)).toBeGreaterThan(215);
    expect(Math.hypot(x - 400, y - 400)).toBeLessThan(275);
  }
});

test('a hollow is a hole directly after its outline', () => {
  const rings = drawn((column, row) => 1 - Math.abs(Math.hypot(column - 4, row - 4) - 2));
  expect(rings).toHaveLength(2);
  const width = (ring: [number, number][] = []): number => Math.max(...ring.map(([x]) => x)) - 400;
  expect(width(rings[0])).toBeGreaterThan(width(rings[1]));
  expect(clockwise(rings[0] ?? [])).toEqual(rings[0]);
  expect(clockwise(rings[1] ?? [])).not.toEqual(rings[1]);
});

test("an area at the grid's edge is closed inside the grid", () => {
  const [ring = []] = drawn(() => 1);
  expect(Math.min(...ring.map(([x]) => x))).toBeGreaterThan(0);
  expect(Math.max(...ring.map(([x]) => x))).toBeLessThan(800);
});
