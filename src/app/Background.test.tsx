import { act } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import { collectFaults } from '#platform/monitoring/earlyFaults.ts';
import { network } from '#tests/support/page/network.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { Background } from './Background.tsx';

test('code that was lost before the work began leads to a check of the version, after a discarded rendering too', async () => {
  const asked = vi.fn();
  network.use(
    http.get('*/manifest.json', () => {
      asked();
      return HttpResponse.json({ version: '0.0.0' });
    }),
  );
  collectFaults(() => undefined);
  window.dispatchEvent(new Event('vite:preloadError'));
  const { promise, resolve } = Promise.withResolvers<string>();
  const Slow = () => use(promise);
  await act(async () => {
    renderWithStore(
      <Suspense>
        <Background />
        <Slow />
      </Suspense>,
    );
  });
  await act(async () => resolve('loaded'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
});
