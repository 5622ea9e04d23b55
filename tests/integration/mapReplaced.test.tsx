import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MapOptions } from '#platform/maps/mapPort.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

vi.setConfig({ testTimeout: 20_000 });

/** The map's page with an engine that can be replaced by another. */
async function openMap() {
  const port = installFakeMapPort();
  const created: MapOptions[] = [];
  const { create } = port;
  port.create = (container, options) => {
    created.push(options);
    return create(container, options);
  };
  let reportFailure = (): void => {};
  port.onReplaced = (listener) => {
    reportFailure = listener;
    return () => {};
  };
  const app = await renderApp({ path: '/map' });
  await waitFor(() => expect(port.made).toHaveLength(1));
  return { ...app, created, tell: () => reportFailure() };
}

test('a visitor is told once that another map replaced the first', async () => {
  const { tell } = await openMap();
  expect(screen.queryByText(/you are seeing another map/)).not.toBeInTheDocument();
  act(() => tell());
  expect(
    await screen.findByText('Google Maps could not be loaded, so you are seeing another map.'),
  ).toBeVisible();
});

test('a failed map without a replacement shows a message and the same homes', async () => {
  const { created } = await openMap();
  act(() => created[0]?.onLost?.());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('The map is unavailable right now.');
  expect(notice).toHaveTextContent('We couldn’t load it just now. You can see the same homes in the list.');
  expect(within(notice).getByRole('link', { name: 'Open the list' })).toBeVisible();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});
