import { describe, expect, test } from 'vitest';
import { deviceStorage } from '#platform/storage/storage.ts';
import { kindsAt, type PlaceGroup, storedGroups, storeGroups } from './placeGroups.ts';

test.each<[string, PlaceGroup[], number, string[]]>([
  ['no group', [], 15, []],
  ['groups below the level from which places are shown', ['schools', 'parks'], 12.9, []],
  ['groups from that level on', ['schools', 'parks'], 13, ['school', 'park']],
  ['transit without its many stops', ['transit'], 14.9, ['station']],
  ['transit with its stops', ['transit', 'shops'], 15, ['station', 'stop', 'groceries']],
])('%s has these kinds', (_title, groups, zoom, kinds) => {
  expect(kindsAt(groups, zoom)).toEqual(kinds);
});

describe('the choice on the device', () => {
  test('is read as it was stored, in the order of the switches', () => {
    storeGroups(['parks', 'schools']);
    expect(storedGroups()).toEqual(['schools', 'parks']);
    storeGroups([]);
    expect(storedGroups()).toEqual([]);
  });

  test.each([['a text'], [{ schools: true }], [['casinos', 7]]])('is empty for %j', (stored) => {
    deviceStorage.write('map-places', stored);
    expect(storedGroups()).toEqual([]);
    deviceStorage.remove('map-places');
  });
});
