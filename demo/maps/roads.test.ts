import { describe, expect, test } from 'vitest';
import type { RuralRoad } from '#demo/geography/mapGeography.ts';
import type { Position, Street } from '#demo/types.ts';
import { FADE_PARTS, fadingParts, roadTags, ruralShapes } from './roads.ts';

/** A road on the 44th parallel, a degree of which is 80 km. */
const road = (from: number, to: number, kind: RuralRoad['kind'] = 'arterial'): RuralRoad => ({
  name: 'Line Road',
  kind,
  points: [
    [from, 44],
    [(from + to) / 2, 44],
    [to, 44],
  ],
});
const fades = (roads: RuralRoad[], streets: Street[] = []): unknown[] =>
  ruralShapes(roads, ([west, , east]) =>
    streets.filter(({ points }) => points.some(([x]) => x > west && x < east)),
  ).map(({ tags }) => tags['fade'] ?? 0);
const LAST = Array.from({ length: FADE_PARTS }, (_, at) => at + 1);

describe('a road outside the cities', () => {
  test('fades at both ends in the open country', () => {
    expect(fades([road(-80, -79.5)])).toEqual([...LAST.toReversed(), 0, ...LAST]);
  });

  test('does not fade where it meets another road or a street of a city', () => {
    const crossing: RuralRoad = {
      name: 'Side Road',
      kind: 'motorway',
      points: [
        [-79.5, 43.9],
        [-79.5, 44.1],
      ],
    };
    expect(fades([road(-80, -79.5), crossing])).toEqual([...LAST.toReversed(), 0, 0]);
    const points: Position[] = [
      [-80, 43.99],
      [-80, 44.01],
    ];
    const street = { points } as Street; // only its points are read
    expect(fades([road(-80, -79.5), crossing], [street])).toEqual([0, 0]);
  });

  test('keeps its line and its length', () => {
    const { points } = road(-80, -79.99);
    const parts = fadingParts(points, { start: true, end: true });
    expect(parts[0]?.points[0]).toEqual(points[0]);
    expect(parts.at(-1)?.points.at(-1)).toEqual(points.at(-1));
    for (const [at, { points: here }] of parts.entries()) {
      if (at > 0) expect(here[0]).toEqual(parts[at - 1]?.points.at(-1));
    }
  });

  test('that is an expressway never fades', () => {
    expect(fades([road(-80, -79.5, 'motorway')])).toEqual([0]);
  });
});

test.each([
  ['Highway 401', { ref: '401', sign: 'highway' }],
  ['Autoroute 40', { ref: '40', sign: 'autoroute' }],
  ['Highway 400 North', { ref: '400', sign: 'highway' }],
  ['Gardiner Expressway', {}],
])('%s has its number and sign', (name, more) => {
  expect(roadTags(name, 'motorway')).toEqual({ name, kind: 'motorway', ...more });
});
