import { afterEach, expect, test, vi } from 'vitest';
import { places } from './places.ts';

const { signal } = new AbortController();
const requested: string[] = [];

/** Answers every call to the maps service with this body. */
function answering(body: unknown, status = 200): void {
  requested.length = 0;
  vi.stubGlobal('fetch', async (url: URL) => {
    requested.push(url.pathname + url.search);
    return Response.json(body, { status });
  });
}
afterEach(() => void vi.unstubAllGlobals());

test('predictions have two lines, and the country itself is left out', async () => {
  const formatted = { main_text: 'King Street', secondary_text: 'Toronto, ON, Canada' };
  answering({
    predictions: [
      {
        place_id: 'ca',
        description: 'Canada',
        structured_formatting: { main_text: 'Canada' },
        types: ['country'],
      },
      {
        place_id: 'k',
        description: 'King Street, Toronto',
        structured_formatting: formatted,
        types: ['route'],
      },
      { place_id: 'bare', description: 'Somewhere' },
    ],
  });
  expect(await places.predict('king & bay', signal)).toEqual([
    { placeId: 'k', name: 'King Street', detail: 'Toronto, ON, Canada', types: ['route'] },
    { placeId: 'bare', name: 'Somewhere', detail: '', types: [] },
  ]);
  expect(requested).toEqual(['/maps/autocomplete?input=king+%26+bay']);
});

const geocoded = (types: string[], lat = 43.65) => ({
  results: [
    {
      address_components: types.map((type) => ({ long_name: `the ${type}`, types: [type] })),
      geometry: { location: { lat, lng: -79.38 } },
    },
  ],
});

test.each([
  { types: ['street_number', 'route', 'locality'], isStreetAddress: true, city: 'the locality' },
  { types: ['route', 'locality'], isStreetAddress: false, city: 'the locality' },
  { types: ['street_number', 'route'], isStreetAddress: false, city: '' },
])('a place of $types is a street address: $isStreetAddress', async ({ types, isStreetAddress, city }) => {
  answering(geocoded(types));
  expect(await places.locate('k', signal)).toEqual({
    location: { latitude: 43.65, longitude: -79.38 },
    state: '',
    city,
    isStreetAddress,
  });
});

test('a place without a location, or off the map, is null', async () => {
  answering({ results: [] });
  expect(await places.locate('k', signal)).toBeNull();
  answering(geocoded(['route'], Number.NaN));
  expect(await places.locate('k', signal)).toBeNull();
});

test('a failing service rejects with its status', async () => {
  answering({ message: 'no' }, 503);
  await expect(places.predict('king', signal)).rejects.toThrow('503');
});
