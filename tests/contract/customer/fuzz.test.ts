import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openService, SEARCH, saveSearch } from './customerService.ts';
import { type Dice, dice, spoilt, textOf } from './oddBodies.ts';

const SEEN = { price: 1, lastStatus: 'New' };
const HOME = { mlsNumber: 'C1', boardId: 2, seen: SEEN, note: 'n' };
const RIGHT = [
  { name: { first: 'Anne', last: 'T' }, phone: '+14165550123' },
  { name: { first: 'Anne', last: 'T' }, emailNotifications: false },
  { email: 'a@b.ca', type: 'customer' },
  { seen: SEEN, note: 'x' },
  { homes: [HOME, { ...HOME, mlsNumber: 'C2' }] },
  { ...SEARCH, alert: 'daily' },
  { ...SEARCH, criteria: { map: [[[-79, 43]]], search: 'x', sortBy: 'random', minListDate: '2026-01-01' } },
  { name: 'Name', alert: 'atOnce' },
];

const CALLS = [
  ['POST', '/user'],
  ['PUT', '/user'],
  ['POST', '/user/email-check'],
  ['PUT', '/user/saved-homes/2/C1'],
  ['PUT', '/user/saved-homes/%00/%F0%9F%8F%A0'],
  ['DELETE', '/user/saved-homes/%zz/..%2f'],
  ['POST', '/user/saved-homes'],
  ['POST', '/user/saved-searches'],
  ['PUT', '/user/saved-searches/:id'],
  ['PUT', "/user/saved-searches/'%20or%201=1"],
  ['POST', '/user/saved-searches/:id/visits'],
  ['DELETE', '/user/saved-searches/%00'],
  ['GET', '/user/saved-searches'],
  ['GET', '/user/saved-homes'],
  ['GET', '/user'],
] as const;

async function callOdd(service: CustomerService, random: Dice, id: string) {
  const [method, path] = random.pick(CALLS);
  const body = method === 'GET' ? undefined : textOf(spoilt(random.pick(RIGHT), random), random);
  const { status } = await service.call(method, path.replace(':id', id), { as: 'anne', body });
  return { status, call: `${method} ${path} ${body}` };
}

describe.each(storeDialects())('any request over $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect);
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  it.each([1, 2, 3, 4, 5])('causes no internal error (seed %i)', async (seed) => {
    const random = dice(seed);
    const { id } = await saveSearch(service, 'anne', { name: `kept ${seed}` });
    const statuses = new Set<number>();
    for (let sent = 0; sent < 100; sent += 1) {
      const { status, call } = await callOdd(service, random, id);
      expect(status, call).toBeLessThan(500);
      statuses.add(status);
    }
    expect(
      [200, 204, 400].every((status) => statuses.has(status)),
      'both right and wrong ones',
    ).toBe(true);
  });
});
