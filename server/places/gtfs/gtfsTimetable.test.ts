import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionsBetween } from '#server/routing/timetable/connections.ts';
import type { Timetable } from '#server/routing/timetable/timetable.ts';
import { writeZip } from '../../../commands/bench/city/writeZip.ts';
import { readGtfsAmenities } from './gtfsAmenities.ts';
import { readGtfsRides } from './gtfsTimetable.ts';
import { openGtfs } from './openGtfs.ts';

/** 2026-11-21, a Saturday. */
const TODAY = 20_778;

const FEED = {
  'agency.txt': 'agency_name\nMetro',
  'routes.txt': 'route_id,route_type\nR,3',
  'stops.txt': `stop_id,stop_lat,stop_lon,location_type
A,43.60,-79.40,0
B,43.65,-79.40,
C,43.70,-79.40,0
S,43.70,-79.40,1`,
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
WEEK,1,1,1,1,1,0,0,20260901,20261231
SAT,0,0,0,0,0,1,0,20260901,20261231
OLD,1,1,1,1,1,0,0,20260101,20260831`,
  'calendar_dates.txt': `service_id,date,exception_type
WEEK,20261124,2
EXTRA,20261125,1`,
  'trips.txt': `route_id,service_id,trip_id
R,WEEK,W1
R,WEEK,W2
R,SAT,S1
R,OLD,O1
R,EXTRA,E1`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
W1,8:20:00,8:20:00,C,3,1,0
W1,8:00:00,8:00:00,A,1,0,1
W1,,,B,2,0,0
W2,24:50:00,24:51:00,A,1,0,0
W2,25:10:00,25:10:00,C,2,0,0
S1,9:00:00,9:00:00,A,1,0,0
S1,9:30:00,9:30:00,C,2,0,0
O1,9:00:00,9:00:00,A,1,0,0
O1,9:30:00,9:30:00,C,2,0,0
E1,12:00:00,12:00:00,A,1,0,0
E1,12:30:00,12:30:00,C,2,0,0`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gtfs-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(changes: Partial<Record<string, string>> = {}): Promise<Timetable | undefined> {
  const path = join(folder, `${Math.random()}.zip`);
  const files = Object.entries({ ...FEED, ...changes }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  await writeFile(path, writeZip(Object.fromEntries(files)));
  const feed = await openGtfs(path, 'transit.zip');
  try {
    const rides = await readGtfsRides(feed, TODAY);
    await readGtfsAmenities(feed, rides);
    return await rides.timetable();
  } finally {
    await feed.close();
  }
}

/** The rides of a timetable: "A 8:00 - B 8:10". */
function ridesOf(timetable: Timetable | undefined): string[] {
  const time = (seconds = 0) => {
    const minutes = Math.abs(seconds) / 60;
    return `${seconds < 0 ? '-' : ''}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  };
  if (!timetable) return [];
  const { from, to, departure, arrival } = connectionsBetween(timetable, 0, 86_400);
  const stop = (number = 9) => 'ABC'[number];
  return Array.from(arrival, (seconds, one) => {
    return `${stop(from[one])} ${time(departure[one])} - ${stop(to[one])} ${time(seconds)}`;
  });
}

describe('the timetable of a usual weekday', () => {
  it('has the trips of the weekday with the most of them', async () => {
    // Tuesday is an exception; on Wednesday an additional trip runs.
    expect(ridesOf(await read())).toEqual([
      'A 0:51 - C 1:10',
      'A 8:00 - B 8:10',
      'B 8:10 - C 8:20',
      'A 12:00 - C 12:30',
    ]);
  });

  it('knows where passengers may board and leave', async () => {
    const timetable = await read({ 'calendar_dates.txt': '' });
    expect(ridesOf(timetable).slice(1)).toEqual(['A 8:00 - B 8:10', 'B 8:10 - C 8:20']);
    expect([...(timetable?.use ?? [])].slice(1)).toEqual([3, 3]);
    const turned = FEED['stop_times.txt'].replace('C,3,1,0', 'C,3,0,1').replace('A,1,0,1', 'A,1,1,0');
    const closed = await read({ 'calendar_dates.txt': '', 'stop_times.txt': turned });
    expect([...(closed?.use ?? [])].slice(1)).toEqual([2, 1]);
  });

  it('repeats trips by their headways', async () => {
    const frequencies = 'trip_id,start_time,end_time,headway_secs\nE1,10:00:00,10:30:00,900';
    expect(ridesOf(await read({ 'frequencies.txt': frequencies })).slice(3)).toEqual([
      'A 10:00 - C 10:30',
      'A 10:15 - C 10:45',
    ]);
  });

  it('comes from days with exceptions only', async () => {
    expect(ridesOf(await read({ 'calendar.txt': '' }))).toEqual(['A 12:00 - C 12:30']);
  });

  it('has the walks of its transfers', async () => {
    const transfers = 'from_stop_id,to_stop_id,transfer_type,min_transfer_time\nA,C,2,300';
    const timetable = await read({ 'transfers.txt': transfers });
    expect([[...(timetable?.walkFrom ?? [])], [...(timetable?.walkSeconds ?? [])]]).toEqual([[0], [300]]);
  });

  it('is undefined without a trip on a weekday', async () => {
    const calendar = FEED['calendar.txt'].replaceAll(',1,1,1,1,1,0,0,', ',0,0,0,0,0,1,1,');
    expect(await read({ 'calendar.txt': calendar, 'calendar_dates.txt': '' })).toBeUndefined();
  });

  it('names the line of a calendar without days', async () => {
    const calendar = FEED['calendar.txt'].replace('20260901', 'soon');
    await expect(read({ 'calendar.txt': calendar })).rejects.toThrow('calendar.txt, line 2: has no days');
  });
});
