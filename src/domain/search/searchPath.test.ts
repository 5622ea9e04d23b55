import { describe, expect, it, test } from 'vitest';
import type { Ring } from '../geo/geo.ts';
import { paths } from '../paths.ts';
import { DEFAULT_SEARCH, type Search } from './search.ts';
import { parseSearchPath, searchKey } from './searchPath.ts';

const TORONTO: Search = { ...DEFAULT_SEARCH, state: 'Ontario', city: 'Toronto', minBeds: 3 };
const SQUARE: Ring = [
  [-79.5, 43.6],
  [-79.3, 43.6],
  [-79.3, 43.7],
  [-79.5, 43.6],
];
const center = { latitude: 43.65, longitude: -79.38 };

test('the paths of a list and a map are read back as they were built', () => {
  expect(parseSearchPath(paths.list(TORONTO))).toMatchObject({ view: 'list', search: TORONTO });
  expect(parseSearchPath(paths.mapAt(center, 13.5, TORONTO))).toEqual({
    view: 'map',
    search: TORONTO,
    mapPlace: { kind: 'point', point: center },
    zoom: '13.5',
  });
  expect(parseSearchPath('/map/Richmond-Hill?beds=2')).toMatchObject({
    view: 'map',
    search: { city: 'Richmond Hill', minBeds: 2 },
    mapPlace: { kind: 'city', city: 'Richmond Hill' },
  });
});

test.each(['/', '/detail/W1234567/2', 'list', '', '/list/%E0%A4%A', '//evil.example/list'])(
  '%s is no search',
  (path) => {
    expect(parseSearchPath(path)).toBeUndefined();
    expect(searchKey(path)).toBe('');
  },
);

describe('the same homes', () => {
  it.each<[string, string, string]>([
    ['another order and page', paths.list(TORONTO), paths.list({ ...TORONTO, sortBy: 'bedsAsc', page: 3 })],
    [
      'a list opened from the map',
      paths.list(TORONTO),
      paths.list({ ...TORONTO, camera: { center, zoom: 12 } }),
    ],
    [
      'the satellite layer',
      paths.mapAt(center, 14, TORONTO),
      paths.mapAt(center, 14, { ...TORONTO, satellite: true, panelOpen: false }),
    ],
    [
      'a tiny movement',
      paths.mapAt(center, 14, TORONTO),
      paths.mapAt({ latitude: 43.65001, longitude: -79.38 }, 14.01, TORONTO),
    ],
    [
      'a drawn area in another viewport',
      paths.mapAt(center, 14, { ...TORONTO, drawnArea: SQUARE }),
      paths.mapAt(center, 9, { ...TORONTO, drawnArea: SQUARE }),
    ],
  ])('%s', (_title, one, other) => {
    expect(searchKey(one)).not.toBe('');
    expect(searchKey(other)).toBe(searchKey(one));
  });
});

describe('other homes', () => {
  it.each<[string, string, string]>([
    ['a filter', paths.list(TORONTO), paths.list({ ...TORONTO, minBeds: 2 })],
    ['a place', paths.list(TORONTO), paths.list({ ...TORONTO, neighborhood: 'Annex' })],
    ['a viewport', paths.mapAt(center, 14, TORONTO), paths.mapAt(center, 13, TORONTO)],
    ['the list of the same place', paths.list(TORONTO), paths.map(TORONTO)],
    ['a city’s map', paths.mapCity('Toronto'), paths.mapCity('Ajax')],
  ])('%s', (_title, one, other) => {
    expect(searchKey(other)).not.toBe(searchKey(one));
  });
});
