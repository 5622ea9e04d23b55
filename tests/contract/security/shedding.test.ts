import { expect, it, onTestFinished } from 'vitest';
import { measureLoopDelay } from '#server/http/loopDelay.ts';
import { refused as refusals } from '#server/http/measurements.ts';
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
  ['/maps/geocode?q=Toronto', {}, true],
  ['/maps/static?center=43.65,-79.38', {}, false],
  ['/maps/styles/light', {}, false],
  ['/maps/sprites/light@2x.json', {}, false],
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
  [40, 22],
  [60, 16],
  [5000, 16],
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

/** Holds up the event loop without using the processor, as a process that the operating system does not run. */
const hold = (milliseconds: number) =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
const turn = (milliseconds = 1) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Holds up the event loop for a number of windows. */
async function holdUp(windows: number): Promise<void> {
  const end = performance.now() + windows * 300;
  while (performance.now() < end) {
    hold(150);
    await turn();
  }
}
/** The processor time of a thread that never waits. */
const alwaysWorking = () => performance.now();

it('an event loop that is late in two windows in a row counts as late, until it is quick again', async () => {
  const delayMs = measureLoopDelay(alwaysWorking);
  expect(delayMs()).toBe(0);
  await holdUp(4);
  expect(delayMs()).toBeGreaterThan(50);
  await expect.poll(delayMs, { timeout: 10_000 }).toBeLessThan(50);
});

it('a single stall does not count', async () => {
  const delayMs = measureLoopDelay(alwaysWorking);
  delayMs();
  await turn(60);
  hold(700);
  await turn();
  expect(delayMs()).toBeLessThan(50);
  await turn(300);
  expect(delayMs()).toBeLessThan(50);
});

it('a late event loop is forgotten without a request', async () => {
  const delayMs = measureLoopDelay(alwaysWorking);
  delayMs();
  await holdUp(4);
  await turn(700);
  expect(delayMs()).toBeLessThan(50);
});

it('an event loop that waits for the processor does not count as late', async () => {
  const delayMs = measureLoopDelay();
  delayMs();
  await holdUp(4);
  expect(delayMs()).toBe(0);
});

it('the work before the first request does not count', async () => {
  const delayMs = measureLoopDelay(alwaysWorking);
  await holdUp(4);
  expect(delayMs()).toBe(0);
  await turn();
  expect(delayMs()).toBe(0);
});

it('tiles of the map have a limit of their own', async () => {
  const pending = Promise.withResolvers<Response>();
  const shed = shedding({ maxRunning: 1 });
  const ask = (path: string) => shed(request(path), () => pending.promise);
  const begun = ['/maps/tiles/11/1/1', '/maps/tiles/11/1/2', '/maps/air/11/1/1', '/realty/listings'].map(ask);
  await expect(ask('/maps/tiles/11/1/3')).rejects.toMatchObject({ status: 503 });
  await expect(ask('/realty/listings')).rejects.toMatchObject({ status: 503 });
  pending.resolve(new Response());
  await Promise.all(begun);
});

it('refusals are measured by their reason', async () => {
  const measured: object[] = [];
  onTestFinished(refusals.listen((refusal) => measured.push(refusal)));
  const pending = Promise.withResolvers<Response>();
  let loopDelay = 5000;
  const shed = shedding({ maxRunning: 17, loopDelayMs: () => loopDelay });
  const ask = () => shed(request('/realty/listings'), () => pending.promise);
  const begun = Array.from({ length: 16 }, ask);
  await expect(ask()).rejects.toMatchObject({ status: 503 });
  loopDelay = 0;
  begun.push(ask());
  await expect(ask()).rejects.toMatchObject({ status: 503 });
  expect(measured).toEqual([
    { calls: 'visitors', reason: 'delay' },
    { calls: 'visitors', reason: 'number' },
  ]);
  pending.resolve(new Response());
  await Promise.all(begun);
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
