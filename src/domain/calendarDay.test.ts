import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';

test.each([
  ['2026-11-22T04:59:00Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
  ['2026-11-22T04:00:00Z', '2026-11-21'],
  ['2027-01-01T03:59:59.999Z', '2026-12-31'],
  ['2026-07-01T03:59:00Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
  ['2026-07-01T05:00:00Z', '2026-07-01'],
])('%s is %s in Toronto', (moment, day) => {
  expect(calendarDay(new Date(moment))).toBe(day);
});
