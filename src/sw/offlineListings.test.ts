import { afterEach, expect, test, vi } from 'vitest';
import { FETCHED_AT } from '#config/offline.ts';
import { type Network, noConnection, runWorker } from '#tests/support/worker/runWorker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const CARD = 'fields=mlsNumber,listPrice,images[5]';
const PIN = 'fields=mlsNumber,listPrice';
const homes = (numbers: readonly string[], fields = `&${CARD}`) =>
  `/realty/listings?${numbers.map((number) => `mlsNumber=${number}`).join('&')}${fields}`;
const CUSTOMER = { headers: { Authorization: 'Bearer of.somebody.real' } };

/** A service with these listings at this price. */
const selling =
  (listPrice: number, ...numbers: string[]): Network =>
  ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const of = (mlsNumber: string) => ({
      mlsNumber,
      boardId: 2,
      listPrice,
      ...(!searchParams.has('fields') && { year: 1999 }),
    });
    const [, single] = pathname.split('/listings/');
    return Response.json(single ? of(single) : { page: 1, count: numbers.length, listings: numbers.map(of) });
  };

/** Runs a worker that stored these answers, one a day, and has no network any more. */
async function keeping(...answers: [path: string, network: Network, init?: RequestInit][]) {
  const worker = await runWorker(noConnection);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [index, [path, network, init]] of answers.entries()) {
    vi.setSystemTime(new Date(Date.UTC(2026, 10, index + 1)));
    worker.connect(network);
    await worker.ask(path, init);
  }
  worker.connect(noConnection);
  return worker;
}

async function shown(answer: Response | undefined) {
  const { listings, ...envelope } = (await answer?.json()) ?? {};
  const found = listings.map(({ mlsNumber, listPrice }: Record<string, unknown>) => [mlsNumber, listPrice]);
  return { found: found.toSorted(), envelope, since: answer?.headers.get(FETCHED_AT) };
}

test('homes are found in older copies after one of them was removed or added', async () => {
  const { ask } = await keeping([homes(['C1', 'C2', 'C3']), selling(100, 'C1', 'C2', 'C3')]);
  expect(await shown(await ask(homes(['C1', 'C3', 'C9'])))).toEqual({
    found: [
      ['C1', 100],
      ['C3', 100],
    ],
    envelope: { page: 1, numPages: 1, pageSize: 2, count: 2 },
    since: '2026-11-01T00:00:00.000Z',
  });
  await expect(ask(homes(['C8', 'C9']))).rejects.toThrow('Failed to fetch');
});

test('the newest answer of each home counts, and the date is that of the oldest', async () => {
  const { ask } = await keeping(
    [homes(['C1', 'C2']), selling(100, 'C1', 'C2')],
    [`/realty/listings?map=here&${CARD}`, selling(150, 'C1', 'C3')],
    [`/realty/listings?city=Oakville&${CARD}`, selling(200, 'C1', 'C4')],
  );
  const { found, since } = await shown(await ask(homes(['C1', 'C3', 'C4'])));
  expect(found).toEqual([
    ['C1', 200],
    ['C3', 150],
    ['C4', 200],
  ]);
  expect(since).toBe('2026-11-02T00:00:00.000Z');
});

test('the same request has its own copy', async () => {
  const { ask } = await keeping(
    [homes(['C1', 'C2']), selling(100, 'C1')],
    [`/realty/listings?city=Oakville&${CARD}`, selling(200, 'C1', 'C2')],
  );
  expect((await shown(await ask(homes(['C1', 'C2'])))).found).toEqual([['C1', 100]]);
});

test('a pin is not enough for a card; an opened listing is more than enough', async () => {
  const { ask } = await keeping(
    [`/realty/listings/C2`, selling(300), { headers: { 'board-id': '2' } }],
    [`/realty/listings?map=here&${PIN}`, selling(400, 'C1', 'C2')],
  );
  expect((await shown(await ask(homes(['C1', 'C2'])))).found).toEqual([['C2', 300]]);
});

test('homes to compare are complete ones if there are any, even if older', async () => {
  const { ask } = await keeping(
    [homes(['C1'], ''), selling(100, 'C1')],
    [homes(['C1', 'C2']), selling(200, 'C1', 'C2')],
  );
  const answer = await (await ask(homes(['C1', 'C2'], '')))?.json();
  expect(answer.listings).toEqual([
    expect.objectContaining({ mlsNumber: 'C1', year: 1999 }),
    expect.objectContaining({ mlsNumber: 'C2', listPrice: 200 }),
  ]);
});

test('a customer’s copies are found for a customer only', async () => {
  const { ask, cookies } = await keeping([homes(['C1', 'C2']), selling(100, 'C1', 'C2'), CUSTOMER]);
  expect((await shown(await ask(homes(['C1'])))).found).toHaveLength(1);
  expect((await shown(await ask(homes(['C1']), CUSTOMER))).found).toHaveLength(1);
  cookies.clear();
  await expect(ask(homes(['C1']))).rejects.toThrow('Failed to fetch');
});
