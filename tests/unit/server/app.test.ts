import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeServices, type ServicesOptions } from '../../../server/app.ts';
import { visitorOnly } from '../../../server/http/session.ts';
import { openStore } from '../../../server/store/openStore.ts';
import type { MapWorld } from '../../../server/world/geography/mapWorld.ts';
import { makeTestServices } from '../../support/services/makeTestServices.ts';
import { SMALL_WORLD_DAY, SMALL_WORLD_NOW } from '../../support/services/smallWorld.ts';
import { fakeGeography } from '../../support/world/fakeGeography.ts';

const nothingDrawn = { regions: [], waters: [], islands: [], rivers: [], parks: [], ruralRoads: [] };
let geography: MapWorld;

beforeAll(() => {
  geography = { ...fakeGeography(), ...nothingDrawn, version: 'test', addressNear: () => undefined };
});

async function servicesOver(options: Partial<ServicesOptions> = {}) {
  const small = await makeTestServices();
  onTestFinished(() => small.close());
  const services = makeServices({
    store: small.store,
    geography,
    clock: { now: () => SMALL_WORLD_NOW },
    sessionOf: visitorOnly,
    version: '9.9.9',
    ...options,
  });
  return async (path: string, init?: RequestInit) =>
    services.fetch(new Request(`http://product.test${path}`, { redirect: 'manual', ...init }));
}

test('/health tells the version, the day and how much there is', async () => {
  const get = await servicesOver();
  const answer = await get('/health');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    status: 'ok',
    version: '9.9.9',
    worldDay: SMALL_WORLD_DAY,
    counts: { listings: expect.any(Number), cities: geography.cities.length },
  });
});

test('/health says so while there is no world', async () => {
  const empty = await openStore({ kind: 'memory' });
  onTestFinished(() => empty.close());
  const get = await servicesOver({ store: empty });
  const answer = await get('/health');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'starting', version: '9.9.9' });
});

test.each([
  ['/realty/listings?resultsPerPage=1', 200],
  ['/images/harbour/w1-1-kitchen-00ff00?w=320', 200],
  ['/maps/styles/light.json', 200],
  ['/realty/nothing', 404],
  ['/images/nothing', 400],
  ['/maps/nothing', 404],
])('each service answers below its own name: %s', async (path, status) => {
  const get = await servicesOver();
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-request-id')).not.toBeNull();
});

test('an address of no service is a 404 in the shape of every failure', async () => {
  const get = await servicesOver();
  const answer = await get('/elsewhere/listings');
  expect(answer.status).toBe(404);
  const body = (await answer.json()) as { requestId: string };
  expect(body).toEqual({ message: 'There is nothing at this address.', requestId: expect.any(String) });
  expect(answer.headers.get('x-request-id')).toBe(body.requestId);
});

test.each(['/', '/real-estate'])('%s leads to the app', async (path) => {
  const get = await servicesOver();
  const answer = await get(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/real-estate/');
});
