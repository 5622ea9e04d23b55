import { expect, test } from 'vitest';
import { localTimeOf, offsetAt, timeZoneOf } from './timeZones.ts';

test.each([
  ['Newfoundland and Labrador', 'winter', '2026-11-28', '-03:30'],
  ['NL', 'summer', '2027-07-03', '-02:30'],
  ['Nova Scotia', 'winter', '2026-11-28', '-04:00'],
  ['QC', 'winter', '2026-11-28', '-05:00'],
  ['Québec', 'summer', '2027-07-03', '-04:00'],
  ['Manitoba', 'winter', '2026-11-28', '-06:00'],
  ['Saskatchewan', 'winter', '2026-11-28', '-06:00'],
  ['Saskatchewan', 'summer', '2027-07-03', '-06:00'],
  ['Alberta', 'winter', '2026-11-28', '-06:00'],
  ['British Columbia', 'winter', '2026-11-28', '-07:00'],
  ['British Columbia', 'summer', '2027-07-03', '-07:00'],
  ['Yukon', 'winter', '2026-11-28', '-07:00'],
  ['Elsewhere', 'winter', '2026-11-28', '-05:00'],
])('%s has in %s, on %s, the offset %s', (state, _, date, offset) => {
  expect(offsetAt(timeZoneOf(state), date, '14:00')).toBe(offset);
});

test.each([
  ['Kenora', 'Ontario', 49.77, -94.49, '-06:00'],
  ['Thunder Bay', 'Ontario', 48.38, -89.25, '-05:00'],
  ['Cap-aux-Meules', 'Quebec', 47.38, -61.86, '-04:00'],
  ['Blanc-Sablon', 'Quebec', 51.42, -57.13, '-04:00'],
  ['Gaspé', 'Quebec', 48.83, -64.48, '-05:00'],
  ['Happy Valley-Goose Bay', 'Newfoundland and Labrador', 53.3, -60.3, '-04:00'],
  ['Port aux Basques', 'Newfoundland and Labrador', 47.57, -59.14, '-03:30'],
  ['Cranbrook', 'British Columbia', 49.51, -115.77, '-06:00'],
  ['Nelson', 'British Columbia', 49.49, -117.29, '-07:00'],
  ['Rankin Inlet', 'Nunavut', 62.81, -92.11, '-06:00'],
  ['Iqaluit', 'Nunavut', 63.75, -68.52, '-05:00'],
])('%s has the time of its part of %s', (_, state, latitude, longitude, offset) => {
  expect(offsetAt(timeZoneOf(state, { latitude, longitude }), '2026-11-28', '14:00')).toBe(offset);
});

test.each([
  ['before the clocks go back', '2026-11-01', '00:30', '-04:00'],
  ['after the clocks went back', '2026-11-01', '12:00', '-05:00'],
  ['after the clocks went forward', '2027-03-14', '04:00', '-04:00'],
])('the offset is right %s', (_, date, time, offset) => {
  expect(offsetAt('America/Toronto', date, time)).toBe(offset);
});

test('a moment has the date and time of the place', () => {
  expect(localTimeOf(new Date('2026-11-29T02:45:00Z'), 'America/St_Johns')).toEqual({
    date: '2026-11-28',
    time: '23:15',
    offset: '-03:30',
  });
});
