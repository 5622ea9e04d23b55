import { describe, expect, it } from 'vitest';
import { contains, shapeFrom } from '#server/store/geometry/shape.ts';
import type { WireArea } from '../../../src/api/realty/reachContract.ts';
import { type Place, pointAt } from '../../../tests/support/routing/handMadeStreets.ts';
import { joinAreas } from './joinAreas.ts';

/** A closed ring around a square: its corner and width in metres. */
function square([east, south]: Place, metres: number): WireArea[number][number] {
  const corners: Place[] = [
    [east, south],
    [east + metres, south],
    [east + metres, south + metres],
    [east, south + metres],
    [east, south],
  ];
  return corners.map((corner) => {
    const { longitude, latitude } = pointAt(corner);
    return [longitude, latitude];
  });
}

const isIn = (area: WireArea, place: Place): boolean => {
  const shape = shapeFrom(area);
  const { longitude, latitude } = pointAt(place);
  return shape !== undefined && contains(shape, longitude, latitude);
};

const one: WireArea = [[square([0, 0], 2000)]];
const ring: WireArea = [[square([0, 0], 3000), square([1000, 1000], 1000)]];

describe('joined areas', () => {
  it.each<[name: string, areas: WireArea[], inside: Place[], outside: Place[], polygons: number]>([
    ['of none', [], [], [[1000, 1000]], 0],
    ['of one and an empty one', [one, []], [[1000, 1000]], [[2500, 1000]], 1],
    [
      'that overlap',
      [one, [[square([1000, 1000], 2000)]]],
      [
        [500, 500],
        [1500, 1500],
        [2500, 2500],
      ],
      [
        [2500, 500],
        [500, 2500],
      ],
      1,
    ],
    [
      'far from each other',
      [one, [[square([20_000, 0], 2000)]]],
      [
        [1000, 1000],
        [21_000, 1000],
      ],
      [[10_000, 1000]],
      2,
    ],
    [
      'with a hole',
      [ring, [[square([0, 0], 500)]]],
      [
        [250, 250],
        [2500, 2500],
      ],
      [[1500, 1500]],
      1,
    ],
    [
      'with a hole that the other fills',
      [ring, [[square([900, 900], 1200)]]],
      [[1500, 1500]],
      [[3500, 1500]],
      1,
    ],
    ['with an island in a hole', [ring, [[square([1300, 1300], 400)]]], [[1500, 1500]], [[1150, 1500]], 2],
  ])('%s', (_name, areas, inside, outside, polygons) => {
    const area = joinAreas(areas);
    expect(area).toHaveLength(polygons);
    expect(inside.filter((place) => !isIn(area, place))).toEqual([]);
    expect(outside.filter((place) => isIn(area, place))).toEqual([]);
  });

  it('are right to a cell, with few points', () => {
    const circle = (east: number): WireArea => [
      [
        Array.from({ length: 1001 }, (_, at) => {
          const angle = ((at % 1000) / 1000) * 2 * Math.PI;
          const { longitude, latitude } = pointAt([
            east + 20_000 * Math.cos(angle),
            20_000 * Math.sin(angle),
          ]);
          return [longitude, latitude] as [number, number];
        }),
      ],
    ];
    const area = joinAreas([circle(0), circle(30_000)]);
    expect(area.flat(2).length).toBeLessThanOrEqual(450);
    expect([isIn(area, [-19_700, 0]), isIn(area, [49_700, 0])]).toEqual([true, true]);
    expect([isIn(area, [-20_300, 0]), isIn(area, [50_300, 0]), isIn(area, [15_000, 18_000])]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
