import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import type { WireNewSearch, WireSavedSearch, WireSavedSearches } from '#api/customer/contract.ts';
import { storeForms } from '#components/restored-form/restoredForms.ts';
import { paths } from '#domain/paths.ts';
import { type Routing, RoutingError } from '#server/routing/routing.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { squareRouting } from '#tests/support/routing/squareRouting.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

const LIST = '/list/Ontario/Toronto?beds=3&home=detached';
const TAB = paths.profile('savedSearches');

/** A customer's services, with saved searches. */
async function servicesWith(
  searches: Partial<WireNewSearch>[] = [],
  routing: Routing = squareRouting,
): Promise<TestServices> {
  const services = await makeTestServices({ session: CUSTOMER, routing });
  onTestFinished(() => services.close());
  await services.fetch('/customer/user', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: { first: 'Anne', last: 'Tremblay' } }),
  });
  for (const search of searches) {
    const body: WireNewSearch = {
      name: 'Condos',
      path: '/list/Ontario/Toronto?home=condo-apt',
      criteria: { type: 'sale', city: 'Toronto', propertyType: ['Condo Apt'] },
      language: 'en',
      ...search,
    };
    const { status } = await services.fetch('/customer/user/saved-searches', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(status).toBe(201);
  }
  return services;
}

async function storedSearches(services: TestServices): Promise<WireSavedSearch[]> {
  const answer = await services.fetch('/customer/user/saved-searches');
  return ((await answer.json()) as WireSavedSearches).searches;
}

type Intercede = Parameters<typeof renderApp>[0]['intercede'];

async function open(path: string, searches: Partial<WireNewSearch>[] = [], intercede?: Intercede) {
  const services = await servicesWith(searches);
  return renderApp({ path, services, signedIn: true, ...(intercede && { intercede }) });
}

/** Refuses calls of one kind. */
const refuse =
  (method: string, status = 500): Intercede =>
  (request) =>
    request.method === method && new URL(request.url).pathname.includes('/saved-searches')
      ? HttpResponse.json({ message: 'no', requestId: 'r1' }, { status })
      : undefined;

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const item = heading.closest('li');
  if (!item) throw new Error(`no card of ${name}`);
  return within(item);
};

test('a visitor is led to the login page and back to the search, without a request to the service', async () => {
  const { requests } = await renderApp({ path: LIST });
  const link = await screen.findByRole('link', { name: 'Save search' });
  expect(link).toHaveAttribute('href', `/real-estate${paths.login(LIST, 'saveSearch')}`);
  expect(requests.filter((path) => path.startsWith('/customer/'))).toEqual([]);
});

test('the search of a list is saved under a chosen name, with one mail a day by default', async () => {
  const { user, services } = await open(`${LIST}&page=1&sort=bedsAsc`);
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Toronto · For sale · Detached · 3+ beds');
  expect(dialog.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  expect(dialog.getByText('Toronto · For sale · Detached · 3+ beds · Up to $6M')).toBeVisible();
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(name).toHaveAccessibleDescription('Enter a name.');
  expect(name).toHaveFocus();
  await user.type(name, '  Room for all ');
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByRole('dialog', { name: 'This search is saved' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/“Room for all”/)).toBeVisible());
  expect(screen.getByText('We’ll email you once a day when there are new homes.')).toBeVisible();
  const [stored] = await storedSearches(services);
  expect(stored).toMatchObject({ name: 'Room for all', path: `${LIST}&sort=bedsAsc`, alert: 'daily' });
  expect(stored?.criteria).toMatchObject({ city: 'Toronto', minBeds: 3, propertyType: ['Detached'] });
  expect(stored?.criteria).not.toHaveProperty('pageNum');

  await user.click(screen.getByRole('button', { name: 'Continue searching' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveFocus();
});

test('the search of a map is saved with the view whose homes the panel counts', async () => {
  installFakeMapPort();
  const { user, services, requests } = await open('/map/43.65;-79.38?z=14');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save search' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  await dialog.findByRole('textbox', { name: 'Name' });
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  await screen.findByRole('dialog', { name: 'This search is saved' });
  const [stored] = await storedSearches(services);
  const ofView = () => requests.find((path) => path.startsWith('/realty/listings?') && path.includes('map='));
  await waitFor(() => expect(ofView()).toBeDefined());
  const counted = ofView();
  expect(stored?.criteria['map']).toBe(new URLSearchParams(counted?.split('?')[1]).get('map'));
});

test('a typed name is restored after a reload for a new version', async () => {
  const openDialog = async () => {
    const page = await open(LIST);
    await page.user.click(await screen.findByRole('button', { name: 'Save search' }));
    return { ...page, name: await screen.findByRole('textbox', { name: 'Name' }) };
  };
  const { user, name, unmount } = await openDialog();
  await user.clear(name);
  await user.type(name, 'Room for all');
  expect(storeForms()).toBe(true);
  unmount();
  expect((await openDialog()).name).toHaveValue('Room for all');
});

test('a saved search is marked, also in another order; another search is not', async () => {
  const saved = { name: 'Houses', path: LIST };
  const { user, router } = await open(`${LIST}&sort=listPriceAsc`, [saved]);
  await user.click(await screen.findByRole('button', { name: 'Saved' }));
  expect(await screen.findByText(/“Houses”/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await router.navigate('/list/Ontario/Toronto?beds=2');
  expect(await screen.findByRole('button', { name: 'Save search' })).toBeVisible();
});

test('a taken name shows an error at the field, and the suggested name is free', async () => {
  const taken = 'Toronto · For sale · Detached · 3+ beds';
  const { user, services } = await open(LIST, [{ name: taken }]);
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue(`${taken} (2)`);
  await user.clear(name);
  await user.type(name, `${taken}{Enter}`);
  expect(await screen.findByText('You already have a saved search with this name.')).toBeVisible();
  expect(name).toHaveFocus();
  await user.type(name, ' too{Enter}');
  expect(await screen.findByRole('dialog', { name: 'This search is saved' })).toBeInTheDocument();
  const names = (await storedSearches(services)).map((search) => search.name);
  expect(names.toSorted()).toEqual([taken, `${taken} too`]);
});

test('a search that cannot be saved keeps its typed name', async () => {
  const { user } = await open(LIST, [], refuse('POST'));
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Mine{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be saved.');
  // A press outside the dialog.
  await user.click(screen.getByRole('dialog').parentElement as HTMLElement); // the dialog's parent is its backdrop
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  expect(name).toHaveValue('Mine');
});

test('fifty searches are the maximum, also if the list failed to load', async () => {
  const fifty = Array.from({ length: 50 }, (_, index) => ({ name: `Search ${index}` }));
  const { user } = await open(LIST, fifty, refuse('GET'));
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('You’ve reached the limit of saved searches');
});

test('the tab explains how to save a search if there is none', async () => {
  await open(TAB);
  expect(await screen.findByText(/No saved searches yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find homes' })).toHaveAttribute('href', '/real-estate/map');
});

test('saved searches that cannot be loaded can be requested again', async () => {
  let isDown = true;
  const { user } = await open(TAB, [{ name: 'Houses', path: LIST }], (request) =>
    isDown ? refuse('GET')?.(request) : undefined,
  );
  expect(await screen.findByText('Your saved searches could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    (await card('Houses')).getByText('Toronto · For sale · Detached · 3+ beds · Up to $6M'),
  ).toBeVisible();
});

test('opening a search marks its homes as seen', async () => {
  const { user, location, requests } = await open(TAB, [{ name: 'Houses', path: LIST }]);
  const houses = await card('Houses');
  expect(houses.getByText('Nothing new since your last visit')).toBeVisible();
  await user.click(houses.getByRole('link', { name: 'Open Houses' }));
  await waitFor(() => expect(location()).toBe(LIST));
  await waitFor(() => expect(requests.some((path) => path.endsWith('/visits'))).toBe(true));
});

test('a search by commute says so while its new homes cannot be counted', async () => {
  let isDown = false;
  const routing: Routing = {
    ...squareRouting,
    areaAround: async (query) => {
      if (isDown) throw new RoutingError('routingUnreachable', 503);
      return squareRouting.areaAround(query);
    },
  };
  const criteria = { type: 'sale', commute: ['43.65,-79.38,drive,30,0830'] };
  const services = await servicesWith([{ name: 'Near work', criteria }, { name: 'Houses' }], routing);
  isDown = true;
  await renderApp({ path: TAB, services, signedIn: true });
  const text = 'New homes can’t be counted right now. You won’t miss any.';
  expect((await card('Near work')).getByText(text)).toBeVisible();
  expect((await card('Houses')).queryByText(text)).not.toBeInTheDocument();
});

test('opening a new tab counts as a visit, opening the link’s menu does not', async () => {
  const { user, requests } = await open(TAB, [{ name: 'Houses', path: LIST }]);
  const target = (await card('Houses')).getByRole('link', { name: 'Open Houses' });
  const visits = () => requests.filter((path) => path.endsWith('/visits'));
  await user.pointer({ keys: '[MouseRight]', target });
  await user.pointer({ keys: '[MouseMiddle]', target });
  await waitFor(() => expect(visits()).not.toEqual([]));
  expect(visits()).toHaveLength(1);
});

test('a search is renamed, but not to the name of another', async () => {
  const { user, services } = await open(TAB, [{ name: 'Houses', path: LIST }, { name: 'Condos' }]);
  await user.click((await card('Houses')).getByRole('button', { name: 'Rename Houses' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Condos{Enter}');
  expect(await screen.findByText('You already have a saved search with this name.')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Big houses{Enter}');
  const renamed = await card('Big houses');
  await waitFor(() => expect(renamed.getByRole('button', { name: 'Rename Big houses' })).toHaveFocus());
  const names = (await storedSearches(services)).map((search) => search.name);
  expect(names.toSorted()).toEqual(['Big houses', 'Condos']);
});

test('a typed new name is restored after a reload for a new version', async () => {
  const { user } = await open(TAB, [{ name: 'Houses', path: LIST }]);
  const rename = (await card('Houses')).getByRole('button', { name: 'Rename Houses' });
  await user.click(rename);
  const name = () => screen.getByRole('textbox', { name: 'Name' });
  await user.type(name(), '{End} by the lake');
  expect(storeForms()).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(rename);
  expect(name()).toHaveValue('Houses by the lake');
});

test('a choice of mails is saved at once, and reset on failure', async () => {
  let isRefused = false;
  const { user, services } = await open(TAB, [{ name: 'Houses', path: LIST }], (request) =>
    isRefused ? refuse('PUT')?.(request) : undefined,
  );
  const mails = (await card('Houses')).getByRole('combobox', { name: /^Email alerts/ });
  await user.selectOptions(mails, 'As soon as a home is listed');
  await waitFor(async () => expect((await storedSearches(services))[0]?.alert).toBe('atOnce'));
  isRefused = true;
  await user.selectOptions(mails, 'No alerts');
  expect(await screen.findByRole('alert')).toHaveTextContent('The alerts could not be changed.');
  expect(mails).toHaveDisplayValue('As soon as a home is listed');
});

test('a customer with mails off sees a note beside searches with mails', async () => {
  const services = await servicesWith([{ name: 'Houses', path: LIST, alert: 'daily' }]);
  await services.fetch('/customer/user', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailNotifications: false }),
  });
  await renderApp({ path: TAB, services, signedIn: true });
  expect(await screen.findByText(/Email notifications are off in your account details/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Turn them on' })).toHaveAttribute(
    'href',
    '/real-estate/auth/profile',
  );
});

test('a search is deleted after a confirmation, and the focus moves to the remaining ones', async () => {
  const { user, services } = await open(TAB, [{ name: 'Houses', path: LIST }, { name: 'Condos' }]);
  await user.click((await card('Houses')).getByRole('button', { name: 'Delete Houses' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click((await card('Houses')).getByRole('button', { name: 'Delete Houses' }));
  await user.click(await screen.findByRole('button', { name: 'Delete search' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { level: 3, name: 'Houses' })).not.toBeInTheDocument(),
  );
  expect(screen.getByText('“Houses” was deleted.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: 'Saved searches' })).toHaveFocus(),
  );
  expect((await storedSearches(services)).map((search) => search.name)).toEqual(['Condos']);
});
