import { expect, test } from 'vitest';
import { isSameCamera } from './camera.ts';

const camera = { center: { latitude: 43.65, longitude: -79.38 }, zoom: 15 };

test.each([
  ['the same numbers', camera, true],
  [
    'a difference below the precision of an address',
    { center: { latitude: 43.650_000_4, longitude: -79.38 }, zoom: 15.004 },
    true,
  ],
  ['a step to the north', { ...camera, center: { latitude: 43.650_01, longitude: -79.38 } }, false],
  ['a step to the east', { ...camera, center: { latitude: 43.65, longitude: -79.379_99 } }, false],
  ['a slightly higher zoom', { ...camera, zoom: 15.02 }, false],
])('%s', (_case, other, same) => {
  expect(isSameCamera(camera, other)).toBe(same);
});
