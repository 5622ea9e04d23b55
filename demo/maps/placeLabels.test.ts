import { expect, test } from 'vitest';
import type { City } from '#demo/types.ts';
import { townLabels } from './labels/towns.ts';
import { wideWaterLabels } from './labels/wideWaters.ts';
import { frenchWater, nameTags, PLACE_LABELS } from './placeLabels.ts';

const names = (cities: City[]): unknown[] => townLabels(cities, []).map(({ tags }) => tags['name']);

test('towns of every province have labels, larger ones at lower zooms', () => {
  const labels = townLabels([], []);
  expect(labels.length).toBeGreaterThan(900);
  const from = (name: string): number | undefined => labels.find(({ tags }) => tags['name'] === name)?.from;
  expect(from('Kelowna')).toBeLessThan(from('Vernon') ?? 0);
  expect(from('Iqaluit')).toBe(4);
});

test("a town inside one of the demonstration's cities, or the same as one, has no label", () => {
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
  } as unknown as City; // labels read no other fields
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

test('a label has a French name only if it differs', () => {
  expect(nameTags('Manitoba', 'Manitoba')).toEqual({ name: 'Manitoba' });
  expect(PLACE_LABELS.find(({ tags }) => tags['name'] === 'British Columbia')?.tags['name:fr']).toBe(
    'Colombie-Britannique',
  );
});

test('a lake along many towns has its name in every part, never on an island or outside its region', () => {
  const box = (west: number, south: number, east: number, north: number): [number, number][] => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const labels = wideWaterLabels({
    waters: [
      { name: 'Lake Ontario', ring: box(-80, 43, -78, 44) },
      { name: 'Pond', ring: box(-79.6, 43.6, -79.59, 43.61) },
    ],
    islands: [{ name: 'Isle', ring: box(-79.6, 43.2, -79.4, 43.4) }],
    regions: [{ name: 'Here', box: [-79.8, 43.1, -79, 43.7] }],
  });
  expect(labels.length).toBeGreaterThan(15);
  for (const { position, tags } of labels) {
    const [x, y] = position;
    expect(tags).toMatchObject({ name: 'Lake Ontario', 'name:fr': 'Lac Ontario' });
    expect(x > -79.8 && x < -79 && y > 43.1 && y < 43.7).toBe(true);
    expect(x > -79.6 && x < -79.4 && y > 43.2 && y < 43.4).toBe(false);
  }
});
