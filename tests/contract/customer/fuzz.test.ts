import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeDialects } from '../../support/services/storeDialects.ts';
import { type Calling, openCalling, SEARCH, saveSearch } from './calling.ts';

/** Mulberry32: the same bodies in every run. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    pick: <Item>(items: readonly Item[]): Item => items[whole(items.length)] as Item, // lists here are not empty
  };
}

type Dice = ReturnType<typeof dice>;

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮’"\'; DROP TABLE customer; --',
  'é'.repeat(300),
  '%00',
  '../..',
  [],
  [[]],
  {},
  { constructor: { prototype: 1 } },
  { toString: 1 },
];

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

/** A right body with some of its members, at any depth, made odd, doubled or taken away. */
function spoilt(value: unknown, random: Dice, depth = 0): unknown {
  if (random.whole(depth === 0 ? 12 : 5) === 0) return random.pick(ODD);
  if (Array.isArray(value)) return value.map((item) => spoilt(item, random, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    const chance = random.whole(12);
    if (chance === 0) return [];
    // A wrong name.
    if (chance === 1) return [[JSON.stringify(random.pick(ODD)), member]];
    return [[name, spoilt(member, random, depth + 1)]];
  });
  return Object.fromEntries(members);
}

/** Sometimes not even JSON. */
function textOf(body: unknown, random: Dice): string {
  const text = JSON.stringify(body) ?? '';
  const chance = random.whole(12);
  if (chance === 0) return text.slice(0, random.whole(text.length + 1));
  return chance === 1 ? text.replace(/"/g, random.pick(["'", '“', '']) ?? '') : text;
}

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

async function callOdd(calling: Calling, random: Dice, id: string) {
  const [method, path] = random.pick(CALLS);
  const body = method === 'GET' ? undefined : textOf(spoilt(random.pick(RIGHT), random), random);
  const { status } = await calling.call(method, path.replace(':id', id), { as: 'anne', body });
  return { status, asked: `${method} ${path} ${body}` };
}

describe.each(storeDialects())('whatever is sent over $name', (dialect) => {
  let calling: Calling;

  beforeAll(async () => {
    calling = await openCalling(dialect);
  }, 60_000);

  afterAll(async () => {
    await calling.store.close();
    await dialect.end();
  });

  it.each([1, 2, 3, 4, 5])('no answer is the service’s own failure (seed %i)', async (seed) => {
    const random = dice(seed);
    const { id } = await saveSearch(calling, 'anne', { name: `kept ${seed}` });
    const statuses = new Set<number>();
    for (let sent = 0; sent < 100; sent += 1) {
      const { status, asked } = await callOdd(calling, random, id);
      expect(status, asked).toBeLessThan(500);
      statuses.add(status);
    }
    expect(
      [200, 204, 400].every((status) => statuses.has(status)),
      'both right and wrong ones',
    ).toBe(true);
  });
});
