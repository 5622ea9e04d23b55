import { expect, test } from 'vitest';
import { SMALL_WORLD_CITIES, SMALL_WORLD_NEIGHBOURHOODS } from '../../tests/support/services/smallWorld.ts';
import { placesOf } from './placesOf.ts';

const longitudesOf = (boundary: [number, number][][][]) => boundary.flat(2).map(([longitude]) => longitude);

test("a neighbourhood's boundary ends at its city's", () => {
  const drawn = SMALL_WORLD_NEIGHBOURHOODS.find(({ name }) => name === 'Leslieville');
  expect(Math.max(...longitudesOf(drawn?.boundary ?? []))).toBeGreaterThan(-79.3);
  const { neighbourhoods } = placesOf({
    cities: SMALL_WORLD_CITIES,
    neighbourhoods: SMALL_WORLD_NEIGHBOURHOODS,
  });
  const place = neighbourhoods.find(({ name }) => name === 'Leslieville');
  expect(Math.max(...longitudesOf(place?.boundary ?? []))).toBeCloseTo(-79.3, 9);
});
