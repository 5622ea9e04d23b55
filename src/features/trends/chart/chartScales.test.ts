import { describe, expect, it } from 'vitest';
import { axisTicks } from '#domain/axisTicks.ts';
import { monthLabels, spreadLabels } from './chartElements.tsx';

const fromZero = { fromZero: true, isWhole: false };
const free = { fromZero: false, isWhole: false };

describe('the numbers of an axis', () => {
  it.each([
    [[31.2, 8, 40], fromZero, [0, 20, 40]],
    [[3], { fromZero: true, isWhole: true }, [0, 1, 2, 3]],
    [[1], { fromZero: true, isWhole: true }, [0, 1]],
    [[0, 0], { fromZero: true, isWhole: true }, [0, 1]],
    [[], free, [0, 1]],
    [[902_000, 1_060_000], free, [900_000, 1_000_000, 1_100_000]],
    [[700_000], free, [700_000, 725_000]],
    [[0.31, 0.72], free, [0.2, 0.4, 0.6, 0.8]],
    [[1_204_000, 1_212_500], free, [1_200_000, 1_205_000, 1_210_000, 1_215_000]],
  ])('%j with %j', (values, options, ticks) => {
    expect(axisTicks(values, options)).toEqual(ticks);
  });

  it('include every value', () => {
    for (let seed = 1; seed < 200; seed++) {
      const values = [seed * 7919, (seed * 104_729) % 1_000_000];
      const ticks = axisTicks(values, free);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });
});

const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02'];

describe('the labelled months below a chart', () => {
  it('are all months if they fit, with each year once', () => {
    expect(monthLabels(months, 50, 44).map(({ showsYear }) => showsYear)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('always include the last month', () => {
    expect(monthLabels(months, 20, 44)).toEqual([
      { index: 1, showsYear: true },
      { index: 4, showsYear: true },
    ]);
    expect(monthLabels(months, 1, 44)).toEqual([{ index: 4, showsYear: true }]);
  });
});

describe('names at the ends of lines', () => {
  it.each([
    [
      [40, 90, 10],
      [40, 90, 10],
    ],
    [
      [40, 42, 41],
      [40, 76, 58],
    ],
    [
      [95, 96, 97],
      [59, 77, 95],
    ],
    [[-20], [5]],
  ])('move from %j to %j', (preferred, placed) => {
    expect(spreadLabels(preferred, 18, 5, 95)).toEqual(placed);
  });
});
