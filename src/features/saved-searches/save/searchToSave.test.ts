import { describe, expect, it, test } from 'vitest';
import { boundsRing, type Ring } from '#domain/geo/geo.ts';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { suggestedName } from '../useSearchWords.ts';
import { searchToSave } from './SaveSearch.tsx';

const search: Search = { ...DEFAULT_SEARCH, state: 'Ontario', city: 'Toronto', minBeds: 3 };
const view = {
  center: { latitude: 43.65, longitude: -79.38 },
  zoom: 13.5,
  bounds: { north: 43.7, south: 43.6, east: -79.3, west: -79.45 },
};
const area: Ring = [
  [-79.9, 43.6],
  [-79.2, 43.6],
  [-79.2, 43.9],
  [-79.9, 43.6],
];

describe('a saved search', () => {
  it('has the place and the filters of a list, from the first page', () => {
    const { path, criteria } = searchToSave({
      ...search,
      page: 4,
      camera: view,
      satellite: true,
      prices: 'now',
    });
    expect(path).toBe('/list/Ontario/Toronto?beds=3');
    expect(criteria).toMatchObject({ type: 'sale', state: 'Ontario', city: 'Toronto', minBeds: 3 });
    expect(criteria).not.toHaveProperty('map');
    expect(criteria).not.toHaveProperty('pageNum');
  });

  it('has the visible view of a map', () => {
    const { path, criteria } = searchToSave({ ...DEFAULT_SEARCH, panelOpen: false }, view);
    expect(path).toBe('/map/43.65;-79.38?z=13.5');
    expect(JSON.parse(String(criteria['map']))).toEqual([boundsRing(view.bounds)]);
  });

  it('has a whole drawn area, even outside the window', () => {
    const { criteria } = searchToSave({ ...DEFAULT_SEARCH, drawnArea: area }, view);
    expect(JSON.parse(String(criteria['map']))).toEqual([area]);
  });
});

test('a suggested name is as long as fits, and never one that is taken', () => {
  const words = { place: 'Toronto', chosen: ['For sale', 'Detached', '3+ beds'] };
  expect(suggestedName(words, [], 80)).toBe('Toronto · For sale · Detached · 3+ beds');
  expect(suggestedName(words, [], 36)).toBe('Toronto · For sale · Detached');
  const taken = ['Toronto · For sale · Detached', 'Toronto · For sale · Detached (2)'];
  expect(suggestedName(words, taken, 36)).toBe('Toronto · For sale · Detached (3)');
  expect(suggestedName({ place: 'P'.repeat(100), chosen: [] }, ['P'.repeat(75)], 80)).toHaveLength(79);
});
