import { describe, expect, it } from 'vitest';
import { contains, shapeFrom } from '#server/store/geometry/shape.ts';
import type { WireArea } from '../../../src/api/realty/reachContract.ts';
import {
  gridOfStreets,
  type Place,
  packedTiles,
  pointAt,
  street,
} from '../../../tests/support/routing/handMadeStreets.ts';
import type { StreetPiece } from '../streets/cutStreets.ts';
import { ACCESS, CARS_ONLY, DRIVING_SPEED } from '../streets/speeds.ts';
import { type EngineLimits, openEngine } from './answerQuestion.ts';
import type { EngineAnswer, EngineQuestion } from './engineMessages.ts';
import type { StreetMode } from './shortestTimes.ts';

/** Asks an engine, and gives it the tiles that it needs. */
function engineOf(pieces: readonly StreetPiece[]): (question: EngineQuestion) => EngineAnswer {
  const answer = openEngine();
  const packed = new Map(packedTiles(pieces));
  return (question) => {
    const first = answer({ id: 1, version: '1', question });
    if (first.kind !== 'needs') return first;
    const tiles = first.tiles.map((tile) => [tile, [packed.get(tile) ?? []].flat()] as const);
    return answer({ id: 2, version: '1', question, tiles });
  };
}

function minutesBy(pieces: readonly StreetPiece[]) {
  const ask = engineOf(pieces);
  return (from: Place, to: Place, mode: StreetMode): number | null | string => {
    const answer = ask({ kind: 'minutes', from: pointAt(from), to: pointAt(to), mode });
    if (answer.kind === 'refused') return answer.reason;
    return answer.kind === 'minutes' ? answer.minutes : answer.kind;
  };
}

function areaBy(pieces: readonly StreetPiece[]) {
  const ask = engineOf(pieces);
  return (to: Place, mode: StreetMode, minutes: number): WireArea => {
    const answer = ask({ kind: 'area', to: pointAt(to), mode, minutes });
    if (answer.kind !== 'area') throw new Error(`no area: ${answer.kind}`);
    return answer.area;
  };
}

const isIn = (area: WireArea, place: Place): boolean => {
  const shape = shapeFrom(area);
  const { longitude, latitude } = pointAt(place);
  return shape !== undefined && contains(shape, longitude, latitude);
};

describe('the time along streets', () => {
  const road = minutesBy([
    street([
      [500, 500],
      [4400, 500],
    ]),
  ]);

  it.each<[mode: StreetMode, minutes: number]>([
    ['walk', 47],
    ['bike', 16],
    ['drive', 6],
  ])('%s: 3.9 km', (mode, minutes) => {
    expect(road([500, 500], [4400, 500], mode)).toBe(minutes);
  });

  it('includes the walk between a home and the street', () => {
    expect(road([500, 920], [500, 500], 'walk')).toBe(6);
  });

  it('is that of a part of a street between two homes on it', () => {
    expect(road([1000, 500], [1450, 500], 'walk')).toBe(6);
  });

  it('goes on over the border of a tile', () => {
    const long = minutesBy([
      street([
        [5000, 500],
        [9000, 500],
      ]),
      street([
        [9000, 500],
        [9000, 8000],
      ]),
    ]);
    expect(long([5000, 500], [9000, 8000], 'drive')).toBe(18);
  });

  it('follows a bend by its length', () => {
    const bent = minutesBy([
      street([
        [500, 500],
        [500, 1500],
        [1500, 1500],
        [1500, 500],
      ]),
    ]);
    expect(bent([500, 500], [1500, 500], 'walk')).toBe(36);
  });

  it('uses the motorway by car only', () => {
    const motorway = street(
      [
        [500, 600],
        [6000, 600],
      ],
      { speed: DRIVING_SPEED.motorway, access: CARS_ONLY },
    );
    const ramps = [
      street([
        [500, 500],
        [500, 600],
      ]),
      street([
        [6000, 500],
        [6000, 600],
      ]),
    ];
    const ways = minutesBy([
      street([
        [500, 500],
        [6000, 500],
      ]),
      ...ramps,
      motorway,
    ]);
    expect(ways([500, 500], [6000, 500], 'drive')).toBe(4);
    expect(ways([500, 500], [6000, 500], 'bike')).toBe(22);
  });

  it('is null without a way', () => {
    const apart = minutesBy([
      street([
        [500, 500],
        [1000, 500],
      ]),
      street([
        [3000, 500],
        [4000, 500],
      ]),
    ]);
    expect(apart([500, 500], [4000, 500], 'drive')).toBeNull();
  });

  it('has a reason if a point is on no street', () => {
    expect(road([500, 2500], [500, 500], 'drive')).toBe('farFromStreet');
    expect(road([500, 500], [500, 2500], 'drive')).toBe('farFromStreet');
    expect(road([40_000, 40_000], [41_000, 40_000], 'drive')).toBe('noStreets');
  });
});

describe('one-way streets', () => {
  const oneWay = ACCESS.driveForward | ACCESS.bikeForward | ACCESS.walk;
  // Round a block of 1 km, clockwise.
  const corners: Place[] = [
    [1000, 1000],
    [2000, 1000],
    [2000, 2000],
    [1000, 2000],
    [1000, 1000],
  ];
  const block = minutesBy(
    corners.slice(1).map((corner, at) => street([corners[at] ?? corner, corner], { access: oneWay })),
  );

  it('are driven in their direction only', () => {
    expect(block([1000, 1000], [2000, 1000], 'drive')).toBe(2);
    expect(block([2000, 1000], [1000, 1000], 'drive')).toBe(5);
  });

  it('are driven round the block to a home just behind', () => {
    expect(block([1200, 1000], [1600, 1000], 'drive')).toBe(1);
    expect(block([1600, 1000], [1200, 1000], 'drive')).toBe(6);
  });

  it('are walked in both directions', () => {
    expect(block([1000, 1000], [2000, 1000], 'walk')).toBe(12);
    expect(block([2000, 1000], [1000, 1000], 'walk')).toBe(12);
  });
});

describe('a grid of streets', () => {
  // Crosses the borders of four tiles.
  const pieces = gridOfStreets([3000, 3000], 60, 150);
  const area = areaBy(pieces);
  const minutes = minutesBy(pieces);
  const centre: Place = [7500, 7500];

  it('takes as long to walk in one direction as in the other', () => {
    const places: Place[] = [
      [3400, 8000],
      [7060, 7130],
      [9000, 4510],
      [11_900, 11_930],
    ];
    for (const one of places) {
      for (const other of places) expect(minutes(one, other, 'walk')).toBe(minutes(other, one, 'walk'));
    }
  });

  it.each<[mode: StreetMode, minutes: number, metres: number]>([
    ['walk', 15, 1250],
    ['walk', 40, 3333],
    ['bike', 10, 2500],
    ['drive', 10, 6667],
  ])('is reached in the form of a diamond: %s, %s minutes', (mode, limit, metres) => {
    const reached = area(centre, mode, limit);
    const at = (east: number, south: number): boolean =>
      isIn(reached, [centre[0] + east * metres, centre[1] + south * metres]);
    expect(at(0, 0)).toBe(true);
    if (metres < 4000) {
      expect([at(0.9, 0), at(-0.9, 0), at(0, 0.9), at(0.44, 0.44), at(-0.44, 0.44)]).toEqual(
        Array(5).fill(true),
      );
      expect([at(1.2, 0), at(-1.2, 0), at(0, -1.2), at(0.66, 0.66), at(-0.66, -0.66)]).toEqual(
        Array(5).fill(false),
      );
    }
    const points = reached.flat().reduce((sum, ring) => sum + ring.length, 0);
    expect(points).toBeLessThanOrEqual(450);
  });

  it('gives a longer time an area that contains that of a shorter one', () => {
    const limits = [10, 15, 20, 30, 45];
    const areas = limits.map((limit) => area(centre, 'walk', limit));
    for (const [at, shorter] of areas.slice(0, -1).entries()) {
      const longer = shapeFrom(areas[at + 1]);
      if (!longer) throw new Error('there is no longer area');
      const outside = shorter
        .flat(2)
        .filter(([longitude, latitude]) => !contains(longer, longitude, latitude));
      expect(outside).toEqual([]);
    }
  });

  it('has homes within its area that reach the destination in the time', () => {
    const reached = area(centre, 'walk', 20);
    for (let east = 5700; east <= 9300; east += 300) {
      for (let south = 5700; south <= 9300; south += 300) {
        const time = Number(minutes([east, south], centre, 'walk'));
        // The outline is straightened by half a cell, and the ground beside a street belongs to it.
        if (time <= 19) expect(isIn(reached, [east, south])).toBe(true);
        if (time > 22) expect(isIn(reached, [east, south])).toBe(false);
      }
    }
  });
});

it('an area has a hole where streets end', () => {
  const block: Place[] = [
    [1000, 1000],
    [3000, 1000],
    [3000, 3000],
    [1000, 3000],
    [1000, 1000],
  ];
  const area = areaBy([street(block)])([1000, 1000], 'bike', 30);
  expect(area.map((polygon) => polygon.length)).toEqual([2]);
  expect(isIn(area, [2000, 2000])).toBe(false);
  expect(isIn(area, [2000, 1000])).toBe(true);
});

describe('the streets in memory', () => {
  const block = (east: number) => gridOfStreets([east, 500], 4, 100);
  const [here, there] = [1000, 60_000];
  const packed = new Map(packedTiles([...block(here), ...block(there)]));
  const walk = (east: number): EngineQuestion => ({
    kind: 'area',
    to: pointAt([east + 200, 700]),
    mode: 'walk',
    minutes: 10,
  });

  /** Asks, and gives the tiles that are asked for. @returns the number of loads, and the kind of the answer */
  function loader(limits: EngineLimits) {
    const answer = openEngine(limits);
    return (question: EngineQuestion): [loads: number, kind: string] => {
      let answered = answer({ id: 1, version: '1', question });
      let loads = 0;
      for (; answered.kind === 'needs' && loads < 5; loads += 1) {
        const tiles = answered.tiles.map((tile) => [tile, [packed.get(tile) ?? []].flat()] as const);
        answered = answer({ id: 1, version: '1', question, tiles });
      }
      return [loads, answered.kind];
    };
  }

  it('stay for the next question', () => {
    const ask = loader({});
    expect([ask(walk(here)), ask(walk(there)), ask(walk(here))]).toEqual([
      [1, 'area'],
      [1, 'area'],
      [0, 'area'],
    ]);
  });

  it('are dropped after a load that makes them too many, but for those of the question', () => {
    const ask = loader({ maxNodes: 40 });
    expect(ask(walk(here))).toEqual([1, 'area']);
    expect(ask(walk(there)), 'loaded, dropped with the others, and loaded again').toEqual([2, 'area']);
    expect(ask(walk(there))).toEqual([0, 'area']);
    expect(ask(walk(here))[0]).toBeGreaterThan(0);
  });

  it('may be too many for one question, which is answered', () => {
    const ask = loader({ maxNodes: 10 });
    expect([ask(walk(here)), ask(walk(here))]).toEqual([
      [1, 'area'],
      [0, 'area'],
    ]);
  });

  it('do not grow by tiles without streets', () => {
    const ask = loader({ maxTiles: 6 });
    expect(ask(walk(here))).toEqual([1, 'area']);
    for (let away = 1; away <= 10; away += 1) expect(ask(walk(100_000 * away))[1]).toBe('refused');
    expect(ask(walk(here))).toEqual([1, 'area']);
  });

  it('are not asked for by a question that needs too many of them', () => {
    expect(loader({ maxTiles: 3 })({ ...walk(here), mode: 'drive' })).toEqual([0, 'refused']);
  });
});
