import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '#store/makeStore.ts';
import { useOverlayListing } from './useOverlayListing.ts';

let requested: string[];

beforeEach(() => {
  requested = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (input: Request) => {
    requested.push(new URL(input.url).pathname);
    return new Promise(() => {});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('stepping through pins requests only the listing that stays open for 75 ms', async () => {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const ids = ['C1000001', 'C1000002', 'C1000003'].map((mlsNumber) => ({ mlsNumber, boardId: 2 }));
  const { rerender } = renderHook(({ open }) => useOverlayListing(open), {
    wrapper,
    initialProps: { open: ids[0] },
  });
  for (const open of ids) {
    rerender({ open });
    await act(() => vi.advanceTimersByTimeAsync(74));
  }
  expect(requested).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(requested).toEqual(['/realty/listings/C1000003']);
});
