import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { embedded } from '#server/static/pages/embeddedAnswers.ts';
import { rememberSession } from '#store/activeSession.ts';
import { network } from '#tests/support/page/network.ts';
import { fetchOrTakeEarly, isRequestedEarly, requestEarly } from './earlyAnswers.ts';

const PATH = '/realty/listings/C1000001';
const BOARD = { 'board-id': '2' };
const CALL = { url: '/listings/C1000001', headers: BOARD };
const LISTING = { name: '</script><!-- & "quoted" \u2028' };

let requests: number;

beforeEach(() => {
  requests = 0;
  network.use(
    http.all('*', () => {
      requests += 1;
      return HttpResponse.json('requested');
    }),
  );
  onTestFinished(() => {
    globalThis.earlyAnswers = undefined;
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });
});

/** Opens a page that contains answers. Its end arrives after its scripts ran. */
function openPage(answers: Parameters<typeof embedded>[0], isWhole = true): void {
  const { head = '', body = '' } = embedded(answers);
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(head) ?? [];
  document.head.innerHTML = head.replace(/<script>[\s\S]*<\/script>/, '');
  // biome-ignore lint/security/noGlobalEval: a browser runs the page's own script, and jsdom does not.
  globalThis.eval(script);
  if (isWhole) document.body.innerHTML = body;
  document.dispatchEvent(new Event('readystatechange'));
}

const call = (headers: Record<string, string> = BOARD) =>
  fetchOrTakeEarly(new Request(new URL(PATH, window.location.origin), { headers }));

test('the answer in the page is taken by boot script and app, without a request', async () => {
  openPage([{ call: CALL, text: JSON.stringify(LISTING) }]);
  expect(isRequestedEarly(PATH, BOARD)).toBe(true);
  expect(await (await requestEarly(PATH, BOARD)).clone().json()).toEqual(LISTING);
  expect(await (await call()).json()).toEqual(LISTING);
  expect(requests).toBe(0);
  expect(await (await call()).json()).toBe('requested');
});

test('each of several answers belongs to its own call', async () => {
  const list = { url: '/listings?city=Toronto&status=A', headers: {} };
  openPage([
    { call: list, text: '"list"' },
    { call: CALL, text: '"home"' },
  ]);
  expect(await (await requestEarly('/realty/listings?city=Toronto&status=A', {})).json()).toBe('list');
  expect(await (await call()).json()).toBe('home');
  expect(await (await call({ 'board-id': '3' })).json()).toBe('requested');
});

test('a customer’s app asks with its token, and leaves the visitor’s answer', async () => {
  openPage([{ call: CALL, text: '"visitor"' }]);
  expect(await (await call({ ...BOARD, Authorization: 'Bearer token' })).json()).toBe('requested');
});

test('a page from a shared cache keeps no answer for a customer', () => {
  rememberSession('active');
  openPage([{ call: CALL, text: '"visitor"' }]);
  expect(globalThis.earlyAnswers).toBeUndefined();
});

test('if the end of the page is lost, the app sends its request', async () => {
  openPage([{ call: CALL, text: '"home"' }], false);
  expect(await (await call()).json()).toBe('requested');
});

test('an answer that no call took is dropped before it is old', () => {
  vi.useFakeTimers();
  openPage([{ call: CALL, text: '"home"' }]);
  vi.advanceTimersByTime(30_000);
  expect(isRequestedEarly(PATH, BOARD)).toBe(false);
  vi.useRealTimers();
});

test('a page without answers has no further script', () => {
  expect(embedded([])).toEqual({});
});
