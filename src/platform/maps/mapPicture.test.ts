import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { network } from '#tests/support/page/network.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { googleHealth } from './google/googleHealth.ts';
import { googlePicture } from './google/googlePicture.ts';
import { mapPictures } from './mapPicture.ts';
import { placeAtPoint } from './placeAtPoint.ts';

const point = { latitude: 43.65, longitude: -79.38 };
const picture = { point, zoom: 15, width: 800, height: 400, scale: 1, style: 'dark' } as const;

test('a picture of the map comes from the maps service', () => {
  expect(mapPictures(picture)).toEqual([
    '/maps/static?center=43.65%2C-79.38&zoom=15&size=800x400&scale=1&style=dark&marker=43.65%2C-79.38',
  ]);
});

test('Google’s shows the same ground', () => {
  const url = new URL(googlePicture(picture, 'key'));
  expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/staticmap');
  // 400 pixels of tiles of 256, each drawn double, cover the same ground as 800 of tiles of 512.
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    center: '43.65,-79.38',
    zoom: '15',
    size: '400x200',
    scale: '2',
    markers: '43.65,-79.38',
    style: 'invert_lightness:true',
    language: 'en-CA',
    key: 'key',
  });
  expect(googlePicture({ ...picture, style: 'light' }, 'key')).not.toContain('invert');
});

test('a picture for a phone has as many pixels, and shows half as much ground', () => {
  const small = { ...picture, width: 400, height: 200, scale: 2 } as const;
  expect(mapPictures(small)).toEqual([expect.stringContaining('&size=400x200&scale=2&')]);
  const query = new URL(googlePicture(small, 'key')).searchParams;
  expect([query.get('zoom'), query.get('size'), query.get('scale')]).toEqual(['16', '400x200', '2']);
});

test('after Google has failed its pictures are not requested again', async () => {
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', 'key');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(mapPictures(picture)).toEqual([
    expect.stringContaining('maps.googleapis.com'),
    expect.stringContaining('/maps/static'),
  ]);
  expectedConsole.push(/Google Maps cannot be used/);
  googleHealth.giveUp('for this test');
  expect(mapPictures(picture)).toEqual([expect.stringContaining('/maps/static')]);
});

test('a build without a maps service has no pictures except Google’s', () => {
  vi.stubEnv('VITE_MAPS_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(mapPictures(picture)).toEqual([]);
});

const { signal } = new AbortController();

test('the place at a point is requested from the maps service', async () => {
  const requested: string[] = [];
  network.use(
    http.get('*/maps/geocode', ({ request }) => {
      requested.push(new URL(request.url).search);
      const address_components = [{ long_name: 'Toronto', types: ['locality'] }];
      const geometry = { location: { lat: 43.65, lng: -79.38 } };
      return HttpResponse.json({
        results: [{ formatted_address: '1 King St', address_components, geometry }],
      });
    }),
  );
  expect(await placeAtPoint(point, signal)).toEqual({
    address: '1 King St',
    location: point,
    state: '',
    city: 'Toronto',
    isStreetAddress: false,
  });
  expect(requested).toEqual(['?latlng=43.65%2C-79.38']);
});

test('an unknown point or a failed service gives null', async () => {
  network.use(http.get('*/maps/geocode', () => HttpResponse.json({ results: [] }), { once: true }));
  expect(await placeAtPoint(point, signal)).toBeNull();
  expectedConsole.push(/place at a point could not be found/);
  network.use(http.get('*/maps/geocode', () => new HttpResponse(null, { status: 503 })));
  expect(await placeAtPoint(point, signal)).toBeNull();
});
