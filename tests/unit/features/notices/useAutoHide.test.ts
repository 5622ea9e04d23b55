import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTICE_STAYS_MS, useAutoHide } from '../../../../src/features/notices/useAutoHide.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = (persistent: boolean) => {
  const dismiss = vi.fn();
  const { result } = renderHook(() => useAutoHide(persistent, dismiss));
  return { dismiss, result };
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a notice goes by itself after its time', () => {
  const { dismiss } = shown(false);
  wait(NOTICE_STAYS_MS - 1);
  expect(dismiss).not.toHaveBeenCalled();
  wait(1);
  expect(dismiss).toHaveBeenCalledOnce();
});

test('a persistent notice stays', () => {
  const { dismiss } = shown(true);
  wait(NOTICE_STAYS_MS * 10);
  expect(dismiss).not.toHaveBeenCalled();
});

test('who points at a notice stops its clock', () => {
  const { dismiss, result } = shown(false);
  wait(NOTICE_STAYS_MS - 1);
  act(() => result.current.onPointerEnter());
  wait(NOTICE_STAYS_MS * 2);
  expect(dismiss).not.toHaveBeenCalled();
  act(() => result.current.onPointerLeave());
  wait(NOTICE_STAYS_MS);
  expect(dismiss).toHaveBeenCalledOnce();
});
