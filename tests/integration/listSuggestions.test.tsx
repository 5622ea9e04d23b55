import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { WireListingsPage, WireSuggestions } from '#api/realty/contract.ts';
import { encodeRing } from '#domain/geo/polyline.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { NEARBY_CITIES, nearbyListings, smallDatasetListings } from '#tests/support/services/smallDataset.ts';

const block = () => screen.findByRole('region', { name: 'More searches' });
const columns = async () =>
  within(await block())
    .getAllByRole('list')
    .map((list) => list.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent);

test('a list offers similar searches of its place', async () => {
  const { user, location } = await renderApp({ path: '/list/Ontario/Mississauga?beds=2' });
  const similar = await screen.findByRole('navigation', { name: 'Similar searches' });
  const names = within(similar)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual([
    'Homes for lease in Mississauga',
    'Detached in Mississauga',
    'Semi-detached in Mississauga',
    'Condo apartments in Mississauga',
    'Condo townhouses in Mississauga',
    'Multiplexes in Mississauga',
    '3+ beds in Mississauga',
    'Sold in Mississauga in the last 90 days',
  ]);
  await user.click(within(similar).getByRole('link', { name: 'Sold in Mississauga in the last 90 days' }));
  await waitFor(() => expect(location()).toBe('/list/Ontario/Mississauga?show=sold&soldDays=90'));
});

const withNearbyCities = async () => {
  const services = await makeTestServices({
    listings: [...smallDatasetListings(), ...nearbyListings()],
    cities: NEARBY_CITIES,
  });
  onTestFinished(() => services.close());
  return services;
};

test('four columns lead to popular searches, nearby and popular cities and recent listings', async () => {
  const { services } = await renderApp({
    path: '/list/Ontario/Mississauga',
    services: await withNearbyCities(),
  });
  await waitFor(async () => expect(await block()).toHaveAttribute('aria-busy', 'false'));
  expect(await columns()).toEqual(['Popular Searches', 'Nearby Cities', 'Popular Cities', 'Recent Listings']);
  const nearby = within(screen.getByRole('list', { name: 'Nearby Cities' }));
  expect(nearby.getAllByRole('link').length).toBeLessThanOrEqual(10);
  expect(nearby.getByRole('link', { name: /^Toronto/ })).toHaveAttribute(
    'href',
    '/real-estate/list/Ontario/Toronto',
  );
  const answer = await services.fetch(
    '/realty/listings?city=Mississauga&sortBy=createdOnDesc&resultsPerPage=1',
  );
  expect(answer.status).toBe(200);
  const recent = within(screen.getByRole('list', { name: 'Recent Listings' })).getAllByRole('link');
  expect(recent[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/real-estate\/detail\/Ontario\/Mississauga\//),
  );
});

test("a listing's page has the same columns under its similar homes", async () => {
  const services = await withNearbyCities();
  const answer = await services.fetch(
    '/realty/listings?city=Mississauga&class=residential&resultsPerPage=50',
  );
  const { listings } = (await answer.json()) as WireListingsPage; // the contract of GET /listings
  const open = listings.find(({ permissions }) =>
    [permissions?.displayPublic, permissions?.displayAddressOnInternet].every((shown) => shown === 'Y'),
  );
  await renderApp({ path: `/detail/${open?.mlsNumber}/${open?.boardId}`, services });
  await waitFor(async () => expect(await block()).toHaveAttribute('aria-busy', 'false'));
  expect(await columns()).toEqual(['Popular Searches', 'Nearby Cities', 'Popular Cities', 'Recent Listings']);
});

test('each column shows ten placeholder rows while it loads', async () => {
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { services } = await renderApp({
    path: '/list/Ontario/Mississauga',
    intercede: (request) =>
      request.url.includes('/suggestions') ? pending.then(() => services.fetch(request)) : undefined,
  });
  const lists = within(await block()).getAllByRole('list');
  expect(lists.map((list) => list.children.length)).toEqual([10, 10, 10, 10]);
  expect(await block()).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(async () => expect(await block()).toHaveAttribute('aria-busy', 'false'));
});

test.each([
  [
    'an empty list',
    () => Response.json({ suggestions: { popular: [], nearby: [], recent: [] }, similarListings: [] }),
  ],
  ['a failure', () => Response.json({ message: 'no', requestId: 'r' }, { status: 500 })],
])('%s hides the block', async (title, answer) => {
  if (title === 'a failure') expectedConsole.push(/suggestions could not be loaded/);
  const { requests } = await renderApp({
    path: '/list/Ontario/Mississauga',
    intercede: (request) => (request.url.includes('/suggestions') ? answer() : undefined),
  });
  await screen.findByRole('navigation', { name: 'Similar searches' });
  await waitFor(() => expect(requests.some((path) => path.includes('/suggestions'))).toBe(true));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'More searches' })).not.toBeInTheDocument(),
  );
});

test('no nearby cities are offered if fewer than three are near', async () => {
  await renderApp({ path: '/list/Quebec/Montreal' });
  await waitFor(async () => expect(await block()).toHaveAttribute('aria-busy', 'false'));
  expect(await columns()).toEqual(['Popular Searches', 'Popular Cities', 'Recent Listings']);
});

test('a city without neighbourhoods has no empty column of them', async () => {
  const { services } = await renderApp({
    path: '/list/Ontario/Mississauga',
    services: await withNearbyCities(),
    intercede: async (request) => {
      const answer = await services.fetch(request);
      if (!request.url.includes('/suggestions')) return answer;
      const { suggestions, ...others }: WireSuggestions = await answer.json();
      const popular = suggestions.popular.filter(({ name, city }) => name === city);
      return Response.json({ ...others, suggestions: { ...suggestions, popular } });
    },
  });
  await waitFor(async () => expect(await block()).toHaveAttribute('aria-busy', 'false'));
  expect(await columns()).toEqual(['Nearby Cities', 'Popular Cities', 'Recent Listings']);
});

test('another page of the list does not request the suggestions again', async () => {
  const listings = Array.from({ length: 12 }, (_, index) =>
    createMockGeneratedListing({
      mlsNumber: `W10000${index + 10}`,
      city: 'Mississauga',
      neighborhood: 'Port Credit',
    }),
  );
  const services = await makeTestServices({
    listings: [...listings, createMockGeneratedListing({ mlsNumber: 'C1' })],
  });
  onTestFinished(() => services.close());
  const { user, requests } = await renderApp({ path: '/list/Ontario/Mississauga', services });
  await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
  await screen.findByText('9–12 of 12 homes');
  expect(requests.filter((path) => path.includes('/suggestions'))).toHaveLength(1);
});

test('a drawn area has suggestions as a place has', async () => {
  // Approximately the whole Greater Toronto Area.
  const ring = encodeRing([
    [-80.2, 43.2],
    [-78.6, 43.2],
    [-78.6, 44.2],
    [-80.2, 44.2],
    [-80.2, 43.2],
  ]);
  await renderApp({ path: `/list?draw=${encodeURIComponent(ring)}` });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Homes for sale in the area you drew' }),
  ).toBeVisible();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});
