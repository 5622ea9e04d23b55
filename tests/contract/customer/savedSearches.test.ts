import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireLeadRefusal } from '#api/contact/contract.ts';
import type { WireSavedSearch, WireSavedSearches } from '#api/customer/contract.ts';
import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openInMemory, openService, SEARCH, saveSearch } from './customerService.ts';

const UNKNOWN = '/user/saved-searches/00000000-0000-4000-8000-000000000000';

const searchesOf = async (service: CustomerService, as: string) =>
  (await service.call<WireSavedSearches>('GET', '/user/saved-searches', { as })).body.searches;

const addressOf = ({ id }: WireSavedSearch) => `/user/saved-searches/${id}`;

describe.each(storeDialects())('saved searches on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect);
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  it('are saved, renamed and deleted, newest first', async () => {
    const as = 'anne';
    const now = service.clock.now().toISOString();
    const first = await saveSearch(service, as, { name: '  Toronto ' });
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Toronto',
      path: SEARCH.path,
      criteria: SEARCH.criteria,
      alert: 'off',
      created: now,
      visited: now,
      newCount: 0,
    });
    service.clock.pass(1000);
    await saveSearch(service, as, { name: 'Carte', path: '/map/43.65;-79.38?z=14', alert: 'daily' });
    const renamed = await service.call('PUT', addressOf(first), {
      as,
      body: { name: 'Home', alert: 'atOnce' },
    });
    expect(renamed).toMatchObject({ status: 200, body: { ...first, name: 'Home', alert: 'atOnce' } });
    expect((await service.call('PUT', addressOf(first), { as, body: {} })).body).toEqual(renamed.body);
    expect((await searchesOf(service, as)).map(({ name }) => name)).toEqual(['Carte', 'Home']);
    expect((await service.call('DELETE', addressOf(first), { as })).status).toBe(204);
    expect((await service.call('DELETE', addressOf(first), { as })).status, 'once more').toBe(204);
    expect((await searchesOf(service, as)).map(({ name }) => name)).toEqual(['Carte']);
  });

  it('have unique names, also when two are saved at once', async () => {
    const as = 'namer';
    const save = (name: string) =>
      service.call('POST', '/user/saved-searches', { as, body: { ...SEARCH, name } });
    const twice = await Promise.all([save('Lake'), save('  lake ')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const other = await saveSearch(service, as, { name: 'Park' });
    const rename = (name: string) => service.call('PUT', addressOf(other), { as, body: { name } });
    expect(await rename('LAKE')).toMatchObject({
      status: 409,
      body: { message: expect.any(String), errors: [{ field: 'name', keyword: 'unique' }] },
    });
    expect((await rename('PARK')).status, 'its own').toBe(200);
    expect((await saveSearch(service, 'somebody', { name: 'Lake' })).name).toBe('Lake');
  });

  it('belong to one customer only', async () => {
    const mine = await saveSearch(service, 'owner');
    const as = 'other';
    for (const [method, path, body] of [
      ['PUT', addressOf(mine), { name: 'stolen' }],
      ['POST', `${addressOf(mine)}/visits`, undefined],
      ['PUT', UNKNOWN, { name: 'x' }],
      ['POST', `${UNKNOWN}/visits`, undefined],
    ] as const) {
      expect((await service.call(method, path, { as, body })).status, `${method} ${path}`).toBe(404);
    }
    await service.call('DELETE', addressOf(mine), { as });
    expect(await searchesOf(service, as)).toEqual([]);
    expect(await searchesOf(service, 'owner')).toEqual([mine]);
  });

  it('are at most fifty', async () => {
    const as = 'searcher';
    for (let saved = 0; saved < 49; saved += 1) await saveSearch(service, as, { name: `Search ${saved}` });
    const save = (name: string) =>
      service.call('POST', '/user/saved-searches', { as, body: { ...SEARCH, name } });
    const last = await Promise.all(['a', 'b', 'c'].map(save));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await save('d')).toMatchObject({ body: { errors: [{ field: 'searches', keyword: 'maxItems' }] } });
    expect(await searchesOf(service, as)).toHaveLength(50);
  });
});

describe('the new homes of a saved search', () => {
  const countNew = async (service: CustomerService) => (await searchesOf(service, 'anne'))[0]?.newCount;
  const listed = async (service: CustomerService, days: number[], restricted = false) => {
    const { database } = service.store;
    const today = dayOf(service.clock.now());
    const rows = await database
      .selectFrom('listing')
      .select(['id', 'list_day'])
      .where('city', '=', 'toronto')
      .where('status', '=', 'A')
      .where('type', '=', 'Sale')
      .where('restricted', '=', restricted ? 1 : 0)
      .where('list_day', '<', today - 20)
      .limit(days.length)
      .execute();
    for (const [position, { id }] of rows.entries()) {
      await database
        .updateTable('listing')
        .set({ list_day: today + (days[position] ?? 0) })
        .where('id', '=', id)
        .execute();
    }
    expect(rows).toHaveLength(days.length);
  };

  it('are none at first, and then those that are listed later, also on the same day', async () => {
    const service = await openInMemory();
    await listed(service, [0, 0]);
    await saveSearch(service, 'anne');
    expect(await countNew(service)).toBe(0);
    await listed(service, [0]);
    expect(await countNew(service), 'one more of today').toBe(1);
    await listed(service, [0], true);
    expect(await countNew(service), 'a restricted one, which a customer may see').toBe(2);
    service.clock.pass(3 * MILLISECONDS_A_DAY);
    expect(await countNew(service), 'days later').toBe(2);
    await listed(service, [0, -1, -2, -3]);
    expect(await countNew(service)).toBe(6);
  });

  it('are none after a visit, and the mails continue from there', async () => {
    const service = await openInMemory();
    await listed(service, [-1]);
    const search = await saveSearch(service, 'anne');
    await listed(service, [0, -1]);
    expect(await countNew(service)).toBeGreaterThan(0);
    service.clock.pass(MILLISECONDS_A_DAY);
    const visited = await service.call('POST', `${addressOf(search)}/visits`, { as: 'anne' });
    expect([visited.status, visited.body]).toEqual([204, null]);
    expect(await searchesOf(service, 'anne')).toMatchObject([
      { newCount: 0, created: search.created, visited: service.clock.now().toISOString() },
    ]);
    const row = await service.store.database.selectFrom('saved_search').selectAll().executeTakeFirst();
    expect([row?.told_day, row?.told_seen]).toEqual([row?.visited_day, row?.visited_seen]);
  });

  it('are counted by the day of sale for sold homes', async () => {
    const service = await openInMemory();
    await saveSearch(service, 'anne', { criteria: { status: ['U'], lastStatus: ['Sld'] } });
    expect(await countNew(service)).toBe(0);
    await service.store.database
      .updateTable('listing')
      .set({ sold_day: dayOf(service.clock.now()) })
      .where('last_status', '=', 'Sld')
      .where('sold_day', '<', dayOf(service.clock.now()))
      .execute();
    expect(await countNew(service)).toBeGreaterThan(3);
  });

  it('are limited to the days of the search', async () => {
    const service = await openInMemory();
    await saveSearch(service, 'anne', { criteria: { ...SEARCH.criteria, maxListDate: '2026-11-20' } });
    await listed(service, [0, 0]);
    expect(await countNew(service)).toBe(0);
  });

  it('never fail for criteria that a newer release refuses', async () => {
    const service = await openInMemory();
    const search = await saveSearch(service, 'anne');
    await service.store.database.updateTable('saved_search').set({ criteria: '{"minPrice":"x"}' }).execute();
    expect(await countNew(service)).toBeNull();
    const renamed = await service.call('PUT', addressOf(search), { as: 'anne', body: { name: 'New name' } });
    expect(renamed.status).toBe(200);
    expect((await service.call('DELETE', addressOf(search), { as: 'anne' })).status).toBe(204);
  });

  it('are counted later if the listings are still being loaded', async () => {
    const service = await openInMemory();
    await saveSearch(service, 'anne');
    await service.store.database.updateTable('dataset').set({ state: 'loading' }).execute();
    const answer = await service.call('GET', '/user/saved-searches', { as: 'anne' });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  });
});

const WRONG: [field: string, change: Record<string, unknown>, keyword: string][] = [
  ['name', { name: undefined }, 'required'],
  ['name', { name: '' }, 'minLength'],
  ['name', { name: '   ' }, 'pattern'],
  ['name', { name: 'n'.repeat(81) }, 'maxLength'],
  ['name', { name: 'Sale\nBcc: all' }, 'pattern'],
  ['path', { path: undefined }, 'required'],
  ['criteria', { criteria: undefined }, 'required'],
  ['criteria', { criteria: 'city=Toronto' }, 'type'],
  ['criteria', { criteria: [] }, 'type'],
  ['criteria.minPrice', { criteria: { minPrice: 'cheap' } }, 'parameter'],
  ['criteria.map', { criteria: { map: '[[[1,2]]]' } }, 'parameter'],
  ['criteria.minBed', { criteria: { minBed: 3 } }, 'parameter'],
  ['criteria.statistics', { criteria: { statistics: 'avg-soldPrice' } }, 'parameter'],
  ['alert', { alert: 'hourly' }, 'enum'],
  ['language', { language: undefined }, 'required'],
  ['language', { language: 'de' }, 'enum'],
  ['newCount', { newCount: 5 }, 'additionalProperties'],
];

const FOREIGN_PATHS = [
  '',
  'list/Ontario',
  '/',
  '/lists',
  '/detail/C1/2',
  '//evil.test/list',
  '/list//evil.test',
  '/\\evil.test',
  '/list/\\evil.test',
  'https://evil.test/list/',
  'javascript:alert(1)//list/',
  '/list/../auth/login',
  '/list/%2e%2E/idp/outbox',
  '/list/..',
  '/list/.%2e?x',
  '/list/a b',
  '/list/a\u0000',
  '/list/#x',
  `/list/${'a'.repeat(4000)}`,
];

describe('an invalid search', () => {
  it.each([
    ...WRONG,
    ...FOREIGN_PATHS.map((path): (typeof WRONG)[number] => [
      'path',
      { path },
      path.length > 4000 ? 'maxLength' : 'pattern',
    ]),
  ])('is refused by its field: %s %j', async (field, change, keyword) => {
    const service = await openInMemory();
    const as = 'anne';
    const body = { ...SEARCH, ...change };
    const refused = await service.call<WireLeadRefusal>('POST', '/user/saved-searches', { as, body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message: expect.stringMatching(/\w/), keyword });
    expect(await searchesOf(service, as)).toEqual([]);
  });

  it.each([
    '/list',
    '/list/',
    '/list?city=x&keywords=..%2F',
    '/list/Qu%C3%A9bec/Montr%C3%A9al',
    '/list/Québec/Saint--Henri?page=2',
    '/map',
    '/map/43.65;-79.38/C1000001/2?z=14&draw=abc',
  ])('is refused for its path %s', async (path) => {
    expect((await saveSearch(await openInMemory(), 'anne', { path })).path).toBe(path);
  });

  it.each([
    ['name', { name: '', alert: 'daily' }],
    ['alert', { alert: 'never' }],
    ['criteria', { criteria: {} }],
  ])('is not changed: %s', async (field, body) => {
    const service = await openInMemory();
    const as = 'anne';
    const search = await saveSearch(service, as);
    const refused = await service.call<WireLeadRefusal>('PUT', addressOf(search), { as, body });
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([400, field]);
    expect(await searchesOf(service, as)).toEqual([search]);
  });
});
