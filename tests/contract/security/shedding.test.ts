import { expect, it } from 'vitest';
import { isSheddable, shedding } from '#server/http/shedding.ts';
import { wrapServices } from '#server/http/wrapServices.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { openProduct } from '#tests/support/services/openProduct.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

const request = (path: string, init?: RequestInit) => new Request(`http://product.test${path}`, init);

it.each([
  ['/realty/listings?status=A', {}, true],
  ['/realty/listings?type=count', { method: 'POST', body: '{}' }, true],
  ['/realty/listings/C1', { method: 'POST', body: '{}' }, true],
  ['/maps/tiles/11/1/1', {}, true],
  ['/realty/listings', { headers: { Authorization: 'Bearer anne' } }, true],
  ['/maps/static?center=43.65,-79.38', {}, false],
  ['/realty/contact', { method: 'POST', body: '{}' }, false],
  ['/customer/user/saved-homes/2/C1', { method: 'PUT', body: '{}' }, false],
  ['/idp/', { method: 'POST', body: '{}' }, false],
  ['/faults', { method: 'POST', body: '{}' }, false],
  ['/health', {}, false],
  ['/health/ready', {}, false],
  ['/real-estate/', {}, false],
])('only reads of visitors can be refused under load: %s %o', (path, init, isRefused) => {
  expect(isSheddable(request(path, init))).toBe(isRefused);
});

it('a busy server refuses calls at once, except writes and calls with a session', async () => {
  const pending = Promise.withResolvers<void>();
  const { fetch } = await openProduct({
    shedding: { maxRunning: 2 },
    sessionOf: async ({ headers }) => {
      if (!headers.has('Authorization')) await pending.promise;
      return { kind: 'visitor' };
    },
  });
  const path = '/realty/listings?resultsPerPage=1';
  const begun = [fetch(path), fetch(path)];
  const refused = await fetch(path, { headers: { 'X-Request-Id': 'abc-1' } });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await refused.json()).toEqual({ message: expect.any(String), requestId: 'abc-1' });
  expect((await fetch(path, { headers: { Authorization: 'Bearer anne' } })).status).toBe(200);
  expect((await fetch('/health')).status).toBe(200);
  expect((await fetch('/real-estate/')).status).toBe(200);
  const lead = await fetch('/realty/contact', { method: 'POST', body: '{}' });
  expect(lead.status).not.toBe(503);
  pending.resolve();
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await fetch(path)).status).toBe(200);
});

it.each([
  [0, 30],
  [30, 30],
  [60, 15],
  [80, 11],
  [5000, 10],
])(
  'with the event loop %i ms late %i reads of visitors are answered at a time',
  async (loopDelay, answered) => {
    const pending = Promise.withResolvers<void>();
    const { fetch } = await openProduct({
      shedding: { maxRunning: 30, loopDelayMs: () => loopDelay },
      sessionOf: async () => {
        await pending.promise;
        return { kind: 'visitor' };
      },
    });
    const ask = () => fetch('/realty/listings?resultsPerPage=1');
    const asked = Array.from({ length: 32 }, ask);
    // Refusals need no session, so they come first.
    const refused = await Promise.race([asked[answered], pending.promise]);
    expect(refused?.status).toBe(503);
    pending.resolve();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(answered);
  },
);

it('a busy event loop is noticed, and forgotten once it is quick again', async () => {
  const pending = Promise.withResolvers<void>();
  const shed = shedding({ maxRunning: 14 });
  const ask = () =>
    shed(request('/realty/listings'), () => pending.promise.then(() => new Response('ok'))).catch(
      (failure: unknown) => failure,
    );
  const block = () => {
    const end = performance.now() + 150;
    while (performance.now() < end);
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 1));
  for (let blocked = 0; blocked < 3; blocked += 1) {
    block();
    await turn();
  }
  const begun = Array.from({ length: 10 }, ask);
  expect(await Promise.race([ask(), turn()])).toMatchObject({ status: 503 });
  pending.resolve();
  await Promise.all(begun);
  const isQuick = async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, ask));
    return answers.every((answer) => answer instanceof Response);
  };
  await expect.poll(isQuick, { timeout: 5000 }).toBe(true);
});

it('a request whose body is still arriving does not count', async () => {
  const { fetch } = await openProduct({ shedding: { maxRunning: 2 } });
  const never = () =>
    new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new Uint8Array([123])) });
  const headers = { 'Content-Type': 'application/json' };
  for (let line = 0; line < 5; line += 1) {
    const body = { method: 'POST', headers, body: never(), duplex: 'half' } as RequestInit; // Node's own member
    void fetch('/realty/listings?type=count', body);
  }
  expect((await fetch('/realty/listings?resultsPerPage=1')).status).toBe(200);
  const count = await fetch('/realty/listings?type=count', { method: 'POST', headers, body: '{}' });
  expect(count.status).toBe(200);
});

it('a busy server refuses calls with a bearer too, at a higher limit', async () => {
  const pending = Promise.withResolvers<void>();
  const { fetch } = await openProduct({
    shedding: { maxRunning: 1 },
    sessionOf: async () => {
      await pending.promise;
      return { kind: 'visitor' };
    },
  });
  const ask = (): Promise<Response> =>
    fetch('/realty/listings?resultsPerPage=1', { headers: { Authorization: 'Bearer unknown' } });
  const begun = [ask(), ask(), ask()];
  expect((await ask()).status).toBe(503);
  pending.resolve();
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it.each(['the caller left', 'it took too long'])('a search sends no further query after %s', async (why) => {
  const { store } = await openProduct();
  let requestCount = 0;
  const pending = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const realty = makeRealty({
    store: {
      dialect: store.dialect,
      dataset: () => store.dataset(),
      database: store.database.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          requestCount += 1;
          await pending.promise;
          return result;
        },
      }),
    },
    clock: { now: () => SMALL_DATASET_NOW },
    sessionOf: async () => ({ kind: 'visitor' }),
  });
  const statistics = 'avg-soldPrice,grp-mth,grp-yr,grp-day';
  const asking = request(`/realty/listings?status=U&statistics=${statistics}`, { signal: leaving.signal });
  const answering = wrapServices((call) => realty.fetch(call), {
    timeoutMs: why === 'it took too long' ? 200 : 30_000,
  })(asking);
  await expect.poll(() => requestCount).toBe(1);
  if (why === 'it took too long') expect((await answering).status).toBe(503);
  else leaving.abort();
  pending.resolve();
  await answering;
  // Any further work would be done by then, because each statement of the embedded database is immediate.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(requestCount).toBe(1);
});
