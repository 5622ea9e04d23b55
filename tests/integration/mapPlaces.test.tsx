/** Schools, transit, shops and parks on the map. */
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deviceStorage } from '#platform/storage/storage.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { type RenderAppOptions, renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { storePlacesAround } from '#tests/support/services/placesAround.ts';

// The page and its map load in parts, slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => deviceStorage.remove('map-places'));

const CONTROL = { name: 'Schools, transit, shops and parks' };

async function open(path = '/map/43.649;-79.4103?z=15', rest: Pick<RenderAppOptions, 'intercede'> = {}) {
  const port = installFakeMapPort();
  const services = await makeTestServices({ listings: [createMockGeneratedListing()] });
  onTestFinished(() => services.close());
  await storePlacesAround(services);
  const app = await renderApp({ path, services, ...rest });
  await waitFor(() => expect(port.made).toHaveLength(1));
  const asked = () => app.requests.filter((request) => request.includes('/amenities'));
  /** Opens the panel and presses a switch. */
  const choose = async (name: string) => {
    if (!screen.queryByRole('dialog', PANEL)) await app.user.click(screen.getByRole('button', CONTROL));
    await app.user.click(await screen.findByRole('button', { name, pressed: false }));
  };
  return { ...app, port, asked, choose };
}

const PANEL = { name: 'Places on the map' };
const panel = () => screen.findByRole('dialog', PANEL);
const listed = () =>
  within(screen.getByRole('list', { name: 'Places in view' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('places are requested with the first switch, drawn as signs, and listed for the keyboard', async () => {
  const { user, port, asked, choose } = await open();
  await screen.findByText(/homes? in view/);
  const control = screen.getByRole('button', CONTROL);
  await user.click(control);
  const dialog = await panel();
  expect(control).toHaveAttribute('aria-expanded', 'true');
  expect(within(dialog).getByText('Choose the kinds of places to see.')).toBeVisible();
  expect(asked()).toEqual([]);
  await choose('Schools');
  expect(await within(dialog).findByText('3 places in view')).toBeVisible();
  expect(port.map().symbols()).toHaveLength(3);
  expect(listed()[0]).toBe('Maple Public SchoolElementary school · TDSB');
  expect(dialog).toHaveTextContent('Sources: City of Toronto');
  expect(asked()).toHaveLength(1);
  expect(new URL(asked()[0] ?? '', 'http://x').searchParams.get('kinds')).toBe('school');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(control).toHaveFocus();
  expect(port.map().symbols()).toHaveLength(3);
});

test('a sign shows its name under the pointer, a press puts it into the address, and a press elsewhere hides it', async () => {
  const { port, choose, location } = await open();
  await choose('Transit');
  await waitFor(() => expect(port.map().symbols()).toHaveLength(1));
  const [stop] = port.map().symbols();
  const point = (isThere: boolean, isPressed = false) =>
    act(() => port.map().visitorPoints(isThere ? (stop ?? null) : null, isPressed));
  point(true);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Queen St at Shaw StStop · 501, 301');
  point(false);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  point(true, true);
  point(false);
  const popup = await screen.findByRole('dialog', { name: 'Queen St at Shaw St' });
  expect(await within(popup).findByText('Stop · 501, 301')).toBeVisible();
  expect(location()).toContain('amenity=');
  act(() => port.map().clickGround());
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Queen St at Shaw St' })).not.toBeInTheDocument(),
  );
  expect(location()).not.toContain('amenity=');
});

test('the focus on a place of the list shows its name on the map, with the walk from the open home', async () => {
  const { user, choose } = await open('/map/43.6472;-79.4103/C1000001/2?z=15');
  await screen.findByRole('dialog', { name: 'Listing' });
  await user.click(screen.getByRole('button', CONTROL));
  await panel();
  await choose('Schools');
  const list = await screen.findByRole('list', { name: 'Places in view' });
  act(() =>
    within(list)
      .getByRole('button', { name: /^Maple Public School/ })
      .focus(),
  );
  expect(await screen.findByText('5 min walk from this home')).toBeInTheDocument();
});

test('below zoom 13 the panel says to zoom in, and nothing is requested', async () => {
  const { user, port, asked, choose } = await open('/map/43.649;-79.4103?z=12');
  await choose('Parks');
  const dialog = await panel();
  expect(await within(dialog).findByText('Zoom in to see these places.')).toBeVisible();
  expect(asked()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
  expect(port.map().camera().zoom).toBe(13);
  expect(await within(dialog).findByText('1 place in view')).toBeVisible();
  expect(listed()).toEqual(['ParkPark']);
});

test('a small movement requests no places again, and one to another view keeps the signs meanwhile', async () => {
  const { port, asked, choose } = await open();
  await choose('Schools');
  await waitFor(() => expect(port.map().symbols()).toHaveLength(3));
  act(() => port.map().visitorMoves({ center: { latitude: 43.649_001, longitude: -79.410_301 } }));
  await waitFor(() => expect(port.map().camera().center.latitude).toBe(43.649_001));
  act(() => port.map().visitorMoves({ center: { latitude: 43.655, longitude: -79.4103 } }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(port.map().symbols().length).toBeGreaterThan(0);
});

test('places that could not be loaded are loaded by a press', async () => {
  let fails = true;
  const { user, choose } = await open(undefined, {
    intercede: ({ url }) =>
      fails && url.includes('/amenities') ? new Response(null, { status: 400 }) : undefined,
  });
  await choose('Shops');
  const dialog = await panel();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('These places could not be loaded.');
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('Corner Market')).toBeVisible();
});

test('the next map on the device shows the chosen places at once, until they are switched off', async () => {
  const first = await open();
  await first.choose('Schools');
  await waitFor(() => expect(first.port.map().symbols()).toHaveLength(3));
  first.unmount();
  const second = await open();
  await waitFor(() => expect(second.port.map().symbols()).toHaveLength(3));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await second.user.click(screen.getByRole('button', CONTROL));
  await second.user.click(await screen.findByRole('button', { name: 'Schools', pressed: true }));
  expect(second.port.map().symbols()).toEqual([]);
  expect(deviceStorage.read('map-places')).toBeUndefined();
});
