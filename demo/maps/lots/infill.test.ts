import { expect, test } from 'vitest';
import type { Position, Ring, Street } from '#demo/types.ts';
import { makeGround } from './ground.ts';
import { infillIn } from './infill.ts';
import { makeStreetGrid } from './streetGrid.ts';

const WEST = -79.4;
const SOUTH = 43.65;
/** Returns a position some metres east and north of a corner. */
const at = (east: number, north: number): Position => [WEST + east / 80_560, SOUTH + north / 111_110];
/** A block of 140 m between diagonal streets. */
const street = (points: Position[], id: number): Street => ({
  id,
  kind: 'local',
  name: 'Elm',
  suffix: 'Street',
  direction: '',
  city: 'Guelph',
  state: 'Ontario',
  points,
});
const streets = [0, 200].flatMap((far, id) => [
  street([at(far, 0), at(far + 300, 300)], id),
  street([at(300 - far, 0), at(-far, 300)], id + 2),
]);
const box = [...at(0, 0), ...at(300, 300)] as const;
const grid = makeStreetGrid(streets, [], [WEST - 0.01, SOUTH - 0.01, WEST + 0.01, SOUTH + 0.01]);
const ground = makeGround(box);
for (const one of streets) ground.addStreet(one);

const isInside = ([x, y]: Position, ring: Ring): boolean =>
  ring.slice(1).every((b, index) => {
    const [ax, ay] = ring[index] ?? b;
    return (b[0] - ax) * (y - ay) - (b[1] - ay) * (x - ax) > 0;
  });

test('buildings inside a block do not overlap, even if their places are diagonal', () => {
  const found = [...infillIn(box, [], ground, grid, () => true)];
  expect(found.length).toBeGreaterThan(12);
  for (const one of found) {
    for (const other of found) {
      if (one !== other) {
        expect(one.ring.some((corner) => isInside(corner, other.ring))).toBe(false);
      }
    }
  }
});

test('there are no buildings outside a centre', () => {
  expect([...infillIn(box, [], ground, grid, () => false)]).toEqual([]);
});
