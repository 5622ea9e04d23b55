import { expect, test } from 'vitest';
import { cellAt, priceSteps, stepOf } from './priceCells.ts';

test.each([
  ['no cells', [], []],
  ['one cell', [700], [[700, 700]]],
  ['equal cells', [700, 700, 700], [[700, 700]]],
  [
    'two cells',
    [900, 700],
    [
      [700, 700],
      [900, 900],
    ],
  ],
  [
    'ten cells, two in each step',
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
    ],
  ],
  [
    'many equal cells, which stay in one step',
    [1, 5, 5, 5, 5, 5, 5, 5, 5, 9],
    [
      [1, 1],
      [5, 9],
    ],
  ],
])('%s have steps from their lowest to their highest median', (_name, medians, expected) => {
  const steps = priceSteps(medians);
  expect(steps.map(({ from, to }) => [from, to])).toEqual(expected);
  for (const median of medians) {
    const step = steps[stepOf(steps, median)];
    expect(step && step.from <= median && median <= step.to).toBe(true);
  }
});

test('a point is in one of two cells that share its edge', () => {
  const west = { bounds: { north: 44, south: 43, west: -80, east: -79 } };
  const east = { bounds: { north: 44, south: 43, west: -79, east: -78 } };
  const cells = [west, east];
  expect(cellAt(cells, { latitude: 43.5, longitude: -79.5 })).toBe(west);
  expect(cellAt(cells, { latitude: 43.5, longitude: -79 })).toBe(east);
  expect(cellAt(cells, { latitude: 45, longitude: -79 })).toBeUndefined();
});
