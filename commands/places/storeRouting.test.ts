import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { osmHeader, osmNodes, osmWays } from '#commands/bench/city/writeOsm.ts';
import { writeZip } from '#commands/bench/city/writeZip.ts';
import { openRouting } from '#server/routing/openRouting.ts';
import type { Routing } from '#server/routing/routing.ts';
import { removeRouting } from '#server/store/routing/routingSources.ts';
import type { Store } from '#server/store/store.ts';
import { type Place, pointAt } from '#tests/support/routing/handMadeStreets.ts';
import { PLACES_OPTIONS } from '#tests/support/services/placesOptions.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { runPlaces } from './runPlaces.ts';
import { routingText } from './storeRouting.ts';

/** Milliseconds. Far more than the slowest machine needs to start PostgreSQL. */
const TIMEOUT_MS = 60_000;
/** Two streets of 1 km, 10 km apart, each in an extract of its own. */
const DOWNTOWN: Place = [1000, 1000];
const SUBURB: Place = [11_000, 1000];

/** An extract with a street to the east of a place, and a library at its beginning. */
function extract([east, south]: Place): Buffer {
  const ends = [pointAt([east, south]), pointAt([east + 1000, south])];
  const library = { amenity: 'library', name: `Library ${east}` };
  return Buffer.concat([
    osmHeader(Date.parse('2026-11-20T12:00:00Z') / 1000),
    osmNodes(ends.map((point, id) => ({ id: id + 1, ...point, ...(id === 0 ? { tags: library } : {}) }))),
    osmWays([{ id: 1, nodes: [1, 2], tags: { highway: 'residential' } }]),
  ]);
}

const stopRow = (id: string, place: Place): string => {
  const { latitude, longitude } = pointAt(place);
  return `${id},${id},${latitude},${longitude}`;
};
const timetable = writeZip({
  'agency.txt': 'agency_name\nMetro\n',
  'routes.txt': 'route_id,route_short_name,route_type\nr,1,1\n',
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${stopRow('d', DOWNTOWN)}\n${stopRow('s', SUBURB)}\n`,
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nw,1,1,1,1,1,0,0,20260101,20271231\n',
  'trips.txt': 'route_id,service_id,trip_id\nr,w,t\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,8:00:30,8:00:30,s,1\nt,8:10:00,8:10:00,d,2\n',
});

describe.each(storeDialects())('travel times from loaded files on $name', ({ open, end }) => {
  let store: Store;
  let routing: Routing;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'places-'));
    store = await open();
    routing = openRouting({ url: undefined, store, log: () => undefined });
  }, TIMEOUT_MS);

  afterAll(async () => {
    await routing.close();
    await store.close();
    await end();
    await rm(folder, { recursive: true });
  });

  async function load(files: Readonly<Record<string, Buffer>>): Promise<string[]> {
    const paths = Object.keys(files).map((name) => join(folder, name));
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    const stored = await runPlaces({
      store,
      paths,
      ...PLACES_OPTIONS,
      source: 'city',
      isForced: true,
    });
    return stored.map((one) => routingText(one.routing));
  }

  const minutes = (from: Place, to: Place, mode: 'walk' | 'transit') =>
    routing.minutesBetween(pointAt(from), [{ ...pointAt(to), mode, at: 8 * 60 + 15 }]);

  it('follow the streets and the timetable of all files of a source', async () => {
    const [text] = await load({
      'downtown.osm.pbf': extract(DOWNTOWN),
      'suburb.osm.pbf': extract(SUBURB),
      'metro.zip': timetable,
    });
    expect(text).toBe(', streets in 2 tiles, 1 rides a weekday');
    expect(await minutes([1050, 1000], [1500, 1000], 'walk')).toEqual([{ minutes: 6, code: null }]);
    expect(await minutes(SUBURB, DOWNTOWN, 'transit')).toEqual([{ minutes: 15, code: null }]);
    const { modes, sources } = await routing.covers();
    expect(modes).toContain('transit');
    expect(sources.map(({ kind, date }) => [kind, date])).toEqual([
      ['streets', '2026-11-20'],
      ['timetable', '2026-11-20'],
    ]);
  });

  it('change with the next edition, which keeps what it does not have', async () => {
    expect(await load({ 'downtown.osm.pbf': extract(DOWNTOWN) })).toEqual([
      ', streets in 1 tiles, the former timetable stays',
    ]);
    expect(await minutes(SUBURB, DOWNTOWN, 'walk')).toEqual([{ minutes: null, code: 'noStreets' }]);
    expect((await routing.covers()).modes).toContain('transit');
  });

  it('end with their source', async () => {
    await removeRouting(store, 'city');
    expect(await minutes([1050, 1000], [1500, 1000], 'walk')).toEqual([{ minutes: null, code: 'noStreets' }]);
  });
});
