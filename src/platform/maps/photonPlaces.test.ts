import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import berlin from '#tests/support/maps/photon/berlin.json';
import montreal from '#tests/support/maps/photon/montreal.json';
import { network } from '#tests/support/page/network.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { placeAtPoint } from './placeAtPoint.ts';
import { places } from './places.ts';

const { signal } = new AbortController();
const requested: URL[] = [];

/** Answers every call to the geocoder with this body. */
function answering(body: object, status = 200): void {
  network.use(
    http.get('https://places.example/photon/*', ({ request }) => {
      requested.push(new URL(request.url));
      return HttpResponse.json(body, { status });
    }),
  );
}
beforeEach(() => {
  requested.length = 0;
  vi.stubEnv('VITE_PLACES_URL', 'https://places.example/photon/');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    document.documentElement.lang = '';
  });
});

const ADDRESS = {
  location: { latitude: 45.55947595, longitude: -73.57284865993546 },
  state: 'Quebec',
  city: 'Montréal',
  isStreetAddress: true,
};

test('a street address of a recorded answer has its two lines and its location', async () => {
  answering(montreal);
  const [found, ...others] = await places.predict("5664 avenue Jeanne-d'Arc", signal);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    name: "5664 Avenue Jeanne-D'arc",
    detail: 'Montréal, Quebec',
    types: ['street_address'],
    credit: { text: '© OpenStreetMap', link: 'https://www.openstreetmap.org/copyright' },
  });
  expect(await places.locate(found?.placeId ?? '', signal)).toEqual(ADDRESS);
  expect(requested).toHaveLength(1);
});

test('a place is described in the page’s language, and searched by the listings’ own name of the province', async () => {
  document.documentElement.lang = 'fr-CA';
  answering(montreal);
  const [found] = await places.predict('5664', signal);
  expect(found?.detail).toBe('Montréal, Québec');
  expect(await places.locate(found?.placeId ?? '', signal)).toMatchObject({ state: 'Quebec' });
  expect(requested[0]?.searchParams.get('lang')).toBe('fr');
});

test('only places in Canada without businesses are asked for, those near the map’s viewport first', async () => {
  answering(montreal);
  const center = { latitude: 45.501_234, longitude: -73.567 };
  await places.predict('king & bay', signal, { center, zoom: 12.6 });
  await places.predict('king', signal);
  expect(requested.map(({ pathname }) => pathname)).toEqual(['/photon/api', '/photon/api']);
  expect([...(requested[0]?.searchParams ?? [])]).toEqual([
    ['q', 'king & bay'],
    ['countrycode', 'CA'],
    ['limit', '10'],
    ['lat', '45.5012'],
    ['lon', '-73.5670'],
    ['zoom', '13'],
    ['lang', 'en'],
    ...['house', 'street', 'locality', 'district', 'city'].map((layer) => ['layer', layer]),
  ]);
  expect(requested[1]?.searchParams.has('lat')).toBe(false);
});

test('an answer of another country gives no places', async () => {
  answering(berlin);
  expect(await places.predict('berlin', signal)).toEqual([]);
});

const feature = (properties: object, coordinates: readonly unknown[] = [-79.38, 43.65]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { countrycode: 'CA', country: 'Canada', state: 'Ontario', ...properties },
});
const KING = { osm_key: 'highway', type: 'street', name: 'King Street West', city: 'Toronto' };
const HOUSE = {
  osm_key: 'place',
  type: 'house',
  housenumber: '200',
  street: 'King Street West',
  city: 'Toronto',
};

test.each([
  ['a street', KING, ['King Street West', 'Toronto, Ontario', 'route', 'Toronto', false]],
  ['an address', HOUSE, ['200 King Street West', 'Toronto, Ontario', 'street_address', 'Toronto', true]],
  [
    'a building that has a name alone',
    { osm_key: 'building', type: 'house', name: 'Casa Loma', city: 'Toronto' },
    ['Casa Loma', 'Toronto, Ontario', 'street_address', 'Toronto', false],
  ],
  [
    'a city',
    { osm_key: 'place', type: 'city', name: 'Toronto' },
    ['Toronto', 'Ontario', 'locality', 'Toronto', false],
  ],
  [
    'a part of a city',
    { osm_key: 'place', type: 'district', name: 'Leslieville', city: 'Toronto' },
    ['Leslieville', 'Toronto, Ontario', 'neighborhood', 'Toronto', false],
  ],
  [
    'a hamlet of no city',
    { osm_key: 'place', type: 'locality', name: 'Swastika' },
    ['Swastika', 'Ontario', 'neighborhood', '', false],
  ],
])('%s is offered', async (_kind, properties, [name, detail, type, city, isStreetAddress]) => {
  answering({ features: [feature(properties)] });
  const [found] = await places.predict('x', signal);
  expect(found).toMatchObject({ name, detail, types: [type] });
  expect(await places.locate(found?.placeId ?? '', signal)).toEqual({
    location: { latitude: 43.65, longitude: -79.38 },
    state: 'Ontario',
    city,
    isStreetAddress,
  });
});

test.each([
  ['a shop', feature({ ...HOUSE, osm_key: 'shop', name: 'Corner Store' })],
  ['the country', feature({ osm_key: 'place', type: 'country', name: 'Canada' })],
  ['a province', feature({ osm_key: 'boundary', type: 'state', name: 'Ontario' })],
  ['a lake', feature({ osm_key: 'natural', type: 'other', name: 'Lake Ontario' })],
  ['a street without a name', feature({ osm_key: 'highway', type: 'street' })],
  ['a place off the map', feature(KING, [null, null])],
  ['a place across the border', feature({ ...KING, countrycode: 'US' })],
])('%s is not', async (_kind, other) => {
  answering({ features: [other, feature(KING)] });
  expect(await places.predict('x', signal)).toMatchObject([{ name: 'King Street West' }]);
});

test.each([
  ['no list', { features: null }, 0],
  [
    'a feature without a point',
    { features: [{ ...montreal.features[0], geometry: null }, montreal.features[0]] },
    1,
  ],
  [
    'a feature without properties',
    { features: [{ ...montreal.features[0], properties: null }, montreal.features[0]] },
    1,
  ],
])('an answer with %s loses only that result', async (_name, body, count) => {
  answering(body);
  expect(await places.predict('5664', signal)).toHaveLength(count);
});

test('an address that appears twice is offered once, at its first position', async () => {
  answering({
    features: [feature(HOUSE), feature(KING), feature({ ...HOUSE, osm_key: 'building' }, [-79.39, 43.66])],
  });
  const found = await places.predict('200 king', signal);
  expect(found.map(({ name }) => name)).toEqual(['200 King Street West', 'King Street West']);
  expect(await places.locate(found[0]?.placeId ?? '', signal)).toMatchObject({
    location: { latitude: 43.65 },
  });
});

test.each(['ChIJpTvG15DL1IkRd8S0KlBVNTI', 'at=1000,2000', 'at='])(
  'an id of another service has no location: %s',
  async (id) => {
    expect(await places.locate(id, signal)).toBeNull();
  },
);

test('a geocoder that fails rejects with its status, and a cancelled call is aborted', async () => {
  answering({ message: 'no' }, 503);
  await expect(places.predict('king', signal)).rejects.toThrow('503');
  const call = new AbortController();
  const answer = places.predict('king', call.signal);
  call.abort();
  await expect(answer).rejects.toThrow('aborted');
});

test('the place at a point is its nearest address', async () => {
  answering(montreal);
  const point = { latitude: 45.5595, longitude: -73.5728 };
  expect(await placeAtPoint(point, signal)).toEqual({
    ...ADDRESS,
    address: "5664 Avenue Jeanne-D'arc, Montréal, Quebec",
  });
  expect(requested[0]?.pathname).toBe('/photon/reverse');
  answering({ features: [] });
  expect(await placeAtPoint(point, signal)).toBeNull();
  expectedConsole.push(/place at a point could not be found/);
  answering({ message: 'no' }, 503);
  expect(await placeAtPoint(point, signal)).toBeNull();
});

test('a build without geocoder, maps service and Google sends no request and knows no places', async () => {
  vi.stubEnv('VITE_PLACES_URL', '');
  vi.stubEnv('VITE_MAPS_URL', '');
  expect(await places.predict('king', signal)).toEqual([]);
  expect(await places.locate('king-200', signal)).toBeNull();
  expect(await placeAtPoint(ADDRESS.location, signal)).toBeNull();
});
