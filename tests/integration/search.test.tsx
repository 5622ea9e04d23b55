import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { storeForms } from '#components/restored-form/restoredForms.ts';
import { paths } from '#domain/paths.ts';
import { places } from '#platform/maps/places.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { type RenderAppOptions, renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

/** The product at a path. Its maps have no tiles to wait for. */
const open = (options: RenderAppOptions) => {
  installFakeMapPort();
  return renderApp(options);
};

const KING_STREET = {
  place_id: 'king-200',
  description: '200 King Street West, Toronto, ON, Canada',
  structured_formatting: { main_text: '200 King Street West', secondary_text: 'Toronto, ON, Canada' },
  types: ['street_address'],
};
const component = (type: string, name: string) => ({ long_name: name, short_name: name, types: [type] });

/** A maps service that knows one street address, or has the given answers. */
const maps =
  (predictions: unknown[] = [KING_STREET], types = ['street_number', 'route', 'locality']) =>
  (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/maps/autocomplete') return Response.json({ status: 'OK', predictions });
    if (pathname !== '/maps/geocode') return undefined;
    const parts = [...types, 'administrative_area_level_1'].map((type) =>
      component(
        type,
        type === 'locality' ? 'Toronto' : type === 'administrative_area_level_1' ? 'Ontario' : 'x',
      ),
    );
    const geometry = { location: { lat: 43.6468, lng: -79.3861 } };
    return Response.json({ status: 'OK', results: [{ address_components: parts, geometry }] });
  };

const box = () => screen.findByRole('combobox', { name: 'City, Address, MLS#' });
const option = (name: RegExp) => screen.findByRole('option', { name });

test('a city that is typed and chosen with the keyboard opens its map', async () => {
  const { user, location } = await open({ path: '/', intercede: maps([]) });
  await user.type(await box(), 'tor');
  await option(/Toronto Ontario/);
  await user.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Toronto');
  expect(await box()).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/map/Toronto'));
});

test.each([
  ['/', ''],
  ['/list/Ontario/Toronto', 'Toronto'],
  ['/search', ''],
])(
  'a text typed on %s is restored once after a reload for a new version, without opening the list',
  async (path, place) => {
    const first = await open({ path, intercede: maps([]) });
    // The place is shown when the page's code is loaded. Shown after the clearing, it would be part of the text.
    await waitFor(async () => expect(await box()).toHaveValue(place));
    await first.user.clear(await box());
    await first.user.type(await box(), 'queen st');
    // The code that stores the text loads with the suggestions.
    await waitFor(() => {
      expect(storeForms()).toBe(true);
      expect(sessionStorage.getItem('hp:kept-forms')).toContain('queen st');
    });
    first.unmount();
    const second = await open({ path, intercede: maps([]) });
    // Looked up by its text, because a look-up by role goes through the whole list at each of its changes.
    const restored = await screen.findByDisplayValue('queen st');
    expect(restored).toBe(await box());
    if (path !== '/search') expect(await box()).toHaveAttribute('aria-expanded', 'false');
    expect(sessionStorage.getItem('hp:kept-forms')).toBeNull();
    second.unmount();
    await open({ path, intercede: maps([]) });
    expect(await box()).not.toHaveValue('queen st');
  },
);

test('the suggestions have one group of places and one of listings', async () => {
  const { user } = await open({ path: '/', intercede: maps() });
  await user.type(await box(), 'maple');
  const locations = await screen.findByRole('group', { name: 'Locations' });
  expect(within(locations).getByRole('option', { name: /200 King Street West/ })).toBeInTheDocument();
  const listings = screen.getByRole('group', { name: 'Listings' });
  const home = within(listings).getAllByRole('option')[0];
  expect(home).toHaveTextContent(/Maple Avenue.*MLS® [TM]\d+.*(For Sale|For Lease|Sold|Leased)/);
});

test('places of a service that requires its name to be shown have it, and are not remembered', async () => {
  const predict = vi.spyOn(places, 'predict');
  onTestFinished(() => predict.mockRestore());
  const found = { placeId: 'king-200', name: '200 King Street West', detail: 'Toronto', types: [] };
  predict.mockResolvedValue([{ ...found, credit: { text: 'Google Maps', isShownOnly: true } }]);
  const { user, location } = await open({ path: '/list', intercede: maps() });
  await user.type(await box(), 'king');
  const chosen = await option(/200 King Street West/);
  expect(screen.getByText('Google Maps')).toBeVisible();
  await user.click(chosen);
  await waitFor(() => expect(location()).toMatch(/^\/map/));
  expect(localStorage.getItem('hp:recent-searches') ?? '').not.toContain('King');
});

test('a neighbourhood opens the map limited to it', async () => {
  const { user, location } = await open({ path: '/', intercede: maps([]) });
  await user.type(await box(), 'leslie');
  await user.click(await option(/Leslieville/));
  await waitFor(() => expect(location()).toBe('/map?city=Toronto&neighborhood=Leslieville'));
});

test('a place chosen on the list opens its list, and the filters stay', async () => {
  const { user, location } = await open({
    path: '/list/Ontario/Toronto?beds=2&page=2',
    intercede: maps([]),
  });
  const input = await box();
  await waitFor(() => expect(input).toHaveValue('Toronto'));
  await user.clear(input);
  await user.type(input, 'port cr');
  await user.click(await option(/Port Credit/));
  await waitFor(() => expect(location()).toBe('/list/Ontario/Mississauga/Port-Credit?beds=2'));
  expect(await box()).toHaveValue('Port Credit');
});

test('emptying the box clears the place', async () => {
  const { user, location } = await open({ path: '/list/Ontario/Toronto?beds=2', intercede: maps([]) });
  await waitFor(async () => expect(await box()).toHaveValue('Toronto'));
  await user.clear(await box());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/list?beds=2'));
});

test('an MLS number opens its listing at once', async () => {
  const { user, location, services } = await open({ path: '/', intercede: maps([]) });
  const answer = await services.fetch('/realty/listings?city=Toronto&status=A&resultsPerPage=20');
  const { listings } = await answer.json();
  const home = listings.find(
    (each: { address: { streetName: string } }) => !each.address.streetName.includes('!'),
  );
  await user.type(await box(), `${home.mlsNumber.toLowerCase()}{Enter}`);
  await waitFor(() =>
    expect(location()).toMatch(new RegExp(`^/detail/Ontario/Toronto/.*/${home.mlsNumber}/2$`)),
  );
});

test('Enter before the suggestions are loaded takes the best match, with or without accents', async () => {
  const { user, location } = await open({ path: '/', intercede: maps([]) });
  await user.type(await box(), 'montreal{Enter}');
  await waitFor(() => expect(location()).toBe(paths.mapCity('Montréal')));
});

test.each([
  { title: 'a street address', types: ['street_number', 'route', 'locality'], zoom: 17, pin: true },
  { title: 'another place', types: ['route', 'locality'], zoom: 16, pin: false },
])('$title is geocoded and opens the map at zoom $zoom', async ({ types, zoom, pin }) => {
  const { user, location, router } = await open({ path: '/', intercede: maps([KING_STREET], types) });
  await user.type(await box(), '200 king');
  await user.click(await option(/200 King Street West/));
  await waitFor(() => expect(location()).toBe(`/map/43.6468;-79.3861?z=${zoom}&state=Ontario&city=Toronto`));
  const point = { latitude: 43.6468, longitude: -79.3861 };
  expect(router.state.location.state).toEqual({
    searchedPlace: '200 King Street West',
    ...(pin && { streetPin: point }),
  });
});

test('suggestions for an older text are never shown', async () => {
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, store } = await open({
    path: '/',
    intercede: (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/realty/locations' || searchParams.get('search') !== 'to') return maps([])(request);
      const city = { name: 'Toronto', state: 'Ontario', location: { latitude: 43.7, longitude: -79.4 } };
      return pending.then(() => Response.json({ search: { cities: [city], neighborhoods: [] } }));
    },
  });
  await user.type(await box(), 'to');
  await screen.findByText('Searching…');
  await user.clear(await box());
  await user.type(await box(), 'mis');
  await option(/Mississauga Ontario/);
  act(() => release());
  const older = realtyApi.endpoints.locations.select({ search: 'to' });
  await waitFor(() => expect(older(store.getState()).isSuccess).toBe(true));
  expect(screen.queryByRole('option', { name: /^Toronto/ })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Mississauga Ontario/ })).toBeInTheDocument();
});

test('the arrow keys wrap around, Home and End jump, Escape closes and then clears', async () => {
  const { user } = await open({ path: '/', intercede: maps([]) });
  const input = await box();
  await user.type(input, 'maple');
  await screen.findAllByRole('option');
  const options = () => screen.getAllByRole('option');
  const selected = () => screen.queryByRole('option', { selected: true });
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe(options().at(-1));
  await user.keyboard('{Home}');
  expect(selected()).toBe(options()[0]);
  await user.keyboard('{End}');
  expect(selected()).toBe(options().at(-1));
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBeNull();
  await user.keyboard('{Escape}');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).toHaveValue('maple');
  await user.keyboard('{Escape}');
  expect(input).toHaveValue('');
});

test('no results and failing services have different messages', async () => {
  const { user } = await open({
    path: '/',
    intercede: (request) => {
      const fails = new URL(request.url).searchParams.get('search') === 'broken';
      return fails ? Response.json({ message: 'no' }, { status: 500 }) : maps([])(request);
    },
  });
  await user.type(await box(), 'qqqqzz');
  expect(await screen.findByText('No Results')).toBeInTheDocument();
  await user.clear(await box());
  await user.type(await box(), 'broken');
  expect(await screen.findByText('Suggestions could not be loaded.')).toBeInTheDocument();
});

test('listings and their places are suggested while the maps service is down', async () => {
  expectedConsole.push(/Places could not be looked up/);
  const { user } = await open({
    path: '/',
    intercede: (request) => (request.url.includes('/maps/') ? new Response('', { status: 503 }) : undefined),
  });
  await user.type(await box(), 'tor');
  expect(await option(/Toronto Ontario/)).toBeInTheDocument();
});

test('a small screen has a search page, which returns with the same filters', async () => {
  window.innerWidth = 390;
  const { user, location } = await open({ path: '/list/Ontario/Toronto?beds=2', intercede: maps([]) });
  await user.click(await screen.findByRole('link', { name: 'Search: Toronto For Sale' }));
  const input = await box();
  expect(location()).toBe('/search');
  expect(input).toHaveFocus();
  await user.clear(input);
  await user.type(input, 'mapl');
  expect(await screen.findByText('No Locations found')).toBeInTheDocument();
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(3);
  await user.clear(input);
  await user.type(input, 'streetsv');
  expect(await screen.findByText('No Listings found')).toBeInTheDocument();
  await user.click(await option(/Streetsville/));
  await waitFor(() => expect(location()).toBe('/list/Ontario/Mississauga/Streetsville?beds=2'));
});

test('Back on the full-screen search returns to the page that opened it', async () => {
  window.innerWidth = 390;
  const { user, location } = await open({ path: '/', intercede: maps([]) });
  const [link] = await screen.findAllByRole('link', { name: 'Search: City, Address, MLS#' });
  if (!link) throw new Error('The home page has no search.');
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(location()).toMatch(/^\/?$/));
});

test('a wide screen is redirected from the full-screen search to the home page', async () => {
  const { location } = await open({ path: '/search' });
  await waitFor(() => expect(location()).toMatch(/^\/?$/));
});

test.each([
  ['for sale', {}, '$1,000,000'],
  ['sold', { status: 'U', lastStatus: 'Sld', soldPrice: 955_000, soldDay: -3 }, '$955,000'],
  ['sold conditionally', { status: 'U', lastStatus: 'Sc', soldPrice: 955_000, soldDay: -3 }, '$1,000,000'],
  ['for lease', { type: 'Lease', listPrice: 2_650 }, '$2,650 /mo'],
  [
    'leased by the week',
    {
      type: 'Lease',
      status: 'U',
      lastStatus: 'Lsd',
      listPrice: 700,
      soldPrice: 650,
      soldDay: -3,
      details: { leaseTerms: 'Weekly' },
    },
    '$650 /week',
  ],
] as const)('the suggestion of a home %s shows the same price as its page', async (_kind, changes, price) => {
  const listing = createMockGeneratedListing(changes);
  const services = await makeTestServices({ listings: [listing] });
  onTestFinished(() => services.close());
  const { user } = await open({ path: '/', services, intercede: maps([]) });
  await user.type(await box(), listing.mlsNumber);
  expect(await option(/Queen Street/)).toHaveTextContent(`33 Queen Street W${price}`);
  await user.click(await option(/Queen Street/));
  const heading = await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' });
  expect(heading.closest('header')).toHaveTextContent(price);
});
