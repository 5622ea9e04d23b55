import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { stubGeolocation } from '#tests/support/page/stubGeolocation.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

vi.setConfig({ testTimeout: 20_000 });

async function openMap(path: string) {
  const port = installFakeMapPort();
  const app = await renderApp({ path });
  await waitFor(() => expect(port.made).toHaveLength(1));
  if (!path.includes('panel=closed')) await screen.findByText(/homes? in view/);
  return { ...app, port };
}

const HALIFAX = { coords: { latitude: 44.6488, longitude: -63.5752 } };

test('satellite view and panel replace the address, and request no homes again', async () => {
  const { user, port, location, requests, router } = await openMap('/map?beds=2');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  // The view is empty, so the page also counts the homes without filters.
  const searches = () =>
    requests.filter((path) => path.startsWith('/realty/listings') && !path.endsWith('?type=count'));
  const before = searches().length;
  await user.click(screen.getByRole('button', { name: 'Satellite view', pressed: false }));
  await waitFor(() => expect(location()).toBe('/map?beds=2&satellite=1'));
  await user.click(screen.getByRole('button', { name: 'Hide results' }));
  await waitFor(() => expect(location()).toBe('/map?beds=2&satellite=1&panel=closed'));
  expect(port.map().kind()).toBe('aerial');
  expect(searches()).toHaveLength(before);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('an address opens the satellite view without its panel', async () => {
  const { port } = await openMap('/map?satellite=1&panel=closed');
  expect(port.map().kind()).toBe('aerial');
  expect(screen.getByRole('button', { name: 'Satellite view', pressed: true })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument();
});

test('the view, the look and the filters stay from the map to its list and back', async () => {
  const { user, port, location } = await openMap('/map/43.66;-79.4?z=15&beds=2&satellite=1');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute(
      'href',
      expect.stringContaining('at='),
    ),
  );
  await user.click(screen.getByRole('link', { name: 'List' }));
  await waitFor(() =>
    expect(location()).toMatch(/^\/list\?beds=2&within=[^&]+&satellite=1&at=43\.66%3B-79\.4&z=15$/),
  );
  await screen.findByRole('heading', { name: 'Homes for sale in this map area' });
  await user.click(await screen.findByRole('link', { name: 'Map' }));
  await waitFor(() => expect(location()).toBe('/map/43.66;-79.4?z=15&beds=2&satellite=1'));
  await waitFor(() => expect(port.made).toHaveLength(2));
  expect(port.map().camera()).toEqual({ center: { latitude: 43.66, longitude: -79.4 }, zoom: 15 });
});

test('the next visit starts with the last view of the map', async () => {
  const first = await openMap('/map');
  act(() => first.port.map().visitorMoves({ center: { latitude: 45.5, longitude: -73.57 }, zoom: 12 }));
  await waitFor(() => expect(first.location()).toBe('/map/45.5;-73.57?z=12'));
  first.unmount();
  const second = await openMap('/map');
  expect(second.port.map().camera()).toEqual({ center: { latitude: 45.5, longitude: -73.57 }, zoom: 12 });
});

test('My location moves the map there, marks the place and writes the address', async () => {
  stubGeolocation(HALIFAX);
  const { user, location } = await openMap('/map/43.66;-79.4?z=12');
  await user.click(screen.getByRole('button', { name: 'My location' }));
  await waitFor(() => expect(location()).toBe('/map/44.6488;-63.5752?z=14'));
  expect(screen.getByRole('img', { name: 'You are here' })).toBeInTheDocument();
});

test('My location keeps the focus while the place is being found', async () => {
  const place = Promise.withResolvers<void>();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (position: object) => void) =>
        void place.promise.then(() => found(HALIFAX)),
    },
  });
  const { user, location } = await openMap('/map/43.66;-79.4?z=12');
  const button = screen.getByRole('button', { name: 'My location' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button, 'a browser takes the focus from a disabled control').toBeEnabled();
  expect(button).toHaveFocus();
  place.resolve();
  await waitFor(() => expect(location()).toBe('/map/44.6488;-63.5752?z=14'));
});

test.each([
  [1, 'Your browser isn’t sharing your location. Allow it in the address bar, then try again.'],
  [2, 'Your location could not be found.'],
  [3, 'Finding your location took too long. Please try again.'],
  [9, 'Your location could not be found just now.'],
])('a location that fails with code %d has its own message', async (code, text) => {
  stubGeolocation({ code, message: 'no' });
  const { user, port } = await openMap('/map');
  await user.click(screen.getByRole('button', { name: 'My location' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(port.map().camera().center).toEqual({ latitude: 43.6532, longitude: -79.3832 });
});

test('a location that arrives after the visitor has left the map has no effect', async () => {
  stubGeolocation(HALIFAX);
  let refuse = (_error: object): void => {};
  const getCurrentPosition = (_found: unknown, failed: (error: object) => void) => {
    refuse = failed;
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { user, router } = await openMap('/map/43.66;-79.4?z=12');
  await user.click(screen.getByRole('button', { name: 'My location' }));
  await act(() => router.navigate('/list/Ontario/Toronto'));
  await screen.findByRole('heading', { level: 1, name: /Toronto/ });
  await act(async () => refuse({ code: 3, message: 'late' }));
  expect(screen.queryByText(/Finding your location/)).not.toBeInTheDocument();
});

test('a map without another place starts at the location if permission was given before', async () => {
  stubGeolocation(HALIFAX, 'granted');
  const { port } = await openMap('/map');
  await waitFor(() =>
    expect(port.map().camera()).toEqual({ center: { latitude: 44.6488, longitude: -63.5752 }, zoom: 14 }),
  );
});

test.each(['/map/43.66;-79.4?z=12', '/map/Toronto'])('%s is not moved to the location', async (path) => {
  const locate = stubGeolocation(HALIFAX, 'granted');
  const { port } = await openMap(path);
  expect(locate).not.toHaveBeenCalled();
  expect(port.map().camera().center.latitude).toBeCloseTo(43.7, 0);
});

test('opening the map asks for no permission', async () => {
  const locate = stubGeolocation(HALIFAX, 'prompt');
  await openMap('/map');
  expect(locate).not.toHaveBeenCalled();
});
