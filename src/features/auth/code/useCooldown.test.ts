import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCooldown } from './MailedCode.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('counts the seconds down to 0, and again after begin', () => {
  const { result } = renderHook(() => useCooldown(30_000));
  expect(result.current.seconds).toBe(30);
  pass(1000);
  expect(result.current.seconds).toBe(29);
  pass(28_000);
  expect(result.current.seconds).toBe(1);
  pass(1000);
  expect(result.current.seconds).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  act(() => result.current.begin());
  expect(result.current.seconds).toBe(30);
  pass(2000);
  expect(result.current.seconds).toBe(28);
});
