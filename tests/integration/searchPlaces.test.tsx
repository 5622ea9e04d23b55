/** The search box with a geocoder, without one, and with one that fails. */
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import montreal from '#tests/support/maps/photon/montreal.json';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const GEOCODER = 'https://places.example';

/** The product of a build with that geocoder and no maps service. `geocoderRequests` has the requested addresses of places. */
async function open(geocoder: string, answer: () => Response, path = '/') {
  vi.stubEnv('VITE_MAPS_URL', '');
  vi.stubEnv('VITE_PLACES_URL', geocoder);
  onTestFinished(() => void vi.unstubAllEnvs());
  installFakeMapPort();
  const geocoderRequests: URL[] = [];
  const app = await renderApp({
    path,
    intercede: (request) => {
      const url = new URL(request.url);
      if (url.origin !== GEOCODER && !url.pathname.startsWith('/maps/')) return undefined;
      geocoderRequests.push(url);
      return answer();
    },
  });
  return { ...app, geocoderRequests };
}

const box = () => screen.findByRole('combobox', { name: 'City, Address, MLS#' });
const option = (name: RegExp) => screen.findByRole('option', { name });

test('an address of the geocoder opens its map, and is remembered with its source', async () => {
  const { user, location, router, geocoderRequests, unmount } = await open(GEOCODER, () =>
    Response.json(montreal),
  );
  // Slow typing could pause long enough for a request with a part of the text.
  await user.click(await box());
  await user.paste('5664 avenue jeanne');
  const address = await option(/5664 Avenue Jeanne-D'arc Montréal, Quebec/);
  expect(screen.getByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(geocoderRequests.at(-1)?.searchParams.get('q')).toBe('5664 avenue jeanne');
  const before = geocoderRequests.length;
  await user.click(address);
  await waitFor(() =>
    expect(location()).toMatch(/^\/map\/45\.559\d*;-73\.572\d*\?z=17&state=Quebec&city=Montr/),
  );
  expect(router.state.location.state).toMatchObject({ streetPin: { latitude: 45.55947595 } });
  expect(geocoderRequests).toHaveLength(before);
  unmount();
  const secondAnswer = await open(GEOCODER, () => Response.error());
  await secondAnswer.user.click(await box());
  expect(await option(/5664 Avenue Jeanne-D'arc/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '© OpenStreetMap' })).toBeInTheDocument();
});

test('the box suggests places of the listings while the geocoder is down, and says that addresses are missing', async () => {
  expectedConsole.push(/Places could not be looked up/);
  const { user } = await open(GEOCODER, () => new Response('', { status: 503 }));
  await user.type(await box(), 'tor');
  expect(await option(/Toronto Ontario/)).toBeInTheDocument();
  expect(screen.getByText(/We can’t look up street addresses right now/)).toHaveAttribute('role', 'status');
  await user.clear(await box());
  expect(screen.queryByText(/Street addresses/)).not.toBeInTheDocument();
});

test('a build without a places service suggests cities, neighbourhoods and listings, and sends no other request', async () => {
  const place = { kind: 'place', id: 'place:k', placeId: 'k', name: 'Kept Street', detail: 'Toronto' };
  localStorage.setItem('hp:recent-searches', JSON.stringify([place]));
  const { user, geocoderRequests, location } = await open('', () => Response.error());
  await user.click(await box());
  expect(screen.queryByRole('option', { name: /Kept Street/ })).not.toBeInTheDocument();
  await user.type(await box(), 'leslie');
  expect(await option(/Leslieville/)).toBeInTheDocument();
  await user.clear(await box());
  await user.type(await box(), 'maple');
  expect((await screen.findAllByRole('option', { name: /Maple Avenue/ })).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Street addresses/)).not.toBeInTheDocument();
  await user.clear(await box());
  await user.type(await box(), 'toronto{Enter}');
  await waitFor(() => expect(location()).toBe('/map/Toronto'));
  expect(geocoderRequests).toEqual([]);
});

test('places near the map’s view come first, and without a map no place is preferred', async () => {
  const first = await open(GEOCODER, () => Response.json({ features: [] }));
  await first.user.type(await box(), 'queen');
  await waitFor(() => expect(first.geocoderRequests).not.toEqual([]));
  expect(first.geocoderRequests.at(-1)?.searchParams.has('lat')).toBe(false);
  first.unmount();
  const onMap = await open(GEOCODER, () => Response.json({ features: [] }), '/map/45.5;-73.57?z=12');
  await waitFor(() => expect(onMap.store.getState().settings.bounds).not.toBeNull());
  await onMap.user.type(await box(), 'queen');
  await waitFor(() => expect(onMap.geocoderRequests).not.toEqual([]));
  const { lat, lon, zoom } = Object.fromEntries(onMap.geocoderRequests.at(-1)?.searchParams ?? []);
  expect([lat, lon, zoom]).toEqual(['45.5000', '-73.5700', '12']);
});
