import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { WireMarkedHome, WireMarkedHomes } from '#api/customer/contract.ts';
import { followHiddenHomes, syncMarks } from '#store/homeMarks.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

const KEY = 'hp:viewed-homes';
const view = (mlsNumber: string, day: number): WireMarkedHome => ({
  mlsNumber,
  boardId: 2,
  marked: `2026-11-${day}T17:00:00.000Z`,
});
const FIRST = view('T1000001', 19);
const SECOND = view('T1000240', 18);
const UNLISTED = view('T9999999', 17);
const store = (...homes: WireMarkedHome[]) => localStorage.setItem(KEY, JSON.stringify(homes));
const stored = (): string[] =>
  JSON.parse(localStorage.getItem(KEY) ?? '[]').map(({ mlsNumber }: WireMarkedHome) => mlsNumber);

const list = () => screen.findByRole('list', { name: 'Recently viewed homes' });
const numbers = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-mls]')].map((card) => card.getAttribute('data-mls'));

async function customerServices(...homes: WireMarkedHome[]): Promise<TestServices> {
  const services = await makeTestServices({ session: CUSTOMER });
  onTestFinished(() => services.close());
  if (homes.length > 0) {
    await services.fetch('/customer/user/viewed-homes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ homes }),
    });
  }
  return services;
}

const inAccount = async (services: TestServices) => {
  const answer = await services.fetch('/customer/user/viewed-homes');
  return ((await answer.json()) as WireMarkedHomes).homes.map(({ mlsNumber }) => mlsNumber);
};

test('an opened home is the first of the recently viewed ones', async () => {
  store(SECOND);
  const { router } = await renderApp({ path: '/detail/T1000001/2' });
  await waitFor(() => expect(stored()).toEqual(['T1000001', 'T1000240']));
  await router.navigate('/saved?list=viewed');
  expect(await screen.findByRole('heading', { level: 1, name: 'Recently viewed' })).toBeVisible();
  expect(numbers(await list())).toEqual(['T1000001', 'T1000240']);
  expect(screen.getByText('Without an account, this list stays on this device only.')).toBeVisible();
});

test('the saved homes and the viewed homes link to each other', async () => {
  const { user, location } = await renderApp({ path: '/saved' });
  await user.click(await screen.findByRole('link', { name: 'Recently viewed' }));
  expect(location()).toBe('/saved?list=viewed');
  expect(await screen.findByText(/^No viewed homes yet\./)).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Saved homes' }));
  expect(location()).toBe('/saved');
});

test('a home is removed from the list, and the removal is undone', async () => {
  store(FIRST, SECOND, UNLISTED);
  const { user } = await renderApp({ path: '/saved?list=viewed' });
  expect(numbers(await list())).toEqual(['T1000001', 'T1000240']);
  expect(screen.getByText('2 homes')).toBeVisible();
  expect(screen.getByText('Viewed Nov 19, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Remove 14 Queen Street W/ }));
  expect(await screen.findByText('14 Queen Street W was removed from this list.')).toBeVisible();
  expect(numbers(await list())).toEqual(['T1000240']);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(numbers(await list())).toEqual(['T1000001', 'T1000240']));
});

test('the whole list is cleared, and the removal is undone', async () => {
  store(FIRST, SECOND);
  const { user } = await renderApp({ path: '/saved?list=viewed' });
  await list();
  await user.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(await screen.findByText(/^No viewed homes yet\./)).toBeVisible();
  expect(localStorage.getItem(KEY)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(numbers(await list())).toEqual(['T1000001', 'T1000240']);
});

test('homes that could not be loaded can be requested again', async () => {
  store(FIRST);
  let isDown = true;
  expectedConsole.push(/The viewed or hidden homes could not be loaded/);
  const { user } = await renderApp({
    path: '/saved?list=viewed',
    intercede: ({ url }) =>
      isDown && url.includes('mlsNumber=') ? new Response(null, { status: 500 }) : undefined,
  });
  expect(await screen.findByText('The homes you viewed could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(numbers(await list())).toEqual(['T1000001']);
});

test('the home page continues with the homes viewed last', async () => {
  store(UNLISTED, FIRST, SECOND);
  await renderApp({ path: '/' });
  const region = await screen.findByRole('region', { name: 'Continue where you left off' });
  await waitFor(() => expect(numbers(region)).toEqual(['T1000001', 'T1000240']));
  expect(within(region).getByRole('link', { name: 'All recently viewed homes' })).toHaveAttribute(
    'href',
    '/real-estate/saved?list=viewed',
  );
});

test.each([
  ['without viewed homes', () => undefined],
  ['when none is listed any more', () => store(UNLISTED)],
  ['when the stored list is damaged', () => localStorage.setItem(KEY, '[{"mlsNumber":5},null,"x"]')],
])('the home page has no such row %s', async (_when, prepare) => {
  prepare();
  await renderApp({ path: '/' });
  const latest = await screen.findByRole('region', { name: 'New in Toronto' });
  await waitFor(() => expect(numbers(latest)).toHaveLength(4));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Continue where you left off' })).not.toBeInTheDocument(),
  );
});

test('a customer’s list is the account’s, with the homes viewed on this device before', async () => {
  store(FIRST);
  const services = await customerServices(SECOND);
  const { user, router } = await renderApp({ path: '/saved?list=viewed', services, signedIn: true });
  await waitFor(() => expect(router.state.location.search).toBe('?tab=viewedHomes'));
  await waitFor(async () => expect(numbers(await list())).toEqual(['T1000001', 'T1000240']));
  expect(await inAccount(services)).toEqual(['T1000001', 'T1000240']);

  await user.click(screen.getByRole('button', { name: /^Remove 14 Queen Street W/ }));
  await waitFor(async () => expect(await inAccount(services)).toEqual(['T1000240']));
  expect(stored()).toEqual(['T1000240']);
});

test('a home that is removed while the list is synchronized does not return', async () => {
  store(FIRST);
  const services = await customerServices(SECOND);
  const late = Promise.withResolvers<void>();
  let isSlow = false;
  const { user, store: app } = await renderApp({
    path: '/saved?list=viewed',
    services,
    signedIn: true,
    intercede: async (request) => {
      if (!isSlow || request.method !== 'GET' || !request.url.endsWith('/viewed-homes')) return undefined;
      const answer = await services.fetch(request);
      await late.promise;
      return answer ?? undefined;
    },
  });
  await waitFor(async () => expect(numbers(await list())).toEqual(['T1000001', 'T1000240']));
  isSlow = true;
  const synced = app.dispatch(syncMarks('viewed'));
  await user.click(screen.getByRole('button', { name: /^Remove 14 Queen Street W/ }));
  await waitFor(() => expect(stored()).toEqual(['T1000240']));
  late.resolve();
  await synced;
  expect(stored()).toEqual(['T1000240']);
  expect(await inAccount(services)).toEqual(['T1000240']);
});

test('a home that was removed on another device does not return', async () => {
  const services = await customerServices(SECOND);
  localStorage.setItem(KEY, JSON.stringify([{ ...FIRST, isSent: true }, SECOND]));
  await renderApp({ path: '/auth/profile?tab=viewedHomes', services, signedIn: true });
  await waitFor(async () => expect(numbers(await list())).toEqual(['T1000240']));
  expect(await inAccount(services)).toEqual(['T1000240']);
});

test('a customer who can’t reach the account keeps the list and is told so', async () => {
  store(FIRST);
  const services = await customerServices();
  const { user } = await renderApp({
    path: '/auth/profile?tab=viewedHomes',
    services,
    signedIn: true,
    intercede: ({ url, method }) =>
      url.includes('/viewed-homes') && method === 'DELETE' ? new Response(null, { status: 503 }) : undefined,
  });
  await list();
  await user.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(await screen.findByText('Your account could not be reached. Nothing was changed.')).toBeVisible();
  expect(numbers(await list())).toEqual(['T1000001']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

const HIDDEN_KEY = 'hp:hidden-homes';
const countText = () => screen.getByText(/^1–8 of /).textContent;

test('a hidden home leaves the list and its count, and returns when it is shown again', async () => {
  const { user, router } = await renderApp({ path: '/list/Ontario/Toronto' });
  await screen.findByText(/^1–8 of /);
  const before = countText();
  const main = () => screen.getByRole('main');
  expect(numbers(main())).toContain('T1000001');

  await router.navigate('/detail/T1000001/2');
  const hide = await screen.findByRole('button', { name: 'Hide this home' });
  expect(hide.parentElement, 'in the row of Share').toContainElement(
    screen.getByRole('button', { name: 'Share' }),
  );
  await user.click(hide);
  expect(await screen.findByText('You hid this home. It is not in your searches.')).toBeVisible();
  await router.navigate('/list/Ontario/Toronto');
  await waitFor(() => expect(countText()).toBe(before?.replace(/\d+ homes/, '50 homes')));
  expect(before).toBe('1–8 of 51 homes');
  expect(numbers(main())).not.toContain('T1000001');

  await user.click(await screen.findByRole('link', { name: 'See hidden homes' }));
  const hidden = await screen.findByRole('list', { name: 'Hidden homes' });
  expect(numbers(hidden)).toEqual(['T1000001']);
  await user.click(within(hidden).getByRole('button', { name: /^Show 14 Queen Street W/ }));
  expect(await screen.findByText('14 Queen Street W is in your searches again.')).toBeVisible();
  expect(localStorage.getItem(HIDDEN_KEY)).toBeNull();
  await router.navigate('/list/Ontario/Toronto');
  await waitFor(() => expect(countText()).toBe(before));
});

test('pins and the number of homes that a filter would show leave hidden homes out', async () => {
  const services = await makeTestServices({});
  onTestFinished(() => services.close());
  localStorage.setItem(HIDDEN_KEY, JSON.stringify([FIRST, SECOND]));
  const asked: string[] = [];
  installFakeMapPort();
  await renderApp({
    path: '/map/43.65;-79.38?z=14',
    services,
    intercede: ({ url }) => {
      asked.push(new URL(url).pathname + new URL(url).search);
      return undefined;
    },
  });
  await screen.findByText(/homes? in view$/);
  const searches = asked.filter((path) => path.startsWith('/realty/listings?'));
  expect(searches.length).toBeGreaterThan(1);
  for (const path of searches) {
    expect(new URLSearchParams(path.split('?')[1]).get('hide')).toBe('2-T1000001,2-T1000240');
  }
});

test('a customer’s hidden homes are those of the account', async () => {
  const services = await makeTestServices({ session: CUSTOMER });
  onTestFinished(() => services.close());
  const { user } = await renderApp({ path: '/detail/T1000001/2', services, signedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Hide this home' }));
  await screen.findByText('You hid this home. It is not in your searches.');
  const stored = async () => {
    const answer = await services.fetch('/customer/user/hidden-homes');
    return ((await answer.json()) as WireMarkedHomes).homes.map(({ mlsNumber }) => mlsNumber);
  };
  await waitFor(async () => expect(await stored()).toEqual(['T1000001']));
  await user.click(screen.getByRole('button', { name: 'Show it again' }));
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('the 201st hidden home of a customer takes the place of the oldest one', async () => {
  const services = await makeTestServices({ session: CUSTOMER });
  onTestFinished(() => services.close());
  const homes = Array.from({ length: 200 }, (_, index) => ({
    mlsNumber: `X${1000001 + index}`,
    boardId: 2,
    marked: new Date(Date.UTC(2026, 9, 1) + index * 1000).toISOString(),
  }));
  await services.fetch('/customer/user/hidden-homes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ homes }),
  });
  const { user } = await renderApp({ path: '/detail/T1000001/2', services, signedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Hide this home' }));
  await screen.findByText('You hid this home. It is not in your searches.');
  const inList = async () => {
    const answer = await services.fetch('/customer/user/hidden-homes');
    return ((await answer.json()) as WireMarkedHomes).homes.map(({ mlsNumber }) => mlsNumber);
  };
  await waitFor(async () => expect((await inList())[0]).toBe('T1000001'));
  expect(await inList()).toHaveLength(200);
  expect(await inList()).not.toContain('X1000001');
  // The device has the account's list.
  await waitFor(() => expect(localStorage.getItem(HIDDEN_KEY)).toContain('X1000002'));
  expect(localStorage.getItem(HIDDEN_KEY)).not.toContain('X1000001');
});

test('a home that another tab hides leaves the list and the count of this one', async () => {
  const { store: app } = await renderApp({ path: '/list/Ontario/Toronto' });
  await screen.findByText(/^1–8 of 51 homes/);
  onTestFinished(app.dispatch(followHiddenHomes()));
  const inOtherTab = (value: string | null) => {
    if (value === null) localStorage.removeItem(HIDDEN_KEY);
    else localStorage.setItem(HIDDEN_KEY, value);
    window.dispatchEvent(new StorageEvent('storage', { key: HIDDEN_KEY }));
  };
  inOtherTab(JSON.stringify([FIRST]));
  await waitFor(() => expect(countText()).toBe('1–8 of 50 homes'));
  expect(numbers(screen.getByRole('main'))).not.toContain('T1000001');
  inOtherTab(null);
  await waitFor(() => expect(countText()).toBe('1–8 of 51 homes'));
});
