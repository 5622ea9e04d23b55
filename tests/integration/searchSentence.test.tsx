import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { type RenderAppOptions, renderApp } from '#tests/support/renderApp.tsx';

afterEach(() => changeLanguage('en'));

/** The product at a path. The maps service knows no place. */
const open = (options: RenderAppOptions) => {
  installFakeMapPort();
  return renderApp({
    ...options,
    intercede: ({ url }) =>
      new URL(url).pathname === '/maps/autocomplete'
        ? Response.json({ status: 'OK', predictions: [] })
        : undefined,
  });
};

const box = () => screen.findByRole('combobox', { name: 'City, Address, MLS#' });

/** Enters a sentence at once: typed letter by letter, each of which renders the page, it would take a slow machine a minute. */
async function enter({ user }: Awaited<ReturnType<typeof renderApp>>, input: HTMLElement, sentence: string) {
  await user.click(input);
  await user.clear(input);
  await user.paste(sentence);
}

test('a sentence on home is the first suggestion, and opens the list with its filters and place', async () => {
  const app = await open({ path: '/' });
  const { user, location, router } = app;
  await enter(app, await box(), '3 bed condo under 700k near Port Credit with parking');
  const option = await screen.findByRole('option', {
    name: 'Search: Condo Apt · 3+ beds · 1+ parking space · Up to $700K · Port Credit',
  });
  expect(screen.getAllByRole('option')[0]).toBe(option);
  await user.keyboard('{ArrowDown}');
  const input = await box();
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id));
  await user.keyboard('{Enter}');
  const list =
    '/list/Ontario/Mississauga/Port-Credit?maxPrice=700000&beds=3&home=condo-apt&minParkingSpaces=1';
  await waitFor(() => expect(location()).toBe(list));
  const chips = await screen.findByRole('group', { name: 'Filters in use' });
  await user.click(within(chips).getByRole('button', { name: 'Remove filter: 3+ beds' }));
  await waitFor(() => expect(location()).not.toContain('beds'));
  await router.navigate(-1);
  await waitFor(() => expect(location()).toBe(list));
  await waitFor(async () => expect(await box()).toHaveValue('Port Credit'));
});

test('Enter searches by a sentence at once, and a notice says what the search does not use', async () => {
  const app = await open({ path: '/list/Ontario/Toronto' });
  const { user, location } = app;
  // Shown after the clearing, the place would be part of the text.
  await waitFor(async () => expect(await box()).toHaveValue('Toronto'));
  await enter(app, await box(), 'house in Missisauga or Toronto near the lake');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/list/Ontario/Mississauga?home=detached%2Csemi-detached'));
  expect(await screen.findByText('Your search doesn’t use “Toronto, near the lake”.')).toBeVisible();
});

test('a sentence from the map stays on the map, and says before what it does not use', async () => {
  const app = await open({ path: '/map/Toronto' });
  const { user, location } = app;
  await waitFor(async () => expect(await box()).toHaveValue('Toronto'));
  await enter(app, await box(), '2 bed rental in Mississauga, good schools');
  await user.click(
    await screen.findByRole('option', {
      name: 'Search: For lease · 2+ beds · Mississauga Not used: good schools',
    }),
  );
  await waitFor(() => expect(location()).toMatch(/^\/map\/Mississauga\?type=lease&beds=2/));
});

test('a French sentence on the full-screen search is read in French', async () => {
  await changeLanguage('fr');
  const app = await open({ path: '/search' });
  const { user, location } = app;
  const french = await screen.findByRole('combobox', { name: 'Ville, adresse ou nº MLS®' });
  await enter(app, french, '4½ à louer à Montreal, chien accepté, moins de 2 200 $');
  await user.click(
    await screen.findByRole('option', {
      name: /^Rechercher\s: À louer · 2\schambres · Animaux acceptés · .* · Montréal$/,
    }),
  );
  await waitFor(() =>
    expect(location()).toBe(
      '/list/Qu%C3%A9bec/Montr%C3%A9al?type=lease&minPrice=0&maxPrice=2200&beds=2&exactBeds=true&pets=true',
    ),
  );
});

test('a sentence without anything to search by says so', async () => {
  const app = await open({ path: '/' });
  await enter(app, await box(), 'within 30 min of Union Station by transit');
  expect(
    await screen.findByText(/We can’t search by “within 30 min of Union Station by transit”/),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
});

test('a sentence whose places cannot be looked up keeps its filters, and another attempt finds its place', async () => {
  expectedConsole.push(/could not be looked up/);
  installFakeMapPort();
  let isDown = true;
  const answers: Record<string, object> = {
    '/realty/reach/modes': { modes: ['transit'] },
    '/maps/autocomplete': { predictions: [{ place_id: 'u', description: 'Union Station' }] },
    '/maps/geocode': {
      results: [
        { geometry: { location: { lat: 43.6453, lng: -79.3806 } }, address_components: [], types: [] },
      ],
    },
  };
  const app = await renderApp({
    path: '/',
    intercede: ({ url }) => {
      const answer = answers[new URL(url).pathname];
      return answer && (isDown ? Response.json({}, { status: 500 }) : Response.json(answer));
    },
  });
  const { user, location } = app;
  await enter(app, await box(), 'condo within 30 min of Union Station by transit');
  const part = 'Search: Condo Apt Not used: within 30 min of Union Station by transit';
  expect(await screen.findByRole('option', { name: part })).toBeVisible();
  expect(await screen.findByText(/^We couldn’t look up a place/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: part })).toBeVisible();
  expect(location()).toBe('/');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(
    await screen.findByRole('option', { name: 'Search: Condo Apt · 30 min by transit to Union Station' }),
  );
  await waitFor(() => expect(location()).toMatch(/transit%2C30%2C0900%2CUnion\+Station/));
});
