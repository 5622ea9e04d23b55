import { expect, test } from 'vitest';
import { outsideHosts } from './outsideHosts.ts';

test('an app with one address calls no other host', () => {
  expect(outsideHosts({})).toEqual({ requested: [], pictures: [] });
  const paths = { VITE_REALTY_URL: '/realty', VITE_IMAGES_URL: '/images', VITE_FAULTS_URL: 'none' };
  expect(outsideHosts(paths)).toEqual({ requested: [], pictures: [] });
});

test('each address on another host is listed once, by its origin', () => {
  const hosts = outsideHosts({
    VITE_REALTY_URL: 'https://api.example/realty',
    VITE_CUSTOMER_URL: ' https://api.example/customer ',
    VITE_MAPS_URL: 'https://maps.example/v1',
    VITE_IMAGES_URL: 'https://pictures.example',
    VITE_SENTRY_DSN: 'https://public@o1.ingest.sentry.example/42',
  });
  expect(hosts).toEqual({
    requested: [
      'https://api.example',
      'https://maps.example',
      'https://pictures.example',
      'https://o1.ingest.sentry.example',
    ],
    pictures: ['https://pictures.example', 'https://maps.example'],
  });
});

test.each([
  [{ VITE_COGNITO_POOL_ID: 'ca-central-1_AbC123' }, ['https://cognito-idp.ca-central-1.amazonaws.com']],
  [{ VITE_COGNITO_POOL_ID: 'ca-central-1_local' }, []],
  [
    { VITE_COGNITO_POOL_ID: 'ca-central-1_AbC123', VITE_COGNITO_ENDPOINT: 'https://idp.example/' },
    ['https://idp.example'],
  ],
  [{ VITE_COGNITO_POOL_ID: 'ca-central-1_AbC123', VITE_COGNITO_ENDPOINT: '/idp' }, []],
])('the pool’s host is listed for customers, or the host in its setting: %j', (variables, expected) => {
  expect(outsideHosts(variables).requested).toEqual(expected);
});

test.each(['https://ingest.example/1', 'key', 'http://key@ingest.example/1'])(
  'a build that could not report its faults stops: %s',
  (dsn) => {
    expect(() => outsideHosts({ VITE_SENTRY_DSN: dsn })).toThrow('VITE_SENTRY_DSN');
  },
);

test('an external map adds its styles’ hosts and the other hosts that are set', () => {
  const hosts = outsideHosts({
    VITE_MAP_STYLE_URL: 'https://styles.example/light.json, /styles/dark.json',
    VITE_MAP_HOSTS: 'https://*.tiles.example, https://letters.example',
  });
  const maps = ['https://styles.example', 'https://*.tiles.example', 'https://letters.example'];
  expect(hosts).toEqual({ requested: maps, pictures: maps });
});

test('the geocoder’s host is listed', () => {
  expect(outsideHosts({ VITE_PLACES_URL: 'https://places.example/photon/' })).toEqual({
    requested: ['https://places.example'],
    pictures: [],
  });
  expect(outsideHosts({ VITE_PLACES_URL: '/photon' }).requested).toEqual([]);
});

test('Google’s map is listed if its key is set', () => {
  expect(outsideHosts({ VITE_GOOGLE_MAPS_KEY: 'key' })).toEqual({
    requested: [],
    pictures: [],
    googleMaps: true,
  });
  expect(outsideHosts({ VITE_GOOGLE_MAPS_KEY: ' ' }).googleMaps).toBeUndefined();
});

test('hosts of tours are listed as pages to embed', () => {
  expect(outsideHosts({ VITE_TOUR_HOSTS: 'my.matterport.com, player.vimeo.com' })).toEqual({
    requested: [],
    pictures: [],
    frames: ['https://my.matterport.com', 'https://player.vimeo.com'],
  });
  expect(outsideHosts({ VITE_TOUR_HOSTS: 'none' })).toEqual({ requested: [], pictures: [] });
});

test('the bucket of documents is listed by exactly its host', () => {
  const host = 'https://brokerage-documents.s3.ca-central-1.amazonaws.com';
  expect(outsideHosts({ VITE_DOCUMENTS_HOST: ` ${host} ` })).toEqual({ requested: [host], pictures: [] });
  for (const wrong of [
    'brokerage-documents',
    'https://*.amazonaws.com',
    `${host}/documents`,
    's3://documents',
  ]) {
    expect(() => outsideHosts({ VITE_DOCUMENTS_HOST: wrong }), wrong).toThrow('VITE_DOCUMENTS_HOST');
  }
});
