import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { osmHeader, osmNodes, osmWays } from '#commands/bench/city/writeOsm.ts';
import { writeZip } from '#commands/bench/city/writeZip.ts';
import { findNearest, readAmenitySources } from '#server/store/amenities/findAmenities.ts';
import { readSources } from '#server/store/routing/routingSources.ts';
import type { Store } from '#server/store/store.ts';
import { PLACES_OPTIONS } from '#tests/support/services/placesOptions.ts';
import { openEmptyStore } from '#tests/support/services/testStores.ts';
import { keyOfFile } from './readPlaces.ts';
import { countsText, type PlacesOptions, removeSource, runPlaces, sourceText } from './runPlaces.ts';
import { routingText, type StoredRouting } from './storeRouting.ts';

let store: Store;
let folder: string;
async function file(name: string, content: string | Buffer | object): Promise<string> {
  const path = join(folder, name);
  const isText = typeof content === 'string' || Buffer.isBuffer(content);
  await writeFile(path, isText ? content : JSON.stringify(content));
  return path;
}

const load = (paths: readonly string[], options: Partial<PlacesOptions> = {}) =>
  runPlaces({
    store,
    paths,
    ...PLACES_OPTIONS,
    ...options,
  });
const nearest = () =>
  findNearest(store, { point: { latitude: 43.65, longitude: -79.38 }, limit: 10, radiusKm: 20 });
const keys = async () => (await readAmenitySources(store)).map(({ key }) => key);

const at = (longitude: number, latitude: number) => ({ type: 'Point', coordinates: [longitude, latitude] });
const feature = (properties: object, geometry: object = at(-79.38, 43.65)) => ({
  type: 'Feature',
  geometry,
  properties,
});
const collection = (...features: object[]) => ({
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
  features,
});
const osm = Buffer.concat([
  osmHeader(Date.parse('2026-11-20T12:00:00Z') / 1000),
  osmNodes([
    { id: 1, latitude: 43.65, longitude: -79.38, tags: { amenity: 'library', name: 'Lillian H. Smith' } },
    { id: 2, latitude: 43.65, longitude: -79.38, tags: { highway: 'bus_stop', name: 'Spadina' } },
  ]),
]);
/** The library of `osm`, at the beginning of a street. */
const streets = Buffer.concat([
  osm,
  osmNodes([{ id: 3, latitude: 43.651, longitude: -79.37 }]),
  osmWays([{ id: 1, nodes: [1, 3], tags: { highway: 'residential' } }]),
]);
const libraries = (count: number) =>
  collection(
    ...Array.from({ length: count }, (_, id) => feature({ id, kind: 'library' }, at(-79.38, 43 + id / 100))),
  );
const gtfs = (day: string) =>
  writeZip({
    'agency.txt': 'agency_name\nTTC\n',
    'feed_info.txt': `feed_publisher_name,feed_start_date\nToronto Transit,${day}\n`,
    'routes.txt': 'route_id,route_short_name,route_type\nr,510,0\n',
    'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\ns,Spadina,43.65,-79.38\n',
    'trips.txt': 'route_id,trip_id\nr,t\n',
    'stop_times.txt': 'trip_id,stop_id\nt,s\n',
  });

describe('a load of places', () => {
  beforeEach(async () => {
    store = await openEmptyStore();
    folder = await mkdtemp(join(tmpdir(), 'places-'));
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  describe('GeoJSON', () => {
    it('brings schools with level, board and rating, areas, and lines', async () => {
      const ring = [
        [-79.39, 43.65],
        [-79.37, 43.65],
        [-79.37, 43.67],
        [-79.39, 43.65],
      ];
      const path = await file(
        'schools.geojson',
        collection(
          feature({
            id: 12,
            kind: 'school',
            name: 'École Élisée',
            level: 'secondary',
            board: 'CSSDM',
            rating: '7.5',
            ratingOutOf: 10,
            ratingSource: 'Institut Fraser',
            OTHER: null,
          }),
          feature({ kind: 'park', name: 'High Park' }, { type: 'MultiPolygon', coordinates: [[ring]] }),
          feature({ kind: 'stop', name: 'Bay', lines: '6; 97' }),
        ),
      );
      const [stored] = await load([path], {
        day: 20_000,
        name: 'City',
        nameFr: 'Ville',
        attribution: 'Open data',
      });
      expect(stored?.counts).toEqual({ school: 1, park: 1, stop: 1 });
      const [school, stop, park] = await nearest();
      expect(school).toMatchObject({
        key: '12',
        name: 'École Élisée',
        level: 'secondary',
        board: 'CSSDM',
        rating: 7.5,
        rating_out_of: 10,
        rating_source: 'Institut Fraser',
      });
      expect(stop?.lines).toBe('["6","97"]');
      expect(park).toMatchObject({ latitude: 43.66, longitude: -79.38 });
      expect(await readAmenitySources(store)).toEqual([
        {
          key: 'schools',
          name: 'City',
          attribution: 'Open data',
          name_fr: 'Ville',
          attribution_fr: null,
          url: null,
          day: 20_000,
          amenity_count: 3,
          generator: null,
        },
      ]);
    });

    it('with one feature on each line takes its kind from the command', async () => {
      const lines = [feature({ name: 'A' }), feature({ name: 'B' }, at(-79.4, 43.65))];
      const path = await file('parks.geojsonl', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      await load([path], { kind: 'park' });
      expect((await nearest()).map(({ name, kind }) => [name, kind])).toEqual([
        ['A', 'park'],
        ['B', 'park'],
      ]);
    });

    it.each([
      ['an unknown kind', collection(feature({ kind: 'casino' })), 'feature 1: properties.kind'],
      ['no kind', collection(feature({ name: 'A' })), 'feature 1 has no kind'],
      [
        'a wrong position',
        collection(feature({ kind: 'park' }), feature({ kind: 'park' }, at(43, -279))),
        'feature 2: geometry.coordinates',
      ],
      [
        'a rating without its source',
        collection(feature({ kind: 'school', rating: 9 })),
        'feature 1: properties.rating: needs ratingOutOf and ratingSource',
      ],
      [
        'a street',
        collection(feature({ kind: 'park' }, { type: 'LineString', coordinates: [] })),
        'feature 1',
      ],
      ['no features', { type: 'Polygon' }, 'the file holds no list of rows'],
      ['half a file', '{"type": "FeatureCollection", "features": [', 'the file ends within a page'],
    ])('with %s is refused, and what is stored stays', async (_name, content, message) => {
      await load([await file('city.geojson', collection(feature({ kind: 'library', name: 'Main' })))]);
      const broken = await file('city.geojson', content);
      await expect(load([broken])).rejects.toThrow(`Nothing was loaded: city.geojson: ${message}`);
      expect((await nearest()).map(({ name }) => name)).toEqual(['Main']);
    });
  });

  describe('several files', () => {
    it('of all formats are a source each', async () => {
      const paths = [await file('toronto-latest.osm.pbf', osm), await file('ttc-2026.zip', gtfs('20261101'))];
      await load(paths);
      const sources = await readAmenitySources(store);
      expect(sources.map(({ key, name, day, attribution_fr: french }) => [key, name, day, french])).toEqual([
        [
          'toronto',
          'OpenStreetMap',
          Date.UTC(2026, 10, 20) / 86_400_000,
          '© les contributeurs d’OpenStreetMap, ODbL 1.0',
        ],
        ['ttc', 'Toronto Transit', Date.UTC(2026, 10, 1) / 86_400_000, null],
      ]);
      expect((await nearest()).map(({ kind, source }) => [kind, source])).toEqual([
        ['stop', 'toronto'],
        ['library', 'toronto'],
      ]);
    });

    it('are one source by its name, of chosen kinds', async () => {
      const paths = [await file('a.osm.pbf', osm), await file('b.zip', gtfs('20261101'))];
      await load(paths, { source: 'toronto', kinds: ['library', 'school'] });
      expect(await keys()).toEqual(['toronto']);
      expect((await nearest()).map(({ kind }) => kind)).toEqual(['library']);
    });

    it('are refused together if one cannot be used', async () => {
      const paths = [await file('a.osm.pbf', osm), await file('b.zip', 'no zip')];
      await expect(load(paths)).rejects.toThrow('b.zip: this is not a zip file');
      expect(await keys()).toEqual([]);
    });
  });

  describe('a load that fails', () => {
    /** Rows that travel times and places are read from. */
    const stored = async () => {
      const { database } = store;
      return [
        await database.selectFrom('amenity').select(['source', 'key']).orderBy('key').execute(),
        await database.selectFrom('street_tile').select(['source', 'tile']).execute(),
        await database.selectFrom('routing_source').select(['source', 'version']).execute(),
      ];
    };

    it('in its second source leaves the first one as it was', async () => {
      await load([await file('a.osm.pbf', streets), await file('b.geojson', libraries(60))]);
      const before = await stored();
      const paths = [await file('a.osm.pbf', streets), await file('b.geojson', libraries(10))];
      await expect(load(paths)).rejects.toThrow('now has 10 of kind library');
      expect(await stored()).toEqual(before);
    });

    it('after the streets leaves neither streets nor places of the source', async () => {
      await load([await file('a.osm.pbf', streets)]);
      const before = await stored();
      await sql`create trigger broken before insert on amenity begin select raise(abort, 'broken'); end`.execute(
        store.database,
      );
      await expect(load([await file('a.osm.pbf', streets)])).rejects.toThrow('broken');
      expect(await stored()).toEqual(before);
    });
  });

  it('of places only leaves the streets as they are', async () => {
    const path = await file('a.osm.pbf', streets);
    const [first] = await load([path], { isOfPlacesOnly: true });
    expect(routingText(first?.routing as StoredRouting)).toBe(', no streets, no timetable');
    await load([path]);
    const [second] = await load([path], { isOfPlacesOnly: true });
    expect(routingText(second?.routing as StoredRouting)).toBe(', the former streets stay, no timetable');
  });

  it('is removed with its places, its streets and its timetable', async () => {
    await load([await file('a.osm.pbf', streets), await file('b.geojson', libraries(3))]);
    expect(await removeSource(store, 'a')).toBe(true);
    expect(await removeSource(store, 'a')).toBe(false);
    expect([await keys(), await readSources(store)]).toEqual([['b'], []]);
  });

  it.each([
    ['a missing file', 'none.geojson', undefined, 'none.geojson: there is no such file'],
    ['another format', 'places.csv', 'a,b', 'places.csv: its name must end with'],
    ['the name of the demonstration', 'demo.osm.pbf', osm, 'this source is the demonstration’s'],
  ])('%s is refused', async (_name, name, content, message) => {
    const path = content === undefined ? join(folder, name) : await file(name, content);
    await expect(load([path])).rejects.toThrow(message);
  });

  it('a timetable that begins later has the day of its file', async () => {
    await load([await file('next.zip', gtfs('20270101'))]);
    const [source] = await readAmenitySources(store);
    expect(source?.day).toBe(Date.UTC(2026, 10, 20) / 86_400_000);
  });
});

it.each([
  ['ontario-latest.osm.pbf', 'ontario'],
  ['toronto-2026-11-20.osm.pbf', 'toronto'],
  ['Écoles_Montréal_20261120.geojson', 'ecoles-montreal'],
  ['stm.zip', 'stm'],
  ['2026.geojson.gz', 'places'],
])('the source of %s is %s', (name, key) => {
  expect(keyOfFile(name)).toBe(key);
});

it('counts are listed by kind', () => {
  expect(countsText({ stop: 9210, school: 3 })).toBe('3 school, 9,210 stop');
});

it.each([
  [1, 'ttc: TTC, 1 place, timetable as of 2026-11-01. © TTC'],
  [1234, 'ttc: TTC, 1,234 places, timetable as of 2026-11-01. © TTC'],
])('a source of %s is listed with its parts and its day', (count, text) => {
  const day = Date.UTC(2026, 10, 1) / 86_400_000;
  const source = { key: 'ttc', name: 'TTC', attribution: '© TTC', url: null, day, amenity_count: count };
  const names = { name_fr: null, attribution_fr: null, generator: null };
  expect(sourceText({ ...source, ...names }, [{ kind: 'timetable' }])).toBe(text);
});
