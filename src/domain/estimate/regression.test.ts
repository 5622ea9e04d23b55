import { expect, test } from 'vitest';
import { coefficientsOf } from './regression.ts';

const FLAT = { mean: 0, deviation: 1000 };
const line = [0, 1, 2, 3].map((x) => ({ value: 2 + 3 * x, terms: [1, x], weight: 1 }));

test('data on a line give its constant and its slope', () => {
  const [constant, slope] = coefficientsOf(line, [FLAT, FLAT]);
  expect(constant).toBeCloseTo(2, 6);
  expect(slope).toBeCloseTo(3, 6);
});

test('a coefficient that is known exactly stays as it is', () => {
  const [constant, slope] = coefficientsOf(line, [FLAT, { mean: 5, deviation: 1e-6 }]);
  expect(slope).toBeCloseTo(5, 4);
  // The mean of 2 + 3x - 5x over the four values.
  expect(constant).toBeCloseTo(-1, 4);
});

test('one observation moves a coefficient half the way if both have the same deviation', () => {
  const [moved] = coefficientsOf([{ value: 1, terms: [1], weight: 1 }], [{ mean: 0, deviation: 0.1 }]);
  expect(moved).toBeCloseTo(0.5, 9);
});

test('an observation of no weight does not count, and equal terms share their coefficient', () => {
  const copies = line.map(({ value, terms: [, x = 0] }) => ({ value, terms: [1, x, x], weight: 1 }));
  const far = { value: 1e6, terms: [1, 1, 1], weight: 0 };
  const [constant, one = 0, other = 0] = coefficientsOf([...copies, far], [FLAT, FLAT, FLAT]);
  expect(constant).toBeCloseTo(2, 4);
  expect(one + other).toBeCloseTo(3, 4);
  expect(one).toBeCloseTo(other, 3);
});
