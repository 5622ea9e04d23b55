import { expect, test } from 'vitest';
import { openDays } from './viewingDays.ts';

test.each([
  ['from tomorrow on', '2026-11-24T17:00Z', 'America/Toronto', '2026-11-25', '2026-12-01'],
  ['by the clock of Newfoundland', '2026-11-25T04:00Z', 'America/St_Johns', '2026-11-26', '2026-12-02'],
  ['by the clock of British Columbia', '2026-11-25T04:00Z', 'America/Vancouver', '2026-11-25', '2026-12-01'],
  ['without the holidays', '2026-12-24T17:00Z', 'America/Toronto', '2026-12-27', '2027-01-03'],
  ['over a change of the clocks', '2026-10-30T17:00Z', 'America/Toronto', '2026-10-31', '2026-11-06'],
])('the next seven open days are counted %s', (_rule, now, timeZone, first, last) => {
  const days = openDays(new Date(now), timeZone);
  expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last]);
});
