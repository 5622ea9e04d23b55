import { expect, test } from 'vitest';
import { townLabels } from '../../../../server/maps/labels/towns.ts';
import { frenchWater, nameTags, PLACE_LABELS } from '../../../../server/maps/placeLabels.ts';
import type { City } from '../../../../server/world/types.ts';

const names = (cities: City[]): unknown[] => townLabels(cities, []).map(({ tags }) => tags['name']);

test('towns of every province are named, larger ones from further away', () => {
  const labels = townLabels([], []);
  expect(labels.length).toBeGreaterThan(900);
  const from = (name: string): number | undefined => labels.find(({ tags }) => tags['name'] === name)?.from;
  expect(from('Kelowna')).toBeLessThan(from('Vernon') ?? 0);
  expect(from('Iqaluit')).toBe(4);
});

test('a town within one of the world’s own cities, or the same as one, is left to it', () => {
  const square = (x: number, y: number, half: number): City['boundary'] => [
    [
      [
        [x - half, y - half],
        [x + half, y - half],
        [x + half, y + half],
        [x - half, y + half],
        [x - half, y - half],
      ],
    ],
  ];
  const toronto = {
    name: 'Toronto',
    center: [-79.3839, 43.6535],
    boundary: square(-79.4, 43.72, 0.12),
  } as unknown as City; // what the labels look at
  expect(names([])).toEqual(expect.arrayContaining(['Toronto', 'North York', 'Barrie']));
  expect(names([toronto])).not.toContain('Toronto');
  expect(names([toronto])).not.toContain('North York');
  expect(names([toronto])).toContain('Barrie');
});

test.each([
  ['Lake Ontario', 'Lac Ontario'],
  ["Frenchman's Bay", "Baie Frenchman's"],
  ['Humber River', 'Rivière Humber'],
  ['Fleuve Saint-Laurent', 'Fleuve Saint-Laurent'],
])('%s is %s in French', (english, french) => {
  expect(frenchWater(english)).toBe(french);
});

test('a French name is told only where it differs', () => {
  expect(nameTags('Manitoba', 'Manitoba')).toEqual({ name: 'Manitoba' });
  expect(PLACE_LABELS.find(({ tags }) => tags['name'] === 'British Columbia')?.tags['name:fr']).toBe(
    'Colombie-Britannique',
  );
});
