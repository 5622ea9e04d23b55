import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireLeadRefusal } from '#api/contact/contract.ts';
import type { WireSavedHome, WireSavedHomes } from '#api/customer/contract.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openInMemory, openService } from './customerService.ts';

const SEEN = { price: 799_000, lastStatus: 'New' };
const MINUTE = 60_000;

const homesOf = async (service: CustomerService, as: string) =>
  (await service.call<WireSavedHomes>('GET', '/user/saved-homes', { as })).body.homes;
const numbersOf = async (service: CustomerService, as: string) =>
  (await homesOf(service, as)).map(({ mlsNumber }) => mlsNumber);
const device = (...numbers: string[]) => ({
  homes: numbers.map((mlsNumber) => ({ mlsNumber, boardId: 2, seen: SEEN })),
});

describe.each(storeDialects())('saved homes on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect);
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  const put = (as: string, home: string, body: unknown) =>
    service.call<WireSavedHome>('PUT', `/user/saved-homes/${home}`, { as, body });

  it('are saved, get notes, and are removed, the newest first', async () => {
    const as = 'anne';
    expect(await homesOf(service, as)).toEqual([]);
    const saved = await put(as, '2/c1000001', { seen: SEEN });
    const first = {
      mlsNumber: 'C1000001',
      boardId: 2,
      saved: service.clock.now().toISOString(),
      seen: SEEN,
      note: '',
    };
    expect([saved.status, saved.body]).toEqual([201, first]);
    service.clock.pass(MINUTE);
    await put(as, '11/C1000001', { seen: { price: null, lastStatus: '' }, note: 'lines\nof it' });
    const noted = await put(as, '2/C1000001', { note: 'near the park' });
    expect([noted.status, noted.body]).toEqual([200, { ...first, note: 'near the park' }]);
    const seen = { price: 750_000.5, lastStatus: 'Pc' };
    expect((await put(as, '2/C1000001', { seen })).body).toMatchObject({ seen, note: 'near the park' });
    expect((await homesOf(service, as)).map(({ boardId, note }) => [boardId, note])).toEqual([
      [11, 'lines\nof it'],
      [2, 'near the park'],
    ]);
    const remove = () => service.call('DELETE', '/user/saved-homes/2/C1000001', { as });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status, 'once more').toBe(204);
    expect((await homesOf(service, as)).map(({ boardId }) => boardId)).toEqual([11]);
  });

  it('belong to one customer only', async () => {
    await put('owner', '2/C7', { seen: SEEN, note: 'mine' });
    expect(await homesOf(service, 'other')).toEqual([]);
    await service.call('DELETE', '/user/saved-homes/2/C7', { as: 'other' });
    expect((await put('other', '2/C7', { note: 'stolen' })).status).toBe(400);
    await put('other', '2/C7', { seen: SEEN, note: 'their own' });
    expect((await homesOf(service, 'owner'))[0]?.note).toBe('mine');
  });

  it('are all stored when two calls arrive at once', async () => {
    const as = 'hurried';
    const both = await Promise.all([
      put(as, '2/C1', { seen: SEEN }),
      put(as, '2/C1', { seen: SEEN }),
      put(as, '2/C2', { seen: SEEN }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201, 201]);
    const price = 1;
    await Promise.all([
      put(as, '2/C1', { note: 'kept' }),
      put(as, '2/C1', { seen: { price, lastStatus: 'Pc' } }),
    ]);
    const home = (await homesOf(service, as)).find(({ mlsNumber }) => mlsNumber === 'C1');
    expect(home).toMatchObject({ note: 'kept', seen: { price } });
  });

  it('accept those of a device once, in its order', async () => {
    const as = 'joining';
    await put(as, '2/C1', { seen: SEEN, note: 'kept' });
    service.clock.pass(MINUTE);
    const add = () =>
      service.call<WireSavedHomes>('POST', '/user/saved-homes', {
        as,
        body: device('C3', 'c1', 'C2', 'C3'),
      });
    const first = await add();
    expect([first.status, first.body.homes.map(({ mlsNumber }) => mlsNumber)]).toEqual([
      200,
      ['C3', 'C2', 'C1'],
    ]);
    service.clock.pass(MINUTE);
    expect((await add()).body).toEqual(first.body);
    expect(first.body.homes.at(-1)?.note).toBe('kept');
    const empty = await service.call('POST', '/user/saved-homes', { as, body: { homes: [] } });
    expect(empty.body).toEqual(first.body);
  });

  it('are at most five hundred, and a call that exceeds that adds none', async () => {
    const as = 'collector';
    const many = Array.from({ length: 499 }, (_, index) => `C${index}`);
    const add = (...numbers: string[]) =>
      service.call('POST', '/user/saved-homes', { as, body: device(...numbers) });
    expect((await add(...many)).status).toBe(200);
    expect(await add('X1', 'X2')).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'homes', keyword: 'maxItems' }] },
    });
    expect(await numbersOf(service, as)).toHaveLength(499);
    const last = await Promise.all(['Y1', 'Y2', 'Y3'].map((mls) => put(as, `2/${mls}`, { seen: SEEN })));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await put(as, '2/C5', { note: 'still' })).status).toBe(200);
    expect((await add('C5')).status, 'one that is there').toBe(200);
    expect(await numbersOf(service, as)).toHaveLength(500);
  });
});

const HOMES: [field: string, path: string, body: unknown, keyword: string][] = [
  ['seen', '2/C1', {}, 'required'],
  ['seen', '2/C1', { note: 'x' }, 'required'],
  ['seen', '2/C1', { seen: null }, 'type'],
  ['seen.price', '2/C1', { seen: { lastStatus: 'New' } }, 'required'],
  ['seen.price', '2/C1', { seen: { price: '1', lastStatus: 'New' } }, 'type'],
  ['seen.price', '2/C1', { seen: { price: -1, lastStatus: 'New' } }, 'minimum'],
  ['seen.price', '2/C1', { seen: { price: 2e9, lastStatus: 'New' } }, 'maximum'],
  ['seen.lastStatus', '2/C1', { seen: { price: 1, lastStatus: '<b>' } }, 'pattern'],
  ['seen.extra', '2/C1', { seen: { ...SEEN, extra: 1 } }, 'additionalProperties'],
  ['note', '2/C1', { seen: SEEN, note: 'n'.repeat(501) }, 'maxLength'],
  ['note', '2/C1', { seen: SEEN, note: 'bell\u0007' }, 'pattern'],
  ['userId', '2/C1', { seen: SEEN, userId: 'other' }, 'additionalProperties'],
  ['boardId', '0/C1', { seen: SEEN }, 'minimum'],
  ['boardId', '2.5/C1', { seen: SEEN }, 'type'],
  ['boardId', 'x/C1', { seen: SEEN }, 'type'],
  ['boardId', '9999999999/C1', { seen: SEEN }, 'maximum'],
  ['mlsNumber', '2/C%201', { seen: SEEN }, 'pattern'],
  ['mlsNumber', `2/${'C'.repeat(36)}`, { seen: SEEN }, 'pattern'],
  ['body', '2/C1', [], 'type'],
  ['body', '2/C1', '{', 'type'],
];

const [HOME] = device('C1').homes;
const LISTS: [field: string, body: unknown, keyword: string][] = [
  ['homes', {}, 'required'],
  ['homes', { homes: {} }, 'type'],
  ['homes', { homes: Array.from({ length: 501 }, () => HOME) }, 'maxItems'],
  ['homes.1', { homes: [HOME, 7] }, 'type'],
  ['homes.1.boardId', { homes: [HOME, { ...HOME, boardId: 'x' }] }, 'type'],
  ['homes.1.seen', { homes: [HOME, { mlsNumber: 'C2', boardId: 2 }] }, 'required'],
];

describe('an invalid home', () => {
  const cases = [
    ...HOMES.map(([field, path, body, keyword]) => ['PUT', `/${path}`, field, body, keyword] as const),
    ...LISTS.map(([field, body, keyword]) => ['POST', '', field, body, keyword] as const),
  ];

  it.each(cases)('is refused by its field: %s %s %s', async (method, path, field, body, keyword) => {
    const service = await openInMemory();
    const as = 'anne';
    const refused = await service.call<WireLeadRefusal>(method, `/user/saved-homes${path}`, { as, body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message: expect.stringMatching(/\w/), keyword });
    expect(await homesOf(service, as), 'nothing is saved').toEqual([]);
  });

  it('is refused as another type and above 16 kB, but a device may send more', async () => {
    const service = await openInMemory();
    const as = 'anne';
    const headers = { 'Content-Type': 'text/plain' };
    const path = '/user/saved-homes/2/C1';
    expect((await service.call('PUT', path, { as, body: { seen: SEEN }, headers })).status).toBe(415);
    const large = { seen: SEEN, note: 'n'.repeat(17_000) };
    expect((await service.call('PUT', path, { as, body: large })).status).toBe(413);
    const noted = Array.from({ length: 300 }, (_, index) => ({
      ...HOME,
      mlsNumber: `C${index}`,
      note: 'n'.repeat(500),
    }));
    const add = (homes: unknown) => service.call('POST', '/user/saved-homes', { as, body: { homes } });
    expect((await add(noted)).status).toBe(200);
    expect((await add([...noted, { ...HOME, note: 'n'.repeat(600_000) }])).status).toBe(413);
  });
});
