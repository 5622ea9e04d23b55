import { describe, expect, it } from 'vitest';
import { type Bounds, clipRing, type Ring } from './geo.ts';
import { decodeRing, encodeRing, MAX_CORNERS } from './polyline.ts';

describe('an area in an address', () => {
  // The example in Google's description of the algorithm.
  const example = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
  const ring: Ring = [
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
    [-120.2, 38.5],
  ];

  it('is an encoded polyline', () => {
    expect(encodeRing(ring)).toBe(example);
    expect(decodeRing(example)).toEqual(ring);
  });

  it.each([
    ['nothing', ''],
    ['two corners', '_p~iF~ps|U_ulLnnqC'],
    ['a truncated number', `${example}_`],
    ['an odd number of numbers', `${example}?`],
    ['another character', `${example} !`],
    ['corners off the map', '~}~~~~~~~~~~~~~?????????'],
    ['too many corners', '??'.repeat(MAX_CORNERS + 1)],
  ])('is refused: %s', (_name, text) => {
    expect(decodeRing(text)).toBeUndefined();
  });
});

describe('the part of an area inside the viewport', () => {
  const view: Bounds = { west: 0, east: 10, south: 0, north: 10 };
  const closed = (...points: [number, number][]): Ring => [...points, points[0] as [number, number]]; // at least one point is given
  const areaOf = (ring: Ring): number =>
    Math.abs(
      ring.slice(1).reduce((sum, [x, y], at) => {
        const [px, py] = ring[at] as [number, number]; // the index of the previous point is valid
        return sum + px * y - x * py;
      }, 0) / 2,
    );

  it.each<[string, Ring, number | undefined]>([
    ['completely inside', closed([2, 2], [4, 2], [4, 4], [2, 4]), 4],
    ['half outside', closed([-2, 2], [2, 2], [2, 4], [-2, 4]), 4],
    ['over a corner', closed([8, 8], [12, 8], [12, 12], [8, 12]), 4],
    ['around the viewport', closed([-5, -5], [15, -5], [15, 15], [-5, 15]), 100],
    [
      'concave, with its back outside',
      closed([8, 0], [12, 0], [12, 6], [8, 6], [8, 4], [11, 4], [11, 2], [8, 2]),
      8,
    ],
    ['outside', closed([20, 20], [22, 20], [22, 22]), undefined],
  ])('%s', (_name, ring, expected) => {
    const part = clipRing(ring, view);
    if (expected === undefined) {
      expect(part).toBeUndefined();
    } else {
      expect(areaOf(part ?? [])).toBeCloseTo(expected);
      expect(part?.at(-1)).toEqual(part?.[0]);
    }
  });
});
