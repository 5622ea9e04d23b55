import { describe, expect, test } from 'vitest';
import { daysIn, isAfter, readBirthDate, readMonth } from './applicationDates.ts';

const TODAY = { month: 11, day: 21, year: 2026 };

describe('a birth date in boxes', () => {
  test.each([
    ['4', '9', '1988', { month: 4, day: 9, year: 1988 }],
    ['04', '09', '1988', { month: 4, day: 9, year: 1988 }],
    ['2', '29', '1988', { month: 2, day: 29, year: 1988 }],
    ['11', '21', '2008', { month: 11, day: 21, year: 2008 }],
    ['11', '22', '2008', 'tooYoung'],
    ['11', '22', '2026', 'future'],
    ['2', '29', '1989', 'date'],
    ['4', '31', '1988', 'date'],
    ['13', '1', '1988', 'date'],
    ['0', '1', '1988', 'date'],
    ['4', '0', '1988', 'date'],
    ['4', '9', '88', 'date'],
    ['4', '9', '1899', 'date'],
  ] as const)('%s / %s / %s', (month, day, year, expected) => {
    expect(readBirthDate({ month, day, year }, TODAY)).toEqual(expected);
  });

  test('of 29 February counts from 1 March in a year without that day', () => {
    const boxes = { month: '2', day: '29', year: '2008' };
    expect(readBirthDate(boxes, { month: 2, day: 28, year: 2026 })).toBe('tooYoung');
    expect(readBirthDate(boxes, { month: 3, day: 1, year: 2026 })).toEqual({ month: 2, day: 29, year: 2008 });
  });
});

test.each([
  [2, 2028, 29],
  [2, 2100, 28],
  [4, 2026, 30],
  [12, 2026, 31],
])('month %i of %i has %i days', (month, year, days) => {
  expect(daysIn({ month, year })).toBe(days);
});

test.each([
  ['6', '2027', { month: 6, year: 2027 }],
  ['12', '2031', { month: 12, year: 2031 }],
  ['6', '2032', undefined],
  ['6', '2025', undefined],
  ['0', '2027', undefined],
  ['13', '2027', undefined],
  ['6', '27', undefined],
] as const)('month %s of %s between 2026 and 2031', (month, year, expected) => {
  expect(readMonth({ month, year }, { from: 2026, to: 2031 })).toEqual(expected);
});

test('only a later month is after today', () => {
  expect(isAfter({ month: 11, year: 2026 }, TODAY)).toBe(false);
  expect(isAfter({ month: 12, year: 2026 }, TODAY)).toBe(true);
  expect(isAfter({ month: 1, year: 2027 }, TODAY)).toBe(true);
  expect(isAfter({ month: 12, year: 2025 }, TODAY)).toBe(false);
});
