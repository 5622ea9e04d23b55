import { expect, test } from 'vitest';
import { sceneOf } from '#demo/maps/lots/scene.ts';
import { indexShapes } from '#demo/maps/shapes.ts';
import { mapX, mapY } from '#server/store/geometry/mercator.ts';
import { drawnCountry } from '#tests/support/country/drawnCountry.ts';

const country = await drawnCountry();
const shapes = indexShapes(country);
/** Blocks of houses in Toronto, a thousand lots to a tile. */
const HERE = { z: 15, x: Math.floor(mapX(-79.43) * 2 ** 15), y: Math.floor(mapY(43.66) * 2 ** 15) };

test('a scene waits for its other view, and is dropped when both have it', () => {
  const drawn = sceneOf(HERE, country, shapes, 'map');
  expect(drawn.plots.length).toBeGreaterThan(800);
  expect(sceneOf(HERE, country, shapes, 'air')).toBe(drawn);
  expect(sceneOf(HERE, country, shapes, 'air')).not.toBe(drawn);
});

test('scenes that are not requested again are dropped when others need the space', () => {
  const first = sceneOf(HERE, country, shapes, 'map');
  for (const east of [1, 2, 3]) {
    sceneOf({ ...HERE, x: HERE.x + east }, country, shapes, 'map');
  }
  expect(sceneOf(HERE, country, shapes, 'air')).not.toBe(first);
});
