import { expect, test } from 'vitest';
import { openHouses } from './openHouses.ts';

const saturday = { date: '2026-11-28', startTime: '14:00', endTime: '16:00' };
const read = (slots: readonly unknown[], now = '2026-11-24T12:00Z') =>
  openHouses(slots, 'America/St_Johns', new Date(now));
const offset = '-03:30';

test.each([
  ['2:00 PM', '4:00 PM'],
  ['2pm', '4 p.m.'],
  ['14:00', '16:00'],
  ['14:00:00', '16:00:00.000'],
  ['2026-11-28T14:00:00', '2026-11-28T16:00:00.000'],
])('an open house from %s to %s is by the clock of the home', (startTime, endTime) => {
  expect(read([{ date: '2026-11-28T00:00:00.000Z', startTime, endTime, TZ: 'ET' }])).toEqual([
    { ...saturday, offset },
  ]);
});

test.each([
  ['2026-11-28T17:30:00.000Z', '2026-11-28T19:30:00.000Z'],
  ['2026-11-28T12:30:00-05:00', '2026-11-28T14:30:00-0500'],
  ['2026-11-28 17:30:00Z', '2026-11-28 19:30:00+00'],
  ['17:30:00Z', '19:30:00Z'],
  ['12:30 PM -05:00', '2:30 PM -05:00'],
])('an open house from %s to %s is a moment, shown by the clock of the home', (startTime, endTime) => {
  expect(read([{ date: '2026-11-28', startTime, endTime }])).toEqual([{ ...saturday, offset }]);
});

test('a moment has the day of the home, also if its day in UTC is another', () => {
  const evening = {
    date: '2026-11-28',
    startTime: '2026-11-28T22:30:00.000Z',
    endTime: '2026-11-29T00:30:00.000Z',
  };
  const shown = { date: '2026-11-28', startTime: '19:00', endTime: '21:00', offset };
  expect(read([evening])).toEqual([shown]);
  expect(read([{ ...evening, date: '2026-11-29T00:00:00.000Z' }])).toEqual([shown]);
});

test('noon and midnight are read', () => {
  const slot = { date: '2026-11-28', startTime: '12:30 AM', endTime: '12:15 PM' };
  expect(read([slot])).toEqual([{ date: '2026-11-28', startTime: '00:30', endTime: '12:15', offset }]);
});

test('open houses are in the order of their time', () => {
  const sunday = { ...saturday, date: '2026-11-29' };
  const early = { ...saturday, startTime: '09:00', endTime: '10:00' };
  expect(read([sunday, saturday, early])).toEqual(
    [early, saturday, sunday].map((one) => ({ ...one, offset })),
  );
});

test.each([
  [{ ...saturday, date: null }],
  [{ ...saturday, endTime: '' }],
  [{ ...saturday, startTime: 'by appointment' }],
  [{ ...saturday, startTime: '16:00', endTime: '14:00' }],
  [{ ...saturday, date: '2026-13-40' }],
  [{ ...saturday, status: 'Canceled' }],
  [{ ...saturday, type: 'Broker' }],
  [{}],
])('%o is no open house', (slot) => {
  expect(read([slot])).toEqual([]);
});

test('an open house that is over by the clock of the home is not sent', () => {
  expect(read([saturday], '2026-11-28T19:29Z')).toHaveLength(1);
  expect(read([saturday], '2026-11-28T19:31Z')).toEqual([]);
});
