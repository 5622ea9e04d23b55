import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '#server/routing/embedded/answerQuestion.ts';
import { ACCESS, CARS_ONLY, OPEN_TO_ALL } from '#server/routing/streets/speeds.ts';
import { packTile } from '#server/routing/streets/streetTile.ts';
import { osmHeader, osmNodes, osmWays } from '../../../commands/bench/city/writeOsm.ts';
import { type Place, pointAt } from '../../../tests/support/routing/handMadeStreets.ts';
import type { OsmTags } from './osmEntities.ts';
import { readOsmStreets } from './osmStreets.ts';
import { openOsm } from './readOsm.ts';
import { streetOfTags } from './streetOfTags.ts';

const WALK = ACCESS.walk;
const BIKES = ACCESS.bikeForward | ACCESS.bikeBackward;
const ONE_WAY = ACCESS.driveForward | ACCESS.bikeForward | WALK;

describe('a street', () => {
  it.each<[tags: OsmTags, speed: number, access: number]>([
    [{ highway: 'residential' }, 25, OPEN_TO_ALL],
    [{ highway: 'secondary', maxspeed: '60' }, 48, OPEN_TO_ALL],
    [{ highway: 'secondary', maxspeed: '40 mph' }, 51, OPEN_TO_ALL],
    [{ highway: 'secondary', maxspeed: 'signals' }, 55, OPEN_TO_ALL],
    [{ highway: 'motorway', oneway: 'no' }, 90, CARS_ONLY],
    [{ highway: 'motorway', maxspeed: '110' }, 88, ACCESS.driveForward],
    [{ highway: 'motorway_link', oneway: 'yes' }, 65, ACCESS.driveForward],
    [{ highway: 'trunk', motorroad: 'yes' }, 85, CARS_ONLY],
    [{ highway: 'residential', oneway: 'yes' }, 25, ONE_WAY],
    [{ highway: 'residential', oneway: '-1' }, 25, ACCESS.driveBackward | ACCESS.bikeBackward | WALK],
    [
      { highway: 'residential', oneway: 'yes', 'oneway:bicycle': 'no' },
      25,
      ACCESS.driveForward | BIKES | WALK,
    ],
    [{ highway: 'tertiary', junction: 'roundabout' }, 40, ONE_WAY],
    [{ highway: 'footway' }, 1, WALK],
    [{ highway: 'footway', bicycle: 'designated' }, 1, WALK | BIKES],
    [{ highway: 'cycleway' }, 1, WALK | BIKES],
    [{ highway: 'steps' }, 1, WALK],
    [{ highway: 'service', access: 'private', foot: 'yes' }, 15, WALK],
    [{ highway: 'residential', motor_vehicle: 'no' }, 25, WALK | BIKES],
    [{ highway: 'primary', bicycle: 'no' }, 65, CARS_ONLY | WALK],
  ])('%j', (tags, speed, access) => {
    expect(streetOfTags(tags)).toEqual({ speed, access });
  });

  it.each<[tags: OsmTags]>([
    [{ highway: 'construction' }],
    [{ highway: 'constructor' }],
    [{ railway: 'rail' }],
    [{ highway: 'service', service: 'driveway' }],
    [{ highway: 'pedestrian', area: 'yes' }],
    [{ highway: 'service', access: 'no' }],
  ])('is no way with %j', (tags) => {
    expect(streetOfTags(tags)).toBeUndefined();
  });
});

describe('the streets of an extract', () => {
  let folder: string;
  let engine: ReturnType<typeof openEngine>;
  let tiles: [number, Uint8Array[]][];

  // A main street with a side street from its middle, and a bridge over both without a common node.
  const places: Place[] = [
    [500, 500],
    [1000, 500],
    [2000, 500],
    [1000, 1500],
    [700, 300],
    [700, 2000],
  ];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'osm-'));
    const path = join(folder, 'city.osm.pbf');
    const nodes = places.map((place, at) => ({ id: 10 + at, ...pointAt(place) }));
    const ways = [
      { id: 1, nodes: [10, 11, 12], tags: { highway: 'residential' } },
      { id: 2, nodes: [11, 13], tags: { highway: 'residential', oneway: 'yes' } },
      { id: 3, nodes: [14, 15], tags: { highway: 'motorway', oneway: 'no' } },
      { id: 4, nodes: [12, 99], tags: { highway: 'residential' } },
      { id: 5, nodes: [10, 11], tags: { building: 'yes' } },
    ];
    await writeFile(path, Buffer.concat([osmHeader(), osmNodes(nodes), osmWays(ways)]));
    const file = await openOsm(path, 'city.osm.pbf');
    tiles = Array.from(await readOsmStreets(file), ([tile, streets]) => [tile, [packTile(streets)]]);
    await file.close();
    engine = openEngine();
  });

  afterAll(() => rm(folder, { recursive: true }));

  function minutes(from: Place, to: Place, mode: 'drive' | 'walk'): number | null | undefined {
    const question = { kind: 'minutes', from: pointAt(from), to: pointAt(to), mode } as const;
    const needs = engine({ id: 1, version: '1', question });
    if (needs.kind !== 'needs') return needs.kind === 'minutes' ? needs.minutes : undefined;
    const given = needs.tiles.map((tile) => [tile, tiles.find(([one]) => one === tile)?.[1] ?? []] as const);
    const answer = engine({ id: 2, version: '1', question, tiles: given });
    return answer.kind === 'minutes' ? answer.minutes : undefined;
  }

  it('are joined at common nodes', () => {
    expect(minutes([2000, 500], [1000, 1500], 'walk')).toBe(24);
    expect(minutes([2000, 500], [1000, 1500], 'drive')).toBe(5);
  });

  it('are driven in their direction', () => {
    expect(minutes([1000, 1500], [2000, 500], 'drive')).toBeNull();
    expect(minutes([1000, 1500], [2000, 500], 'walk')).toBe(24);
  });

  it('do not meet where they only cross', () => {
    expect(minutes([700, 1900], [2000, 500], 'drive')).toBeNull();
  });
});
