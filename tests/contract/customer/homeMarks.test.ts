import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireMarkedHomes } from '#api/customer/contract.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openService } from './customerService.ts';

const DAY = 86_400_000;
const KINDS = ['viewed', 'hidden'] as const;

describe.each(storeDialects())('viewed and hidden homes on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect);
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  const daysAgo = (days: number) => new Date(service.clock.now().getTime() - days * DAY).toISOString();
  const mark = (as: string, kind: string, homes: Record<string, number>) =>
    service.call<WireMarkedHomes>('POST', `/user/${kind}-homes`, {
      as,
      body: {
        homes: Object.entries(homes).map(([mlsNumber, days]) => ({
          mlsNumber,
          boardId: 2,
          marked: daysAgo(days),
        })),
      },
    });
  const numbersOf = async (as: string, kind: string) =>
    (await service.call<WireMarkedHomes>('GET', `/user/${kind}-homes`, { as })).body.homes.map(
      ({ mlsNumber }) => mlsNumber,
    );

  it.each(KINDS)(
    '%s homes are listed by the later time, and a repeated call changes nothing',
    async (kind) => {
      const as = `customer-${kind}`;
      expect(await numbersOf(as, kind)).toEqual([]);
      const first = await mark(as, kind, { c1: 3, C2: 2 });
      expect(first.status).toBe(200);
      expect(first.body.homes).toEqual([
        { mlsNumber: 'C2', boardId: 2, marked: daysAgo(2) },
        { mlsNumber: 'C1', boardId: 2, marked: daysAgo(3) },
      ]);
      expect((await mark(as, kind, { C1: 1, C2: 5 })).body.homes.map(({ mlsNumber }) => mlsNumber)).toEqual([
        'C1',
        'C2',
      ]);
      const again = await mark(as, kind, { C1: 1, C2: 5 });
      expect(again.body.homes.map(({ marked }) => marked)).toEqual([daysAgo(1), daysAgo(2)]);
    },
  );

  it.each(KINDS)('%s homes have no time in the future', async (kind) => {
    const answer = await mark(`early-${kind}`, kind, { C1: -400 });
    expect(answer.body.homes).toEqual([{ mlsNumber: 'C1', boardId: 2, marked: daysAgo(0) }]);
  });

  it.each(KINDS)('%s homes are removed one by one and all at once', async (kind) => {
    const as = `tidy-${kind}`;
    const other = kind === 'viewed' ? 'hidden' : 'viewed';
    await mark(as, kind, { C1: 1, C2: 2, C3: 3 });
    await mark(as, other, { C1: 1 });
    const remove = (path = '') => service.call('DELETE', `/user/${kind}-homes${path}`, { as });
    expect((await remove('/2/c2')).status).toBe(204);
    expect((await remove('/2/C2')).status, 'once more').toBe(204);
    expect(await numbersOf(as, kind)).toEqual(['C1', 'C3']);
    expect((await remove()).status).toBe(204);
    expect(await numbersOf(as, kind)).toEqual([]);
    expect(await numbersOf(as, other)).toEqual(['C1']);
  });

  it('belong to one customer only, and go with the customer', async () => {
    await service.call('POST', '/user', { as: 'owner', body: {} });
    await mark('owner', 'hidden', { C7: 1 });
    expect(await numbersOf('other', 'hidden')).toEqual([]);
    await service.call('DELETE', '/user/hidden-homes', { as: 'other' });
    expect(await numbersOf('owner', 'hidden')).toEqual(['C7']);
    await service.call('DELETE', '/user', { as: 'owner' });
    const rows = await service.store.database
      .selectFrom('home_mark')
      .selectAll()
      .where('mls', '=', 'C7')
      .execute();
    expect(rows).toEqual([]);
  });

  const many = (letter: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${letter}${index}`, index + 1]));

  it('are the newest sixty viewed homes', async () => {
    await mark('reader', 'viewed', many('C', 60));
    await mark('reader', 'viewed', { NEW: 0 });
    const numbers = await numbersOf('reader', 'viewed');
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([60, 'NEW', 'C58']);
  });

  it('are the newest two hundred hidden homes', async () => {
    expect((await mark('picky', 'hidden', many('C', 200))).status).toBe(200);
    expect((await mark('picky', 'hidden', { C1: 0, ONE: 0 })).status).toBe(200);
    const numbers = await numbersOf('picky', 'hidden');
    expect([numbers.length, numbers.includes('ONE'), numbers.at(-1)]).toEqual([200, true, 'C198']);
  });

  it.each([
    { homes: [{ mlsNumber: 'C1', boardId: 2, marked: 'yesterday' }] },
    { homes: [{ mlsNumber: 'C1', boardId: 2, marked: '2026-13-40T00:00:00.000Z' }] },
    { homes: [{ mlsNumber: 'C1', boardId: 0, marked: '2026-11-20T00:00:00.000Z' }] },
    { homes: [{ mlsNumber: 'C1', boardId: 2 }] },
    {},
  ])('refuse %j', async (body) => {
    expect((await service.call('POST', '/user/viewed-homes', { as: 'wrong', body })).status).toBe(400);
  });
});
