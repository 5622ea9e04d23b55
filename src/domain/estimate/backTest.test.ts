import { describe, expect, test } from 'vitest';
import { type ErrorGroup, errorsFor, errorsOf, quantile, type TestedSale } from './backTest.ts';

/** Estimates of twenty homes that are 1 % to 20 % too high. */
const SALES = Array.from(
  { length: 20 },
  (_, index): TestedSale => ({
    kind: 'price',
    city: 'toronto',
    state: 'ontario',
    propertyType: 'detached',
    day: 20_000,
    price: 100_000,
    figure: 101_000 + index * 1000,
    deviation: 0.1,
  }),
);
const TORONTO: ErrorGroup = { kind: 'price', city: 'toronto', state: 'ontario', propertyType: 'detached' };

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.5, 2.5],
  [[10, 20], 0.8, 18],
  [[], 0.5, 0],
])('of %j the quantile %d is %d', (numbers, share, value) => {
  expect(quantile(numbers, share)).toBeCloseTo(value, 9);
});

describe('the errors of a back-test', () => {
  test('are those of the homes, by all, type, city and both', () => {
    const errors = errorsOf(SALES);
    expect(errors.map(({ city, propertyType }) => [city, propertyType])).toEqual([
      ['', ''],
      ['', 'detached'],
      ['toronto', ''],
      ['toronto', 'detached'],
    ]);
    for (const { sales, medianError, within10, within20, coverage } of errors) {
      expect(sales).toBe(20);
      expect(medianError).toBeCloseTo(0.105, 9);
      expect(within10).toBe(0.5);
      expect(within20).toBe(1);
      // The range of a deviation of 0.1 ends 13.67 % from the price.
      expect(coverage).toBe(0.65);
    }
  });

  test('of too few homes are not given', () => {
    expect(errorsOf(SALES.slice(1))).toEqual([]);
  });

  test('count a price as in the range that was known on the day before', () => {
    // The first forty are far off, and widen the range of the next ones from 12.8 % to 20 %.
    const first = Array.from(
      { length: 40 },
      () => ({ ...SALES[0], day: 19_000, figure: 122_140 }) as TestedSale,
    ); // the first exists
    const next = SALES.map((sale) => ({ ...sale, day: 19_001, figure: 119_000 }));
    const [all] = errorsOf([...first, ...next]);
    expect(all?.coverage).toBeCloseTo(20 / 60, 9);
  });

  test('of the most similar group with enough homes tell about a home', () => {
    const errors = errorsOf(SALES);
    expect(errorsFor(errors, TORONTO, 20)).toMatchObject(TORONTO);
    expect(errorsFor(errors, { ...TORONTO, propertyType: 'farm' }, 20)).toMatchObject({
      city: 'toronto',
      propertyType: '',
    });
    expect(errorsFor(errors, { ...TORONTO, city: 'ottawa' }, 20)).toMatchObject({
      city: '',
      propertyType: 'detached',
    });
    expect(errorsFor(errors, TORONTO, 21)).toBeUndefined();
    expect(errorsFor(errors, { ...TORONTO, kind: 'rent' }, 20)).toBeUndefined();
  });
});
