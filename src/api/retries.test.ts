import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { askRepeatedly, chooseRetries, waitOrEnd } from './retries.ts';

interface Answer {
  data?: string;
  error?: FetchBaseQueryError;
  meta?: FetchBaseQueryMeta;
}

const LOST: Answer = { error: { status: 'FETCH_ERROR', error: 'no network' } };
const FOUND: Answer = { data: 'found' };
const refused = (status: number, retryAfter?: string): Answer => {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
  const response = new Response(null, { status, headers });
  return { error: { status, data: undefined }, meta: { request: new Request('http://x.invalid'), response } };
};

let pauses: number[] = [];

beforeEach(() => {
  pauses = [];
  vi.stubGlobal('navigator', { onLine: true });
  const restore = chooseRetries({
    tries: 2,
    random: () => 0.5,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  onTestFinished(() => {
    restore();
    vi.unstubAllGlobals();
  });
});

/** Calls a service that gives the answers in turn, and repeats the last one. */
async function ask(answers: Answer[], call: Parameters<typeof askRepeatedly>[1] = '/listings') {
  const service = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? FOUND);
  const answer = await askRepeatedly(service, call, new AbortController().signal);
  return { answer, times: service.mock.calls.length };
}

describe('a call is repeated', () => {
  test.each([
    ['that failed without an answer', LOST],
    ['answered 502', refused(502)],
    ['answered 503', refused(503)],
    ['answered 504', refused(504)],
    ['answered 429 with a short wait', refused(429, '2')],
  ])('%s, at most twice', async (_title, failure) => {
    expect(await ask([failure, FOUND])).toEqual({ answer: FOUND, times: 2 });
    expect(await ask([failure])).toEqual({ answer: failure, times: 3 });
  });

  test('after growing pauses, random between 0 and their maximum', async () => {
    await ask([LOST]);
    expect(pauses).toEqual([200, 400]);
  });

  test('not before the time that the service named', async () => {
    await ask([refused(503, '3'), FOUND]);
    await ask([refused(429, new Date(Date.now() + 60_000).toUTCString())]);
    expect(pauses).toEqual([3200]);
  });

  test.each([
    [{ url: '/contact', method: 'POST', headers: { 'Idempotency-Key': 'k' } }, 2],
    [{ url: '/contact', method: 'POST' }, 1],
    [{ url: '/user', method: 'PUT', body: {} }, 1],
    [{ url: '/user/saved-homes/2/W1', method: 'DELETE' }, 1],
    [{ url: '/listings' }, 2],
  ])('%j is called %d times', async (call, times) => {
    expect((await ask([LOST, FOUND], call)).times).toBe(times);
  });
});

describe('a call is not repeated', () => {
  test.each([
    ['a result', FOUND],
    ['a 404', refused(404)],
    ['a 500', refused(500)],
    ['a 429 without a time to wait', refused(429)],
    ['a 429 with a long time to wait', refused(429, '60')],
    ['a timeout', { error: { status: 'TIMEOUT_ERROR', error: 'late' } } as Answer],
  ])('after %s', async (_title, answer) => {
    expect(await ask([answer])).toEqual({ answer, times: 1 });
  });

  test('while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect((await ask([LOST])).times).toBe(1);
  });

  test('once the caller has aborted it', async () => {
    const waiting = new AbortController();
    const service = vi.fn(async () => LOST);
    chooseRetries({ pause: async () => waiting.abort() });
    expect(await askRepeatedly(service, '/listings', waiting.signal)).toBe(LOST);
    expect(service).toHaveBeenCalledTimes(1);
  });
});

test('a pause ends when the call is aborted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const waiting = new AbortController();
  const ended = waitOrEnd(60_000, waiting.signal);
  waiting.abort();
  await ended;
  expect(vi.getTimerCount()).toBe(0);
});
