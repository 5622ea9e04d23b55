import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '#store/makeStore.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Requested addresses without their host. They are never answered. */
let requested: string[];

beforeEach(() => {
  requested = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (input: Request | URL) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    requested.push(pathname + search);
    return new Promise(() => {});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function typing(first: string) {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  return renderHook(({ text }) => useSuggestions(text, 6), { wrapper, initialProps: { text: first } });
}

const rest = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('one letter sends no request; two letters ask the three services after a pause of 200 ms', async () => {
  const { rerender } = typing('');
  rerender({ text: 'm' });
  await rest(1000);
  expect(requested).toEqual([]);
  rerender({ text: 'ma' });
  await rest(199);
  expect(requested).toEqual([]);
  await rest(1);
  expect(requested.map((address) => address.split('?')[0]).toSorted()).toEqual([
    '/maps/autocomplete',
    '/realty/autocomplete',
    '/realty/locations',
  ]);
});

test('during continuous typing only the last text is requested', async () => {
  const { rerender } = typing('');
  for (const text of ['to', 'tor', 'toro', 'toronto, on']) {
    rerender({ text });
    await rest(100);
  }
  await rest(200);
  expect(requested.filter((address) => address.startsWith('/realty/locations'))).toEqual([
    '/realty/locations?search=toronto',
  ]);
});
