import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

// The page and its map load in parts, slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const listings = Array.from({ length: 10 }, (_, index) =>
  createMockGeneratedListing({
    mlsNumber: `C100000${index}`,
    latitude: 43.65 + index * 0.001,
    longitude: -79.38,
  }),
);

test('without WebGL a notice and the homes of the default city replace the map', async () => {
  const port = installFakeMapPort({ support: 'no-webgl' });
  const services = await makeTestServices({ listings });
  const { user, location } = await renderApp({ path: '/map', services });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('This browser can’t show the map.');
  expect(within(notice).getByRole('link', { name: 'Open the list' })).toHaveAttribute(
    'href',
    '/real-estate/list/Ontario/Toronto',
  );
  expect(await screen.findAllByRole('article')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  await waitFor(() => expect(location()).toBe('/map?page=2'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(port.made).toEqual([]);
});

test('offline the map shows a message, and can be loaded again when online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  expectedConsole.push(/The map could not be started/);
  const port = installFakeMapPort();
  port.create = () => Promise.reject(new Error('no engine'));
  const services = await makeTestServices({ listings });
  await renderApp({ path: '/map', services });
  const notice = (await screen.findByText('You’re offline. The map needs a connection.')).closest(
    '[role="alert"]',
  );
  const reload = () => within(notice as HTMLElement).queryByRole('button', { name: 'Reload the map' });
  expect(reload()).not.toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload()).toBeVisible();
});

test('on a phone the arrow keys move the sheet of results from stop to stop', async () => {
  window.innerWidth = 390;
  const port = installFakeMapPort();
  const services = await makeTestServices({ listings });
  const { user } = await renderApp({ path: '/map', services });
  await waitFor(() => expect(port.made).toHaveLength(1));
  const sheet = await screen.findByRole('region', { name: 'Results' });
  expect(await within(sheet).findByRole('heading', { name: '10 homes in view' })).toBeVisible();
  expect(sheet).toHaveAttribute('data-stop', 'count');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();

  const handle = within(sheet).getByRole('button', { name: 'Size of the results', expanded: false });
  handle.focus();
  await user.keyboard('{ArrowUp}');
  expect(sheet).toHaveAttribute('data-stop', 'half');
  expect(await within(sheet).findAllByRole('article')).toHaveLength(8);
  expect(handle).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(sheet).toHaveAttribute('data-stop', 'full');
  await user.click(screen.getByRole('button', { name: 'Map' }));
  expect(sheet).toHaveAttribute('data-stop', 'count');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(sheet).toHaveAttribute('data-stop', 'full');
});
