import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dayOf, systemClock } from '#server/http/clock.ts';
import { capturedLog } from '../../tests/support/services/capturedLog.ts';
import { millisecondsToNextDay, moveDatesAtMidnight } from './moveDatesAtMidnight.ts';

const HOUR = 3_600_000;
/** 23:30 in Toronto. */
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
  const stop = moveDatesAtMidnight(move, systemClock);
  onTestFinished(stop);
  /** The distinct days of the calls. */
  const days = () => [...new Set(move.mock.calls.map(([day]) => day))];
  return { move, stop, days };
}

test('the dates move at once, since the filling may have lasted beyond midnight', () => {
  expect(follow().days()).toEqual([dayOf(LATE)]);
});

test('the dates move within two seconds of each midnight', async () => {
  const { days } = follow();
  await vi.advanceTimersByTimeAsync(HOUR / 2 - 1);
  expect(days()).toEqual([dayOf(LATE)]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(days()).toEqual([dayOf(LATE), dayOf(LATE) + 1]);
  await vi.advanceTimersByTimeAsync(23 * HOUR);
  expect(days()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(days()).toEqual([dayOf(LATE), dayOf(LATE) + 1, dayOf(LATE) + 2]);
});

test('dates of a dataset that another server is filling are moved within ten minutes', async () => {
  const { move } = follow();
  vi.setSystemTime(new Date(LATE.getTime() + HOUR));
  move.mockClear();
  await vi.advanceTimersByTimeAsync(HOUR / 3);
  expect(move).toHaveBeenCalledTimes(2);
});

test('a machine that slept over midnight moves the dates soon after it wakes', async () => {
  const { days } = follow();
  vi.setSystemTime(new Date(LATE.getTime() + 9 * HOUR));
  await vi.advanceTimersByTimeAsync(HOUR / 6);
  expect(days()).toEqual([dayOf(LATE), dayOf(LATE) + 1]);
});

test('a failed move is repeated', async () => {
  const logged = capturedLog();
  let failures = 1;
  const { move } = follow(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('The database is away.');
  });
  await vi.advanceTimersByTimeAsync(HOUR / 6);
  expect(move).toHaveBeenCalledTimes(2);
  expect(logged).toHaveLength(1);
});

test('after the stop nothing moves', async () => {
  const { move, stop } = follow();
  stop();
  move.mockClear();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(move).not.toHaveBeenCalled();
});

test('the end of a day is found on days of 23 to 25 hours', () => {
  expect(millisecondsToNextDay(new Date('2026-01-15T05:00:00Z'))).toBe(24 * HOUR);
  expect(millisecondsToNextDay(new Date('2026-03-08T05:00:00Z'))).toBe(23 * HOUR);
  expect(millisecondsToNextDay(new Date('2026-11-01T04:00:00Z'))).toBe(25 * HOUR);
});
