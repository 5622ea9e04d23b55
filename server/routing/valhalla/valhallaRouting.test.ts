import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shapeFrom } from '#server/store/geometry/shape.ts';
import {
  type RecordedAnswer,
  type RecordedService,
  recordedService,
} from '../../../tests/support/routing/recordedService.ts';
import { ISOCHRONE, MATRIX, OLDER_MATRIX, STATUS } from '../../../tests/support/routing/valhallaAnswers.ts';
import type { ReachQuery, Routing } from '../routing.ts';
import { valhallaRouting } from './valhallaRouting.ts';

const OFFICE: ReachQuery = { latitude: 52.51903, longitude: 13.43301, mode: 'drive', at: 510, minutes: 15 };
const HOME = { latitude: 52.52, longitude: 13.4 };

let service: RecordedService;
let answers: Record<string, RecordedAnswer>;
let routing: Routing;
let logged: string[];
let now: number;

const openRouting = (options = {}) =>
  valhallaRouting({
    url: service.url,
    clock: { now: () => new Date(now) },
    log: (line) => logged.push(line),
    ...options,
  });

beforeEach(async () => {
  [logged, now] = [[], 0];
  answers = {
    '/isochrone': { body: ISOCHRONE },
    '/sources_to_targets': { body: MATRIX },
    '/status': { body: STATUS },
  };
  service = await recordedService(({ path }) => answers[path]);
  routing = openRouting();
});

afterEach(() => service.close());

describe('an area', () => {
  it('is that of the contour, towards the destination', async () => {
    const { area, sources } = await routing.areaAround(OFFICE);
    expect(shapeFrom(area)?.bounds).toEqual({
      west: 13.431776,
      south: 52.517663,
      east: 13.43394,
      north: 52.520031,
    });
    expect(sources).toEqual([{ name: 'Valhalla, OpenStreetMap', kind: 'streets', date: '2021-10-22' }]);
    expect(service.calls[0]).toEqual({
      path: '/isochrone',
      body: expect.objectContaining({
        locations: [{ lat: 52.519, lon: 13.433 }],
        costing: 'auto',
        contours: [{ time: 15 }],
        polygons: true,
        reverse: true,
      }),
    });
  });

  it('has the holes and the islands of polygons, and few points', async () => {
    const ring = (size: number, points: number) =>
      Array.from({ length: points + 1 }, (_, at) => {
        const angle = ((at % points) / points) * 2 * Math.PI;
        return [13 + size * Math.cos(angle), 52 + size * Math.sin(angle)];
      });
    const coordinates = [[ring(0.5, 3000), ring(0.1, 1000)], [ring(0.01, 8)]];
    answers['/isochrone'] = { body: { features: [{ geometry: { type: 'MultiPolygon', coordinates } }] } };
    const { area } = await routing.areaAround(OFFICE);
    expect(area.map((polygon) => polygon.length)).toEqual([2, 1]);
    expect(area.flat(2).length).toBeLessThanOrEqual(450);
    expect(shapeFrom(area)).toBeDefined();
  });
});

describe('the minutes', () => {
  it.each([
    ['concise', { ...MATRIX, sources_to_targets: { durations: [[1250]] } }, 21],
    ['of older versions', OLDER_MATRIX, 21],
    ['without a way', { sources_to_targets: { durations: [[null]] } }, null],
    ['of the official example', MATRIX, 0],
  ])('are read from an answer %s', async (_name, body, minutes) => {
    answers['/sources_to_targets'] = { body };
    expect(await routing.minutesBetween(HOME, [OFFICE])).toEqual([{ minutes, code: null }]);
    expect(service.calls[0]?.body).toMatchObject({ sources: [{ lat: 52.52, lon: 13.4 }], costing: 'auto' });
  });

  it('are null for locations in unconnected regions', async () => {
    answers['/sources_to_targets'] = {
      status: 400,
      body: { error_code: 170, error: 'Locations are in unconnected regions.' },
    };
    expect(await routing.minutesBetween(HOME, [OFFICE])).toEqual([{ minutes: null, code: null }]);
  });
});

describe('a failure', () => {
  it.each([
    ['an unexpected answer', { body: { features: 'none' } }, { code: 'routingUnreachable', status: 502 }],
    ['an answer that is not JSON', { body: '<html>' }, { code: 'routingUnreachable', status: 502 }],
    ['a failing service', { status: 500, body: {} }, { code: 'routingUnreachable', status: 502 }],
  ])('has a code: %s', async (_name, answer, failure) => {
    answers['/isochrone'] = answer;
    await expect(routing.areaAround(OFFICE)).rejects.toMatchObject(failure);
  });

  it('has a code: no answer in time', async () => {
    answers['/isochrone'] = { body: 'none' };
    const failure = { code: 'routingUnreachable', status: 504 };
    await expect(openRouting({ timeoutMs: 100 }).areaAround(OFFICE)).rejects.toMatchObject(failure);
  });

  it('that repeats stops the calls for a while, and is logged once', async () => {
    answers['/isochrone'] = { status: 500, body: {} };
    for (let call = 0; call < 6; call += 1) await routing.areaAround(OFFICE).catch(() => undefined);
    expect(service.calls).toHaveLength(5);
    expect(logged).toHaveLength(2);
    await expect(routing.areaAround(OFFICE)).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '30' },
    });
    now = 31_000;
    answers['/isochrone'] = { body: ISOCHRONE };
    expect((await routing.areaAround(OFFICE)).area).toHaveLength(1);
  });

  it('is reported when the service cannot be reached', async () => {
    await service.close();
    await expect(routing.areaAround(OFFICE)).rejects.toMatchObject({
      code: 'routingUnreachable',
      status: 502,
    });
  });
});
