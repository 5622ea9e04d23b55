import { expect, test } from 'vitest';
import type { Ring } from '#domain/geo/geo.ts';
import { shapeOfPlace } from './placeShape.ts';

const square = (west: number, south: number, side: number): Ring => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];
const CITY = square(-80, 43, 1);
const clockwise = (ring: Ring): Ring => ring.toReversed();

test('a place alone is a hole in the world', () => {
  const { land, outside } = shapeOfPlace([CITY]);
  expect(land).toEqual([CITY]);
  expect(outside).toEqual([[expect.arrayContaining([[-180, -85]]), clockwise(CITY)]]);
});

test('the winding of the given rings does not matter', () => {
  expect(shapeOfPlace([clockwise(CITY)]).outside).toEqual(shapeOfPlace([CITY]).outside);
});

test('a ring inside another one is outside the place, and has no line', () => {
  const enclave = square(-79.6, 43.4, 0.2);
  const { land, outside } = shapeOfPlace([enclave, CITY]);
  expect(land).toEqual([CITY]);
  expect(outside.slice(1)).toEqual([[enclave]]);
});

test('a ring inside a hole is land again', () => {
  const lake = square(-79.8, 43.2, 0.6);
  const island = square(-79.6, 43.4, 0.2);
  const { land, outside } = shapeOfPlace([CITY, lake, island]);
  expect(land).toEqual([CITY, island]);
  expect(outside).toEqual([
    [expect.anything(), clockwise(CITY)],
    [lake, clockwise(island)],
  ]);
});

test('an island beside the place is a part of it', () => {
  const island = square(-78.9, 43.1, 0.2);
  const { land, outside } = shapeOfPlace([CITY, island]);
  expect(land).toEqual([CITY, island]);
  expect(outside).toEqual([[expect.anything(), clockwise(CITY), clockwise(island)]]);
});

test('rings of less than 0.2 % of the largest one are left out', () => {
  const { land, outside } = shapeOfPlace([CITY, square(-79.5, 43.5, 0.044), square(-78.5, 43.5, 0.046)]);
  expect(land).toHaveLength(2);
  expect(outside).toHaveLength(1);
});

test('no rings are no shape', () => {
  expect(shapeOfPlace([])).toEqual({ land: [], outside: [] });
});
