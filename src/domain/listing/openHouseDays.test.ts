import { expect, test } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { openHouseDays } from './openHouseDays.ts';

/** A Friday. */
const NOW = new Date('2026-11-27T15:00Z');

const at = (day: string, from: string, to: string, offset = '-05:00') => ({
  start: `2026-${day}T${from}${offset}`,
  end: `2026-${day}T${to}${offset}`,
});
const home = (mlsNumber: string, ...openHouses: ReturnType<typeof at>[]) =>
  createMockListing({ mlsNumber, openHouses });

/** The days as { date: { hours: numbers } }, and the numbers of the others. */
function grouped(...listings: ReturnType<typeof home>[]) {
  const { days, others } = openHouseDays(listings, NOW);
  return [
    days.map(({ date, hours }) => [
      date,
      ...hours.map(({ openHouse: { start, end }, listings: same }) =>
        [start.slice(11, 16), end.slice(11, 16), ...same.map(({ mlsNumber }) => mlsNumber)].join(' '),
      ),
    ]),
    others.map(({ mlsNumber }) => mlsNumber),
  ];
}

test('homes are under their days and hours, the earliest first, and in the order of the list', () => {
  const sunday = home('SUN', at('11-29', '14:00', '16:00'));
  const both = home('BOTH', at('11-28', '14:00', '16:00'), at('11-29', '11:00', '13:00'));
  const late = home('LATE', at('11-28', '14:00', '17:00'));
  const early = home('EARLY', at('11-28', '10:00', '12:00'));
  const same = home('SAME', at('11-28', '14:00', '16:00'));
  expect(grouped(sunday, both, late, early, same)).toEqual([
    [
      ['2026-11-28', '10:00 12:00 EARLY', '14:00 16:00 BOTH SAME', '14:00 17:00 LATE'],
      ['2026-11-29', '11:00 13:00 BOTH', '14:00 16:00 SUN'],
    ],
    [],
  ]);
});

test('homes in other time zones are under the hours of their own clock', () => {
  const east = home('EAST', at('11-28', '14:00', '16:00', '-03:30'));
  const west = home('WEST', at('11-28', '14:00', '16:00', '-07:00'));
  expect(grouped(west, east)).toEqual([[['2026-11-28', '14:00 16:00 WEST EAST']], []]);
});

test('open houses that are over, far away or unreadable are not listed', () => {
  const over = home('OVER', at('11-27', '08:00', '09:59'));
  const running = home('RUNNING', at('11-27', '09:00', '11:00'));
  const far = home('FAR', at('12-05', '14:00', '16:00'));
  const unreadable = home('UNREADABLE', { start: 'nullTnull', end: 'nullTnull' });
  expect(grouped(over, running, far, unreadable, home('NONE'))).toEqual([
    [['2026-11-27', '09:00 11:00 RUNNING']],
    ['OVER', 'FAR', 'UNREADABLE', 'NONE'],
  ]);
});
