import { expect, test } from 'vitest';
import { metresBetween } from './distance.ts';

const TORONTO = { latitude: 43.6532, longitude: -79.3832 };

test.each([
  ['the same point', TORONTO, 0],
  ['a thousandth of a degree north', { latitude: 43.6542, longitude: -79.3832 }, 111],
  ['a thousandth of a degree east', { latitude: 43.6532, longitude: -79.3822 }, 80],
  ['Montréal', { latitude: 45.5019, longitude: -73.5674 }, 504_000],
])('the distance to %s', (_title, to, metres) => {
  const found = metresBetween(TORONTO, to);
  expect(found).toBeCloseTo(metresBetween(to, TORONTO), 6);
  expect(Math.abs(found - metres)).toBeLessThanOrEqual(Math.max(1, metres / 500));
});
