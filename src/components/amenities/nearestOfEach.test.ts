import { expect, test } from 'vitest';
import { nearestOfEach } from './nearestOfEach.ts';

test('the nearest of each kind stays, and for schools the nearest of each level', () => {
  const places = [
    { id: 1, kind: 'school', level: 'elementary' },
    { id: 2, kind: 'school', level: 'elementary' },
    { id: 3, kind: 'school', level: 'secondary' },
    { id: 4, kind: 'stop', level: null },
    { id: 5, kind: 'stop', level: null },
    { id: 6, kind: 'park', level: null },
  ] as const;
  expect(nearestOfEach(places).map(({ id }) => id)).toEqual([1, 3, 4, 6]);
});
