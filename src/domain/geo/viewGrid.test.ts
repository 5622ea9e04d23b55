import { describe, expect, it } from 'vitest';
import type { Bounds } from './geo.ts';
import { snapOutwards, snapView } from './viewGrid.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const mercator = (latitude: number) => degrees(Math.asinh(Math.tan(radians(latitude))));
const latitudeOf = (y: number) => degrees(Math.atan(Math.sinh(radians(y))));

/**
 * The bounds of a map of this size around a point, as MapLibre calculates them: a pixel is a constant number of degrees
 * of longitude.
 */
function viewOf(
  latitude: number,
  longitude: number,
  zoom: number,
  { width = 1280, height = 800 } = {},
): Bounds {
  const perPixel = 360 / (512 * 2 ** zoom);
  const [halfWidth, halfHeight] = [(width / 2) * perPixel, (height / 2) * perPixel];
  const y = mercator(latitude);
  return {
    north: latitudeOf(y + halfHeight),
    south: latitudeOf(y - halfHeight),
    east: longitude + halfWidth,
    west: longitude - halfWidth,
  };
}

const FRAMES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 1024, height: 1024 },
  { width: 320, height: 480 },
];

describe('the view grid', () => {
  it.each(FRAMES)('a viewport of %o grows, by at most a sixteenth of its shorter side', (frame) => {
    for (const zoom of [4, 9.37, 14, 16.5, 18]) {
      for (const [latitude, longitude] of [
        [43.6532, -79.3832],
        [49.2827, -123.1207],
        [62.454, -114.3718],
        [47.5615, -52.7126],
      ] as const) {
        const view = viewOf(latitude, longitude, zoom, frame);
        const snapped = snapOutwards(view);
        const shorter = Math.min(view.east - view.west, mercator(view.north) - mercator(view.south));
        const maximum = shorter / 16 + 0.000_003;
        for (const grown of [
          snapped.east - view.east,
          view.west - snapped.west,
          mercator(snapped.north) - mercator(view.north),
          mercator(view.south) - mercator(snapped.south),
        ]) {
          expect(grown).toBeGreaterThan(-0.000_003);
          expect(grown).toBeLessThanOrEqual(maximum);
        }
      }
    }
  });

  it('is shared by all viewports of a size and zoom: a pan by less than a cell mostly gives the same view', () => {
    const views = new Set<string>();
    // One whole width of the viewport, in 160 steps of eight pixels.
    for (let step = 0; step < 160; step += 1) {
      const longitude = -79.3832 + (step * 8 * 360) / (512 * 2 ** 14);
      views.add(JSON.stringify(snapOutwards(viewOf(43.6532, longitude, 14))));
    }
    // Cells of 32 pixels; a step moves one or both edges to the next cell.
    expect(views.size).toBeLessThanOrEqual(81);
    expect(views.size).toBeGreaterThan(10);
  });

  it('gives viewports in the same cells the same numbers to the last digit', () => {
    const one = snapOutwards(viewOf(43.6532, -79.3832, 14));
    const other = snapOutwards(viewOf(43.6533, -79.3831, 14));
    expect(other).toEqual(one);
    for (const degree of Object.values(one)) expect(degree).toBe(Number(degree.toFixed(6)));
  });

  it('ignores an engine’s rounding errors', () => {
    // 1,024 pixels are a power of two, and the centre of the world is on a line of every grid.
    const exact = viewOf(0, 0, 14, { width: 1024, height: 1024 });
    for (const noise of [1e-12, -1e-12]) {
      const noisy = { ...exact, east: exact.east + noise, north: exact.north + noise };
      expect(snapOutwards(noisy)).toEqual(snapOutwards(exact));
    }
  });

  it('never leaves the world, and does not change a frame without size', () => {
    const wholeMap = snapOutwards({ north: 89, south: -89, east: 180, west: -180 });
    expect(wholeMap).toEqual({ north: 85.051129, south: -85.051129, east: 180, west: -180 });
    const empty = { north: 43, south: 43, east: -79, west: -79 };
    expect(snapOutwards(empty)).toBe(empty);
  });

  it('enlarges any viewport by an eighth of its area on average, and at most by little more than a quarter', () => {
    for (const frame of FRAMES) {
      const grown = Array.from({ length: 200 }, (_, at) => {
        const view = viewOf(43.65 + at / 997, -79.38 + at / 1009, 14, frame);
        const areaOf = ({ north, south, east, west }: Bounds) =>
          (east - west) * (mercator(north) - mercator(south));
        return areaOf(snapOutwards(view)) / areaOf(view) - 1;
      });
      expect(grown.reduce((sum, share) => sum + share) / grown.length).toBeLessThan(0.13);
      expect(Math.max(...grown)).toBeLessThan(0.27);
    }
  });

  it.each([
    [14, 14],
    [14.01, 14.25],
    [14.49, 14.25],
    [14.5, 14.75],
    [14.99, 14.75],
    [16, 16],
  ])('zoom %d is searched as %d, for which all rules about levels decide the same', (zoom, expected) => {
    const searched = snapView({ bounds: viewOf(43.6532, -79.3832, zoom), zoom }).zoom;
    expect(searched).toBe(expected);
    expect(Math.round(searched)).toBe(Math.round(zoom));
    expect([Math.floor(searched), Math.ceil(searched)]).toEqual([Math.floor(zoom), Math.ceil(zoom)]);
  });
});
