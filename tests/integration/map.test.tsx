import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { type RenderAppOptions, renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

// The page and its map load in parts, slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const house = createMockGeneratedListing({
  mlsNumber: 'C1000001',
  listPrice: 849_000,
  latitude: 43.65,
  longitude: -79.38,
});
const units = ['1204', '1507', '2001'].map((unitNumber, index) =>
  createMockGeneratedListing({
    mlsNumber: `C200000${index}`,
    class: 'CondoProperty',
    propertyType: 'Condo Apt',
    listPrice: 500_000 + index * 50_000,
    unitNumber,
    streetNumber: '88',
    streetName: 'Bay',
    streetDirection: '',
    latitude: 43.655,
    longitude: -79.385,
  }),
);
/** Two houses some metres apart, one cluster at a low zoom. */
const neighbours = [0, 1].map((index) =>
  createMockGeneratedListing({
    mlsNumber: `C300000${index}`,
    latitude: 43.6451 + index * 0.0002,
    longitude: -79.3951,
  }),
);
const LISTINGS = [house, ...units, ...neighbours];

async function openMap(
  path: string,
  options: Partial<RenderAppOptions> & { listings?: typeof LISTINGS } = {},
) {
  const port = installFakeMapPort();
  const { listings = LISTINGS, ...rest } = options;
  const services = await makeTestServices({ listings });
  const app = await renderApp({ path, services, ...rest });
  await waitFor(() => expect(port.made).toHaveLength(1));
  return { ...app, port };
}

const housePin = () => screen.findByRole('button', { name: /^\$849K, 3 bd, 33 Queen Street W$/ });

test('the map opens downtown with the pins of its view, and the panel lists the same homes', async () => {
  const { port, location } = await openMap('/map');
  expect(port.map().camera()).toEqual({ center: { latitude: 43.6532, longitude: -79.3832 }, zoom: 14 });
  expect(await housePin()).toHaveTextContent('$849K');
  expect(screen.getByRole('button', { name: '3 units at one address' })).toHaveTextContent('3 units');
  expect(screen.getByRole('button', { name: '2 homes: zoom in' })).toHaveTextContent('2');
  expect(screen.getByRole('heading', { name: '6 homes in view' })).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Results' });
  expect(await within(panel).findAllByRole('article')).toHaveLength(6);
  expect(location()).toBe('/map');
});

test('a movement replaces the address and requests the homes of its view', async () => {
  const { port, location, router } = await openMap('/map?beds=2&page=3');
  await housePin();
  act(() => port.map().visitorMoves({ center: { latitude: 43.645, longitude: -79.395 }, zoom: 16 }));
  await waitFor(() => expect(location()).toBe('/map/43.645;-79.395?z=16&beds=2'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByRole('heading', { name: '2 homes in view' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^\$849K/ })).not.toBeInTheDocument());
});

test('a change of the map’s size does not change the address', async () => {
  const { port, router } = await openMap('/map');
  await housePin();
  const { key } = router.state.location;
  act(() => port.map().frameResized());
  await housePin();
  expect(router.state.location.key).toBe(key);
});

test('another view in the address moves the camera, but not if the map wrote it', async () => {
  const { port, router } = await openMap('/map/43.65;-79.38?z=15');
  expect(port.map().camera()).toEqual({ center: { latitude: 43.65, longitude: -79.38 }, zoom: 15 });
  await act(() => router.navigate('/map/43.645;-79.395'));
  expect(port.map().camera()).toEqual({ center: { latitude: 43.645, longitude: -79.395 }, zoom: 17 });
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(port.map().camera()).toEqual({ center: { latitude: 43.65, longitude: -79.38 }, zoom: 15 }),
  );
  expect(port.made).toHaveLength(1);
});

test('two quick movements: the late address of the first does not pull the map back', async () => {
  const { port, location } = await openMap('/map/43.65;-79.38?z=15');
  await housePin();
  act(() => {
    port.map().visitorMoves({ zoom: 15.5 });
    port.map().visitorMoves({ zoom: 16 });
  });
  await waitFor(() => expect(location()).toBe('/map/43.65;-79.38?z=16'));
  expect(port.map().camera().zoom).toBe(16);
});

test('a map that is still moving does not replace the page of a listing', async () => {
  const { port, location, router } = await openMap('/map/43.65;-79.38?z=15');
  await housePin();
  // The new page is not drawn yet when the map stops moving.
  act(() => {
    void router.navigate('/list/Ontario/Toronto');
    port.map().visitorMoves({ zoom: 16 });
  });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /^Map of homes/ })).not.toBeInTheDocument(),
  );
  expect(location()).toBe('/list/Ontario/Toronto');
});

test('an overlay that is closed while the map moves stays closed', async () => {
  const { port, location, user } = await openMap('/map/43.6532;-79.3832/C1000001/2?z=14');
  const overlay = await screen.findByRole('dialog', { name: '33 Queen Street W' });
  const close = within(overlay).getByRole('button', { name: 'Close' });
  close.addEventListener('click', () => setTimeout(() => port.map().visitorMoves({ zoom: 15 })), {
    once: true,
  });
  await user.click(close);
  await waitFor(() => expect(location()).toBe('/map/43.6532;-79.3832?z=15'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a city is outlined and fitted, and the first movement puts its name into the query', async () => {
  const { port, location, user } = await openMap('/map/toronto');
  await waitFor(() => expect(port.map().outline()).toHaveLength(1));
  expect(port.map().camera().center.latitude).toBeCloseTo(43.7, 5);
  expect(location()).toBe('/map/toronto');
  act(() => port.map().visitorMoves({ zoom: 12 }));
  await waitFor(() => expect(location()).toBe('/map/43.7;-79.4?z=12&city=Toronto'));
  expect(port.map().outline()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove outline of Toronto' }));
  await waitFor(() => expect(location()).toBe('/map/43.7;-79.4?z=12'));
  expect(port.map().outline()).toBeNull();
  expect(port.map().camera().zoom).toBe(12);
});

test('a neighbourhood is outlined and fitted within its city', async () => {
  const { port } = await openMap('/map?city=Toronto&neighborhood=Leslieville');
  await waitFor(() => expect(port.map().outline()).not.toBeNull());
  expect(await screen.findByRole('button', { name: 'Remove outline of Leslieville' })).toBeVisible();
  expect(port.map().camera().center.longitude).toBeGreaterThan(-79.36);
});

test('an unknown city shows a message, keeps the default view and offers to search everywhere', async () => {
  const { port, location, user } = await openMap('/map/Atlantis');
  const notice = await screen.findByText('We couldn’t find a place called Atlantis.');
  expect(notice).toBeVisible();
  expect(port.map().camera().zoom).toBe(14);
  await user.click(within(notice).getByRole('button', { name: 'Search everywhere' }));
  await waitFor(() => expect(location()).toBe('/map/43.6532;-79.3832?z=14'));
  expect(await housePin()).toBeVisible();
});

test('a press on a cluster zooms in by at least two levels, as the visitor’s own movement', async () => {
  const { port, user, location } = await openMap('/map');
  await user.click(await screen.findByRole('button', { name: '2 homes: zoom in' }));
  expect(port.map().camera().zoom).toBeGreaterThanOrEqual(16);
  await waitFor(() => expect(location()).toMatch(/^\/map\/43\.645/));
  expect(await screen.findAllByRole('button', { name: /^\$1M, 3 bd/ })).toHaveLength(2);
});

test('a second press of a cluster, before its homes have arrived, leads to the same view', async () => {
  const { port } = await openMap('/map/43.65;-79.38?z=6');
  const [cluster] = await screen.findAllByRole('button', { name: /homes: zoom in$/ });
  act(() => cluster?.click());
  const first = port.map().camera();
  expect(first.zoom).toBeGreaterThanOrEqual(8);
  act(() => cluster?.click());
  expect(port.map().camera()).toEqual(first);
});

test('a pin opens its overlay with the focus in it, and Escape closes it and returns the focus', async () => {
  const { user, location, port } = await openMap('/map');
  await user.click(await housePin());
  await waitFor(() => expect(location()).toBe('/map/43.6532;-79.3832/C1000001/2?z=14'));
  const overlay = await screen.findByRole('dialog', { name: '33 Queen Street W' });
  expect(within(overlay).getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(await within(overlay).findByText('$849,000')).toBeVisible();
  expect(within(overlay).getByRole('link', { name: /^33 Queen Street W/ })).toHaveAttribute(
    'href',
    '/real-estate/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2',
  );
  const pin = await housePin();
  expect(pin.parentElement).toHaveAttribute('data-focused');
  act(() => pin.focus());
  await user.keyboard('{Enter}');
  expect(within(overlay).getByRole('button', { name: 'Close' }), 'pressed again').toHaveFocus();
  await user.keyboard('{Escape}');
  // The previous address.
  await waitFor(() => expect(location()).toBe('/map'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pin).toHaveFocus();
  expect(pin).toHaveAttribute('data-visited');
  expect(port.made).toHaveLength(1);
});

test('the map can be moved under an open overlay, and a click on the ground closes it', async () => {
  const { user, location, port } = await openMap('/map');
  await user.click(await housePin());
  await screen.findByRole('dialog');
  act(() => port.map().visitorMoves({ zoom: 15 }));
  await waitFor(() => expect(location()).toBe('/map/43.6532;-79.3832/C1000001/2?z=15'));
  act(() => port.map().clickGround());
  await waitFor(() => expect(location()).toBe('/map/43.6532;-79.3832?z=15'));
});

test('a tower is one marker, which lists its units, and each opens', async () => {
  const { user, location } = await openMap('/map');
  await user.click(await screen.findByRole('button', { name: '3 units at one address' }));
  const tower = await screen.findByRole('dialog', { name: 'Units at 88 Bay Street' });
  expect(await within(tower).findAllByRole('listitem')).toHaveLength(3);
  await user.click(within(tower).getByRole('button', { name: /Unit 1507/ }));
  await waitFor(() => expect(location()).toContain('/C2000001/2'));
  expect(await screen.findByRole('dialog', { name: '1507 - 88 Bay Street' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '3 units at one address' })).toHaveFocus();
});

/** A house and a condo in different streets whose points are rounded to the same one. */
const withheld = (['ResidentialProperty', 'CondoProperty'] as const).map((kind, index) =>
  createMockGeneratedListing({
    mlsNumber: `C400000${index}`,
    class: kind,
    latitude: 43.6487 + index * 0.002,
    longitude: -79.3812 + index * 0.003,
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  }),
);

test.each([
  ['en', '2 homes near here, log in to see them', '2 homes', 'Homes near here', 'Log in to view'],
  [
    'fr',
    '2 propriétés près d’ici, connectez-vous pour les voir',
    '2 propriétés',
    'Propriétés près d’ici',
    'Se connecter pour voir',
  ],
] as const)(
  'homes at one rounded point are not shown as units of an address (%s)',
  async (language, name, shown, heading, locked) => {
    await changeLanguage(language);
    onTestFinished(() => changeLanguage('en'));
    const { user } = await openMap('/map/43.65;-79.38?z=17', { listings: withheld });
    const pin = await screen.findByRole('button', { name });
    expect(pin).toHaveTextContent(shown);
    await user.click(pin);
    const pile = await screen.findByRole('dialog', { name: heading });
    expect(within(pile).getByRole('heading', { name: heading })).toBeVisible();
    expect(await within(pile).findAllByText(locked)).toHaveLength(2);
    expect(within(pile).getByText(shown)).toBeVisible();
  },
);

test('a link opens the overlay without taking the focus; closing it leads to its pin', async () => {
  const { user } = await openMap('/map/43.6532;-79.3832/C1000001/2?z=14');
  const overlay = await screen.findByRole('dialog', { name: '33 Queen Street W' });
  const close = within(overlay).getByRole('button', { name: 'Close' });
  expect(close).not.toHaveFocus();
  const pin = await housePin();
  await user.click(close);
  expect(pin).toHaveFocus();
});

test('an overlay that is open before the map is loaded can be closed, and stays closed', async () => {
  const port = installFakeMapPort();
  // The engine is still loading.
  port.create = () => new Promise(() => undefined);
  const services = await makeTestServices({ listings: LISTINGS });
  const { user, location } = await renderApp({
    path: '/map/43.6532;-79.3832/C1000001/2?z=14&beds=2',
    services,
  });
  const overlay = await screen.findByRole('dialog', { name: '33 Queen Street W' });
  await user.click(within(overlay).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/map/43.6532;-79.3832?z=14&beds=2');
});

test('a link opens the overlay, which shows a message for an unknown listing', async () => {
  expectedConsole.push(/404/);
  const { user, location } = await openMap('/map/43.65;-79.38/X9999999/2?z=15');
  expect(await screen.findByText('Could not find this listing.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location()).toBe('/map/43.65;-79.38?z=15'));
});

test('a restricted listing has a pin without a price', async () => {
  const permissions = {
    displayPublic: 'N',
    displayAddressOnInternet: 'Y',
    displayInternetEntireListing: 'Y',
  } as const;
  await openMap('/map', { listings: [{ ...house, permissions }] });
  const pin = await screen.findByRole('button', { name: 'Log in to see this home' });
  expect(pin).toHaveTextContent(/^$/);
  expect(document.body).not.toHaveTextContent('849');
});

test('the card under the pointer highlights its pin', async () => {
  const { user } = await openMap('/map');
  const pin = await housePin();
  const card = (await screen.findAllByRole('article')).find((each) => each.dataset['mls'] === 'C1000001');
  if (!card) throw new Error('The house has no card.');
  await user.hover(card);
  expect(pin.parentElement).toHaveAttribute('data-focused');
  await user.unhover(card);
  expect(pin.parentElement).not.toHaveAttribute('data-focused');
});

test('the satellite view can be switched on, and the panel can be hidden', async () => {
  const { user, port } = await openMap('/map');
  await user.click(screen.getByRole('button', { name: 'Satellite view', pressed: false }));
  expect(port.map().kind()).toBe('aerial');
  await user.click(screen.getByRole('button', { name: 'Satellite view', pressed: true }));
  expect(port.map().kind()).toBe('light');
  await user.click(screen.getByRole('button', { name: 'Hide results' }));
  expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(screen.getByRole('region', { name: 'Results' })).toBeVisible();
});

test('a pin highlights the card of its home, and a card its pin', async () => {
  const { user } = await openMap('/map');
  const pin = await housePin();
  const panel = screen.getByRole('region', { name: 'Results' });
  await within(panel).findAllByRole('article');
  const marked = () => [...panel.querySelectorAll('[data-pointed]')].map((card) => card.textContent);
  expect(marked()).toEqual([]);
  await user.hover(pin);
  await waitFor(() => expect(marked()).toEqual([expect.stringContaining('C1000001')]));
  await user.unhover(pin);
  await waitFor(() => expect(marked()).toEqual([]));
  await user.hover(within(panel).getByText(/C1000001/));
  await waitFor(() => expect(pin.parentElement).toHaveAttribute('data-focused'));
});

test('the keyboard can skip the map, and the count of a settled view is announced', async () => {
  const { user } = await openMap('/map?panel=closed');
  expect(await screen.findByText('The map shows 6 homes.')).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'Skip to the results' }));
  const panel = await screen.findByRole('region', { name: 'Results' });
  await waitFor(() => expect(panel).toHaveFocus());
});

test('each zoom button changes the zoom by one level', async () => {
  const { user, port, location } = await openMap('/map');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(port.map().camera().zoom).toBe(15);
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await waitFor(() => expect(location()).toBe('/map/43.6532;-79.3832?z=14'));
});

test('a searched street address has a pin that stays while the map moves', async () => {
  const { port, router, location } = await openMap('/map');
  const streetPin = { latitude: 43.651, longitude: -79.381 };
  await act(() => router.navigate('/map/43.651;-79.381?z=17', { state: { streetPin } }));
  expect(await screen.findByRole('img', { name: 'The address you searched for' })).toBeInTheDocument();
  act(() => port.map().visitorMoves({ zoom: 15 }));
  await waitFor(() => expect(location()).toBe('/map/43.651;-79.381?z=15'));
  expect(screen.getByRole('img', { name: 'The address you searched for' })).toBeInTheDocument();
  await act(() => router.navigate('/map/43.7;-79.4?z=14'));
  expect(screen.queryByRole('img', { name: 'The address you searched for' })).not.toBeInTheDocument();
});

test('the map is removed when the visitor leaves its page', async () => {
  const { port, router } = await openMap('/map');
  await act(() => router.navigate('/about'));
  await waitFor(() => expect(port.map().isDestroyed()).toBe(true));
});
