import { describe, expect, it } from 'vitest';
import type { CityFacts } from '#demo/facts/cityFacts.ts';
import type { Line, RegionFacts } from '#demo/facts/regionFacts.ts';
import type { Position } from '#demo/types.ts';
import { makeDice } from './hash.ts';
import { findDistricts } from './neighbourhoods.ts';
import { kmPerDegree } from './plane.ts';
import { drawRegion, layRegion } from './regions.ts';
import type { StreetDraft } from './streetSink.ts';

const ORIGIN: Position = [-100, 50];
const [KM_X, KM_Y] = kmPerDegree(50);
const at = (x: number, y: number): Position => [ORIGIN[0] + x / KM_X, ORIGIN[1] + y / KM_Y];
const square = (west: number, south: number, east: number, north: number): Line => [
  at(west, south),
  at(east, south),
  at(east, north),
  at(west, north),
];

/** An invented city, 6 km wide. The grid of its eastern half is turned by 30 degrees. */
const CITY: CityFacts = {
  name: 'Testville',
  stateCode: 'MB',
  area: 'Testville',
  boardId: 1,
  mlsPrefix: 'T',
  population: 1000,
  language: 'en',
  postalPrefixes: ['R0A'],
  center: ORIGIN,
  priceLevel: 1,
  neighbourhoods: [
    { name: 'West End', center: at(-1.5, 0), priceLevel: 1, towers: 0, era: 1920 },
    { name: 'East End', center: at(1.5, 0), priceLevel: 1, towers: 0, era: 1920 },
  ],
};

const FACTS: RegionFacts = {
  name: 'Testville',
  box: [...at(-6, -6), ...at(6, 6)],
  limits: { Testville: square(-3, -3, 3, 3) },
  waters: [],
  islands: [],
  rivers: [],
  motorways: {},
  roads: { 'Slant Road W': [at(-2.9, -2), at(-0.2, 2)] },
  railways: { 'The Line': [at(-3, -2.5), at(3, -2.5)] },
  parks: [
    { name: 'The Links', kind: 'golf', outline: square(-2.5, 1, -1.5, 2.6) },
    { name: 'The Works', kind: 'industrial', outline: square(-2.9, -2.2, -1, -0.6) },
  ],
  frames: [
    {
      cities: ['Testville'],
      origin: ORIGIN,
      east: 0,
      north: 0,
      northSouth: [['First Avenue', -1]],
      eastWest: [['Long Street', 0.5]],
    },
    {
      cities: ['Testville'],
      within: square(0, -3.2, 3.2, 3.2),
      origin: at(1.5, 0),
      east: 30,
      north: 30,
      northSouth: [['Second Avenue', 0]],
      eastWest: [['Short Street', 0]],
    },
  ],
};

function draw(facts: RegionFacts): StreetDraft[] {
  const region = layRegion(facts, makeDice(1));
  return drawRegion(region, new Map([[CITY.name, CITY]]), findDistricts([CITY])).drafts;
}

const inKm = ([x, y]: Position): [number, number] => [(x - ORIGIN[0]) * KM_X, (y - ORIGIN[1]) * KM_Y];

/** Returns the midpoints of a street's segments (km from the origin), with their directions from 0 to 180 degrees. */
function stretches(street: StreetDraft): { x: number; y: number; heading: number }[] {
  return street.points.slice(1).map((point, index) => {
    const [bx, by] = inKm(point);
    const [ax, ay] = inKm(street.points[index] ?? point);
    const heading = ((Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 180) % 180;
    return { x: (ax + bx) / 2, y: (ay + by) / 2, heading };
  });
}

const streets = draw(FACTS);
const named = (name: string): StreetDraft[] => streets.filter((street) => street.name === name);
const locals = streets.filter(({ kind }) => kind === 'local');

describe('frames of one city', () => {
  it('have main streets only in their own areas', () => {
    const long = named('Long').flatMap(stretches);
    const short = named('Short').flatMap(stretches);
    expect(Math.max(...long.map(({ x }) => x))).toBeLessThan(0.05);
    expect(Math.min(...short.map(({ x }) => x))).toBeGreaterThan(-0.05);
    expect(short.length).toBeGreaterThan(0);
  });

  it('have side streets with their own angle', () => {
    const turned = (side: -1 | 1): number[] =>
      locals
        .flatMap(stretches)
        .filter(({ x }) => Math.sign(x) === side && Math.abs(x) > 0.2)
        .map(({ heading }) => Math.round(heading) % 90);
    const share = (headings: number[], low: number, high: number): number =>
      headings.filter((heading) => heading >= low && heading <= high).length / headings.length;
    expect(share(turned(1), 22, 38)).toBeGreaterThan(0.8);
    expect(share(turned(-1), 22, 38)).toBeLessThan(0.1);
  });
});

describe('free roads', () => {
  it('run from end to end as arterials with their direction', () => {
    const road = named('Slant')[0];
    expect(road).toMatchObject({ kind: 'arterial', suffix: 'Road', direction: 'W' });
    const ends = [road?.points[0], road?.points.at(-1)].map((end) => inKm(end ?? ORIGIN));
    expect(ends[0]?.[0]).toBeCloseTo(-2.9, 1);
    expect(ends[1]?.[1]).toBeCloseTo(2, 1);
  });

  it('have no side streets along them, but others across them', () => {
    const along = { ...FACTS, parks: [], roads: { 'Flat Road': [at(-2.9, -0.02), at(-0.1, -0.02)] } };
    const side = draw(along).filter(({ kind }) => kind === 'local');
    const doubled = side
      .flatMap(stretches)
      .filter(
        ({ x, y, heading }) => x < 0 && Math.abs(y + 0.02) < 0.045 && Math.min(heading, 180 - heading) < 20,
      );
    expect(doubled).toEqual([]);
    const crossing = side.filter(({ points }) => {
      const ys = points
        .map(inKm)
        .filter(([x]) => x < -0.1 && x > -2.8)
        .map(([, y]) => y);
      return Math.min(...ys) < -0.05 && Math.max(...ys) > 0.05;
    });
    expect(crossing.length).toBeGreaterThan(5);
  });
});

describe('areas', () => {
  it('of a golf course have no streets, industrial ones do', () => {
    const inside = (west: number, south: number, east: number, north: number): number =>
      locals.flatMap(stretches).filter(({ x, y }) => x > west && x < east && y > south && y < north).length;
    expect(inside(-2.3, 1.2, -1.7, 2.4)).toBe(0);
    expect(inside(-2.7, -2, -1.2, -0.8)).toBeGreaterThan(3);
  });
});

describe('quadrants', () => {
  const [general] = FACTS.frames;
  const quartered = draw({
    ...FACTS,
    roads: {},
    parks: [],
    frames: [
      {
        ...general,
        cities: ['Testville'],
        origin: ORIGIN,
        east: 0,
        north: 0,
        northSouth: [['First Avenue', -1]],
        eastWest: [['Long Street', 0.5]],
        quadrants: [0, 0],
      },
    ],
  });
  const directionsOf = (name: string): string[] =>
    [
      ...new Set(quartered.filter((street) => street.name === name).map(({ direction }) => direction)),
    ].toSorted();

  it('give main streets their direction, and split them at the boundary', () => {
    expect(directionsOf('First')).toEqual(['NW', 'SW']);
    expect(directionsOf('Long')).toEqual(['NE', 'NW']);
  });

  it('give both halves numbers that rise with the distance from the boundary', () => {
    const south = quartered.find(({ name, direction }) => name === 'First' && direction === 'SW');
    const [first, last] = [south?.points[0], south?.points.at(-1)].map((end) => inKm(end ?? ORIGIN)[1]);
    expect(first).toBeGreaterThan(last ?? 0);
  });

  it('give side streets the direction of their middle', () => {
    const wrong = quartered.filter(({ kind, direction, points }) => {
      const [x, y] = inKm(points[Math.floor(points.length / 2)] ?? ORIGIN);
      const expected = `${y < 0 ? 'S' : 'N'}${x < 0 ? 'W' : 'E'}`;
      return kind === 'local' && Math.min(Math.abs(x), Math.abs(y)) > 1.1 && direction !== expected;
    });
    expect(wrong).toEqual([]);
  });
});

describe('real side streets', () => {
  const sideStreets = {
    northSouth: [
      ['Elm Street', 0.4],
      ['Oak Street', 0.5, -1, 1],
    ],
    eastWest: [],
  } as const;
  const [general] = FACTS.frames;
  const withSides = draw({
    ...FACTS,
    roads: {},
    parks: [],
    frames: [
      {
        ...general,
        cities: ['Testville'],
        origin: ORIGIN,
        east: 0,
        north: 0,
        northSouth: [['First Avenue', -1]],
        eastWest: [['Long Street', 0.5]],
        sideStreets,
      },
    ],
  });
  const stretchesOf = (name: string) => withSides.filter((street) => street.name === name).flatMap(stretches);

  it('have their real position and name', () => {
    const elm = stretchesOf('Elm');
    expect(elm.length).toBeGreaterThan(0);
    expect(elm.every(({ x }) => Math.abs(x - 0.4) < 0.08)).toBe(true);
    expect(stretchesOf('Oak').every(({ y }) => Math.abs(y) < 1.6)).toBe(true);
  });
});

describe('lanes', () => {
  const [general] = FACTS.frames;
  const withLanes = draw({
    ...FACTS,
    roads: {},
    parks: [],
    frames: [
      {
        ...general,
        cities: ['Testville'],
        origin: ORIGIN,
        east: 0,
        north: 0,
        northSouth: [['First Avenue', -1]],
        eastWest: [['Long Street', 0.5]],
        lanes: { northSouth: [['Steep Hill', 0.3, -0.6, 0.5]], eastWest: [] },
      },
    ],
  });

  it('run from end to end as side streets, with no other street beside them', () => {
    const lanes = withLanes.filter(({ name }) => name === 'Steep Hill' || name === 'Steep');
    expect(lanes.map(({ kind }) => kind)).toEqual(['local']);
    const parts = lanes.flatMap(stretches);
    expect(parts.every(({ x }) => Math.abs(x - 0.3) < 0.02)).toBe(true);
    const doubles = withLanes
      .filter((street) => !lanes.includes(street) && street.kind === 'local')
      .flatMap(stretches)
      .filter(
        ({ x, y, heading }) =>
          Math.abs(x - 0.3) < 0.045 && y > -0.5 && y < 0.4 && Math.abs(heading - 90) < 20,
      );
    expect(doubles).toEqual([]);
  });
});

describe('street ends', () => {
  const touches = ([x, y]: Position, own: StreetDraft): boolean =>
    streets.some(
      (other) =>
        other !== own &&
        other.points.slice(1).some((b, index) => {
          const [[ax, ay], [bx, by], [px, py]] = [inKm(other.points[index] ?? b), inKm(b), inKm([x, y])];
          const span = (bx - ax) ** 2 + (by - ay) ** 2;
          const share = Math.max(
            0,
            Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / (span || 1)),
          );
          return Math.hypot(px - ax - share * (bx - ax), py - ay - share * (by - ay)) < 0.006;
        }),
    );

  it('meet another street or are marked', () => {
    const loose = locals.filter(
      (street) =>
        ((street.deadEnds & 1) === 0 && !touches(street.points[0] ?? ORIGIN, street)) ||
        ((street.deadEnds & 2) === 0 && !touches(street.points.at(-1) ?? ORIGIN, street)),
    );
    expect(loose.length).toBeLessThan(locals.length * 0.02);
  });

  it('are hardly ever dead without an obstacle', () => {
    const inTheOpen = (end: Position | undefined): boolean => {
      const [x, y] = inKm(end ?? ORIGIN);
      const nearEdge =
        Math.max(Math.abs(x), Math.abs(y)) > 2.8 || Math.abs(x) < 0.2 || Math.abs(y + 2.5) < 0.2;
      return !nearEdge && !(x < -1.2 && x > -2.8 && y > 0.7 && y < 2.9);
    };
    const stuck = locals.filter(
      ({ deadEnds, points, shape }) =>
        shape !== 'court' &&
        (((deadEnds & 1) !== 0 && inTheOpen(points[0])) ||
          ((deadEnds & 2) !== 0 && inTheOpen(points.at(-1)))),
    );
    expect(stuck.length).toBeLessThan(locals.length * 0.06);
  });
});
