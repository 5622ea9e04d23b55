import { expect, test } from 'vitest';
import type { Position, Street } from '#demo/types.ts';
import { makeRectangle, overlaps } from './rectangle.ts';
import { makeStreetGrid } from './streetGrid.ts';

/** Returns a position some metres east and north of a corner of the plane. */
const at = (east: number, north: number): Position => [east / 80_000, north / 111_130 + 44];
const house = (east: number, north: number, half = 5) =>
  makeRectangle(at(east, north), [Math.SQRT1_2, Math.SQRT1_2], half, half);
const street = (points: Position[]): Street => ({
  id: 0,
  kind: 'local',
  name: 'Elm',
  suffix: 'Street',
  direction: '',
  city: 'Guelph',
  state: 'Ontario',
  points,
});

test('turned rectangles overlap only if they share ground', () => {
  expect(overlaps(house(0, 0), house(8, 0))).toBe(true);
  // Their bounding boxes overlap, but the rectangles do not.
  expect(overlaps(house(0, 0), house(11, 11))).toBe(false);
  expect(overlaps(house(0, 0), house(100, 0))).toBe(false);
});

test('a footprint avoids all pavements but its own, and all railways', () => {
  const elm = street([at(0, 0), at(200, 0)]);
  const grid = makeStreetGrid([elm], [[at(0, 50), at(200, 50)]], [-0.01, 43.99, 0.01, 44.01]);
  expect(grid.isClear(house(100, 20))).toBe(true);
  expect(grid.isClear(house(100, 8))).toBe(false);
  expect(grid.isClear(house(100, 8), elm)).toBe(true);
  expect(grid.isClear(house(100, 45), elm)).toBe(false);
  expect(grid.isOffRails(house(100, 8))).toBe(true);
  expect(grid.isOffRails(house(100, 45))).toBe(false);
  expect(grid.isOff(at(100, 10), 2)).toBe(true);
  expect(grid.isOff(at(100, 5), 2)).toBe(false);
});

test('a street gives its direction to a building near it', () => {
  const grid = makeStreetGrid([street([at(0, 0), at(200, 0)])], [], [-0.01, 43.99, 0.01, 44.01]);
  const [east = 0, north = 1] = grid.directionAt(at(100, 40), 60) ?? [];
  expect(Math.abs(east)).toBeCloseTo(1);
  expect(north).toBeCloseTo(0);
  expect(grid.directionAt(at(100, 70), 60)).toBeUndefined();
});
