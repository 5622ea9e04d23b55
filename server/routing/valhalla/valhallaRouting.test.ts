import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shapeFrom } from '#server/store/geometry/shape.ts';
import type { ReachQuery, Routing } from '../routing.ts';
import { valhallaRouting } from './valhallaRouting.ts';

/** The official example of /isochrone (valhalla, api/examples/isochrone.json). */
const ISOCHRONE = {
  features: [
    {
      properties: { fill: '#bf4040', opacity: 0.33, contour: 0.1, metric: 'distance' },
      geometry: {
        coordinates: [
          [13.433188, 52.520031],
          [13.431776, 52.519011],
          [13.433188, 52.517663],
          [13.43394, 52.519763],
          [13.433188, 52.520031],
        ],
        type: 'LineString',
      },
      type: 'Feature',
    },
  ],
  type: 'FeatureCollection',
};
/** The official example of /sources_to_targets, and the same in the form of older versions. */
const MATRIX = {
  sources_to_targets: {
    durations: [
      [0, 105],
      [108, 0],
    ],
    distances: [
      [0, 0.147],
      [0.147, 0],
    ],
  },
  units: 'kilometers',
  algorithm: 'timedistancematrix',
};
const OLDER_MATRIX = {
  sources_to_targets: [[{ distance: 9.041, time: 1250, to_index: 0, from_index: 0 }]],
  units: 'kilometers',
};
const STATUS = { version: '3.5.1', tileset_last_modified: 1_634_903_519 };
const NO_STREET = {
  error_code: 171,
  error: 'No suitable edges near location',
  status_code: 400,
  status: 'Bad Request',
};

const OFFICE: ReachQuery = { latitude: 52.51903, longitude: 13.43301, mode: 'drive', at: 510, minutes: 15 };
const HOME = { latitude: 52.52, longitude: 13.4 };

interface Call {
  path: string;
  body: unknown;
}

let server: Server;
let calls: Call[];
let answers: Record<string, { status?: number; body: unknown }>;
let routing: Routing;
let logged: string[];
let now: number;

beforeEach(async () => {
  [calls, logged, now] = [[], [], 0];
  answers = {
    '/isochrone': { body: ISOCHRONE },
    '/sources_to_targets': { body: MATRIX },
    '/status': { body: STATUS },
  };
  server = createServer(async (request, response) => {
    const path = request.url ?? '';
    let text = '';
    for await (const chunk of request) text += String(chunk);
    calls.push({ path, body: text === '' ? undefined : JSON.parse(text) });
    const { status = 200, body } = answers[path] ?? { status: 404, body: {} };
    if (body === 'none') return;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  routing = valhallaRouting({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP server has one
    clock: { now: () => new Date(now) },
    log: (line) => logged.push(line),
    timeoutMs: 300,
  });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

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
    expect(calls[0]).toEqual({
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

  it('is asked for once', async () => {
    await Promise.all([routing.areaAround(OFFICE), routing.areaAround({ ...OFFICE, at: 600 })]);
    expect(calls.filter(({ path }) => path === '/isochrone')).toHaveLength(1);
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
    expect(calls[0]?.body).toMatchObject({ sources: [{ lat: 52.52, lon: 13.4 }], costing: 'auto' });
  });

  it('are null for locations in unconnected regions', async () => {
    answers['/sources_to_targets'] = {
      status: 400,
      body: { error_code: 170, error: 'Locations are in unconnected regions.' },
    };
    expect(await routing.minutesBetween(HOME, [OFFICE])).toEqual([{ minutes: null, code: null }]);
  });

  it('have a reason far from streets, and for transit', async () => {
    answers['/sources_to_targets'] = { status: 400, body: NO_STREET };
    expect(await routing.minutesBetween(HOME, [OFFICE, { ...OFFICE, mode: 'transit' }])).toEqual([
      { minutes: null, code: 'farFromStreet' },
      { minutes: null, code: 'noTimetable' },
    ]);
  });
});

it('offers the modes on streets', async () => {
  expect((await routing.covers()).modes).toEqual(['drive', 'bike', 'walk']);
});

describe('a failure', () => {
  it.each([
    ['a point far from streets', { status: 400, body: NO_STREET }, { code: 'farFromStreet', status: 404 }],
    ['an unexpected answer', { body: { features: 'none' } }, { code: 'routingUnreachable', status: 502 }],
    ['an answer that is not JSON', { body: '<html>' }, { code: 'routingUnreachable', status: 502 }],
    ['a failing service', { status: 500, body: {} }, { code: 'routingUnreachable', status: 502 }],
    ['no answer in time', { body: 'none' }, { code: 'routingUnreachable', status: 504 }],
  ])('has a code: %s', async (_name, answer, failure) => {
    answers['/isochrone'] = answer;
    await expect(routing.areaAround(OFFICE)).rejects.toMatchObject(failure);
  });

  it('that repeats stops the calls for a while, and is logged once', async () => {
    answers['/isochrone'] = { status: 500, body: {} };
    for (let call = 0; call < 6; call += 1) await routing.areaAround(OFFICE).catch(() => undefined);
    expect(calls).toHaveLength(5);
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
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(routing.areaAround(OFFICE)).rejects.toMatchObject({
      code: 'routingUnreachable',
      status: 502,
    });
  });
});
