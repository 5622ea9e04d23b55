import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contains, shapeFrom } from '#server/store/geometry/shape.ts';
import {
  JOURNEY,
  NEAREST,
  planOf,
  SCHRAMBERG,
  serviceFrom,
  TRAVEL_TIME,
} from '../../../tests/support/routing/otpAnswers.ts';
import { type RecordedService, recordedService } from '../../../tests/support/routing/recordedService.ts';
import { squareRouting } from '../../../tests/support/routing/squareRouting.ts';
import { noRouting, type Routing } from '../routing.ts';
import { withTransit } from './withTransit.ts';

const OFFICE = { ...SCHRAMBERG, mode: 'transit' as const, at: 13 * 60 + 5, minutes: 30 };
const HOME = { latitude: 48.3, longitude: 8.3 };
const MINUTE = 60_000;

let service: RecordedService;
let answers: { service: unknown; nearest: unknown; plan: unknown; area: unknown };
let logged: string[];
let now: string;

const opened = (base: Routing): Routing =>
  withTransit(base, {
    url: service.url,
    clock: { now: () => new Date(now) },
    log: (line) => logged.push(line),
  });
const bodies = () => service.calls.map(({ body }) => body as { variables: object } | undefined);

beforeEach(async () => {
  [logged, now] = [[], '2020-02-03T12:00:00Z'];
  answers = {
    service: serviceFrom('2020-01-01', '2020-12-31'),
    nearest: NEAREST,
    plan: planOf([JOURNEY]),
    area: TRAVEL_TIME,
  };
  service = await recordedService(({ path, body }) => {
    if (path.startsWith('/otp/traveltime/isochrone?')) return { body: answers.area };
    const { query } = body as { query: string };
    if (query.includes('serviceTimeRange')) return { body: answers.service };
    return { body: query.includes('nearest') ? answers.nearest : answers.plan };
  });
});

afterEach(() => service.close());

describe('the area by transit', () => {
  it('is asked for towards the destination, by its arrival on a Wednesday in the time of the city', async () => {
    await opened(noRouting).areaAround(OFFICE);
    const { pathname, searchParams } = new URL(service.calls.at(-1)?.path ?? '', service.url);
    expect(pathname).toBe('/otp/traveltime/isochrone');
    expect(Object.fromEntries(searchParams)).toEqual({
      location: '48.2342,8.3423',
      time: '2020-02-05T12:05:00Z',
      modes: 'WALK,TRANSIT',
      arriveBy: 'true',
      cutoff: '30M',
    });
  });

  it('includes the area on foot of the other engine', async () => {
    // A square of 0.03 degrees to each side, with a hole of half that size, and the recorded area in the hole.
    const { area, sources } = await opened(squareRouting).areaAround(OFFICE);
    const shape = shapeFrom(area);
    const isIn = (east: number) => shape && contains(shape, SCHRAMBERG.longitude + east, SCHRAMBERG.latitude);
    expect([0, 0.01, 0.02, 0.035].map(isIn)).toEqual([true, false, true, false]);
    expect(sources).toEqual([{ name: 'OpenTripPlanner, GTFS', kind: 'timetable', date: null }]);
  });

  it('may be empty', async () => {
    answers.area = {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', geometry: null, properties: {} }],
    };
    expect((await opened(noRouting).areaAround(OFFICE)).area).toEqual([]);
  });
});

describe('the day of all journeys', () => {
  it.each<[name: string, now: string, first: string, end: string, day: string | null]>([
    ['the next Wednesday', '2020-02-06T12:00:00Z', '2020-01-01', '2020-12-31', '2020-02-12'],
    ['today on a Wednesday of the city', '2020-02-04T23:30:00Z', '2020-01-01', '2020-12-31', '2020-02-05'],
    [
      'the last Wednesday of timetables that have ended',
      '2020-06-01T12:00:00Z',
      '2020-01-01',
      '2020-03-04',
      '2020-02-26',
    ],
    ['a Wednesday that is their last day', '2020-06-01T12:00:00Z', '2020-01-01', '2020-03-05', '2020-03-04'],
    ['none of timetables without a Wednesday', '2020-02-03T12:00:00Z', '2020-02-06', '2020-02-11', null],
  ])('is %s', async (_name, today, first, end, day) => {
    now = today;
    answers.service = serviceFrom(first, end);
    const [time] = await opened(noRouting).minutesBetween(HOME, [OFFICE]);
    if (day === null) expect(time).toEqual({ minutes: null, code: 'noTimetable' });
    else expect(bodies().at(-1)?.variables).toMatchObject({ date: day, time: '13:05:00' });
  });

  it('does not exist without agencies', async () => {
    answers.service = { data: { agencies: [], serviceTimeRange: null } };
    const routing = opened(squareRouting);
    await expect(routing.areaAround(OFFICE)).rejects.toMatchObject({ status: 404, code: 'noTimetable' });
    expect((await routing.covers()).modes).toEqual(['drive', 'bike', 'walk']);
  });
});

describe('the minutes by transit', () => {
  const late = (minutes: number) => ({
    startTime: JOURNEY.startTime + minutes * MINUTE,
    endTime: JOURNEY.endTime + minutes * MINUTE,
  });

  it.each<[name: string, journeys: (typeof JOURNEY)[], minutes: number | null]>([
    ['of the latest departure', [late(-20), late(2), JOURNEY], 63],
    ['without journeys that arrive too late', [late(6), late(-3)], 68],
    ['at most two hours', [late(-55)], 120],
    ['not above two hours', [late(-56)], null],
  ])('are those %s', async (_name, journeys, minutes) => {
    answers.plan = planOf(journeys);
    expect(await opened(noRouting).minutesBetween(HOME, [OFFICE])).toEqual([{ minutes, code: null }]);
  });

  it.each<[code: string, inputField: string | null, reason: string | null]>([
    ['LOCATION_NOT_FOUND', 'FROM', 'farFromStreet'],
    ['OUTSIDE_BOUNDS', 'TO', 'noTimetable'],
    ['OUTSIDE_SERVICE_PERIOD', 'DATE_TIME', 'noTimetable'],
    ['NO_STOPS_IN_RANGE', 'TO', 'noTimetable'],
    ['NO_STOPS_IN_RANGE', 'FROM', null],
    ['NO_TRANSIT_CONNECTION', null, null],
  ])('are null after the error %s of %s, with the code %s', async (code, inputField, reason) => {
    answers.plan = planOf([], [{ code, inputField }]);
    const times = await opened(noRouting).minutesBetween(HOME, [OFFICE]);
    expect(times).toEqual([{ minutes: null, code: reason }]);
  });
});

it('other modes are those of the other engine', async () => {
  const routing = opened(squareRouting);
  const drive = { ...OFFICE, mode: 'drive' as const };
  expect(await routing.areaAround(drive)).toEqual(await squareRouting.areaAround(drive));
  expect(await routing.minutesBetween(SCHRAMBERG, [drive])).toEqual([{ minutes: 0, code: null }]);
  expect(service.calls).toEqual([]);
});

it('a failing OpenTripPlanner takes transit only, and is logged by its setting', async () => {
  await service.close();
  const routing = opened(squareRouting);
  await expect(routing.areaAround(OFFICE)).rejects.toMatchObject({ status: 502, code: 'routingUnreachable' });
  await expect(routing.minutesBetween(HOME, [OFFICE])).rejects.toMatchObject({ status: 502 });
  expect((await routing.covers(HOME)).modes).toEqual(['drive', 'bike', 'walk']);
  expect(logged[0]).toContain('TRANSIT_ROUTING_URL');
});
