import { expect, it } from 'vitest';
import type { Commute } from './commute.ts';
import { DEFAULT_SEARCH } from './search.ts';
import { withWalkTo } from './walkTo.ts';

const SCHOOL = { point: { latitude: 43.66912345, longitude: -79.35 }, name: 'Riverdale Public School' };
const walk: Commute = { to: SCHOOL.point, mode: 'walk', minutes: 15, at: '09:00', label: SCHOOL.name };
const drive: Commute = {
  to: { latitude: 43.6453, longitude: -79.3806 },
  mode: 'drive',
  minutes: 30,
  at: '08:30',
  label: 'Work',
};

it.each<[string, Commute[], Commute[]]>([
  ['no commute', [], [walk]],
  ['another commute', [drive], [drive, walk]],
  ['two commutes', [drive, { ...drive, mode: 'bike' }], [drive, walk]],
  // As an address has it, rounded.
  [
    'a longer walk to the same place',
    [{ ...walk, to: { latitude: 43.66912, longitude: -79.35 }, minutes: 30, at: '08:30' }, drive],
    [drive, walk],
  ],
])('with %s the walk is a commute', (_name, commutes, expected) => {
  expect(withWalkTo({ ...DEFAULT_SEARCH, commutes }, SCHOOL).commutes).toEqual(expected);
});

it('the filters stay, and the place and the shown amenity go', () => {
  const search = withWalkTo(
    {
      ...DEFAULT_SEARCH,
      minBeds: 3,
      city: 'Toronto',
      page: 4,
      amenity: { point: SCHOOL.point, kind: 'school', name: SCHOOL.name },
    },
    SCHOOL,
  );
  expect(search).toEqual({ ...DEFAULT_SEARCH, minBeds: 3, commutes: [walk] });
});
