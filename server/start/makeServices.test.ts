import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { visitorOnly } from '#server/http/session.ts';
import { openStore } from '#server/store/openStore.ts';
import type { MapGeography } from '../../demo/geography/mapGeography.ts';
import { makeDemoServices } from '../../demo/services.ts';
import { fakeGeography } from '../../tests/support/country/fakeGeography.ts';
import { capturedLog } from '../../tests/support/services/capturedLog.ts';
import { makeTestServices } from '../../tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, SMALL_DATASET_NOW } from '../../tests/support/services/smallDataset.ts';
import { makeServices, type ServicesOptions } from './makeServices.ts';

const nothingDrawn = {
  regions: [],
  towns: [],
  waters: [],
  islands: [],
  rivers: [],
  parks: [],
  ruralRoads: [],
  railways: [],
  lines: { coordinates: new Int32Array(0), starts: new Uint32Array(1) },
};
let geography: MapGeography;
const clock = { now: () => SMALL_DATASET_NOW };

afterEach(() => {
  vi.restoreAllMocks();
});

beforeAll(() => {
  geography = { ...fakeGeography(), ...nothingDrawn, version: 'test', addressNear: () => undefined };
});

async function servicesOver(options: Partial<ServicesOptions> = {}) {
  const small = await makeTestServices();
  onTestFinished(() => small.close());
  const services = makeServices({
    store: small.store,
    demo: makeDemoServices({ store: small.store, geography, clock }),
    clock,
    sessionOf: visitorOnly,
    version: '9.9.9',
    ...options,
  });
  return async (path: string, init?: RequestInit) =>
    services.fetch(new Request(`http://product.test${path}`, { redirect: 'manual', ...init }));
}

test('/health has the version, the day and the number of listings', async () => {
  const get = await servicesOver();
  const answer = await get('/health');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    status: 'ok',
    version: '9.9.9',
    today: SMALL_DATASET_DAY,
    counts: { listings: expect.any(Number), cities: geography.cities.length },
  });
});

test('a feed answers the listing calls, and everything else is unchanged', async () => {
  const requested: string[] = [];
  const feed = {
    ask: async (path: string) => {
      requested.push(path);
      return { count: 4711, listings: [] };
    },
    isPaused: () => false,
  };
  const get = await servicesOver({ feed });
  const answer = await get('/realty/listings?city=Toronto');
  expect(await answer.json()).toMatchObject({ count: 4711, listings: [] });
  expect(answer.headers.get('etag')).toBeTruthy();
  expect((await get('/realty/meta?group=real_estate')).status).toBe(200);
  expect((await get('/health')).status).toBe(200);
  expect(requested).toEqual(['/listings']);
});

test('/health reports that there are no listings', async () => {
  const empty = await openStore({ kind: 'memory' });
  onTestFinished(() => empty.close());
  const get = await servicesOver({ store: empty });
  const answer = await get('/health');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'no listings', version: '9.9.9' });
});

test.each([
  ['/realty/listings?resultsPerPage=1', 200],
  ['/realty/contact', 405],
  ['/images/harbour/w1234567-1-kitchen-00a1ff?w=320', 404],
  ['/maps/styles/light.json', 200],
  ['/realty/nothing', 404],
  ['/images/nothing', 400],
  ['/maps/nothing', 404],
])('each service answers under its own name: %s', async (path, status) => {
  const get = await servicesOver();
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-request-id')).not.toBeNull();
});

test('pictures of a listing are drawn, and invented ones are not', async () => {
  const get = await servicesOver();
  const { listings } = (await (await get('/realty/listings?fields=images')).json()) as {
    listings: { images: string[] }[];
  };
  const [key = ''] = listings.flatMap(({ images }) => images);
  expect((await get(`/images/${key}?w=160`)).status).toBe(200);
  const madeUp = key.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'));
  expect((await get(`/images/${madeUp}?w=160`)).status).toBe(404);
});

test('an unknown address is a 404 in the common format of failures', async () => {
  const get = await servicesOver();
  const answer = await get('/elsewhere/listings');
  expect(answer.status).toBe(404);
  const body = (await answer.json()) as { requestId: string };
  expect(body).toEqual({ message: 'There is nothing at this address.', requestId: expect.any(String) });
  expect(answer.headers.get('x-request-id')).toBe(body.requestId);
});

test('/health reports that the database does not answer', async () => {
  capturedLog();
  const closed = await openStore({ kind: 'memory' });
  await closed.close();
  const get = await servicesOver({ store: closed });
  const answer = await get('/health');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'database unreachable', version: '9.9.9' });
});

test.each(['/health', '/'])('%s accepts only GET and HEAD', async (path) => {
  const get = await servicesOver();
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    const answer = await get(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  expect((await get(path, { method: 'HEAD' })).status).toBeLessThan(400);
});

test.each([
  '/health',
  '/',
  '/elsewhere',
  '/realty/listings?resultsPerPage=1',
  '/realty/nothing',
  '/images/harbour/w1-1-kitchen-00ff00?w=320',
  '/maps/styles/light.json',
])('%s has a header against guessing its type, and a request id', async (path) => {
  const get = await servicesOver();
  const { headers } = await get(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a failure outside all services has the common format', async () => {
  capturedLog();
  const services = makeServices({
    store: (await makeTestServices()).store,
    clock,
    demo: {
      services: new Map(),
      get counts(): never {
        throw new Error('a fault of a service');
      },
    },
    sessionOf: visitorOnly,
    version: '9.9.9',
  });
  const answer = await services.fetch(new Request('http://product.test/health'));
  const body = (await answer.json()) as { requestId: string };
  expect([answer.status, body]).toEqual([
    500,
    { message: 'Something went wrong on our side.', requestId: answer.headers.get('x-request-id') },
  ]);
});

test.each(['/', '/real-estate'])('%s redirects to the app', async (path) => {
  const get = await servicesOver();
  const answer = await get(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/real-estate/');
});
