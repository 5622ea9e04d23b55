import { expect, test } from 'vitest';
import { parseMapPlace, paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { cameraEchoes, cameraOfUrl, pathOfCamera } from './urlCamera.ts';

const union = { latitude: 43.645_3, longitude: -79.380_6 };
const camera = { center: union, zoom: 15.5 };

test.each([
  ['43.6453;-79.3806', '15.5', { center: union, zoom: 15.5 }],
  ['43.6453;-79.3806', null, { center: union, zoom: 17 }],
  ['43.6453;-79.3806', 'near', { center: union, zoom: 17 }],
  ['43.6453;-79.3806', '99', { center: union, zoom: 18 }],
  ['43.6453;-79.3806', '1', { center: union, zoom: 4 }],
  ['Toronto', '12', undefined],
  ['99;-79', '12', undefined],
])('the address /map/%s?z=%s asks for this camera', (segment, z, expected) => {
  expect(cameraOfUrl(parseMapPlace(segment), z)).toEqual(expected);
});

test('a bare /map asks for no camera', () => {
  expect(cameraOfUrl(undefined, '12')).toBeUndefined();
});

test.each([
  [undefined, '/map/43.6453;-79.3806?z=15.5&beds=2&city=Toronto&page=3'],
  [
    { mlsNumber: 'C1000001', boardId: 2 },
    '/map/43.6453;-79.3806/C1000001/2?z=15.5&beds=2&city=Toronto&page=3',
  ],
])('a view keeps the filters, the place, the page and the overlay %o', (open, path) => {
  const search = { ...DEFAULT_SEARCH, city: 'Toronto', minBeds: 2, page: 3 };
  expect(pathOfCamera(camera, search, open)).toBe(path);
});

test('a path that a view was printed to asks for the same view again', () => {
  const odd = { center: { latitude: 43.123_456_789, longitude: -79.987_654_321 }, zoom: 13.456_78 };
  const url = new URL(paths.mapAt(odd.center, odd.zoom), 'http://localhost');
  const asked = cameraOfUrl(parseMapPlace(url.pathname.split('/')[2] ?? ''), url.searchParams.get('z'));
  const echoes = cameraEchoes();
  echoes.wrote(odd);
  expect(asked && echoes.isEcho(asked)).toBe(true);
});

test('an echo is taken once; a newer one forgets those before it', () => {
  const later = { center: union, zoom: 16 };
  const echoes = cameraEchoes();
  echoes.wrote(camera);
  echoes.wrote(later);
  expect(echoes.isEcho(later)).toBe(true);
  expect(echoes.isEcho(later)).toBe(false);
  expect(echoes.isEcho(camera)).toBe(false);
});

test('an older echo that arrives late is still ours, and so is the newer one after it', () => {
  const later = { center: union, zoom: 16 };
  const echoes = cameraEchoes();
  echoes.wrote(camera);
  echoes.wrote(later);
  expect(echoes.isEcho(camera)).toBe(true);
  expect(echoes.isEcho(later)).toBe(true);
});

test('an address that we did not write is no echo', () => {
  expect(cameraEchoes().isEcho(camera)).toBe(false);
});
