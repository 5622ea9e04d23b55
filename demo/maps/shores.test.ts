import { describe, expect, it } from 'vitest';
import type { Ring } from '#demo/types.ts';
import { linesOutside, shoreLines } from './shores.ts';

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const regions = [{ name: 'Here', box: [0, 0, 10, 10] as const }];

describe('Shore lines', () => {
  it('go all around a lake with the water on their right', () => {
    const [line, ...others] = shoreLines({
      waters: [{ name: 'Lake', ring: square(2, 2, 3) }],
      islands: [],
      regions,
    });
    expect(others).toEqual([]);
    expect(line).toEqual(square(2, 2, 3).toReversed());
  });

  it('have the opposite direction around an island', () => {
    const lines = shoreLines({
      waters: [],
      islands: [{ name: 'Isle', ring: square(2, 2, 3).toReversed() }],
      regions,
    });
    expect(lines).toEqual([square(2, 2, 3)]);
  });

  it('are left out where a sea continues beyond its region', () => {
    const ring: Ring = [
      [12, 12],
      [5, 12],
      [5, 9],
      [5, 5],
      [9, 5],
      [12, 5],
      [12, 12],
    ];
    expect(shoreLines({ waters: [{ name: 'Sea', ring }], islands: [], regions })).toEqual([
      [
        [9, 5],
        [5, 5],
        [5, 9],
      ],
    ]);
  });

  it('are left out where two waters meet', () => {
    const waters = [
      { name: 'Bay', ring: square(1, 1, 4) },
      {
        name: 'Inlet',
        ring: [
          [4, 2],
          [8, 2],
          [8, 4],
          [4, 4],
          [4, 2],
        ] as Ring,
      },
    ];
    expect(shoreLines({ waters, islands: [], regions }).flat()).not.toContainEqual([4, 2]);
  });
});

describe('Coarse rivers', () => {
  it('end at the box of a region, which has its own rivers', () => {
    const runs = linesOutside(
      [
        [
          [-2, 5],
          [12, 5],
        ],
      ],
      regions,
    );
    expect(runs).toHaveLength(2);
    expect(runs[0]?.at(-1)?.[0]).toBeCloseTo(0, 1);
    expect(runs[1]?.[0]?.[0]).toBeCloseTo(10, 1);
    for (const [x] of runs.flat()) expect(x > 0 && x < 10).toBe(false);
  });
});
