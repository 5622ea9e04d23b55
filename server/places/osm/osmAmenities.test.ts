import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { osmHeader, osmNodes, osmRelations, osmWays } from '../../../commands/bench/city/writeOsm.ts';
import { readOsmAmenities } from './osmAmenities.ts';
import { kindOfTags, levelOfTags, linesOfTags } from './osmKinds.ts';
import { openOsm } from './readOsm.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osm-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(...blocks: Buffer[]): Promise<string> {
  const path = join(folder, `${Math.random()}.osm.pbf`);
  await writeFile(path, Buffer.concat(blocks));
  return path;
}

async function read(...blocks: Buffer[]) {
  const file = await openOsm(await fileOf(...blocks), 'city.osm.pbf');
  try {
    return { amenities: await readOsmAmenities(file), date: file.date };
  } finally {
    await file.close();
  }
}

/** A square of 0.002 degrees, with ids from `first` on. */
const square = (first: number, latitude: number, longitude: number) => ({
  nodes: [
    { id: first, latitude, longitude },
    { id: first + 1, latitude, longitude: longitude + 0.002 },
    { id: first + 2, latitude: latitude + 0.002, longitude: longitude + 0.002 },
    { id: first + 3, latitude: latitude + 0.002, longitude },
  ],
  ring: [first, first + 1, first + 2, first + 3, first],
});

const LARGE_ID = 12_345_678_901;
const school = square(100, 43.65, -79.38);
const park = square(LARGE_ID, 43.66, -79.39);
const NODES = osmNodes([
  { id: 1, latitude: 43.6512, longitude: -79.3812, tags: { shop: 'supermarket', name: 'Marché Rivière' } },
  { id: 2, latitude: 43.651, longitude: -79.379, tags: { amenity: 'school', name: 'Orde Street' } },
  { id: 3, latitude: 43.7, longitude: -79.4, tags: { amenity: 'bench' } },
  {
    id: 4,
    latitude: 43.6,
    longitude: -79.5,
    tags: { highway: 'bus_stop', name: 'Bay', route_ref: '6; 97B' },
  },
  ...school.nodes,
  ...park.nodes,
]);
const WAYS = osmWays([
  {
    id: 7,
    nodes: school.ring,
    tags: { amenity: 'school', name: 'Orde Street', 'isced:level': '1', operator: 'TDSB' },
  },
  { id: 8, nodes: park.ring },
  { id: 9, nodes: [1, 2], tags: { highway: 'residential', name: 'Bay Street' } },
]);
const RELATIONS = osmRelations([
  {
    id: 5,
    members: [
      { type: 'way', id: 8, role: 'outer' },
      { type: 'way', id: 999, role: 'outer' },
      { type: 'node', id: 1, role: 'label' },
    ],
    tags: { type: 'multipolygon', leisure: 'park', name: 'Grange Park' },
  },
]);

describe('an OpenStreetMap extract', () => {
  it('gives nodes, ways and relations with the tags of amenities, each once', async () => {
    const { amenities, date } = await read(osmHeader(1_795_000_000), NODES, WAYS, RELATIONS);
    expect(date).toEqual(new Date(1_795_000_000_000));
    expect(amenities.map(({ key, kind, name }) => [key, kind, name])).toEqual([
      ['way/7', 'school', 'Orde Street'],
      ['relation/5', 'park', 'Grange Park'],
      ['node/1', 'groceries', 'Marché Rivière'],
      ['node/4', 'stop', 'Bay'],
    ]);
    const [first, second, , stop] = amenities;
    expect(first).toMatchObject({ level: 'elementary', board: 'TDSB' });
    expect(first?.latitude).toBeCloseTo(43.651, 6);
    expect(first?.longitude).toBeCloseTo(-79.379, 6);
    expect(second?.latitude).toBeCloseTo(43.661, 6);
    expect(second?.longitude).toBeCloseTo(-79.389, 6);
    expect(stop?.lines).toEqual(['6', '97B']);
  });

  it('passes ways with their nodes to other readers', async () => {
    const file = await openOsm(await fileOf(osmHeader(), NODES, WAYS, RELATIONS), 'city.osm.pbf');
    const streets: unknown[] = [];
    let nodes = 0;
    await file.read({
      way: (id, refs, tags) => tags['highway'] && streets.push([id, refs, tags['name']]),
      node: () => {
        nodes += 1;
      },
    });
    await file.close();
    expect(streets).toEqual([[9, [1, 2], 'Bay Street']]);
    expect(nodes).toBe(12);
  });

  it.each([
    ['another file', Buffer.from('{"type": "FeatureCollection"}'), 'block 1 at byte 0 is none'],
    ['an empty file', Buffer.alloc(0), 'block 1 at byte 0 is missing: the file is empty'],
    ['the history of the map', osmHeader(1, ['HistoricalInformation']), 'asks for HistoricalInformation'],
    ['a file that is cut off', Buffer.concat([osmHeader(), NODES]).subarray(0, -9), 'block 2 at byte'],
    ['a file without its end', Buffer.concat([osmHeader(), NODES, Buffer.from([0, 0])]), 'is cut off'],
  ])('that is %s is refused with the block', async (_name, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
    await expect(read(bytes)).rejects.toThrow(/^Nothing was loaded: city\.osm\.pbf: block /);
  });

  it('with a damaged block is refused with the block', async () => {
    const damaged = Buffer.from(NODES);
    damaged.fill(0xff, damaged.length - 60, damaged.length - 20);
    await expect(read(osmHeader(), NODES, damaged)).rejects.toThrow(/block 3 at byte \d+ is damaged/);
  });
});

describe('tags', () => {
  it.each([
    [{ amenity: 'college' }, 'school'],
    [{ railway: 'station' }, 'station'],
    [{ railway: 'station', station: 'miniature' }, undefined],
    [{ amenity: 'bus_station' }, 'station'],
    [{ railway: 'tram_stop' }, 'stop'],
    [{ leisure: 'park', name: 'High Park' }, 'park'],
    [{ leisure: 'park' }, undefined],
    [{ leisure: 'park', name: 'Club', access: 'private' }, undefined],
    [{ shop: 'greengrocer' }, 'groceries'],
    [{ shop: 'shoes' }, undefined],
    [{ amenity: 'childcare' }, 'daycare'],
    [{ amenity: 'community_centre' }, 'communityCentre'],
    [{ 'disused:amenity': 'school' }, undefined],
  ])('%o are of kind %s', (tags, kind) => {
    expect(kindOfTags(tags as Record<string, string>)).toBe(kind);
  });

  it.each([
    [{ amenity: 'university' }, 'postSecondary'],
    [{ school: 'primary' }, 'elementary'],
    [{ 'isced:level': '0-1' }, 'elementary'],
    [{ 'isced:level': '1;2' }, 'elementary'],
    [{ 'isced:level': '2' }, 'middle'],
    [{ 'isced:level': '2-3' }, 'secondary'],
    [{ 'isced:level': '1-3' }, 'combined'],
    [{ 'isced:level': 'x' }, undefined],
    [{}, undefined],
  ])('%o are of level %s', (tags, level) => {
    expect(levelOfTags(tags as Record<string, string>)).toBe(level);
  });

  it('have lines between semicolons', () => {
    expect(linesOfTags({ route_ref: '501; 301;' })).toEqual(['501', '301']);
    expect(linesOfTags({})).toEqual([]);
  });
});
