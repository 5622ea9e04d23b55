import { expect, test } from 'vitest';
import { DEFAULT_CLOSED_DAYS } from '../../src/domain/viewingDays.ts';
import { workingDayAfter } from './workingDays.ts';

const WEEKENDS = ['saturday', 'sunday'];

// 2026-11-20 is a Friday; clocks go back on 2026-11-01 and forward on 2026-03-08.
test.each([
  [
    'on a working day it is the same time of the next',
    '2026-11-23T15:30-05:00',
    WEEKENDS,
    '2026-11-24T15:30-05:00',
  ],
  ['over a weekend it is Monday', '2026-11-20T15:30-05:00', WEEKENDS, '2026-11-23T15:30-05:00'],
  [
    'from a Saturday on it is the end of Monday',
    '2026-11-21T09:00-05:00',
    WEEKENDS,
    '2026-11-24T00:00-05:00',
  ],
  ['without closed days it is tomorrow', '2026-11-21T09:00-05:00', [], '2026-11-22T09:00-05:00'],
  ['over Christmas it is the 27th', '2026-12-24T12:00-05:00', DEFAULT_CLOSED_DAYS, '2026-12-27T12:00-05:00'],
  ['late in the evening it is still the day of Toronto', '2026-11-24T02:00Z', WEEKENDS, '2026-11-25T02:00Z'],
  ['when clocks go back it is the same time of day', '2026-10-31T12:00-04:00', [], '2026-11-01T12:00-05:00'],
  ['when clocks go forward too', '2026-03-07T02:30-05:00', [], '2026-03-08T03:30-04:00'],
])('a working day: %s', (_case, from, closedDays, expected) => {
  expect(workingDayAfter(new Date(from), closedDays)).toEqual(new Date(expected));
});
