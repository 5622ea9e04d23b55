import { expect, test } from 'vitest';
import type { Position, Ring } from '#demo/types.ts';
import { layGardens } from './gardens.ts';
import { makeGround } from './ground.ts';
import { houseOn } from './houses.ts';
import type { Lot } from './lot.ts';
import type { Plot } from './plot.ts';
import { rectangleOf } from './plots.ts';

/** Returns a position some metres east and north of a corner of the plane. */
const at = (east: number, north: number): Position => [east / 80_070, north / 111_130 + 44];
const northOf = ([, y]: Position): number => (y - 44) * 111_130;
const WIDTH = 12;
const SETBACK = 14;

/** Returns a lot on the north or south side of a street that runs east, `height` metres north. */
function lotAt(index: number, height: number, side: 1 | -1, era: number): Lot {
  const middle = 20 + index * WIDTH;
  const street = {
    id: height,
    kind: 'local' as const,
    name: 'Elm',
    suffix: 'Street',
    direction: '',
    city: 'Guelph',
    state: 'Ontario',
    points: [at(0, height), at(240, height)],
  };
  return {
    address: {
      streetId: height,
      index,
      side,
      streetNumber: index,
      position: at(middle, height + side * SETBACK),
      neighbourhood: 0,
      along: [1, 0],
    },
    street,
    width: WIDTH,
    setback: SETBACK,
    towers: 0,
    era,
    at: (along, out) => at(middle + along, height + side * out),
    dice: (key) => ((index * 37 + key * 17) % 100) / 100,
    rowDice: () => 0.5,
  };
}

/** Returns two rows of houses back to back, between streets 90 m apart, each with its garden. */
function block(era: number, isOpen: (position: Position) => boolean = () => true): Plot[] {
  const plots = Array.from({ length: 14 }, (_, index) => [
    houseOn(lotAt(index, 20, 1, era)),
    houseOn(lotAt(index, 110, -1, era)),
  ]).flat();
  const ground = makeGround([...at(-20, -20), ...at(260, 150)]);
  for (const { lot } of plots) ground.addStreet(lot.street);
  for (const plot of plots) ground.addBuilding(rectangleOf(plot));
  layGardens(plots, ground, isOpen);
  return plots;
}

const MIDDLE = 65;
const span = (ring: Ring): [number, number] => {
  const heights = ring.map(northOf);
  return [Math.min(...heights), Math.max(...heights)];
};

test('adjacent gardens meet in the middle of their block', () => {
  for (const { garden } of block(2005)) {
    expect(20 + (garden?.far ?? 0)).toBeGreaterThan(MIDDLE - 3);
    expect(20 + (garden?.far ?? 0)).toBeLessThan(MIDDLE + 3);
  }
});

test('sheds and pools are in their own garden, behind the house', () => {
  const plots = block(2005);
  expect(plots.flatMap(({ sheds }) => sheds).length).toBeGreaterThan(3);
  expect(plots.flatMap(({ pools }) => pools).length).toBeGreaterThan(0);
  for (const { lot, sheds, pools, footprint } of plots) {
    for (const ring of [...sheds.map((shed) => shed.ring), ...pools]) {
      const [low, high] = span(ring);
      const [near, far] = lot.address.side === 1 ? [low - 20, high - 20] : [110 - high, 110 - low];
      expect(near).toBeGreaterThan(footprint.far);
      expect(far).toBeLessThan(48);
    }
  }
});

test('gardens end at water and parks', () => {
  const shore = 58;
  for (const { lot, garden } of block(2005, (position) => northOf(position) < shore)) {
    if (lot.address.side === 1) expect(20 + (garden?.far ?? 0)).toBeLessThanOrEqual(shore);
  }
});

test('old blocks have a lane between their gardens', () => {
  const lanes = block(1920)
    .flatMap(({ drives }) => drives.map(span))
    .filter(([low, high]) => low > MIDDLE - 6 && high < MIDDLE + 6);
  expect(lanes).toHaveLength(28);
  expect(Math.min(...lanes.map(([low]) => low))).toBeLessThan(MIDDLE);
  expect(Math.max(...lanes.map(([, high]) => high))).toBeGreaterThan(MIDDLE);
});
