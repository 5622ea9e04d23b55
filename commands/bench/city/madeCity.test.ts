import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runPlaces, type StoredSource } from '#commands/places/runPlaces.ts';
import { openOsm } from '#server/places/osm/readOsm.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { PLACES_OPTIONS } from '#tests/support/services/placesOptions.ts';
import { cityExtract } from './cityExtract.ts';
import { cityTimetable } from './cityTimetable.ts';
import { type CitySize, countsOf, TORONTO } from './madeCity.ts';

const HAMLET: CitySize = {
  streets: 12,
  buildings: 30,
  parks: 5,
  places: 0.01,
  lines: 16,
  stops: 4,
  trips: { weekday: 3, saturday: 2, sunday: 1 },
};

let folder: string;
let store: Store;
let stored: StoredSource[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'city-'));
  store = await openStore({ kind: 'memory' });
  const files = { 'city.osm.pbf': cityExtract(HAMLET), 'city-transit.zip': cityTimetable(HAMLET) };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  stored = await runPlaces({
    store,
    paths: Object.keys(files).map((name) => join(folder, name)),
    ...PLACES_OPTIONS,
  });
});

afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

it('the extract of a made city has the entities that are counted', async () => {
  const file = await openOsm(join(folder, 'city.osm.pbf'), 'city');
  const found = { nodes: 0, ways: 0, streets: 0, relations: 0 };
  const ids = new Set<number>();
  let missing = 0;
  await file.read({
    node: (id) => {
      found.nodes += 1;
      ids.add(id);
    },
    way: (_id, nodes, tags) => {
      found.ways += 1;
      if ('highway' in tags) found.streets += 1;
      missing += nodes.filter((id) => !ids.has(id)).length;
    },
    relation: () => {
      found.relations += 1;
    },
  });
  await file.close();
  expect(missing).toBe(0);
  expect(countsOf(HAMLET)).toMatchObject(found);
});

it('its places, streets and timetable are loaded by the command’s own code', () => {
  const [extract, timetable] = stored;
  expect(extract?.counts).toEqual({
    school: 13,
    station: 1,
    stop: 90,
    park: 5,
    groceries: 9,
    library: 2,
    hospital: 1,
    daycare: 10,
    communityCentre: 2,
  });
  expect(extract?.routing.tiles).toBeGreaterThan(10);
  const { stops } = countsOf(HAMLET);
  // The first four lines are a subway, whose stops are stations.
  expect(timetable?.counts).toEqual({ station: 32, stop: stops - 32 });
  expect(timetable?.routing.rides).toBe(16 * 2 * 3 * 3);
});

it('each run makes the same files', () => {
  expect(cityExtract(HAMLET).equals(cityExtract(HAMLET))).toBe(true);
  expect(cityTimetable(HAMLET).equals(cityTimetable(HAMLET))).toBe(true);
});

it('Toronto’s size is that of the TTC’s feed and of 1.4 million nodes of streets', () => {
  const { stops, trips, calls, nodes } = countsOf(TORONTO);
  expect(
    [stops / 9329, trips / 131_140, calls / 4_300_000].every((share) => share > 0.9 && share < 1.1),
  ).toBe(true);
  expect(nodes).toBeGreaterThan(2_800_000);
});
