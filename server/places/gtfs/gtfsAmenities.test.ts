import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeZip } from '../../../commands/bench/city/writeZip.ts';
import { readGtfsAmenities, readGtfsFacts, stopsAtStations } from './gtfsAmenities.ts';
import { openGtfs } from './openGtfs.ts';

const FEED = {
  'agency.txt': '\uFEFFagency_id,agency_name\n1,"Toronto Transit, Inc."\n',
  'feed_info.txt': 'feed_publisher_name,feed_start_date\nTTC,20261101\n',
  'routes.txt':
    'route_id,route_short_name,route_long_name,route_type\nr1,501,Queen,0\nr2,97,Yonge,3\nr3,,Line 1,1\nr4,10,Nowhere,3\n',
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n' +
    'osg,Osgoode Station,43.6508,-79.3868,1,\n' +
    'osg-n,Osgoode Northbound,43.6509,-79.3869,0,osg\n' +
    'osg-e,Entrance,43.6507,-79.3868,2,osg\n' +
    'osg-x,Node,,,3,osg\n' +
    'a,"Queen St, at Bay St",43.6523,-79.3818,,\n' +
    'k,King,43.6491,-79.3779,,\n' +
    'z,Not served,43.7,-79.4,0,\n',
  'trips.txt': 'route_id,service_id,trip_id\nr1,d,t1\nr2,d,t2\nr3,d,t3\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\n' +
    't1,08:00:00,08:00:00,a,1\r\nt2,08:01:00,08:01:00,a,1\r\nt1,08:05:00,08:05:00,osg-n,2\n' +
    't3,08:00:00,08:00:00,osg-n,1\nt3,08:02:00,08:02:00,k,2\n',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gtfs-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function asFolder(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function asZip(files: Readonly<Record<string, string>>): Promise<string> {
  const path = join(folder, 'feed.zip');
  await writeFile(path, writeZip(files));
  return path;
}

async function read(path: string) {
  const feed = await openGtfs(path, 'feed.zip');
  try {
    return {
      amenities: await readGtfsAmenities(feed),
      facts: await readGtfsFacts(feed),
      changed: feed.changed,
    };
  } finally {
    await feed.close();
  }
}

const EXPECTED = [
  ['stop/osg', 'station', 'Osgoode Station', ['501', 'Line 1']],
  ['stop/a', 'stop', 'Queen St, at Bay St', ['97', '501']],
  ['stop/k', 'station', 'King', ['Line 1']],
];

describe('a timetable', () => {
  it.each([
    ['a folder', asFolder],
    ['a zip', asZip],
    [
      'a zip with a folder in it',
      (files: typeof FEED) =>
        asZip(Object.fromEntries(Object.entries(files).map(([name, text]) => [`feed/${name}`, text]))),
    ],
  ])('in %s gives stations and stops with their lines', async (_name, write) => {
    const { amenities, facts } = await read(await write(FEED));
    expect(amenities.map(({ key, kind, name, lines }) => [key, kind, name, lines])).toEqual(EXPECTED);
    expect(amenities[0]).toMatchObject({
      latitude: 43.6508,
      longitude: -79.3868,
      board: 'Toronto Transit, Inc.',
    });
    expect(facts).toEqual({ publisher: 'TTC', validFrom: '2026-11-01' });
  });

  it('in a zip has the date of its tables', async () => {
    const { changed } = await read(await asZip(FEED));
    expect(changed.toISOString()).toBe('2026-11-20T12:00:00.000Z');
  });

  it.each([
    ['no table of stops', 'stops.txt', undefined, 'stops.txt is missing'],
    [
      'no column of positions',
      'stops.txt',
      'stop_id,stop_name\na,b\n',
      'stops.txt, line 1: the column stop_lat',
    ],
    [
      'a stop without a position',
      'stops.txt',
      'stop_id,stop_lat,stop_lon\na,43,-79\nb,north,-79\n',
      'stops.txt, line 3: "north", "-79" is no latitude and longitude',
    ],
    ['an open quotation mark', 'stop_times.txt', 'trip_id,stop_id\nt1,"a\n', 'stop_times.txt, line 2: Quote'],
    ['an empty table', 'trips.txt', '', 'trips.txt, line 1: the table is empty'],
  ])('with %s is refused with the line', async (_name, table, text, message) => {
    const { [table as keyof typeof FEED]: _left, ...others } = FEED;
    const files = text === undefined ? others : { ...others, [table]: text };
    await expect(read(await asFolder(files))).rejects.toThrow(`Nothing was loaded: feed.zip: ${message}`);
  });

  it.each([
    ['another file', () => Buffer.from('stops'), 'this is not a zip file'],
    ['a zip that is cut off', () => writeZip(FEED).subarray(0, 300), 'this is not a zip file'],
    [
      'a zip with damaged content',
      () => {
        const bytes = writeZip(FEED);
        // The checksum in the directory, 30 bytes before the name.
        const at = bytes.lastIndexOf('trips.txt') - 30;
        bytes.writeUInt32LE(~bytes.readUInt32LE(at) >>> 0, at);
        return bytes;
      },
      'trips.txt is damaged in the zip',
    ],
  ])('in %s is refused', async (_name, bytes, message) => {
    const path = join(folder, 'feed.zip');
    await writeFile(path, bytes());
    await expect(read(path)).rejects.toThrow(message);
  });
});

describe('a type of routes', () => {
  it.each([
    ['0', false],
    ['1', true],
    ['2', true],
    ['3', false],
    ['4', true],
    ['109', true],
    ['401', true],
    ['700', false],
    ['900', false],
    ['1000', true],
  ])('%s calls at stations: %s', (type, expected) => {
    expect(stopsAtStations(type)).toBe(expected);
  });
});
