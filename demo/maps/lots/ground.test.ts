import { expect, test } from 'vitest';
import type { Position } from '#demo/types.ts';
import { makeGround, TAKEN } from './ground.ts';
import { makeRectangle } from './rectangle.ts';

/** Returns a position some metres east and north of a corner of the plane. */
const at = (east: number, north: number): Position => [east / 80_070, north / 111_130 + 44];
const house = (east: number, north: number, half = 8) =>
  makeRectangle(at(east, north), [Math.SQRT1_2, Math.SQRT1_2], half, half);
const box = [...at(0, 0), ...at(300, 300)] as const;

test('pavements and buildings occupy the ground', () => {
  const ground = makeGround(box);
  ground.addStreet({ kind: 'local', points: [at(0, 0), at(300, 300)] });
  ground.addBuilding(house(200, 50));
  expect(ground.at(at(150, 150))).toBe(TAKEN.pavement);
  expect(ground.at(at(200, 50))).toBe(TAKEN.building);
  expect(ground.at(at(50, 200))).toBe(TAKEN.free);
  expect(ground.at(at(900, 200))).toBe(TAKEN.free);
});

test('a rectangle is free if it only touches another', () => {
  const ground = makeGround(box);
  ground.addStreet({ kind: 'local', points: [at(0, 150), at(300, 150)] });
  ground.addBuilding(house(200, 50));
  expect(ground.isFree(house(100, 50))).toBe(true);
  expect(ground.isFree(house(212, 62))).toBe(true);
  expect(ground.isFree(house(206, 56))).toBe(false);
  expect(ground.isFree(house(100, 145))).toBe(false);
});
