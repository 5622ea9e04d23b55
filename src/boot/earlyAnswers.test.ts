import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { network } from '#tests/support/page/network.ts';
import { fetchOrTakeEarly, isRequestedEarly, requestEarly } from './earlyAnswers.ts';

const PATH = '/realty/listings/C1000001';
const BOARD = { 'board-id': '2' };

/** Requests to the network as texts. By default an answer is their number. */
let requests: string[];
let answering: () => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  answering = () => HttpResponse.json(requests.length);
  network.use(
    http.all('*', ({ request: { method, url, headers } }) => {
      const caller = headers.get('Authorization') ?? 'visitor';
      requests.push(`${method} ${new URL(url).pathname} ${headers.get('board-id')} ${caller}`);
      return answering();
    }),
  );
  onTestFinished(() => {
    globalThis.earlyAnswers = undefined;
  });
});

const call = (headers: Record<string, string> = BOARD, init: RequestInit = {}, path = PATH) =>
  fetchOrTakeEarly(new Request(new URL(path, window.location.origin), { ...init, headers }));

test('an early answer is taken once; the next call sends a request', async () => {
  await requestEarly(PATH, BOARD);
  expect(isRequestedEarly(PATH, BOARD)).toBe(true);
  expect(await (await call()).json()).toBe(1);
  expect(requests).toEqual(['GET /realty/listings/C1000001 2 visitor']);
  expect(isRequestedEarly(PATH, BOARD)).toBe(false);
  expect(await (await call()).json()).toBe(2);
});

test('a pending early answer is waited for', async () => {
  const pending = Promise.withResolvers<Response>();
  answering = () => pending.promise;
  void requestEarly(PATH, BOARD);
  const taken = call();
  pending.resolve(HttpResponse.json('late'));
  expect(await (await taken).json()).toBe('late');
  expect(requests).toHaveLength(1);
});

test.each<[string, () => Promise<Response>, string]>([
  ['of another board', () => call({ 'board-id': '9' }), 'GET /realty/listings/C1000001 9 visitor'],
  ['for another listing', () => call(BOARD, {}, '/realty/listings/C2'), 'GET /realty/listings/C2 2 visitor'],
  ['that writes', () => call(BOARD, { method: 'POST' }), 'POST /realty/listings/C1000001 2 visitor'],
  [
    'of a customer, who gets another answer',
    () => call({ ...BOARD, Authorization: 'Bearer t' }),
    'GET /realty/listings/C1000001 2 Bearer t',
  ],
])('a call %s never takes it', async (_title, calling, expected) => {
  await requestEarly(PATH, BOARD);
  expect(await (await calling()).json()).toBe(2);
  expect(requests[1]).toBe(expected);
  expect(isRequestedEarly(PATH, BOARD)).toBe(true);
});

test('a failed early request is sent again', async () => {
  const pending = Promise.withResolvers<Response>();
  answering = () => pending.promise;
  const early = requestEarly(PATH, BOARD);
  const taken = call();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  answering = () => HttpResponse.json('second');
  pending.resolve(HttpResponse.error());
  await expect(early).rejects.toThrow();
  expect(await (await taken).json()).toBe('second');
});

test('a failed early request leaves nothing stored', async () => {
  answering = () => HttpResponse.error();
  await expect(requestEarly(PATH, BOARD)).rejects.toThrow();
  expect(isRequestedEarly(PATH, BOARD)).toBe(false);
});

test('a refusal by the service is an answer like others', async () => {
  answering = () => HttpResponse.json({ message: 'No.' }, { status: 404 });
  await requestEarly(PATH, BOARD);
  expect((await call()).status).toBe(404);
  expect(requests).toHaveLength(1);
});

test('a call that is aborted stops waiting', async () => {
  answering = () => new Promise(() => {});
  void requestEarly(PATH, BOARD);
  const stop = new AbortController();
  const taken = call(BOARD, { signal: stop.signal });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  stop.abort(new Error('Enough.'));
  await expect(taken).rejects.toThrow('Enough.');
  expect(requests).toHaveLength(1);
});
