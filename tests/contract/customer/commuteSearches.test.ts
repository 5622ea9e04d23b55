import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireSavedSearches } from '#api/customer/contract.ts';
import { lookForNew } from '#server/customer/alerts/lookForNew.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { busyRouting, type Routing, RoutingError } from '#server/routing/routing.ts';
import { squareRouting } from '#tests/support/routing/squareRouting.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { lookOptions, putOnMarket } from './alertCalls.ts';
import { type CustomerService, openInMemory, SEARCH, saveSearch } from './customerService.ts';

const as = 'anne';
/** Toronto and its suburbs. */
const commute = ['43.65,-79.38,drive,90,0830'];
const criteria = { ...SEARCH.criteria, commute };

/** An engine with a failure that a test sets, the number of questions, and the greatest number of them at once. */
const engine: { failure: Error | undefined; asked: number; atOnce: number; most: number } = {
  failure: undefined,
  asked: 0,
  atOnce: 0,
  most: 0,
};
const routing: Routing = {
  ...squareRouting,
  async areaAround(query) {
    engine.asked += 1;
    engine.atOnce += 1;
    engine.most = Math.max(engine.most, engine.atOnce);
    // Questions at the same time meet here.
    await setImmediate();
    const area = await squareRouting.areaAround(query);
    engine.atOnce -= 1;
    if (engine.failure) throw engine.failure;
    return area;
  },
};

describe('a saved search by commute', () => {
  let service: CustomerService;
  const list = () => service.call<WireSavedSearches>('GET', '/user/saved-searches', { as });
  const save = (name: string, change: object = {}) =>
    saveSearch(service, as, { name, criteria, alert: 'atOnce', ...change });

  beforeEach(async () => {
    engine.failure = undefined;
    service = await openInMemory({ routing });
  });

  it.each<[name: string, failure: Error, answer: object]>([
    ['while the engine is busy', busyRouting(), { status: 503, body: { code: 'routingBusy' } }],
    ['without an answer', new RoutingError('routingUnreachable', 504), { status: 504 }],
    [
      'with a destination far from streets',
      new RoutingError('farFromStreet'),
      { status: 400, body: { errors: [{ field: 'criteria.commute' }] } },
    ],
  ])('is not saved %s', async (_case, failure, answer) => {
    engine.failure = failure;
    const body = { ...SEARCH, criteria };
    expect(await service.call('POST', '/user/saved-searches', { as, body })).toMatchObject(answer);
  });

  it('is listed without a number of new homes while the engine is busy, and later with all of them', async () => {
    await save('Work');
    await save('City', { criteria: SEARCH.criteria });
    await putOnMarket(service, 1);
    const counts = async () =>
      Object.fromEntries((await list()).body.searches.map(({ name, newCount }) => [name, newCount]));
    expect(await counts()).toEqual({ City: 1, Work: 1 });
    engine.failure = busyRouting();
    expect(await counts()).toEqual({ City: 1, Work: null });
    await putOnMarket(service, 1);
    engine.failure = undefined;
    expect(await counts()).toEqual({ City: 2, Work: 2 });
  });

  it('takes one place of the engine’s waiting line, however many there are', async () => {
    for (const name of ['One', 'Two', 'Three']) await save(name);
    engine.most = 0;
    expect((await list()).body.searches).toHaveLength(3);
    expect(engine.most).toBe(1);
  });

  it('is not counted after another one failed by the same mode', async () => {
    for (const name of ['One', 'Two', 'Three']) await save(name);
    await save('Walk', { criteria: { ...criteria, commute: ['43.65,-79.38,walk,30,0830'] } });
    engine.failure = new RoutingError('routingUnreachable', 504);
    engine.asked = 0;
    expect((await list()).body.searches.map(({ newCount }) => newCount)).toEqual([null, null, null, null]);
    expect(engine.asked).toBe(2);
  });

  it('is not looked for after three others failed by the same mode, until the next look', async () => {
    const log = capturedLog();
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await save(name);
    await save('City', { criteria: SEARCH.criteria });
    await putOnMarket(service, 1);
    const { store, clock } = service;
    const look = () =>
      lookForNew({ ...lookOptions(service), homeSearch: makeHomeSearch({ store, clock, routing }) });
    engine.failure = new RoutingError('routingUnreachable', 504);
    engine.asked = 0;
    expect([await look(), engine.asked]).toEqual([1, 3]);
    expect(log.join('')).toContain('5 saved searches wait for the next look');
    engine.failure = undefined;
    expect(await look()).toBe(5);
  });

  it('keeps what its next alert reports if the engine fails while mails are turned on again', async () => {
    await service.call('POST', '/user', { as, body: { name: { first: 'Anne', last: 'T' } } });
    await save('Work');
    await save('Other work');
    const mails = (emailNotifications: boolean) =>
      service.call('PUT', '/user', { as, body: { emailNotifications } });
    await mails(false);
    await putOnMarket(service, 1);
    engine.failure = new RoutingError('routingUnreachable', 504);
    engine.asked = 0;
    expect((await mails(true)).status).toBe(200);
    expect(engine.asked).toBe(1);
    engine.failure = undefined;
    const { store, clock } = service;
    const homeSearch = makeHomeSearch({ store, clock, routing });
    expect(await lookForNew({ ...lookOptions(service), homeSearch })).toBe(2);
  });

  it('waits for the next look while the engine is busy, and others do not', async () => {
    const log = capturedLog();
    await save('Work');
    await save('City', { criteria: SEARCH.criteria });
    await putOnMarket(service, 1);
    const { store, clock } = service;
    const look = () =>
      lookForNew({ ...lookOptions(service), homeSearch: makeHomeSearch({ store, clock, routing }) });
    engine.failure = busyRouting();
    expect(await look()).toBe(1);
    expect(log.join('')).toContain('1 saved searches wait for the next look');
    engine.failure = undefined;
    expect([await look(), await look()]).toEqual([1, 0]);
  });
});
