import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireLeadRefusal } from '#api/contact/contract.ts';
import type { WireSavedSearch, WireSavedSearches } from '#api/customer/contract.ts';
import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerServices, memoryCalling, openCalling, SEARCH, saveSearch } from './calling.ts';

const UNKNOWN = '/user/saved-searches/00000000-0000-4000-8000-000000000000';

const searchesOf = async (calling: CustomerServices, as: string) =>
  (await calling.call<WireSavedSearches>('GET', '/user/saved-searches', { as })).body.searches;

const addressOf = ({ id }: WireSavedSearch) => `/user/saved-searches/${id}`;

describe.each(storeDialects())('saved searches on $name', (dialect) => {
  let calling: CustomerServices;

  beforeAll(async () => {
    calling = await openCalling(dialect);
  }, 60_000);

  afterAll(async () => {
    await calling.store.close();
    await dialect.end();
  });

  it('are saved, renamed and deleted, newest first', async () => {
    const as = 'anne';
    const now = calling.clock.now().toISOString();
    const first = await saveSearch(calling, as, { name: '  Toronto ' });
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
    calling.clock.pass(1000);
    await saveSearch(calling, as, { name: 'Carte', path: '/map/43.65;-79.38?z=14', alert: 'daily' });
    const renamed = await calling.call('PUT', addressOf(first), {
      as,
      body: { name: 'Home', alert: 'atOnce' },
    });
    expect(renamed).toMatchObject({ status: 200, body: { ...first, name: 'Home', alert: 'atOnce' } });
    expect((await calling.call('PUT', addressOf(first), { as, body: {} })).body).toEqual(renamed.body);
    expect((await searchesOf(calling, as)).map(({ name }) => name)).toEqual(['Carte', 'Home']);
    expect((await calling.call('DELETE', addressOf(first), { as })).status).toBe(204);
    expect((await calling.call('DELETE', addressOf(first), { as })).status, 'once more').toBe(204);
    expect((await searchesOf(calling, as)).map(({ name }) => name)).toEqual(['Carte']);
  });

  it('have unique names, also when two are saved at once', async () => {
    const as = 'namer';
    const save = (name: string) =>
      calling.call('POST', '/user/saved-searches', { as, body: { ...SEARCH, name } });
    const twice = await Promise.all([save('Lake'), save('  lake ')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const other = await saveSearch(calling, as, { name: 'Park' });
    const rename = (name: string) => calling.call('PUT', addressOf(other), { as, body: { name } });
    expect(await rename('LAKE')).toMatchObject({
      status: 409,
      body: { message: expect.any(String), errors: [{ field: 'name', keyword: 'unique' }] },
    });
    expect((await rename('PARK')).status, 'its own').toBe(200);
    expect((await saveSearch(calling, 'somebody', { name: 'Lake' })).name).toBe('Lake');
  });

  it('belong to one customer only', async () => {
    const mine = await saveSearch(calling, 'owner');
    const as = 'other';
    for (const [method, path, body] of [
      ['PUT', addressOf(mine), { name: 'stolen' }],
      ['POST', `${addressOf(mine)}/visits`, undefined],
      ['PUT', UNKNOWN, { name: 'x' }],
      ['POST', `${UNKNOWN}/visits`, undefined],
    ] as const) {
      expect((await calling.call(method, path, { as, body })).status, `${method} ${path}`).toBe(404);
    }
    await calling.call('DELETE', addressOf(mine), { as });
    expect(await searchesOf(calling, as)).toEqual([]);
    expect(await searchesOf(calling, 'owner')).toEqual([mine]);
  });

  it('are at most fifty', async () => {
    const as = 'searcher';
    for (let saved = 0; saved < 49; saved += 1) await saveSearch(calling, as, { name: `Search ${saved}` });
    const save = (name: string) =>
      calling.call('POST', '/user/saved-searches', { as, body: { ...SEARCH, name } });
    const last = await Promise.all(['a', 'b', 'c'].map(save));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await save('d')).toMatchObject({ body: { errors: [{ field: 'searches', keyword: 'maxItems' }] } });
    expect(await searchesOf(calling, as)).toHaveLength(50);
  });
});

describe('the new homes of a saved search', () => {
  const countNew = async (calling: CustomerServices) => (await searchesOf(calling, 'anne'))[0]?.newCount;
  const listed = async (calling: CustomerServices, days: number[], restricted = false) => {
    const { database } = calling.store;
    const today = dayOf(calling.clock.now());
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
    const calling = await memoryCalling();
    await listed(calling, [0, 0]);
    await saveSearch(calling, 'anne');
    expect(await countNew(calling)).toBe(0);
    await listed(calling, [0]);
    expect(await countNew(calling), 'one more of today').toBe(1);
    await listed(calling, [0], true);
    expect(await countNew(calling), 'a restricted one, which a customer may see').toBe(2);
    calling.clock.pass(3 * MILLISECONDS_A_DAY);
    expect(await countNew(calling), 'days later').toBe(2);
    await listed(calling, [0, -1, -2, -3]);
    expect(await countNew(calling)).toBe(6);
  });

  it('are none after a visit, and the mails continue from there', async () => {
    const calling = await memoryCalling();
    await listed(calling, [-1]);
    const search = await saveSearch(calling, 'anne');
    await listed(calling, [0, -1]);
    expect(await countNew(calling)).toBeGreaterThan(0);
    calling.clock.pass(MILLISECONDS_A_DAY);
    const visited = await calling.call('POST', `${addressOf(search)}/visits`, { as: 'anne' });
    expect([visited.status, visited.body]).toEqual([204, null]);
    expect(await searchesOf(calling, 'anne')).toMatchObject([
      { newCount: 0, created: search.created, visited: calling.clock.now().toISOString() },
    ]);
    const row = await calling.store.database.selectFrom('saved_search').selectAll().executeTakeFirst();
    expect([row?.told_day, row?.told_seen]).toEqual([row?.visited_day, row?.visited_seen]);
  });

  it('are counted by the day of sale for sold homes', async () => {
    const calling = await memoryCalling();
    await saveSearch(calling, 'anne', { criteria: { status: ['U'], lastStatus: ['Sld'] } });
    expect(await countNew(calling)).toBe(0);
    await calling.store.database
      .updateTable('listing')
      .set({ sold_day: dayOf(calling.clock.now()) })
      .where('last_status', '=', 'Sld')
      .where('sold_day', '<', dayOf(calling.clock.now()))
      .execute();
    expect(await countNew(calling)).toBeGreaterThan(3);
  });

  it('are limited to the days of the search', async () => {
    const calling = await memoryCalling();
    await saveSearch(calling, 'anne', { criteria: { ...SEARCH.criteria, maxListDate: '2026-11-20' } });
    await listed(calling, [0, 0]);
    expect(await countNew(calling)).toBe(0);
  });

  it('never fail for criteria that a newer release refuses', async () => {
    const calling = await memoryCalling();
    const search = await saveSearch(calling, 'anne');
    await calling.store.database.updateTable('saved_search').set({ criteria: '{"minPrice":"x"}' }).execute();
    expect(await countNew(calling)).toBe(0);
    const renamed = await calling.call('PUT', addressOf(search), { as: 'anne', body: { name: 'New name' } });
    expect(renamed.status).toBe(200);
    expect((await calling.call('DELETE', addressOf(search), { as: 'anne' })).status).toBe(204);
  });

  it('are counted later if the listings are still being loaded', async () => {
    const calling = await memoryCalling();
    await saveSearch(calling, 'anne');
    await calling.store.database.updateTable('dataset').set({ state: 'loading' }).execute();
    const answer = await calling.call('GET', '/user/saved-searches', { as: 'anne' });
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
    const calling = await memoryCalling();
    const as = 'anne';
    const body = { ...SEARCH, ...change };
    const refused = await calling.call<WireLeadRefusal>('POST', '/user/saved-searches', { as, body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message: expect.stringMatching(/\w/), keyword });
    expect(await searchesOf(calling, as)).toEqual([]);
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
    expect((await saveSearch(await memoryCalling(), 'anne', { path })).path).toBe(path);
  });

  it.each([
    ['name', { name: '', alert: 'daily' }],
    ['alert', { alert: 'never' }],
    ['criteria', { criteria: {} }],
  ])('is not changed: %s', async (field, body) => {
    const calling = await memoryCalling();
    const as = 'anne';
    const search = await saveSearch(calling, as);
    const refused = await calling.call<WireLeadRefusal>('PUT', addressOf(search), { as, body });
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([400, field]);
    expect(await searchesOf(calling, as)).toEqual([search]);
  });
});
