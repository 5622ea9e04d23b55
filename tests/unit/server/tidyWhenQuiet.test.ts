import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tidyWhenQuiet } from '../../../server/tidyWhenQuiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('tidies once for each quiet time, never between requests that follow each other', async () => {
  const tidy = vi.fn();
  const answer = tidyWhenQuiet(() => new Response('here'), { tidy, quiet: 100 });
  const ask = async () => (await answer(new Request('http://localhost/'))).text();
  vi.advanceTimersByTime(1000);
  expect(tidy).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 20; at += 1) {
    expect(await ask()).toBe('here');
    vi.advanceTimersByTime(90);
  }
  expect(tidy).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(tidy).toHaveBeenCalledTimes(2);
});

test('a burst that takes much is tidied on its way, not more often than each five seconds', async () => {
  const tidy = vi.fn();
  let held = 200;
  const answer = tidyWhenQuiet(() => new Response(), { tidy, held: () => held, much: 250 });
  const work = async (seconds: number): Promise<void> => {
    for (let at = 0; at < seconds; at += 1) {
      vi.advanceTimersByTime(1000);
      await answer(new Request('http://localhost/'));
    }
  };
  await work(20);
  expect(tidy).not.toHaveBeenCalled();
  held = 300;
  await work(12);
  expect(tidy).toHaveBeenCalledTimes(2);
});
