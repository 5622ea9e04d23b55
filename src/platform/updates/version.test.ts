import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { network } from '#tests/support/page/network.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { VERSION_CHECK_MS, watchVersion } from './version.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let requestCount = 0;

/** Answers each request for the version file in turn, and repeats the last answer. */
function deploy(...answers: (() => Response)[]): void {
  requestCount = 0;
  network.use(
    http.get('*/real-estate/manifest.json', () => {
      requestCount += 1;
      return ((answers.length > 1 ? answers.shift() : answers[0]) ?? HttpResponse.error)();
    }),
  );
}
const version = (name: string) => () => HttpResponse.json({ version: name });

function watch() {
  const versions: string[] = [];
  const { check, stop } = watchVersion((name) => versions.push(name));
  onTestFinished(stop);
  return { versions, check };
}
const questions = (count: number) => vi.waitFor(() => expect(requestCount).toBe(count));
const turnTo = (event: 'focus' | 'online') => void window.dispatchEvent(new Event(event));

test('the version file is fetched every ten minutes, past every cache', async () => {
  deploy(version('1.0.0'), version('2.0.0'));
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { versions } = watch();
  expect(VERSION_CHECK_MS).toBe(600_000);
  vi.advanceTimersByTime(VERSION_CHECK_MS - 1);
  expect(requestCount).toBe(0);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(versions).toEqual(['1.0.0']));
  vi.advanceTimersByTime(VERSION_CHECK_MS);
  await vi.waitFor(() => expect(versions).toEqual(['1.0.0', '2.0.0']));
  expect(fetched.mock.calls.map(([, settings]) => settings?.cache)).toEqual(['no-store', 'no-store']);
});

test('a visitor’s return to the page fetches too, at most once a minute', async () => {
  deploy(version('2.0.0'));
  const { versions } = watch();
  turnTo('focus');
  vi.advanceTimersByTime(60_000);
  turnTo('focus');
  turnTo('online');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(versions).toEqual(['2.0.0']));
  vi.advanceTimersByTime(59_999);
  turnTo('online');
  vi.advanceTimersByTime(1);
  turnTo('online');
  await questions(2);
});

test('a clock that is set back a day does not stop the checks', async () => {
  deploy(version('2.0.0'));
  watch();
  vi.setSystemTime(Date.now() - MILLISECONDS_A_DAY);
  turnTo('focus');
  await questions(1);
});

test('no request is sent offline, or by a hidden page', async () => {
  deploy(version('2.0.0'));
  const { versions, check } = watch();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(VERSION_CHECK_MS);
  turnTo('focus');
  onLine.mockReturnValue(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  turnTo('focus');
  expect(requestCount).toBe(0);
  // An explicit check is sent at once, and parallel checks share one request.
  await Promise.all([check(), check()]);
  expect(versions).toEqual(['2.0.0']);
  expect(requestCount).toBe(1);
});

test.each([
  ['no answer', () => HttpResponse.error()],
  ['a failure', () => new HttpResponse(null, { status: 503 })],
  ['the page in its place', () => HttpResponse.html('<!doctype html>')],
  ['a file without a version', () => HttpResponse.json({ version: 2 })],
])('%s is only logged', async (_title, answer) => {
  expectedConsole.push(/The deployed version is not known/);
  deploy(answer);
  const { versions, check } = watch();
  await check();
  expect(versions).toEqual([]);
});

/** Marks this page as an offline copy, as the worker does in its Server-Timing. */
function keepPage(...names: string[]): void {
  const serverTiming = names.map((name) => ({ name }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming } as never]); // the only field that is read
}

test('an offline copy of the page checks as soon as it is rendered, and then as any other page', async () => {
  keepPage('cache', 'kept');
  deploy(version('2.0.0'));
  const { versions } = watch();
  await vi.waitFor(() => expect(versions).toEqual(['2.0.0']));
  vi.advanceTimersByTime(59_999);
  turnTo('focus');
  expect(requestCount).toBe(1);
});

test('an offline copy that was opened offline checks when it is online', async () => {
  keepPage('kept');
  deploy(version('2.0.0'));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { versions } = watch();
  vi.advanceTimersByTime(60_000);
  turnTo('focus');
  expect(requestCount).toBe(0);
  onLine.mockReturnValue(true);
  turnTo('online');
  await vi.waitFor(() => expect(versions).toEqual(['2.0.0']));
});

test('an offline copy that was used because the server was down checks every half minute until it answers', async () => {
  expectedConsole.push(/The deployed version is not known/);
  keepPage('kept');
  deploy(HttpResponse.error, HttpResponse.error, version('2.0.0'));
  const { versions, check } = watch();
  await questions(1);
  await check();
  await questions(2);
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(versions).toEqual(['2.0.0']));
  vi.advanceTimersByTime(120_000);
  expect(requestCount).toBe(3);
});

test('a page from the server does not check at once', () => {
  keepPage('db');
  deploy(version('2.0.0'));
  watch();
  vi.advanceTimersByTime(60_000);
  expect(requestCount).toBe(0);
});
