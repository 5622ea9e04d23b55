import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { paths } from '#domain/paths.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

const unit = (mlsNumber: string, unitNumber: string) =>
  createMockGeneratedListing({
    mlsNumber,
    unitNumber,
    type: 'Lease',
    streetNumber: '5',
    streetName: 'King',
    zip: 'M5V 2T6',
    latitude: 43.64,
    longitude: -79.38,
  });
const LISTINGS = [
  createMockGeneratedListing({ mlsNumber: 'C1000001' }),
  unit('C1000002', '101'),
  unit('C1000003', '102'),
];

interface KnownPlace {
  name: string;
  type: string;
  city: string;
}

/** Places of the maps service, by the text of the request. */
const PLACES: Record<string, KnownPlace> = {
  'toronto on': { name: 'Toronto', type: 'locality', city: 'Toronto' },
  '2356 college': { name: '2356 College Street', type: 'street_address', city: 'Toronto' },
  'king street west': { name: 'King Street West', type: 'route', city: 'Hamilton' },
  'lonely point': { name: 'Lonely Point', type: 'locality', city: 'Lonely Point' },
};

const part = (type: string, name: string) => ({ long_name: name, short_name: name, types: [type] });

/** Answers for the maps service. For a misspelt city the listings' service suggests a similar one. */
function answer(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/maps/autocomplete') {
    const typed = (searchParams.get('input') ?? '').toLowerCase();
    const found = PLACES[typed];
    const prediction = found && {
      place_id: typed,
      description: found.name,
      structured_formatting: { main_text: found.name, secondary_text: 'ON, Canada' },
      types: [found.type, 'geocode'],
    };
    return Response.json({ status: 'OK', predictions: prediction ? [prediction] : [] });
  }
  if (pathname === '/maps/geocode') {
    const found = PLACES[searchParams.get('place_id') ?? ''];
    const street =
      found?.type === 'street_address' ? [part('street_number', '2356'), part('route', 'College')] : [];
    const components = [
      ...street,
      part('locality', found?.city ?? ''),
      part('administrative_area_level_1', 'Ontario'),
    ];
    const geometry = { location: { lat: 43.6, lng: -79.4 } };
    return Response.json({ status: 'OK', results: [{ address_components: components, geometry }] });
  }
  if (pathname === '/realty/locations' && searchParams.get('search') === 'toronot') {
    const cities = [{ name: 'Toronto', state: 'Ontario', location: { latitude: 43.7, longitude: -79.4 } }];
    return Response.json({ search: { cities, neighborhoods: [] } });
  }
  return undefined;
}

/** Loads the code that pages load later: on a busy machine the first test would wait for it longer than for a page. */
beforeAll(async () => {
  await Promise.all([
    import('#pages/MapPage.tsx'),
    import('#pages/SearchPage.tsx'),
    import('#features/search/Suggestions.tsx'),
    import('#features/search/understandTyped.ts'),
    import('#features/search/SentenceText.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  installFakeMapPort();
});

async function open(path: string) {
  const services = await makeTestServices({ listings: LISTINGS });
  onTestFinished(() => services.close());
  const app = await renderApp({ path, services, intercede: answer });
  return { ...app, input: await screen.findByRole('combobox', { name: 'City, Address, MLS#' }) };
}

const HOME = '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2';

describe('Enter right after typing', () => {
  test.each([
    ['toronto', '/map/Toronto'],
    ['Toronto, ON', '/map/Toronto'],
    ['toronto on', '/map/Toronto'],
    ['montreal', paths.mapCity('Montréal')],
    ['annex', '/map?city=Toronto&neighborhood=The+Annex'],
    ['c1000001', HOME],
    ['#C1000001', HOME],
    ['MLS® C1000001', HOME],
    ['33 queen', HOME],
    ['33 Queen Street W, Toronto, ON M6J 1A1', HOME],
    ['m6j1a1', HOME],
    ['M5V', '/map/43.64;-79.38?z=14'],
    ['m5v 2t6', '/map/43.64;-79.38?z=17'],
    ['M5V 8Z8', '/map/43.64;-79.38?z=14'],
    ['2356 College', '/map/43.6;-79.4?z=17&state=Ontario&city=Toronto'],
    ['King Street West', '/map/43.6;-79.4?z=16&state=Ontario&city=Hamilton'],
    ['Lonely Point', '/map/43.6;-79.4?z=16&state=Ontario&city=Lonely+Point'],
  ])('leads from %j to %s', async (text, path) => {
    const { user, input, location } = await open('/');
    await user.click(input);
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe(path));
  });

  test.each([
    ['5 king', 'Listings', /^5 King|- 5 King/],
    ['toronot', 'Did you mean', /^Toronto/],
  ])('stays on the page for %j, and the visitor chooses under %s', async (text, group, name) => {
    const { user, input, location } = await open('/');
    await user.click(input);
    await user.paste(text);
    await user.keyboard('{Enter}');
    const found = within(await screen.findByRole('group', { name: group }));
    expect(found.getAllByRole('option', { name })[0]).toBeVisible();
    expect(location()).toMatch(/^\/?$/);
  });

  test.each([1200, 390])(
    'stays on the page for an unknown name, with another way to search, in a window of %i px',
    async (width) => {
      window.innerWidth = width;
      const { user, input, location } = await open(width < 900 ? '/search' : '/list/Ontario/Toronto?beds=2');
      if (width > 900) await waitFor(() => expect(input).toHaveValue('Toronto'));
      await user.clear(input);
      await user.paste('heated driveway qq');
      await user.keyboard('{Enter}');
      expect(await screen.findByText(/^Check the spelling/)).toBeVisible();
      await user.click(screen.getByRole('link', { name: /descriptions for “heated driveway qq”/ }));
      const beds = width < 900 ? '' : 'beds=2&';
      await waitFor(() => expect(location()).toBe(`/map?${beds}keywords=heated+driveway+qq`));
    },
  );
});

describe('rows of an older text', () => {
  async function typeOn() {
    const app = await open('/');
    await app.user.click(app.input);
    await app.user.paste('leslie');
    const older = await screen.findByRole('option', { name: /Leslieville/ });
    // In one step, like a visitor who types faster than the service answers.
    fireEvent.change(app.input, { target: { value: 'montreal' } });
    return { ...app, older };
  }

  test('are not chosen by Arrow Down and Enter, which wait for the new rows', async () => {
    const { input, location } = await typeOn();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(location()).toBe(paths.mapCity('Montréal')));
  });

  test('are not chosen by a click, and are marked as disabled', async () => {
    const { user, older, location } = await typeOn();
    expect(older).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(older);
    const fresh = await screen.findByRole('option', { name: /^Montréal/ });
    expect(location()).toMatch(/^\/?$/);
    expect(fresh).not.toHaveAttribute('aria-disabled');
    await user.click(fresh);
    await waitFor(() => expect(location()).toBe(paths.mapCity('Montréal')));
  });

  test('keep the row of an early arrow key for the new rows, until the text changes', async () => {
    const { input } = await typeOn();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    const fresh = await screen.findByRole('option', { name: /^Montréal/ });
    await waitFor(() => expect(fresh).toHaveAttribute('aria-selected', 'true'));
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.change(input, { target: { value: 'toronto' } });
    await screen.findByRole('option', { name: /^Toronto/ });
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  });
});

test.each([
  ['/list/Ontario/Toronto?beds=2', '/list?beds=2'],
  ['/map?city=Toronto&neighborhood=Leslieville&beds=2', /^\/map\/[\d.;-]+\?z=[\d.]+&beds=2$/],
])('clearing the box of %s clears the place, and Back restores it', async (path, cleared) => {
  const { user, input, location, router } = await open(path);
  await waitFor(() => expect(input).not.toHaveValue(''));
  const chosenText = (input as HTMLInputElement).value; // a combobox of this page is an input
  await waitFor(() => expect(document.title).toContain(chosenText));
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(location()).toMatch(cleared));
  // The next page is shown.
  await waitFor(() => expect(document.title).not.toContain(chosenText));
  expect(input).toHaveValue('');
  await router.navigate(-1);
  await waitFor(() => expect(location()).toBe(path));
  await waitFor(() => expect(input).toHaveValue(chosenText));
});

test.each([
  ['2356 College', '2356 College Street'],
  ['King Street West', 'King Street West'],
  ['M5V', 'M5V'],
])('the box shows the choice for %j, after Back and a reload too', async (text, shownText) => {
  const { user, input, location, router, unmount } = await open('/list/Ontario/Toronto');
  await waitFor(() => expect(input).not.toHaveValue(''));
  await user.clear(input);
  await user.paste(text);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toMatch(/^\/map\/43/));
  const box = () => screen.findByRole('combobox', { name: 'City, Address, MLS#' });
  await waitFor(async () => expect(await box()).toHaveValue(shownText));
  await router.navigate('/about');
  await router.navigate(-1);
  await waitFor(async () => expect(await box()).toHaveValue(shownText));
  const { state } = router.state.location;
  unmount();
  const again = await open('/');
  // After a reload, the browser restores the state of the history entry.
  await again.router.navigate('/map/43.6;-79.4?z=16&state=Ontario&city=Toronto', { state });
  await waitFor(async () => expect(await box()).toHaveValue(shownText));
});
