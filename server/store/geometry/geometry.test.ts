import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsAround, kilometresBetween } from './bounds.ts';
import { cellsOfBox, coverOf, gridX, gridY, quadkey } from './mercator.ts';
import { circleAround, contains, intersectionOf, NO_AREA, shapeFrom } from './shape.ts';

// A fixed seed: every run has the same cases, so a failure can be repeated.
fc.configureGlobal({ seed: 20_261_121 });

const longitude = fc.double({ min: -141, max: -52, noNaN: true });
const latitude = fc.double({ min: 41, max: 70, noNaN: true });

describe('the cover of a box', () => {
  it('contains every point of the box, in at most the allowed number of ranges', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const property = fc.property(
      fc.record({ west: longitude, south: latitude, wide: share, high: share, across: share, up: share }),
      fc.integer({ min: 1, max: 12 }),
      ({ west, south, wide, high, across, up }, maximum) => {
        const bounds = { west, south, east: west + wide * 5, north: south + high * 5 };
        const ranges = coverOf(bounds, maximum);
        const key = quadkey(gridX(west + across * wide * 5), gridY(south + up * high * 5));
        expect(ranges.length).toBeLessThanOrEqual(maximum);
        expect(ranges.some(([first, last]) => key >= first && key <= last)).toBe(true);
      },
    );
    fc.assert(property, { seed: 1, numRuns: 300 });
  });

  it('marks no cell as inside that has a point beside the box, and marks the one in the middle', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    // Not near a corner, where no cell is inside.
    const along = fc.integer({ min: 30, max: 70 });
    const box = fc.record({ west: longitude, south: latitude, wide: share, high: share, along });
    const property = fc.property(
      box,
      fc.integer({ min: 14, max: 17 }),
      ({ along: percent, ...place }, shift) => {
        const { west, south } = place;
        const [east, north] = [west + 10 + place.wide * 30, south + 5 + place.high * 8];
        const cells = cellsOfBox({ west, south, east, north }, shift, 1e6) ?? [];
        const cellOf = (x: number, y: number) => {
          const key = quadkey(gridX(x), gridY(y));
          return cells.find(([first, last]) => key >= first && key <= last);
        };
        const [x, y] = [west + (percent / 100) * (east - west), south + (percent / 100) * (north - south)];
        // About 10 m beside each side.
        const beside = [
          cellOf(west - 1e-4, y),
          cellOf(east + 1e-4, y),
          cellOf(x, south - 1e-4),
          cellOf(x, north + 1e-4),
        ];
        for (const cell of beside) expect(cell?.[2] ?? false).toBe(false);
        expect(cellOf((west + east) / 2, (south + north) / 2)?.[2]).toBe(true);
      },
    );
    fc.assert(property, { seed: 2, numRuns: 100 });
  });

  it('is small for a small box', () => {
    const ranges = coverOf({ west: -79.4, south: 43.65, east: -79.39, north: 43.66 }, 12);
    const cells = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
    expect(cells / 4 ** 24).toBeLessThan(1e-8);
  });
});

describe('distances', () => {
  it('are right between Toronto and Montréal', () => {
    const toronto = { latitude: 43.6532, longitude: -79.3832 };
    const montreal = { latitude: 45.5019, longitude: -73.5674 };
    expect(kilometresBetween(toronto, montreal)).toBeCloseTo(504, -1);
    expect(kilometresBetween(toronto, toronto)).toBe(0);
  });

  it('fit the bounds around a point', () => {
    const { west, north } = boundsAround(60, -100, 10);
    const center = { latitude: 60, longitude: -100 };
    expect(kilometresBetween(center, { latitude: north, longitude: -100 })).toBeCloseTo(10, 2);
    expect(kilometresBetween(center, { latitude: 60, longitude: west })).toBeCloseTo(10, 2);
  });
});

const RING = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
const HOLE = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
  [4, 4],
];

describe('a shape', () => {
  it.each([
    ['no list', 'x'],
    ['an empty list', []],
    ['a GeoJSON object', { type: 'Polygon', coordinates: [RING] }],
    ['a ring without polygon', RING],
    ['an open ring', [RING.slice(0, 4)]],
    [
      'too few corners',
      [
        [
          [0, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    ],
    [
      'text for a number',
      [
        [
          [0, 0],
          ['1', 0],
          [1, 1],
          [0, 0],
        ],
      ],
    ],
    [
      'a latitude beyond the pole',
      [
        [
          [0, 0],
          [1, 91],
          [1, 1],
          [0, 0],
        ],
      ],
    ],
    ['a polygon without rings', [[]]],
    ['one bad ring among good ones', [[RING], [RING.slice(1)]]],
  ])('cannot be read from %s', (_name, value) => {
    expect(shapeFrom(value)).toBeUndefined();
  });

  it('is a box if its sides are vertical and horizontal, and rings otherwise', () => {
    expect(shapeFrom([RING])?.kind).toBe('box');
    expect(shapeFrom([RING.toReversed()])?.kind).toBe('box');
    expect(
      shapeFrom([
        [
          [0, 0],
          [10, 10],
          [0, 10],
          [10, 0],
          [0, 0],
        ],
      ])?.kind,
    ).toBe('rings');
    expect(
      shapeFrom([
        [
          [0, 0],
          [5, 1],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ])?.kind,
    ).toBe('rings');
    expect(shapeFrom([RING, HOLE])?.kind).toBe('rings');
  });

  it('excludes its holes, and includes each of its polygons', () => {
    const holed = shapeFrom([RING, HOLE]);
    const both = shapeFrom([
      [HOLE],
      [
        [
          [20, 0],
          [30, 0],
          [25, 10],
          [20, 0],
        ],
      ],
    ]);
    if (!holed || !both) throw new Error('these are shapes');
    expect(contains(holed, 1, 1)).toBe(true);
    expect(contains(holed, 5, 5)).toBe(false);
    expect(contains(holed, 11, 5)).toBe(false);
    expect(contains(both, 5, 5)).toBe(true);
    expect(contains(both, 25, 2)).toBe(true);
    expect(contains(both, 21, 9)).toBe(false);
  });
});

/** A closed ring around a square. */
const squareRing = (x: number, y: number, half: number): [number, number][] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
  [x - half, y - half],
];

describe('the intersection of areas', () => {
  const areaOf = (...polygons: [number, number][][][]) => shapeFrom(polygons) ?? NO_AREA;
  const holed = areaOf([squareRing(0, 0, 10), squareRing(0, 0, 5)]);
  const islands = areaOf([squareRing(7, 0, 2), squareRing(7, 0, 1)], [squareRing(-7, 0, 2)]);

  it.each<[string, number, number, boolean]>([
    ['contains a point in both', 8.5, 0, true],
    ['contains one on the other island', -7, 0, true],
    ['excludes the hole of one', -4.9, 0, false],
    ['excludes the hole of the other', 7, 0, false],
    ['excludes a point in one only', 0, 8, false],
    ['excludes a point in none', 20, 0, false],
  ])('%s', (_title, x, y, isInside) => {
    expect(contains(intersectionOf([holed, islands]), x, y)).toBe(isInside);
  });

  it('is limited by boxes, circles and other intersections', () => {
    const box = shapeFrom([squareRing(7, 0, 9)]) ?? NO_AREA;
    const circle = circleAround({ latitude: 0, longitude: 8 }, 200);
    const all = intersectionOf([intersectionOf([holed, box]), circle]);
    expect([contains(all, 9, 0), contains(all, -7, 0), contains(all, 6, 3)]).toEqual([true, false, false]);
    expect(all.bounds.west).toBeCloseTo(6.2, 1);
    expect(all.bounds.east).toBeCloseTo(9.8, 1);
  });

  it('contains nothing if areas do not meet or one is empty, and its bounds are a point', () => {
    const far = areaOf([squareRing(30, 30, 1)]);
    for (const shape of [intersectionOf([holed, far]), intersectionOf([NO_AREA, holed])]) {
      const { west, south, east, north } = shape.bounds;
      expect([east - west, north - south]).toEqual([0, 0]);
      expect(contains(shape, west, south)).toBe(false);
    }
  });
});
