import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followTheDay } from '#demo/seed/followTheDay.ts';
import { dayOf, systemClock } from '#server/http/clock.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';

const HOUR = 3_600_000;
/** Half past eleven at night in Toronto. */
const LATE = new Date('2026-11-22T04:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: LATE });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function follow(moveDates: (day: number) => Promise<void> = async () => undefined) {
  const move = vi.fn(moveDates);
  const stop = followTheDay(move, systemClock, dayOf(LATE));
  onTestFinished(stop);
  return { move, stop };
}

test('the world moves within two seconds of midnight, and once a day', async () => {
  const { move } = follow();
  await vi.advanceTimersByTimeAsync(HOUR / 2 - 1);
  expect(move).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(move.mock.calls).toEqual([[dayOf(LATE) + 1]]);
  await vi.advanceTimersByTimeAsync(23 * HOUR);
  expect(move).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(move.mock.calls).toEqual([[dayOf(LATE) + 1], [dayOf(LATE) + 2]]);
});

test('a machine that slept over midnight finds the new day soon after it wakes', async () => {
  const { move } = follow();
  vi.setSystemTime(new Date(LATE.getTime() + 9 * HOUR));
  await vi.advanceTimersByTimeAsync(HOUR / 6);
  expect(move.mock.calls).toEqual([[dayOf(LATE) + 1]]);
});

test('a move that fails is tried again', async () => {
  const told = capturedLog();
  let failures = 1;
  const { move } = follow(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('The database is away.');
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(move).toHaveBeenCalledTimes(2);
  expect(told).toHaveLength(1);
});

test('after the stop nothing moves', async () => {
  const { move, stop } = follow();
  stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(move).not.toHaveBeenCalled();
});
