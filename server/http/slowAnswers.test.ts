import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerSlowly } from './slowAnswers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const echo = (request: Request) => new Response(new URL(request.url).pathname);
const ask = (path: string) => new Request(`http://product${path}`);

test('the delays of listing calls alternate, so that a later answer can arrive first', async () => {
  const answer = answerSlowly(echo, [300, 100]);
  const answered: string[] = [];
  for (const path of ['/realty/first', '/realty/second', '/realty/third']) {
    void Promise.resolve(answer(ask(path))).then(async (response) => answered.push(await response.text()));
  }
  await vi.advanceTimersByTimeAsync(150);
  expect(answered).toEqual(['/realty/second']);
  await vi.advanceTimersByTimeAsync(200);
  expect(answered).toEqual(['/realty/second', '/realty/first', '/realty/third']);
});

test('everything else, and everything without delays, is answered at once', async () => {
  expect(await (await answerSlowly(echo, [300])(ask('/maps/styles/light'))).text()).toBe(
    '/maps/styles/light',
  );
  expect(answerSlowly(echo, [])).toBe(echo);
});
