import { expect, test } from 'vitest';
import { type AreaSales, similarAreas } from './similarAreas.ts';

const area = (name: string, medianPrice: number, condoShare: number, sold = 20): AreaSales => ({
  name,
  medianPrice,
  condoShare,
  sold,
});

const AREAS = [
  area('Own', 1_000_000, 0.5),
  area('Dearer', 2_000_000, 0.5),
  area('Nearly', 1_010_000, 0.5),
  area('Condos', 1_000_000, 1),
  area('Houses', 900_000, 0.2),
  area('Few', 1_000_000, 0.5, 11),
  area('Cheapest', 200_000, 0),
];

test('similar neighbourhoods are the nearest in price and mix, without those of too few sales', () => {
  expect(similarAreas('own', AREAS).map(({ name }) => name)).toEqual([
    'Nearly',
    'Houses',
    'Condos',
    'Dearer',
  ]);
});

test('a neighbourhood with too few sales, and one that is not listed, have none', () => {
  expect(similarAreas('Few', AREAS)).toEqual([]);
  expect(similarAreas('Elsewhere', AREAS)).toEqual([]);
});
