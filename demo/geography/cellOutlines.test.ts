import { describe, expect, test } from 'vitest';
import { alongStreets } from './cellOutlines.ts';
import { makeStreetGraph, type PlaneStreet, type Point } from './streetGraph.ts';

const line = (kind: PlaneStreet['kind'], ...points: Point[]): PlaneStreet => ({ kind, line: points });

/** A grid of main streets every kilometre, from -3 to 3. */
const GRID = [-3, -2, -1, 0, 1, 2, 3].flatMap((at) => [
  line('arterial', [at, -3], [at, 3]),
  line('arterial', [-3, at], [3, at]),
]);

/** Two cells in a square, with a common edge at x = 0.3. */
const CELLS = [
  {
    middle: [-1.4, 0.2],
    ring: [
      [-3, -3],
      [0.3, -3],
      [0.3, 3],
      [-3, 3],
      [-3, -3],
    ],
  },
  {
    middle: [2, 0.2],
    ring: [
      [0.3, -3],
      [3, -3],
      [3, 3],
      [0.3, 3],
      [0.3, -3],
    ],
  },
] satisfies { middle: Point; ring: Point[] }[];
const everywhere = (): boolean => true;

const edgesOf = (ring: readonly Point[] = []): string[] =>
  ring.slice(1).map((b, at) => [String(ring[at]), String(b)].sort().join(' to '));

describe('cells', () => {
  test('get the street beside their common edge, and both the same one', () => {
    const [west, east] = alongStreets(CELLS, GRID, everywhere);
    const common = edgesOf(west).filter((edge) => edgesOf(east).includes(edge));
    expect(common.length).toBeGreaterThan(0);
    expect(common.join(' ')).toContain('0,0 to 0,1');
    expect(west?.[0]).toEqual(west?.at(-1));
  });

  test('stay straight where no street is near', () => {
    expect(alongStreets(CELLS, [], everywhere)[0]).toEqual(CELLS[0]?.ring);
  });

  test('keep off their middles', () => {
    const near = CELLS.map(({ ring }, at) => ({ ring, middle: [at === 0 ? 0.1 : 0.5, 0] as Point }));
    const [west] = alongStreets(near, GRID, everywhere);
    // The street at x = 0 is as near to the first middle as the edge.
    expect(west?.map(String)).not.toContain('0,0');
  });

  test('do not go along a street and back', () => {
    const bay = line('collector', [0, 0], [0.4, 0.5]);
    const [west] = alongStreets(CELLS, [...GRID, bay], everywhere);
    for (const [at, point] of west?.entries() ?? []) {
      if (at > 1) expect(west?.[at - 2]).not.toEqual(point);
    }
  });

  test('go straight to the limit beyond the land', () => {
    const [west] = alongStreets(CELLS, GRID, ([, y]) => Math.abs(y) < 2.5);
    expect(west?.map(String)).toEqual(expect.arrayContaining(['0.3,-3', '0.3,3', '0,0']));
  });
});

describe('a graph of streets', () => {
  test('cuts streets where they cross, and where one ends on another', () => {
    const graph = makeStreetGraph([
      line('local', [0, 0], [2, 0]),
      line('local', [1, -1], [1, 1]),
      line('local', [2, 0], [2, 1]),
      line('local', [1, 1], [3, 1]),
    ]);
    const [from, to] = [graph.crossingNear([1, 0], 0.5), graph.crossingNear([2, 1], 0.5)];
    expect([from?.point, to?.point]).toEqual([
      [1, 0],
      [2, 1],
    ]);
    const edge = { a: [1, 0] as Point, b: [2, 1] as Point, reach: 1, mayPass: everywhere };
    expect(graph.wayBetween(from?.node ?? 0, to?.node ?? 0, edge)).toHaveLength(3);
    const blocked = { ...edge, mayPass: ([x, y]: Point) => x + y === 0 };
    expect(graph.wayBetween(from?.node ?? 0, to?.node ?? 0, blocked)).toBeUndefined();
  });

  test('prefers a crossing of a main street', () => {
    const graph = makeStreetGraph([
      line('local', [-1, 0], [1, 0]),
      line('local', [0, -1], [0, 1]),
      line('arterial', [0.1, -1], [0.1, 1]),
    ]);
    expect(graph.crossingNear([0, 0], 0.5)?.point[0]).toBeCloseTo(0.1);
  });
});
