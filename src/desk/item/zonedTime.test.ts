import { expect, test } from 'vitest';
import { wallClock, zonedMoment } from './zonedTime.ts';

// Offsets: Canada's standard and daylight saving times; Newfoundland is UTC-3:30, Saskatchewan has no summer time.
test.each([
  ['2026-11-25', '14:30', 'America/Toronto', '2026-11-25T19:30:00.000Z'],
  ['2026-07-01', '14:30', 'America/Toronto', '2026-07-01T18:30:00.000Z'],
  ['2026-11-25', '14:30', 'America/Winnipeg', '2026-11-25T20:30:00.000Z'],
  ['2026-11-25', '21:00', 'America/St_Johns', '2026-11-26T00:30:00.000Z'],
  ['2026-07-01', '09:00', 'America/Regina', '2026-07-01T15:00:00.000Z'],
  // Summer time begins on the second Sunday of March at 2:00, and ends on the first Sunday of November.
  ['2026-03-08', '03:00', 'America/Toronto', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01', '12:00', 'America/Toronto', '2026-11-01T17:00:00.000Z'],
])('%s %s in %s is %s', (day, time, timeZone, moment) => {
  expect(zonedMoment(day, time, timeZone)).toBe(moment);
  expect(wallClock(moment, timeZone)).toEqual({ day, time });
});
