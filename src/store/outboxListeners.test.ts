import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contactApi } from '#api/contact/contactApi.ts';
import { chooseRetries } from '#api/retries.ts';
import { OUTBOX_RETRY_MS } from '#domain/constants.ts';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { queueLead } from './deliverLeads.ts';
import { deliveryDue } from './deliveryDue.ts';
import { makeStore } from './makeStore.ts';
import { selectNotifications } from './notificationsSlice.ts';
import { removeLeadsOf } from './refusedLeads.ts';

let answers: (() => Response)[] = [];
let posted: { key: string | null; body: string }[] = [];

const server = setupServer(
  http.post('*/realty/contact', async ({ request }) => {
    posted.push({ key: request.headers.get('idempotency-key'), body: await request.text() });
    return answers.shift()?.() ?? HttpResponse.json({ id: '1', received: '2026-11-22T00:00:00Z' });
  }),
);
const fails =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json({ message: 'No.', requestId: 'r' }, { status, headers });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
// The code of the deliveries takes its time on a busy machine.
beforeAll(() => import('./deliverLeads.ts').then(() => undefined));
// Without retries of single calls, so that only the outbox's rounds are counted.
beforeAll(() => chooseRetries({ tries: 0 }));
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answers = [];
  posted = [];
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await leadOutbox.close();
});
afterAll(() => server.close());

const keep = (key: string, keptAt = 1, owner?: string) =>
  leadOutbox.put({ key, body: `{"lead":"${key}"}`, keptAt, owner });
const noticesOf = (store: ReturnType<typeof makeStore>) =>
  selectNotifications(store.getState()).map(({ notice }) => notice);

/** Returns the pauses so far in milliseconds, without the calls' timeouts. */
function watchPauses(): () => unknown[] {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return () => timers.mock.calls.map(([, wait]) => wait).filter((wait) => Number(wait) > 15_000);
}

test('all waiting leads are sent, the oldest first, unchanged and under their keys', async () => {
  await keep('b', 2);
  await keep('a', 1);
  const store = makeStore();
  store.dispatch(deliveryDue());
  await vi.waitFor(() => expect(noticesOf(store)).toEqual(['leadSent']));
  expect(posted).toEqual([
    { key: 'a', body: '{"lead":"a"}' },
    { key: 'b', body: '{"lead":"b"}' },
  ]);
  expect(await leadOutbox.all()).toEqual([]);
});

test('a waiting lead is sent with its context, which says that it waited', async () => {
  const sendLead = vi.spyOn(contactApi.endpoints.sendLead, 'initiate');
  await leadOutbox.put({ key: 'a', body: '{}', context: 'page=%2F', keptAt: 1 });
  const store = makeStore();
  store.dispatch(deliveryDue());
  await vi.waitFor(() => expect(noticesOf(store)).toEqual(['leadSent']));
  expect(sendLead.mock.calls.map(([lead]) => lead)).toMatchObject([
    { key: 'a', body: '{}', context: 'page=%2F&waited=true' },
  ]);
});

test('several triggers at once send a lead once', async () => {
  await keep('a');
  const store = makeStore();
  for (let times = 0; times < 5; times += 1) store.dispatch(deliveryDue());
  await vi.waitFor(() => expect(noticesOf(store)).toEqual(['leadSent']));
  await leadOutbox.withLock(async () => {});
  expect(posted).toHaveLength(1);
});

test('a lead that the service refuses stays with the refused fields, is not sent again, and the visitor is told', async () => {
  await keep('wrong', 1);
  await keep('right', 2);
  const errors = [{ field: 'user.email', message: 'is wrong', keyword: 'pattern' }];
  answers = [() => HttpResponse.json({ message: 'No.', requestId: 'r', errors }, { status: 400 })];
  const store = makeStore();
  store.dispatch(deliveryDue());
  await vi.waitFor(() => expect(noticesOf(store)).toEqual(['leadSent', 'leadRefused']));
  const refused = [{ field: 'user.email', keyword: 'pattern' }];
  expect(await leadOutbox.all()).toMatchObject([
    { key: 'wrong', body: '{"lead":"wrong"}', keptAt: 1, refused },
  ]);
  expect(posted).toHaveLength(2);
  const nextVisit = makeStore();
  nextVisit.dispatch(deliveryDue());
  await vi.waitFor(() => expect(noticesOf(nextVisit)).toEqual(['leadRefused']));
  await leadOutbox.withLock(async () => {});
  expect(posted).toHaveLength(2);
});

test('a lead that is removed with its account while it is sent does not come back with the refusal', async () => {
  await keep('a', 1, 'ada@example.ca');
  const answer = Promise.withResolvers<Response>();
  server.use(
    http.post('*/realty/contact', () => {
      posted.push({ key: 'a', body: '' });
      return answer.promise;
    }),
  );
  const store = makeStore();
  store.dispatch(deliveryDue());
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  await removeLeadsOf('ada@example.ca');
  answer.resolve(HttpResponse.json({ message: 'No.', requestId: 'r' }, { status: 400 }));
  await leadOutbox.withLock(async () => {});
  expect(await leadOutbox.all()).toEqual([]);
  server.resetHandlers();
});

test('a lead whose key is stored already was delivered before', async () => {
  await keep('a');
  answers = [fails(409)];
  const store = makeStore();
  store.dispatch(deliveryDue());
  await vi.waitFor(() => expect(noticesOf(store)).toEqual(['leadSent']));
  expect(await leadOutbox.all()).toEqual([]);
});

test.each([500, 503, 404])(
  'a service that fails with %i is called again at growing intervals',
  async (status) => {
    await keep('a');
    const pauses = watchPauses();
    answers = [fails(status), fails(status)];
    const store = makeStore();
    store.dispatch(deliveryDue());
    const { first } = OUTBOX_RETRY_MS;
    await vi.waitFor(() => expect(pauses()).toEqual([first]));
    await vi.advanceTimersByTimeAsync(first);
    await vi.waitFor(() => expect(pauses()).toEqual([first, 2 * first]));
    expect(posted).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2 * first);
    await vi.waitFor(() => expect(noticesOf(store)).toEqual(['leadSent']));
  },
);

test('a busy service is not called before the time that it gives', async () => {
  await keep('a');
  const pauses = watchPauses();
  answers = [fails(429, { 'Retry-After': '60' })];
  const store = makeStore();
  store.dispatch(deliveryDue());
  await vi.waitFor(() => expect(pauses()).toEqual([60_000]));
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(noticesOf(store)).toEqual(['leadSent']));
});

test('nothing is sent while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const store = makeStore();
  expect(await store.dispatch(queueLead({ key: 'a', body: '{}' }))).toBe(true);
  expect(noticesOf(store)).toEqual(['leadQueued']);
  await leadOutbox.withLock(async () => {});
  expect(posted).toEqual([]);
  expect(await leadOutbox.all()).toHaveLength(1);
  vi.stubGlobal('navigator', { onLine: true });
  store.dispatch(deliveryDue());
  await vi.waitFor(() => expect(noticesOf(store)).toEqual(['leadSent']));
});

test('a browser that stores nothing reports it', async () => {
  vi.spyOn(leadOutbox, 'put').mockRejectedValue(new DOMException('no', 'SecurityError'));
  const store = makeStore();
  expect(await store.dispatch(queueLead({ key: 'a', body: '{}' }))).toBe(false);
  expect(noticesOf(store)).toEqual([]);
});
