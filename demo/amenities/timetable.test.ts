import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDice } from '#demo/geography/hash.ts';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';
import { demoStreets } from '#demo/streets/demoStreets.ts';
import type { Position } from '#demo/types.ts';
import { embeddedRouting } from '#server/routing/embedded/embeddedRouting.ts';
import type { Routing } from '#server/routing/routing.ts';
import { countRides } from '#server/routing/timetable/connections.ts';
import { secondsFromStops } from '#server/routing/timetable/latestDepartures.ts';
import { packTimetable } from '#server/routing/timetable/timetable.ts';
import { INVENTED_SOURCE } from '#server/store/amenities/amenityTables.ts';
import type { Point } from '#server/store/geometry/bounds.ts';
import { contains, shapeFrom } from '#server/store/geometry/shape.ts';
import { openStore } from '#server/store/openStore.ts';
import { storeTimetable } from '#server/store/routing/routingSources.ts';
import type { Store } from '#server/store/store.ts';
import type { TravelMode } from '../../src/api/realty/reachContract.ts';
import { drawnCountry } from '../../tests/support/country/drawnCountry.ts';
import { drawTimetable } from './timetable.ts';
import { drawTransit } from './transit.ts';

/** Milliseconds for a call that makes the tiles of a whole city, on a busy machine. */
const TIMEOUT_MS = 60_000;

const geography = await drawnCountry();
const transit = drawTransit(geography);
const timetable = drawTimetable(transit, DEMO_SEED);
let store: Store;
let routing: Routing;

beforeAll(async () => {
  store = await openStore({ kind: 'memory' });
  const source = { source: INVENTED_SOURCE, name: 'Demonstration', day: 20_778 };
  await storeTimetable(store, source, packTimetable(timetable));
  routing = embeddedRouting(demoStreets(geography, store));
});
afterAll(async () => {
  await routing.close();
  await store.close();
});

const pointOf = ([longitude, latitude]: Position): Point => ({ longitude, latitude });

function station(line: string, name: string): Position {
  const found = transit.stations.find((one) => one.line === line && one.name === `${name} Station`);
  if (!found) throw new Error(`${line} has no station ${name}`);
  return found.position;
}

function stop(name: string): Position {
  const found = transit.stops.find(({ amenity }) => amenity.name === name)?.amenity;
  if (!found) throw new Error(`there is no stop ${name}`);
  return [found.longitude, found.latitude];
}

/** A place some metres to the north of another. */
const north = ([x, y]: Position, metres: number): Position => [x, y + metres / 111_130];

const UNION = station('Lakeshore West', 'Union');
const BATHURST = stop('Queen Street W at Bathurst Street');
const SIMCOE = stop('Queen Street W at Simcoe Street');
const KEELE = station('Line 2', 'Keele');

async function minutes(from: Position, to: Position, at: string, mode: TravelMode = 'transit') {
  const [hours = 0, minute = 0] = at.split(':').map(Number);
  const destination = { ...pointOf(to), mode, at: hours * 60 + minute };
  const [time] = await routing.minutesBetween(pointOf(from), [destination]);
  return time?.minutes ?? null;
}

describe('a journey in the demonstration', () => {
  // A walk of a minute is that between a station or stop and the place, which is beside it.
  it.each<[name: string, from: Position, to: Position, at: string, minutes: number]>([
    // A train each 10 minutes leaves at 8:01:22 and arrives at 8:24:46, before that of 8:34:46. Walk 1, ride 24, wait 5.
    ['by commuter train in the peak', station('Lakeshore West', 'Port Credit'), UNION, '8:30', 30],
    // Each 15 minutes at 22:49:22, 23:12:46. Walk 1, ride 23, wait 7.
    ['by commuter train in the evening', station('Lakeshore West', 'Port Credit'), UNION, '23:20', 32],
    // Each 5 minutes at 8:20:08, 8:29:21. Walk 1, ride 9, wait 1.
    ['by subway in the peak', station('Line 1', 'Eglinton'), station('Line 1', 'King'), '8:30', 11],
    // Each 8 minutes at 11:47:08, 11:56:21. Walk 1, ride 9, wait 4.
    ['by subway at noon', station('Line 1', 'Eglinton'), station('Line 1', 'King'), '12:00', 14],
    // Line 1 at 8:10:08, 8:15:43; Line 2 at 8:19:28, 8:28:45. Walk 1, ride 6, wait 4, ride 9, wait 1.
    ['with a change of lines', station('Line 1', 'Eglinton'), KEELE, '8:30', 21],
    // Each 10 minutes at 8:16:00, 8:28:50. Walk 1, ride 13, wait 1.
    ['by bus', stop('Queen Street W at Berryhurst Avenue'), SIMCOE, '8:30', 15],
    // Each 20 minutes at 22:42:00, 22:54:50. Walk 1, ride 13, wait 5.
    ['by bus in the evening', stop('Queen Street W at Berryhurst Avenue'), SIMCOE, '23:00', 19],
    // 400 m at 5 km/h; at 8:16:19, 8:25:36. Walk 5, ride 9, wait 4, and a minute on the way to the street.
    ['with a walk to the station', north(KEELE, 400), station('Line 2', 'Yonge'), '8:30', 19],
    // 1.3 km at 5 km/h, without a bus at that time.
    ['at night on foot', BATHURST, SIMCOE, '3:00', 16],
  ])('takes as long as counted by hand: %s', async (_name, from, to, at, expected) => {
    const found = await minutes(from, to, at);
    expect(Math.abs((found ?? 0) - expected), `${found} minutes`).toBeLessThanOrEqual(1);
  });

  it('is never longer than the walk', { timeout: TIMEOUT_MS }, async () => {
    const dice = makeDice(DEMO_SEED);
    for (let pair = 0; pair < 8; pair += 1) {
      const near = (end: number): Position => [
        UNION[0] + (dice.unit(pair, end, 1) - 0.5) / 20,
        UNION[1] + 0.02 + (dice.unit(pair, end, 2) - 0.5) / 30,
      ];
      const walk = await minutes(near(1), near(2), '17:45', 'walk');
      const byTransit = await minutes(near(1), near(2), '17:45');
      if (walk !== null) expect(byTransit).toBeLessThanOrEqual(walk);
    }
  });

  it('leads from a larger area in a longer time', { timeout: TIMEOUT_MS }, async () => {
    const stopsIn = async (limit: number) => {
      const { area } = await routing.areaAround({
        ...pointOf(UNION),
        mode: 'transit',
        at: 510,
        minutes: limit,
      });
      const shape = shapeFrom(area);
      return transit.stops.filter(
        ({ amenity: { longitude, latitude } }) => shape && contains(shape, longitude, latitude),
      );
    };
    const [shorter, longer] = [await stopsIn(15), new Set(await stopsIn(40))];
    expect(longer.size).toBeGreaterThan(3 * shorter.length);
    // The border is right to a cell, which is larger for a longer time.
    const lost = shorter.filter((one) => !longer.has(one));
    expect(lost.length).toBeLessThan(shorter.length / 50);
  });

  it('takes the same time within any limit that is long enough', () => {
    const union = timetable.latitude.indexOf(UNION[1]);
    const onFoot = Array.from(timetable.latitude, (_, at) => (at === union ? 0 : Number.POSITIVE_INFINITY));
    const within = (limit: number) =>
      secondsFromStops(timetable, { onFoot, at: 510 * 60, limit: limit * 60 });
    const longest = within(90);
    for (const limit of [10, 30, 45]) {
      const reached = [...within(limit).entries()].filter(([, seconds]) => Number.isFinite(seconds));
      expect(reached.length).toBeGreaterThan(limit);
      expect(reached.filter(([at, seconds]) => longest[at] !== seconds)).toEqual([]);
    }
  });
});

describe('the timetable of the demonstration', () => {
  it('has trains and buses of every city with stations', () => {
    const calls = new Set(timetable.callStop);
    const served = [...calls].map((one) => `${timetable.longitude[one]} ${timetable.latitude[one]}`);
    const places = new Set(served);
    const isServed = ([x, y]: Position) => places.has(`${x} ${y}`);
    const unserved = transit.stops.filter(
      ({ amenity: { longitude, latitude } }) => !isServed([longitude, latitude]),
    );
    expect(unserved.length / transit.stops.length).toBeLessThan(0.02);
    expect(countRides(timetable)).toBeGreaterThan(2_000_000);
    expect(packTimetable(timetable).length).toBeLessThan(1_000_000);
  });

  // If the timetable changes on purpose, update the hash.
  it('is the same for the same seed', () => {
    const hash = createHash('sha256');
    for (const name of [
      'callStop',
      'callDeparture',
      'headwayTrip',
      'headwayFirst',
      'headwayEvery',
    ] as const) {
      hash.update(timetable[name].join());
    }
    expect(hash.digest('hex').slice(0, 16)).toBe('a84fbc9c2a27abf9');
  });
});
