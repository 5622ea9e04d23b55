import { expect, test, vi } from 'vitest';
import { ServiceError } from '#server/http/errors.ts';
import { answerCache } from './answerCache.ts';

const MINUTE = 60_000;

/** A cache with a clock that the test moves. */
function opened(maxCharacters = 1000) {
  let now = Date.parse('2026-11-22T12:00:00Z');
  const cache = answerCache({ clock: { now: () => new Date(now) }, maxCharacters });
  return {
    get: async (name: string, make: () => Promise<object>) => JSON.parse((await cache.get(name, make)).body),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const making = (...answers: (object | Error)[]) =>
  vi.fn(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    return next ?? {};
  });

test('a full cache removes the answer that was unused for longest', async () => {
  const { get } = opened(60);
  const texts = making({ text: 'x'.repeat(10) });
  for (const name of ['a', 'b', 'a', 'c']) await get(name, texts);
  expect(texts).toHaveBeenCalledTimes(3);
  await get('a', texts);
  expect(texts).toHaveBeenCalledTimes(3);
  await get('b', texts);
  expect(texts).toHaveBeenCalledTimes(4);
});

test('an answer that is longer than the cache is returned, but not cached', async () => {
  const { get } = opened(20);
  const long = making({ text: 'x'.repeat(50) });
  expect(await get('a', long)).toEqual({ text: 'x'.repeat(50) });
  await get('a', long);
  expect(long).toHaveBeenCalledTimes(2);
});

test('a waiting caller gets the answer, even if many others are cached meanwhile', async () => {
  const { get } = opened(60);
  const slow = Promise.withResolvers<object>();
  const waiting = [get('slow', () => slow.promise), get('slow', () => slow.promise)];
  for (const name of ['a', 'b', 'c', 'd', 'e']) await get(name, making({ text: 'x'.repeat(10) }));
  slow.resolve({ it: 'came' });
  expect(await Promise.all(waiting)).toEqual([{ it: 'came' }, { it: 'came' }]);
});

test('a failed answer is requested again, and a missing one is removed from the cache', async () => {
  const { get, wait } = opened();
  const notFound = new ServiceError(404, 'Could not find this listing.');
  const make = making(new ServiceError(502, 'No.'), { first: true }, notFound, { second: true });
  await expect(get('a', make)).rejects.toThrow('No.');
  expect(await get('a', make)).toEqual({ first: true });
  wait(2 * MINUTE);
  // The stale answer is sent at once, and the background refresh finds that the listing is gone.
  expect(await get('a', make)).toEqual({ first: true });
  await new Promise((resolve) => setImmediate(resolve));
  expect(await get('a', make)).toEqual({ second: true });
  expect(make).toHaveBeenCalledTimes(4);
});

test('while the feed fails all waiting callers get the old answer, but a refusal is passed on', async () => {
  const { get, wait } = opened();
  const away = new ServiceError(502, 'No.');
  const make = making({ first: true }, away, away, new ServiceError(400, 'Wrong.'));
  await get('a', make);
  wait(30 * MINUTE);
  expect(await Promise.all([get('a', make), get('a', make)])).toEqual([{ first: true }, { first: true }]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await get('a', make)).toEqual({ first: true });
  await expect(Promise.all([get('a', make), get('a', make)])).rejects.toThrow('Wrong.');
});

test('an answer from before the clock was set back is requested again, and is never returned', async () => {
  const { get, wait } = opened();
  const make = making({ first: true }, new ServiceError(502, 'No.'), { second: true });
  await get('a', make);
  wait(-MINUTE);
  await expect(get('a', make)).rejects.toThrow('No.');
  expect(await get('a', make)).toEqual({ second: true });
});
