import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Answer } from '#server/http/answer.ts';
import { ServiceError } from '#server/http/errors.ts';
import { capturedLog } from '../../../tests/support/services/capturedLog.ts';
import { makeFirstAnswers } from './firstAnswers.ts';

const VALID_MS = 900;
const FIGURES = { url: '/listings?city=Toronto', headers: {}, validMs: VALID_MS };

/** A service that numbers its answers, and the time that passes for them. */
function numbered(each: Answer = () => Response.json({})) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let sent = 0;
  const realty: Answer = async (request, env) => {
    sent += 1;
    const number = sent;
    const { status } = await each(request, env);
    return Response.json({ number }, { status });
  };
  const ask = makeFirstAnswers({ realty });
  return {
    ask: async (call = FIGURES) => (await ask(call, undefined, AbortSignal.timeout(50)))?.text,
    pass: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds),
    sent: () => sent,
  };
}

test('an answer that may be repeated is asked for once', async () => {
  const { ask, sent } = numbered();
  expect(await Promise.all([ask(), ask()])).toEqual(['{"number":1}', '{"number":1}']);
  expect(await ask()).toBe('{"number":1}');
  expect(await ask({ ...FIGURES, url: '/listings?city=Ajax' })).toBe('{"number":2}');
  expect(sent()).toBe(2);
});

test('every other call is sent again', async () => {
  const { ask } = numbered();
  const { url, headers } = FIGURES;
  await ask({ url, headers, validMs: 0 });
  expect(await ask({ url, headers, validMs: 0 })).toBe('{"number":2}');
});

test('an older answer is sent while a newer one is asked for, and an invalid one never', async () => {
  const { ask, pass } = numbered();
  await ask();
  pass(VALID_MS / 2);
  expect(await ask()).toBe('{"number":1}');
  await wait(1);
  expect(await ask()).toBe('{"number":2}');
  pass(VALID_MS + 1);
  expect(await ask()).toBe('{"number":3}');
});

test('a call that takes longer than a page waits ends for the next page', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { ask, sent } = numbered(() => promise);
  expect(await ask()).toBeUndefined();
  resolve(Response.json({}));
  await wait(1);
  expect(await ask()).toBe('{"number":1}');
  expect(sent()).toBe(1);
});

test.each<[string, Answer]>([
  ['an error', () => Response.json({}, { status: 500 })],
  ['a missing home', () => Response.json({}, { status: 404 })],
  [
    'a refusal',
    () => {
      throw new ServiceError(503, 'Busy.');
    },
  ],
])('%s is not repeated, and leaves an older answer in use', async (_title, failure) => {
  capturedLog();
  let fails = true;
  const { ask, pass } = numbered((request, env) => (fails ? failure(request, env) : Response.json({})));
  expect(await ask()).toBeUndefined();
  fails = false;
  expect(await ask()).toBe('{"number":2}');
  pass(VALID_MS / 2);
  fails = true;
  expect(await ask()).toBe('{"number":2}');
  await wait(1);
  expect(await ask()).toBe('{"number":2}');
});
