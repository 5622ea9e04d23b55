import { expect, test } from 'vitest';
import type { Position, Street, StreetKind } from '#demo/types.ts';
import type { Label } from './label.ts';
import { widthOf } from './labels/lettering.ts';
import { type Frame, type NamedShapes, placeNames, staticLabels } from './staticLabels.ts';
import { PALETTES } from './styling/palettes.ts';

/** A frame whose degrees are pixels. */
const FRAME: Frame = {
  width: 400,
  height: 200,
  zoom: 15,
  box: [0, 0, 400, 200],
  toPixel: ([x, y]) => [x, y],
};
const street = (name: string, points: Position[], kind: StreetKind = 'local'): Street => ({
  id: 0,
  kind,
  name,
  suffix: '',
  direction: '',
  city: 'Guelph',
  state: 'Ontario',
  points,
});
function shapesOf(streets: Street[], labels: Label[] = []): NamedShapes {
  const ofKinds = (...kinds: StreetKind[]) => ({
    search: () => streets.filter(({ kind }) => kinds.includes(kind)),
  });
  return {
    main: ofKinds('motorway', 'arterial'),
    collectors: ofKinds('collector'),
    locals: ofKinds('local'),
    labels: { search: () => labels },
  };
}
const namesOf = (streets: Street[], more: Partial<Frame> = {}) =>
  placeNames({ ...FRAME, ...more }, shapesOf(streets), PALETTES.light);

test('a street has its name along its line, never upside down', () => {
  const [name] = namesOf([
    street('Elm Street', [
      [380, 20],
      [20, 180],
    ]),
  ]);
  expect(name).toMatchObject({ text: 'Elm Street' });
  expect(name?.degrees).toBeCloseTo((Math.atan2(160, -360) * 180) / Math.PI - 180);
  expect(name?.at[0]).toBeGreaterThan(100);
});

test.each([
  [
    'too short',
    [
      [180, 100],
      [200, 100],
    ],
  ],
  [
    'too crooked',
    [
      [100, 100],
      [130, 60],
      [160, 100],
      [190, 60],
      [220, 100],
      [250, 60],
    ],
  ],
  [
    'along the edge',
    [
      [0, 3],
      [400, 3],
    ],
  ],
] satisfies [string, Position[]][])('a street that is %s has no name', (_, points) => {
  expect(namesOf([street('Elm Street', points)])).toEqual([]);
});

test('names do not overlap, and the larger street has its name first', () => {
  const line: Position[] = [
    [175, 100],
    [225, 100],
  ];
  expect(namesOf([street('Elm', line)])).toMatchObject([{ text: 'Elm' }]);
  expect(namesOf([street('Elm', line), street('Main', line, 'arterial')])).toMatchObject([{ text: 'Main' }]);
});

test('names keep off the marker', () => {
  const line: Position[] = [
    [170, 90],
    [230, 90],
  ];
  expect(namesOf([street('Elm', line)])).toHaveLength(1);
  expect(namesOf([street('Elm', line)], { marker: [200, 100] })).toEqual([]);
});

test('a long street has its name again at a distance', () => {
  const [first, second, ...others] = namesOf(
    [
      street('Elm', [
        [0, 100],
        [1000, 100],
      ]),
    ],
    { width: 1000 },
  );
  expect(Math.abs((first?.at[0] ?? 0) - (second?.at[0] ?? 0))).toBeGreaterThanOrEqual(380);
  expect(others).toHaveLength(1);
});

test('a numbered expressway has its shield', () => {
  expect(
    namesOf([
      street(
        'Highway 401',
        [
          [0, 100],
          [400, 100],
        ],
        'motorway',
      ),
    ]),
  ).toMatchObject([{ text: '401', degrees: 0, icon: { at: [expect.closeTo(200, -2), 100] } }]);
});

test('small streets have no names at low zooms', () => {
  const streets = [
    street('Elm', [
      [0, 100],
      [400, 100],
    ]),
    street(
      'Main',
      [
        [0, 40],
        [400, 40],
      ],
      'arterial',
    ),
  ];
  expect(namesOf(streets, { zoom: 13 })).toMatchObject([{ text: 'Main' }]);
});

test('a hospital has its icon and its name below it', () => {
  const label: Label = {
    position: [200, 100],
    from: 12,
    tags: { name: 'St. Mary’s', kind: 'park', area: 'hospital' },
  };
  const [name] = placeNames(FRAME, shapesOf([], [label]), PALETTES.light);
  expect(name).toMatchObject({ text: 'St. Mary’s', icon: { at: [200, 100] } });
  expect(name?.at[1]).toBeGreaterThan(110);
});

test('names are drawn as outlines, with the letters of French', () => {
  const svg = staticLabels(
    FRAME,
    shapesOf([
      street('rue Chênevert', [
        [0, 100],
        [400, 100],
      ]),
    ]),
    PALETTES.dark,
  );
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
  expect(widthOf('ê', 10)).toBeGreaterThan(0);
  expect(widthOf('漢', 10)).toBe(0);
});
