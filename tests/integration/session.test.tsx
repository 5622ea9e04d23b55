import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#demo/accounts/demoAccounts.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { chooseLeaving } from '#platform/navigation/leavePage.ts';
import { broadcastSignOut } from '#platform/navigation/signOutElsewhere.ts';
import { readCookie, removeCookies, writeCookie } from '#platform/storage/cookies.ts';
import { deviceStorage, tabStorage } from '#platform/storage/storage.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { makeStore } from '#store/makeStore.ts';
import { openSession, sessionCheckDue, tabResumed } from '#store/sessionListeners.ts';
import { sessionStarted } from '#store/sessionSlice.ts';
import { DEMO_CUSTOMER, signInBefore } from '#tests/support/identity/signIn.ts';
import { makeTestIdentity, type TestIdentity } from '#tests/support/identity/testIdentity.ts';
import { network } from '#tests/support/page/network.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

// A sign-in computes for two seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const EXPIRED = 'Your session has ended. Please log in again.';
const UNREACHABLE = /nothing in it can be saved or changed/;
const HOUR = 3_600_000;
const tokenCookies = () => document.cookie.split('; ').filter((pair) => pair.startsWith('Cognito'));
const header = () => within(screen.getByRole('banner'));
/** The button of the account's menu. */
const ACCOUNT = { name: /^Your account/ };

/** The connection to the identity provider fails while `isDown` is true. */
const line = { isDown: false };
const intercede = ({ url }: Request) =>
  line.isDown && url.includes('/idp/') ? HttpResponse.error() : undefined;

beforeEach(() => {
  line.isDown = false;
});

const operations = (identity: TestIdentity) => {
  const fetched = vi.spyOn(identity, 'fetch');
  return () =>
    fetched.mock.calls.map(([{ headers }]) => headers.get('X-Amz-Target')?.replace(/^.*\./, '') ?? '');
};

/** Records the addresses that the browser left the app for. */
function noteLeaving(): (string | undefined)[] {
  const left: (string | undefined)[] = [];
  onTestFinished(chooseLeaving((path) => left.push(path)));
  return left;
}

test('a visitor sends no request to the identity provider, and no token to the services', async () => {
  const identity = await makeTestIdentity();
  const calls = operations(identity);
  const bearers: (string | null)[] = [];
  await renderApp({
    path: '/about',
    identity,
    intercede: ({ headers }) => void bearers.push(headers.get('Authorization')),
  });
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(calls()).toEqual([]);
  expect(bearers.filter(Boolean)).toEqual([]);
  expect(readCookie('activeSession'), 'no cookie for a visitor who never signs in').toBeUndefined();
});

test('a returning customer has one refresh, a menu with the profile and Log out, and a bearer in every call', async () => {
  const identity = await signInBefore();
  const calls = operations(identity);
  const { user, store, requests } = await renderApp({ path: '/', identity });
  expect(store.getState().session.status).toBe('unknown');
  expect(await header().findByRole('button', ACCOUNT)).toBeVisible();
  expect(header().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  await user.click(header().getByRole('button', { name: 'Your account: Anne Tremblay' }));
  expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/real-estate/auth/profile',
  );
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(calls()).toEqual(['GetTokensFromRefreshToken']);
  expect(store.getState().session).toEqual({ status: 'active', user: DEMO_CUSTOMER });
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  const listings = requests.filter((path) => path.startsWith('/realty/listings?'));
  expect(new Set(listings).size, 'nothing is asked twice').toBe(listings.length);
  expect(tokenCookies()).not.toHaveLength(0);
});

test('a customer opens a restricted listing at once', async () => {
  const identity = await signInBefore();
  const restricted = createMockGeneratedListing({
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  });
  const services = await makeTestServices({ listings: [restricted], identity });
  onTestFinished(() => services.close());
  const { location } = await renderApp({ path: '/detail/C1000001/2', identity, services });
  expect(await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' })).toBeVisible();
  expect(location()).not.toContain('/auth/login');
});

test('restricted listings appear when the session begins, and disappear when it ends', async () => {
  const identity = await signInBefore();
  removeCookies('activeSession');
  const restricted = createMockGeneratedListing({
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  });
  const services = await makeTestServices({ listings: [restricted], identity });
  onTestFinished(() => services.close());
  const { store } = await renderApp({ path: '/list/Ontario/Toronto', identity, services });
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link', { name: 'LOG IN TO VIEW' })).toBeVisible();
  const user = await (await loadIdentity()).session();
  act(() => void store.dispatch(sessionStarted(user ?? DEMO_CUSTOMER)));
  expect(await screen.findByText('$1,000,000')).toBeVisible();
  broadcastSignOut();
  expect(await screen.findByRole('link', { name: 'LOG IN TO VIEW' })).toBeVisible();
  expect(screen.queryByText('$1,000,000')).not.toBeInTheDocument();
  expect(store.getState().session.status).toBe('inactive');
});

test('an invalid refresh token ends the session with one notice, which leads to the login and back', async () => {
  const identity = await signInBefore();
  identity.clock.pass(31 * MILLISECONDS_A_DAY);
  const { location } = await renderApp({ path: '/auth/profile', identity });
  await waitFor(() => expect(location()).toBe('/auth/login?redirect=%2Fauth%2Fprofile&intent=seeAccount'));
  expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
  expect(readCookie('activeSession')).toBe('false');
  expect(tokenCookies()).toEqual([]);
});

test.each([
  ['no token at all', () => removeCookies('Cognito')],
  [
    'an invalid token',
    () => {
      const [pair = ''] = tokenCookies().filter((cookie) => cookie.includes('.accessToken='));
      writeCookie(pair.split('=')[0] ?? '', 'damaged');
    },
  ],
])('a visitor with the cookie of a session, but %s, can log in', async (_case, damage) => {
  const identity = await signInBefore();
  damage();
  const { store } = await renderApp({ path: '/about', identity });
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(store.getState().session.status).toBe('inactive');
  expect(readCookie('activeSession')).toBe('false');
  const again = await (await loadIdentity()).signIn(DEMO_CUSTOMER.email, DEMO_PASSWORD);
  expect(again).toBe('signedIn');
});

test('tokens stay while the provider is down, and the session continues when it is back', async () => {
  const identity = await signInBefore();
  expectedConsole.push(/The identity provider cannot be reached/);
  line.isDown = true;
  const { location, store } = await renderApp({ path: '/about', identity, intercede });
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  expect(store.getState().session.status).toBe('unconfirmed');
  expect(readCookie('activeSession'), 'the provider has not refused anything').toBe('true');
  expect(tokenCookies(), 'the tokens are kept').not.toHaveLength(0);
  line.isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(store.getState().session.status).toBe('active'));
  expect(location()).toBe('/about');
  expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument();
  expect(readCookie('activeSession')).toBe('true');
});

test('the next visit tries the session again after a visit without the provider', async () => {
  const identity = await signInBefore();
  expectedConsole.push(/The identity provider cannot be reached/);
  line.isDown = true;
  const { unmount } = await renderApp({ path: '/about', identity, intercede });
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  unmount();
  line.isDown = false;
  await renderApp({ path: '/about', identity, intercede });
  expect(await header().findByRole('button', ACCOUNT)).toBeVisible();
});

test('a customer who loses the connection stays signed in, and the session is checked when the tab becomes visible', async () => {
  const identity = await signInBefore();
  const warned = vi.spyOn(console, 'warn');
  onTestFinished(() => warned.mockRestore());
  expectedConsole.push(/The identity provider cannot be reached/);
  const calls = operations(identity);
  const { store } = await renderApp({ path: '/about', identity, intercede });
  expect(await header().findByRole('button', ACCOUNT)).toBeVisible();
  const before = calls().length;
  act(() => void store.dispatch(tabResumed()));
  expect(calls(), 'the answer is fresh').toHaveLength(before);
  line.isDown = true;
  act(() => void store.dispatch(sessionCheckDue()));
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(store.getState().session.status).toBe('active');
  expect(readCookie('activeSession')).toBe('true');
  line.isDown = false;
  act(() => void store.dispatch(tabResumed()));
  await waitFor(() => expect(calls().length).toBeGreaterThan(before));
  expect(store.getState().session.status).toBe('active');
});

test('a call that needs a session detects that it has ended', async () => {
  const identity = await signInBefore();
  const { router, location } = await renderApp({ path: '/auth/profile', identity });
  expect(await header().findByRole('button', ACCOUNT)).toBeVisible();
  identity.clock.pass(31 * MILLISECONDS_A_DAY);
  vi.setSystemTime(Date.now() + 2 * HOUR);
  onTestFinished(() => void vi.useRealTimers());
  await act(() => router.navigate('/list/Ontario/Toronto'));
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  expect(location(), 'a page for everybody stays').toBe('/list/Ontario/Toronto');
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a sign-out removes the customer’s data, signs out every tab, and reloads the page', async () => {
  const identity = await signInBefore();
  const calls = operations(identity);
  const left = noteLeaving();
  tabStorage.write('visited', ['C1000001']);
  deviceStorage.write('recent-searches', [{ id: 'city' }]);
  deviceStorage.write('language', 'en');
  localStorage.setItem('hp:color-scheme', 'dark');
  const other = await renderApp({ path: '/auth/profile', identity });
  await waitFor(() => expect(other.store.getState().session.status).toBe('active'));
  const { user, unmount } = await renderApp({ path: '/about', identity });
  // The last header is that of the page just opened.
  const header = (await screen.findAllByRole('banner')).at(-1) ?? document.body;
  await user.click(await within(header).findByRole('button', ACCOUNT));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(left).toEqual([undefined]));
  expect(calls()).toContain('RevokeToken');
  expect(tokenCookies()).toEqual([]);
  expect(readCookie('activeSession')).toBe('false');
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage).sort()).toEqual(['hp:color-scheme', 'hp:language']);
  await waitFor(() =>
    expect(other.location()).toBe('/auth/login?redirect=%2Fauth%2Fprofile&intent=seeAccount'),
  );
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  unmount();
});

test('a sign-out while the provider is down leaves no token either', async () => {
  const identity = await signInBefore();
  const left = noteLeaving();
  const { user } = await renderApp({ path: '/about', identity, intercede });
  await user.click(await header().findByRole('button', ACCOUNT));
  const logout = await screen.findByRole('menuitem', { name: 'Log out' });
  line.isDown = true;
  await user.click(logout);
  await waitFor(() => expect(left).toEqual([undefined]), { timeout: 5000 });
  expect(tokenCookies()).toEqual([]);
});

test('a tab that becomes visible detects a login and a sign-out in other tabs', async () => {
  const identity = await signInBefore();
  removeCookies('activeSession');
  const { store } = await renderApp({ path: '/about', identity });
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible();
  writeCookie('activeSession', 'true');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await header().findByRole('button', ACCOUNT)).toBeVisible();
  writeCookie('activeSession', 'false');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(store.getState().session).toEqual({ status: 'inactive', user: null });
});

test('a tab that was hidden for long refreshes the session, and a tab that was hidden shortly does not', async () => {
  const identity = await signInBefore();
  await renderApp({ path: '/about', identity });
  expect(await header().findByRole('button', ACCOUNT)).toBeVisible();
  const calls = operations(identity);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(calls()).toEqual([]);
  vi.setSystemTime(Date.now() + 6 * 60_000);
  onTestFinished(() => void vi.useRealTimers());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(calls()).toEqual(['GetTokensFromRefreshToken']));
});

test('the customer’s own pages wait for the session, and show no other page before it', async () => {
  const identity = await signInBefore();
  const { location, router } = await renderApp({ path: '/auth/profile', identity });
  const paths = new Set([location()]);
  router.subscribe(() => void paths.add(location()));
  expect(await header().findByRole('button', ACCOUNT)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect([...paths]).toEqual(['/auth/profile']);
});

test('a customer never sees the device’s saved homes, and is led to those in the profile', async () => {
  const identity = await signInBefore();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { location } = await renderApp({
    path: '/saved',
    identity,
    intercede: async ({ url }) => {
      if (url.includes('/idp/')) await promise;
      return undefined;
    },
  });
  await waitFor(() => expect(document.title).toMatch(/^Saved homes/i));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  resolve();
  await waitFor(() => expect(location()).toBe('/auth/profile?tab=savedHomes'));
});

test.each([
  ['/auth/login?redirect=%2Flist%2FOntario%2FToronto%3Fpage%3D2', '/list/Ontario/Toronto?page=2'],
  ['/auth/login?redirect=%2Freal-estate%2Fabout', '/about'],
  ['/auth/login?redirect=%2F%2Fevil.example', '/'],
  ['/auth/new-account', '/'],
  ['/auth/verify', '/'],
])('a customer who opens %s is redirected to %s', async (path, target) => {
  const { location, router } = await renderApp({ path, signedIn: true });
  await waitFor(() => expect(location() || '/').toBe(target));
  expect(router.state.historyAction, 'Back does not lead there again').toBe('REPLACE');
});

test('a visitor is not redirected from the account’s pages', async () => {
  const { location } = await renderApp({ path: '/auth/new-account?redirect=%2Fabout' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(location()).toBe('/auth/new-account?redirect=%2Fabout');
});

test('the menu of a small window has a customer’s pages and the log-out button', async () => {
  window.innerWidth = 390;
  const left = noteLeaving();
  const { user } = await renderApp({ path: '/list', signedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/real-estate/auth/profile');
  expect(menu.getByRole('link', { name: 'Saved homes' })).toBeVisible();
  expect(menu.getByRole('link', { name: 'Saved searches' })).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  await user.click(menu.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(left).toEqual([undefined]));
});

/** A visit without a page. The test ends its waits. */
function startVisit() {
  let homesRead = 0;
  network.use(
    http.get('*/customer/user/saved-homes', () => {
      homesRead += 1;
      return HttpResponse.json({ homes: [] });
    }),
    http.get(/\/(viewed|hidden)-homes$/, () => HttpResponse.json({ homes: [] })),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = makeStore();
  openSession(store);
  const status = () => store.getState().session.status;
  /** Requests that follow a session can arrive until the end of the test. */
  const homesAreRead = (times: number) => vi.waitFor(() => expect(homesRead).toBe(times));
  return { status, homesAreRead };
}

test('the session is refreshed every twenty minutes', async () => {
  const identity = await signInBefore();
  const calls = operations(identity);
  const { status, homesAreRead } = startVisit();
  await vi.waitFor(() => expect(status()).toBe('active'));
  await vi.advanceTimersByTimeAsync(1_190_000);
  expect(calls()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(calls()).toEqual(['GetTokensFromRefreshToken', 'GetTokensFromRefreshToken']));
  await homesAreRead(2);
});

test('a provider that could not be reached is called again after half a minute', async () => {
  const identity = await signInBefore();
  expectedConsole.push(/The identity provider cannot be reached/);
  const failing = vi.spyOn(identity, 'fetch').mockImplementation(async () => Response.error());
  const { status, homesAreRead } = startVisit();
  await vi.waitFor(() => expect(status()).toBe('unconfirmed'), { timeout: 10_000 });
  failing.mockRestore();
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(status()).toBe('active'));
  await homesAreRead(1);
});
