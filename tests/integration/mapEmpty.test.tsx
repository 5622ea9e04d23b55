import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { encodeRing } from '#domain/geo/polyline.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

// The page and its map load in parts, slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const house = createMockGeneratedListing({ latitude: 43.65, longitude: -79.38 });

async function openMap(path: string, { listings = [house] } = {}) {
  const port = installFakeMapPort();
  const services = await makeTestServices({ listings });
  const app = await renderApp({ path, services });
  await waitFor(() => expect(port.made).toHaveLength(1));
  return { ...app, port };
}

test('a view without homes shows a message and offers to clear the filters', async () => {
  const { user, location } = await openMap('/map/43.65;-79.38?z=15&beds=5');
  expect(await screen.findByText('No results found. Please try another search.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No homes in view' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(location()).toBe('/map/43.65;-79.38?z=15'));
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});

test('the map of a city says how many of its homes are in the list only', async () => {
  const unlocated = createMockGeneratedListing({ mlsNumber: 'W8', latitude: 0, longitude: 0 });
  const { user, port, location } = await openMap('/map/Toronto', { listings: [house, unlocated] });
  expect(await screen.findByRole('heading', { name: '1 home in view' })).toBeVisible();
  const note = /^1 more home matches this search, but isn’t located on this map\./;
  expect(await screen.findByText(note)).toBeVisible();
  act(() => port.map().visitorMoves({ center: { latitude: 43.65, longitude: -79.38 }, zoom: 15 }));
  await waitFor(() => expect(screen.queryByText(note), 'a part of the city').not.toBeInTheDocument());
  act(() => port.map().visitorMoves({ center: { latitude: 43.7, longitude: -79.4 }, zoom: 9 }));
  await user.click(
    within((await screen.findByText(note)) as HTMLElement).getByRole('link', { name: 'See the list' }),
  ); // a paragraph
  await waitFor(() => expect(location()).toMatch(/^\/list/));
  expect(await screen.findByText('1–2 of 2 homes')).toBeVisible();
});

test('an empty view says which filters cost its homes', async () => {
  const elsewhere = createMockGeneratedListing({ mlsNumber: 'W9', latitude: 44.65, longitude: -79.38 });
  const { user, location } = await openMap('/map/43.65;-79.38?z=15&beds=2&keywords=helipad', {
    listings: [house, elsewhere],
  });
  await user.click(await screen.findByRole('button', { name: 'Without “helipad”: 1 home' }));
  await waitFor(() => expect(location()).toBe('/map/43.65;-79.38?beds=2&z=15'));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

test('clearing the filters of an empty view keeps type, area and look, as the filter bar does', async () => {
  const rented = createMockGeneratedListing({
    type: 'Lease',
    listPrice: 2500,
    latitude: 43.65,
    longitude: -79.38,
  });
  const draw = encodeRing([
    [-79.5, 43.6],
    [-79.3, 43.6],
    [-79.3, 43.7],
    [-79.5, 43.7],
    [-79.5, 43.6],
  ]);
  const others = new URLSearchParams({ type: 'lease', draw, satellite: '1' });
  const { user, location } = await openMap(`/map/43.65;-79.38?z=15&beds=5&baths=5&${others}`, {
    listings: [rented],
  });
  await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(new URLSearchParams(location().split('?')[1]).get('beds')).toBeNull());
  const query = new URLSearchParams(location().split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    z: '15',
    ...Object.fromEntries(others),
  });
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});

test('an empty view outside the searched city can show the whole city, with the same filters', async () => {
  const { user, location } = await openMap('/map/43.9;-79.38?z=15&beds=2&state=Ontario&city=Toronto');
  expect(await screen.findByText(/There are no homes in this part of the map/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all of Toronto' }));
  await waitFor(() => expect(location()).toBe('/map/Toronto?beds=2'));
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});

test('a view without homes and without filters offers a wider view', async () => {
  const { user, port, location } = await openMap('/map/43.9;-79.38?z=15');
  await user.click(await screen.findByRole('button', { name: 'See a wider area' }));
  expect(port.map().camera().zoom).toBe(13);
  await waitFor(() => expect(location()).toBe('/map/43.9;-79.38?z=13'));
});

test('an unknown city offers to search everywhere, and no outline of it', async () => {
  const { user, location } = await openMap('/map/Atlantis');
  await screen.findByText('We couldn’t find a place called Atlantis.');
  const results = within(screen.getByRole('region', { name: 'Results' }));
  await user.click(await results.findByRole('button', { name: 'Search everywhere' }));
  await waitFor(() => expect(location()).toBe('/map/43.6532;-79.3832?z=14'));
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});
