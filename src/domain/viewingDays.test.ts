import { describe, expect, test } from 'vitest';
import { DEFAULT_CLOSED_DAYS, isOpenDay, openDays, readClosedDays } from './viewingDays.ts';

test.each([
  ['from tomorrow on', '2026-11-24T17:00Z', 'America/Toronto', '2026-11-25', '2026-12-01'],
  ['by the clock of Newfoundland', '2026-11-25T04:00Z', 'America/St_Johns', '2026-11-26', '2026-12-02'],
  ['by the clock of British Columbia', '2026-11-25T04:00Z', 'America/Vancouver', '2026-11-25', '2026-12-01'],
  ['without the holidays', '2026-12-24T17:00Z', 'America/Toronto', '2026-12-27', '2027-01-03'],
  ['over a change of the clocks', '2026-10-30T17:00Z', 'America/Toronto', '2026-10-31', '2026-11-06'],
])('the next seven open days are counted %s', (_rule, now, timeZone, first, last) => {
  const days = openDays(new Date(now), timeZone, DEFAULT_CLOSED_DAYS);
  expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last]);
});

test('the next seven open days of a brokerage leave out its closed days', () => {
  expect(openDays(new Date('2026-12-22T17:00Z'), 'America/Toronto', ['sunday', '12-24/01-02'])).toEqual([
    '2026-12-23',
    '2027-01-04',
    '2027-01-05',
    '2027-01-06',
    '2027-01-07',
    '2027-01-08',
    '2027-01-09',
  ]);
});

// General holidays of the Canada Labour Code (section 166), and the other statutory holidays that provinces and
// territories have in their laws on employment standards, in 2027.
test.each([
  ['New Year’s Day, everywhere', '2027-01-01', false],
  ['Family Day, Louis Riel Day, Islander Day, Heritage Day', '2027-02-15', true],
  ['Good Friday, everywhere; in Québec this or Easter Monday', '2027-03-26', true],
  ['Easter Monday', '2027-03-29', true],
  ['Victoria Day, National Patriots’ Day', '2027-05-24', true],
  ['National Indigenous Peoples Day, in two territories', '2027-06-21', true],
  ['Québec’s National Holiday', '2027-06-24', true],
  ['Canada Day, everywhere; Memorial Day in Newfoundland and Labrador', '2027-07-01', true],
  ['Nunavut Day', '2027-07-09', true],
  ['Civic Holiday, British Columbia Day, Saskatchewan Day, New Brunswick Day', '2027-08-02', true],
  ['Discovery Day, in Yukon', '2027-08-16', true],
  ['Labour Day, everywhere', '2027-09-06', true],
  ['National Day for Truth and Reconciliation', '2027-09-30', true],
  ['Thanksgiving Day', '2027-10-11', true],
  ['Remembrance Day', '2027-11-11', true],
  ['Christmas Day, everywhere', '2027-12-25', false],
  ['Boxing Day, in Ontario and for federal employers', '2027-12-26', false],
  ['an ordinary Sunday', '2027-10-10', true],
])('without a setting, %s (%s) is open: %s', (_name, day, isOpen) => {
  expect(isOpenDay(day, DEFAULT_CLOSED_DAYS)).toBe(isOpen);
});

describe('the setting', () => {
  test.each([
    ['sunday', '2026-11-29', '2026-11-30'],
    ['12-25', '2031-12-25', '2031-12-24'],
    ['02-29', '2028-02-29', '2028-02-28'],
    ['2026-10-12', '2026-10-12', '2027-10-12'],
    ['12-24/12-26', '2026-12-26', '2026-12-27'],
    ['12-24/01-02', '2027-01-02', '2027-01-03'],
    ['12-24/01-02', '2026-12-24', '2026-12-23'],
    ['2026-12-24/2027-01-03', '2027-01-03', '2028-01-03'],
    [' Sunday , 2026-10-12 ', '2026-10-12', '2026-10-13'],
  ])('"%s" closes %s and leaves %s open', (text, closed, open) => {
    const closedDays = readClosedDays(text) ?? [];
    expect([isOpenDay(closed, closedDays), isOpenDay(open, closedDays)]).toEqual([false, true]);
  });

  test.each([
    ['', DEFAULT_CLOSED_DAYS],
    [' ', DEFAULT_CLOSED_DAYS],
    ['none', []],
  ])('"%s" means %j', (text, closedDays) => {
    expect(readClosedDays(text)).toEqual(closedDays);
  });

  test.each([
    'sundays',
    'dimanche',
    '12-32',
    '02-30',
    '2026-02-29',
    '1-1',
    '25/12',
    '2026-12-26/2026-12-24',
    '12-24/2026-12-26',
    '12-24/12-25/12-26',
    'sunday/tuesday',
    'sunday,',
    'sunday;monday',
    'none,sunday',
    '01-01/12-31',
    '01-08/12-31,sunday',
    'sunday,monday,tuesday,wednesday,thursday,friday,saturday',
  ])('"%s" is refused', (text) => {
    expect(readClosedDays(text)).toBeUndefined();
  });
});
