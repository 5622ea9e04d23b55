import { describe, expect, test } from 'vitest';
import { NEARBY_MAP, shareOf, zoomAround } from './nearbyMap.ts';

const HOME = { latitude: 43.65, longitude: -79.38 };
/** A point some metres east of the home. */
const east = (metres: number) => ({ ...HOME, longitude: HOME.longitude + metres / 80_560 });

describe('the small map', () => {
  test('has the home in its middle, and places beside it by their distance', () => {
    expect(shareOf(HOME, HOME, 14, NEARBY_MAP.wide)).toEqual({ x: 0.5, y: 0.5 });
    // 3.46 m a pixel at zoom 14 in Toronto.
    const { x, y } = shareOf(HOME, east(346), 14, NEARBY_MAP.wide) ?? {};
    expect(x).toBeCloseTo(0.5 + 100 / 300, 2);
    expect(y).toBeCloseTo(0.5);
  });

  test('leaves out what lies outside it', () => {
    expect(shareOf(HOME, east(600), 14, NEARBY_MAP.wide)).toBeNull();
    expect(shareOf(HOME, east(600), 14, NEARBY_MAP.phone)).not.toBeNull();
  });

  test.each([
    ['places around the corner', [100, 150, 200], 15],
    ['places some streets away', [100, 350, 450], 14],
    ['one of four far away', [100, 150, 200, 5000], 15],
    ['everything far away', [3000, 5000], 13],
    ['no places', [], 15],
  ])('shows %s at the closest zoom with most of them', (_title, distances, zoom) => {
    expect(zoomAround(HOME, distances.map(east), NEARBY_MAP.wide)).toBe(zoom);
  });
});
