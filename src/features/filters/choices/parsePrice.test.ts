import { expect, test } from 'vitest';
import { parsePrice } from './PriceChoice.tsx';

test.each([
  ['850000', 850_000],
  ['$850,000', 850_000],
  ['850 000 $', 850_000],
  ['850,000.00', 850_000],
  ['850 000,50 $', 850_000],
  ['1.200.000', 1_200_000],
  ['850k', 850_000],
  ['1.2M', 1_200_000],
  ['1,25 m', 1_250_000],
  ['0', 0],
  ['', null],
  ['about', null],
])('%s is %s dollars', (typed, dollars) => {
  expect(parsePrice(typed)).toBe(dollars);
});
