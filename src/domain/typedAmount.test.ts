import { expect, it } from 'vitest';
import { formatNumber } from './format.ts';
import { parseDecimal, parseDollars } from './typedAmount.ts';

it.each([
  ['850000', 850_000],
  ['850,000', 850_000],
  ['$1,250,000', 1_250_000],
  ['1 250 000 $', 1_250_000],
  ['1.250.000', 1_250_000],
  ['850,000.50', 850_000.5],
  ['850 000,5', 850_000.5],
  ['850k', 850_000],
  ['1,2M', 1_200_000],
  ['0', 0],
  ['', null],
  ['abc', null],
  ['12abc', null],
  ['-5', null],
  ['1,25,000', null],
  ['5%', null],
])('%j is %j dollars', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

it.each(['en-CA', 'fr-CA'] as const)('reads what %s writes', (locale) => {
  expect(parseDollars(formatNumber(12_900_000, locale))).toBe(12_900_000);
});

it.each([
  ['5', 5],
  ['5.25', 5.25],
  ['5,25 %', 5.25],
  ['.5', 0.5],
  ['5.', 5],
  ['', null],
  ['.', null],
  ['5.2.5', null],
  ['-1', null],
  ['1e3', null],
])('%j is the number %j', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});
