import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DescribedService, heaviestCalls } from '#commands/load/heaviestCalls.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

const LISTINGS = 1200;
/** Maximum number of numbers in one answer. */
const MAX_NUMBERS = 20_000;
const MAX_BYTES = 2_000_000;

/** Sales over years, each on another day, in hundreds of neighbourhoods: the maximum number of groups. */
const listings = Array.from({ length: LISTINGS }, (_, index) =>
  createMockGeneratedListing({
    mlsNumber: `C${2_000_000 + index}`,
    status: index % 10 === 0 ? 'A' : 'U',
    lastStatus: index % 10 === 0 ? 'New' : 'Sld',
    listDay: -20 - index,
    soldDay: index % 10 === 0 ? null : -index,
    soldPrice: index % 10 === 0 ? null : 900_000 + index,
    style: `Style ${index % 40}`,
    neighborhood: `Place ${index % 400}`,
    latitude: 43 + (index % 37) / 10,
    longitude: -80 + (index % 41) / 10,
  }),
);

let visitor: TestServices;

beforeAll(async () => {
  visitor = await makeTestServices({ listings, limits: [] });
}, 60_000);
afterAll(() => visitor.close());

/** Numbers anywhere in a value. */
function numbersIn(value: unknown): number {
  if (typeof value === 'number') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum, part) => sum + numbersIn(part), 0);
}

it('no call of a visitor exceeds the limits of groups and of the answer’s length, with any parameters', async () => {
  const description = (await (await visitor.fetch('/realty/openapi.json')).json()) as DescribedService;
  const calls = heaviestCalls(description, { mlsNumber: 'C2000000', cities: ['Toronto', 'Ottawa'] });
  const statuses = new Map<number, number>();
  const beyond: string[] = [];
  for (const { path, init } of calls) {
    const answer = await visitor.fetch(path, init);
    const text = await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const numbers = answer.status === 200 ? numbersIn(JSON.parse(text).statistics) : 0;
    if (answer.status >= 500 || text.length > MAX_BYTES || numbers > MAX_NUMBERS) {
      beyond.push(`${answer.status}, ${text.length} characters, ${numbers} numbers: ${path.slice(0, 300)}`);
    }
  }
  expect(beyond).toEqual([]);
  // Most calls succeed, because limits that refuse every call would prove nothing.
  expect(statuses.get(200)).toBeGreaterThan(calls.length / 3);
  expect(statuses.get(400)).toBeGreaterThan(10);
}, 120_000);

it.each([
  [
    'too many numbers',
    'avg-soldPrice,min-soldPrice,max-soldPrice,sum-soldPrice,avg-listPrice,max-listPrice,grp-day&aggregateStatistics=true&aggregates=address.neighborhood',
    'has more than 20000 numbers in its groups: ask for longer groups, fewer statistics or a smaller search',
  ],
  [
    'too much to sort',
    'med-soldPrice,sd-soldPrice,med-listPrice,sd-listPrice,grp-day,grp-mth,grp-yr,grp-7-days',
    'asks for too much: (1 + each grp-) x (1 + each field of aggregates) x (1 + each med- and sd-) must be at most 24',
  ],
])('a caller who requests %s gets the limit in the answer', async (_title, statistics, message) => {
  const answer = await visitor.fetch(`/realty/listings?status=U&listings=false&statistics=${statistics}`);
  expect([answer.status, await answer.json()]).toEqual([400, [{ param: 'statistics', msg: [message] }]]);
});
