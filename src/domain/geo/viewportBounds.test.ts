import { expect, test } from 'vitest';
import { snapView } from './viewGrid.ts';
import { viewportBounds } from './viewportBounds.ts';

test('a frame of the world’s width shows the world, up to the latitudes at the edge of the projection', () => {
  const { north, south, east, west } = viewportBounds(
    { center: { latitude: 0, longitude: 0 }, zoom: 1 },
    { width: 1024, height: 1024 },
  );
  expect([west, east]).toEqual([-180, 180]);
  expect(north).toBeCloseTo(85.051129, 6);
  expect(south).toBeCloseTo(-85.051129, 6);
});

test('the bounds of downtown Toronto equal the engine’s, and lead to the same search', () => {
  const center = { latitude: 43.65, longitude: -79.38 };
  const bounds = viewportBounds({ center, zoom: 14 }, { width: 675, height: 820 });
  // The bounds that MapLibre 6.17 reports for a map of this size.
  const reported = {
    north: 43.66273007155411,
    south: 43.63726722972626,
    east: -79.36551607131948,
    west: -79.39448392868039,
  };
  for (const side of ['north', 'south', 'east', 'west'] as const) {
    expect(bounds[side]).toBeCloseTo(reported[side], 9);
  }
  expect(snapView({ bounds, zoom: 14 })).toEqual(snapView({ bounds: reported, zoom: 14 }));
});
