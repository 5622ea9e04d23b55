import { expect, test } from 'vitest';
import {
  SMALL_DATASET_CITIES,
  SMALL_DATASET_NEIGHBOURHOODS,
} from '../../tests/support/services/smallDataset.ts';
import { placesOf } from './placesOf.ts';

const longitudesOf = (boundary: [number, number][][][]) => boundary.flat(2).map(([longitude]) => longitude);

test("a neighbourhood's boundary ends at its city's", () => {
  const drawn = SMALL_DATASET_NEIGHBOURHOODS.find(({ name }) => name === 'Leslieville');
  expect(Math.max(...longitudesOf(drawn?.boundary ?? []))).toBeGreaterThan(-79.3);
  const { neighbourhoods } = placesOf({
    cities: SMALL_DATASET_CITIES,
    neighbourhoods: SMALL_DATASET_NEIGHBOURHOODS,
  });
  const place = neighbourhoods.find(({ name }) => name === 'Leslieville');
  expect(Math.max(...longitudesOf(place?.boundary ?? []))).toBeCloseTo(-79.3, 9);
});
