import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeGoogle, installFakeGoogle, suggestionOf } from '#tests/support/maps/fakeGoogle.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import type { LocatedPlace, Places } from '../placesPort.ts';
import { geocodePoint } from './googleGeocoder.ts';
import { type GoogleHealth, makeGoogleHealth } from './googleHealth.ts';
import { googlePlacesWithFallback } from './googlePlacesWithFallback.ts';

const { signal } = new AbortController();
const LOCAL: LocatedPlace = {
  location: { latitude: 45.5, longitude: -73.57 },
  state: 'Quebec',
  city: 'Montréal',
  isStreetAddress: false,
};
const local: Places = {
  predict: async (text) => [{ placeId: 'local', name: text, detail: '', types: [] }],
  locate: async () => LOCAL,
};

let google: FakeGoogle;
let health: GoogleHealth;
let places: Places;
beforeEach(() => {
  google = installFakeGoogle();
  health = makeGoogleHealth();
  places = googlePlacesWithFallback(local, health);
});

const components = (...types: string[]) =>
  types.map((type) => ({ longText: `the ${type}`, shortText: type, types: [type] }));
const king = () =>
  suggestionOf(
    google,
    'k',
    {
      location: { lat: () => 43.65, lng: () => -79.38 },
      addressComponents: components('street_number', 'route', 'locality', 'administrative_area_level_1'),
    },
    { types: ['route'], mainText: { text: 'King Street' }, secondaryText: { text: 'Toronto, ON, Canada' } },
  );

test('only places in Canada without businesses are asked for, and the country itself is left out', async () => {
  google.answers.suggestions = [
    king(),
    suggestionOf(google, 'ca', {}, { mainText: { text: 'Canada' } }),
    suggestionOf(google, 'bare', {}, {}),
  ];
  expect(await places.predict('king', signal)).toEqual([
    {
      placeId: 'k',
      name: 'King Street',
      detail: 'Toronto, ON, Canada',
      types: ['route'],
      credit: { text: 'Google Maps', isShownOnly: true },
    },
    {
      placeId: 'bare',
      name: 'bare',
      detail: '',
      types: ['geocode'],
      credit: { text: 'Google Maps', isShownOnly: true },
    },
  ]);
  expect(google.requests.at(-1)?.request).toEqual({
    input: 'king',
    includedRegionCodes: ['ca'],
    includedPrimaryTypes: ['geocode'],
    region: 'ca',
  });
});

test('the texts typed until a choice are one session; the choice’s own place ends it', async () => {
  google.answers.suggestions = [king()];
  await places.predict('ki', signal);
  await places.predict('king', signal);
  const [first, second] = google.requests;
  expect(first?.session).toBeDefined();
  expect(second?.session).toBe(first?.session);
  expect(await places.locate('k', signal)).toEqual({
    location: { latitude: 43.65, longitude: -79.38 },
    state: 'the administrative_area_level_1',
    city: 'the locality',
    isStreetAddress: true,
  });
  expect(google.fetched).toEqual([['location', 'addressComponents']]);
  await places.predict('queen', signal);
  expect(google.requests.at(-1)?.session).not.toBe(first?.session);
});

const geocoded = {
  geometry: { location: { lat: () => 46.8, lng: () => -71.2 } },
  address_components: [{ long_name: 'Québec', short_name: 'Québec', types: ['locality'] }],
};

test('a place that was not suggested is geocoded by its id; one without a location is null', async () => {
  google.answers.geocoded = [geocoded];
  expect(await places.locate('from-elsewhere', signal)).toMatchObject({
    location: { latitude: 46.8, longitude: -71.2 },
    city: 'Québec',
    isStreetAddress: false,
  });
  expect(google.requests.at(-1)?.request).toEqual({ placeId: 'from-elsewhere' });
  google.answers.geocoded = 'ZERO_RESULTS';
  expect(await places.locate('nowhere', signal)).toBeNull();
  expect(health.hasFailed()).toBe(false);
});

test('a point is geocoded too', async () => {
  google.answers.geocoded = [geocoded];
  expect(await geocodePoint({ latitude: 46.8, longitude: -71.2 }, health)).toEqual([geocoded]);
  expect(google.requests.at(-1)?.request).toEqual({ location: { lat: 46.8, lng: -71.2 } });
});

test('the caller gets a temporary failure, and Google is asked again', async () => {
  google.answers.geocoded = 'UNKNOWN_ERROR';
  await expect(places.locate('other', signal)).rejects.toThrow('UNKNOWN_ERROR');
  google.answers.geocoded = [geocoded];
  expect(await places.locate('other', signal)).toMatchObject({ city: 'Québec' });
});

test.each(['REQUEST_DENIED', 'OVER_QUERY_LIMIT'])(
  'after %s the local places replace Google’s for the rest of the visit',
  async (code) => {
    expectedConsole.push(/Google Maps cannot be used/);
    google.answers.geocoded = code;
    expect(await places.locate('other', signal)).toEqual(LOCAL);
    const before = google.requests.length;
    expect(await places.predict('king', signal)).toMatchObject([{ placeId: 'local' }]);
    expect(google.requests).toHaveLength(before);
    expect(health.hasFailed()).toBe(true);
  },
);

test.each(['RESOURCE_EXHAUSTED', 'PERMISSION_DENIED', 'INVALID_ARGUMENT'])(
  'if suggestions are refused (%s), the local places answer at once',
  async (code) => {
    expectedConsole.push(/Google Maps cannot be used/);
    google.answers.suggestions = code;
    expect(await places.predict('king', signal)).toMatchObject([{ placeId: 'local', name: 'king' }]);
  },
);

test('a busy service or a lost network keeps Google, unless it continues', async () => {
  expectedConsole.push(/Google Maps cannot be used/);
  google.answers.suggestions = 'UNAVAILABLE';
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const text of ['k', 'ki', 'kin']) {
    await expect(places.predict(text, signal)).rejects.toThrow('UNAVAILABLE');
  }
  online.mockReturnValue(true);
  for (const text of ['k', 'ki']) {
    await expect(places.predict(text, signal)).rejects.toThrow('UNAVAILABLE');
  }
  expect(health.hasFailed()).toBe(false);
  google.answers.suggestions = [king()];
  expect(await places.predict('king', signal)).toHaveLength(1);
  google.answers.suggestions = 'UNAVAILABLE';
  for (const text of ['k', 'ki']) {
    await expect(places.predict(text, signal)).rejects.toThrow('UNAVAILABLE');
  }
  expect(await places.predict('kin', signal)).toMatchObject([{ placeId: 'local' }]);
});

test('a text that is no longer wanted is not sent, and gets no predictions', async () => {
  const call = new AbortController();
  const answer = places.predict('king', call.signal);
  call.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(google.requests).toEqual([]);
  expect(health.hasFailed()).toBe(false);
});
