import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectGarbageWhenIdle } from './collectGarbageWhenIdle.ts';

const MEGABYTE = 2 ** 20;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a server with `held.now` megabytes of memory, which a collection reduces to 190. */
function makeServer(memory: { now: number }) {
  const collect = vi.fn(() => {
    memory.now = Math.min(memory.now, 190);
  });
  const options = { collect, idleMs: 100, usedBytes: () => memory.now * MEGABYTE };
  const answer = collectGarbageWhenIdle(() => new Response('here'), options);
  return { collect, ask: async () => (await answer(new Request('http://localhost/'))).text() };
}

test('collects once per idle period, and not between consecutive requests', async () => {
  const memory = { now: 250 };
  const { collect, ask } = makeServer(memory);
  vi.advanceTimersByTime(1000);
  expect(collect).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 20; at += 1) {
    memory.now += 5;
    expect(await ask()).toBe('here');
    vi.advanceTimersByTime(90);
  }
  expect(collect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(collect).toHaveBeenCalledTimes(2);
});

test('does not collect during requests, for any memory use', async () => {
  const memory = { now: 800 };
  const { collect, ask } = makeServer(memory);
  for (let at = 0; at < 300; at += 1) {
    await ask();
    vi.advanceTimersByTime(90);
  }
  expect(collect).not.toHaveBeenCalled();
});

test('does not collect again if little was added', async () => {
  const memory = { now: 250 };
  const { collect, ask } = makeServer(memory);
  vi.advanceTimersByTime(1000);
  for (let at = 0; at < 10; at += 1) {
    memory.now += 1;
    await ask();
    vi.advanceTimersByTime(1000);
  }
  expect(collect).toHaveBeenCalledTimes(1);
});
