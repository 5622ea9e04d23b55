import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brand } from '#config/brand.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

// The page and its map load in parts, slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const at = (changes: Parameters<typeof createMockGeneratedListing>[0]) =>
  createMockGeneratedListing({ latitude: 43.65, longitude: -79.38, ...changes });

async function open(path: string, listings = [at({})]) {
  installFakeMapPort();
  return renderApp({ path, services: await makeTestServices({ listings }) });
}

test.each(['/map', '/list/Ontario/Toronto'])(
  'a home that was opened from %s is marked as visited on the map',
  async (path) => {
    const { user, router } = await open(path);
    const [card] = await screen.findAllByRole('article');
    await user.click(within(card as HTMLElement).getByRole('link', { name: /^33 Queen Street W/ }));
    await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' });
    await waitFor(() => expect(tabStorage.read('visited')).toEqual(['C1000001']));
    await act(() => router.navigate('/map'));
    expect(await screen.findByRole('button', { name: /^\$1M, 3 bd/ })).toHaveAttribute('data-visited');
  },
);

test('a cluster or tower of sold homes has the colour of sold homes', async () => {
  const sold = { status: 'U', lastStatus: 'Sld', soldPrice: 900_000, listDay: -40, soldDay: -20 } as const;
  const homes = [
    at({ ...sold, mlsNumber: 'C1000001', unitNumber: '1' }),
    at({ ...sold, mlsNumber: 'C1000002', unitNumber: '2' }),
    at({ ...sold, mlsNumber: 'C1000003', latitude: 43.6451, longitude: -79.3951 }),
    at({ ...sold, mlsNumber: 'C1000004', latitude: 43.6453, longitude: -79.3951 }),
  ];
  await open('/map?show=sold', homes);
  expect(await screen.findByRole('button', { name: '2 homes: zoom in' })).toHaveAttribute(
    'data-type',
    'sold',
  );
  expect(screen.getByRole('button', { name: '2 units at one address' })).toHaveAttribute('data-type', 'sold');
});

test('homes too near to each other for pins of their own are gathered, and at the closest zoom a list', async () => {
  const homes = [
    at({ mlsNumber: 'C1000001', streetNumber: '33' }),
    at({ mlsNumber: 'C1000002', streetNumber: '35', longitude: -79.379_97 }),
  ];
  const { user, location } = await open('/map/43.65;-79.38?z=17', homes);
  await user.click(await screen.findByRole('button', { name: '2 homes: zoom in' }));
  await waitFor(() => expect(location()).toContain('z=18'));
  await user.click(await screen.findByRole('button', { name: '2 homes' }));
  const list = await screen.findByRole('dialog', { name: 'Homes near here' });
  await user.click((await within(list).findAllByRole('button', { name: /bd/ }))[1] as HTMLElement);
  await waitFor(() => expect(location()).toMatch(/\/C100000[12]\/2\?/));
  // The open home has its own pin over the other.
  expect(await screen.findAllByRole('button', { name: /^\$1M, 3 bd/ })).toHaveLength(2);
});

test('the link from Contact to the map marks the office, even without homes', async () => {
  const { user } = await open('/contact');
  await user.click(await screen.findByRole('link', { name: /Show on the map/ }));
  expect(await screen.findByRole('img', { name: brand.name })).toBeInTheDocument();
  expect(await screen.findByText(/There are no homes in this part of the map/)).toBeVisible();
  expect(screen.queryByText(/No results found/)).not.toBeInTheDocument();
});
