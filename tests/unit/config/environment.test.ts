import { expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from '../../../src/config/environment.ts';

test('without settings the app talks to the services of its own origin', () => {
  expect(parseEnvironment({})).toEqual({
    stage: 'local',
    realtyUrl: '/realty',
    imagesUrl: '/images',
    mapsUrl: '/maps',
  });
});

test('addresses of other hosts are taken without their last slash', () => {
  expect(
    parseEnvironment({ VITE_REALTY_URL: 'https://feed.example/v1/', VITE_STAGE: 'production' }),
  ).toMatchObject({
    stage: 'production',
    realtyUrl: 'https://feed.example/v1',
  });
});

test.each([
  ['VITE_REALTY_URL', 'feed.example'],
  ['VITE_IMAGES_URL', 'javascript:alert(1)'],
  ['VITE_STAGE', 'test'],
])('a bad %s stops the start with its name', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(EnvironmentError);
  expect(() => parseEnvironment({ [name]: value })).toThrow(name);
});
