import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectGarbageWhenIdle } from './collectGarbageWhenIdle.ts';

const MEGABYTE = 2 ** 20;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server whose memory `held` tells, in megabytes; tidying brings it to 190. */
function tidied(held: { now: number }) {
  const tidy = vi.fn(() => {
    held.now = Math.min(held.now, 190);
  });
  const options = { tidy, quiet: 100, held: () => held.now * MEGABYTE };
  const answer = collectGarbageWhenIdle(() => new Response('here'), options);
  return { tidy, ask: async () => (await answer(new Request('http://localhost/'))).text() };
}

test('tidies once for each quiet time, never between requests that follow each other', async () => {
  const held = { now: 250 };
  const { tidy, ask } = tidied(held);
  vi.advanceTimersByTime(1000);
  expect(tidy).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 20; at += 1) {
    held.now += 5;
    expect(await ask()).toBe('here');
    vi.advanceTimersByTime(90);
  }
  expect(tidy).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(tidy).toHaveBeenCalledTimes(2);
});

test('never tidies while requests come, however much is held', async () => {
  const held = { now: 800 };
  const { tidy, ask } = tidied(held);
  for (let at = 0; at < 300; at += 1) {
    await ask();
    vi.advanceTimersByTime(90);
  }
  expect(tidy).not.toHaveBeenCalled();
});

test('does not tidy again where little was added', async () => {
  const held = { now: 250 };
  const { tidy, ask } = tidied(held);
  vi.advanceTimersByTime(1000);
  for (let at = 0; at < 10; at += 1) {
    held.now += 1;
    await ask();
    vi.advanceTimersByTime(1000);
  }
  expect(tidy).toHaveBeenCalledTimes(1);
});
