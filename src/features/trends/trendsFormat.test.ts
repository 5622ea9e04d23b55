import { expect, it } from 'vitest';
import { monthName, shortMonthName } from '#domain/market/monthName.ts';
import { changeText, percentText } from './useTrendsText.ts';

it('names months in both languages, the same in every time zone', () => {
  expect(monthName('2026-01', 'en-CA')).toBe('January 2026');
  expect(monthName('2026-08', 'fr-CA')).toBe('août 2026');
  expect(shortMonthName('2025-09', 'en-CA')).toMatch(/^Sept?$/);
  expect(shortMonthName('2025-09', 'fr-CA')).toBe('sept');
});

it('formats percentages in each language', () => {
  expect(percentText(38.24, 'en-CA')).toBe('38.2%');
  expect(percentText(38.24, 'fr-CA')).toMatch(/^38,2\s%$/);
  expect(changeText(4.7, 'en-CA')).toBe('+4.7%');
  expect(changeText(-4.7, 'fr-CA')).toMatch(/^−4,7\s%$/);
  expect(changeText(0, 'en-CA')).toBe('0%');
});
