import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { type RenderAppOptions, renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

// The page and its map load in parts, slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const house = createMockGeneratedListing({ mlsNumber: 'C1000001', latitude: 43.65, longitude: -79.38 });

async function openMap(path: string, options: Partial<RenderAppOptions>) {
  const port = installFakeMapPort();
  const app = await renderApp({ path, services: await makeTestServices({ listings: [house] }), ...options });
  await waitFor(() => expect(port.made).toHaveLength(1));
  return app;
}

test.each([
  ['panel', () => screen.getByRole('region', { name: 'Results' })],
  ['notice', () => screen.getByRole('region', { name: 'Notifications' })],
])(
  'a failed pin search shows a notice, and the %s can retry its homes and the pins',
  async (_where, place) => {
    let isDown = true;
    const { user } = await openMap('/map', {
      intercede: (request) =>
        isDown && new URL(request.url).pathname === '/realty/listings'
          ? Response.json({ message: 'Down.', requestId: 'r' }, { status: 500 })
          : undefined,
    });
    expect(await screen.findByText('Failed to receive map pins.')).toBeVisible();
    expect(await screen.findByText('These homes could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Results' })).toBeVisible();
    isDown = false;
    await user.click(within(place()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: '1 home in view' })).toBeVisible();
    expect(screen.queryByText('Failed to receive map pins.')).not.toBeInTheDocument();
  },
);

test('a listing that cannot be reached is not called missing, and can be retried in its overlay', async () => {
  let isDown = true;
  const { user } = await openMap('/map/43.6532;-79.3832/C1000001/2?z=14', {
    intercede: (request) =>
      isDown && new URL(request.url).pathname === '/realty/listings/C1000001'
        ? Response.json({ message: 'Down.', requestId: 'r' }, { status: 502 })
        : undefined,
  });
  const overlay = await screen.findByRole('dialog', { name: 'Listing' });
  expect(await within(overlay).findByText('This listing could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Could not find this listing.')).not.toBeInTheDocument();
  isDown = false;
  await user.click(within(overlay).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: '33 Queen Street W' })).toBeVisible();
});
