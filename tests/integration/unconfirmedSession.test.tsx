import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WireSavedHome } from '../../src/api/customer/contract.ts';
import { readCookie } from '../../src/platform/cookies/cookies.ts';
import { chooseLeaving } from '../../src/platform/navigation/leavePage.ts';
import { keepOwnHomes } from '../../src/platform/updates/privateAnswers.ts';
import { rememberSession } from '../../src/store/activeSession.ts';
import { tabWoke } from '../../src/store/sessionListeners.ts';
import { signInBefore } from '../support/identity/signIn.ts';
import type { TestIdentity } from '../support/identity/testIdentity.ts';
import { expectedConsole } from '../support/page/watchedConsole.ts';
import { renderApp } from '../support/renderApp.tsx';
import { createMockGeneratedListing } from '../support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '../support/services/makeTestServices.ts';
import { MemoryCaches } from '../support/worker/memoryCaches.ts';

// A sign-in is two seconds of arithmetic on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const TITLE = 'Your account is out of reach';
const UNREACHABLE = /We cannot check right now whether you are logged in/;
const EXPIRED = 'Your session has ended. Please log in again.';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const line = { isDown: true };
const ADDRESS = { city: 'Mississauga', neighborhood: 'Port Credit', latitude: 43.6, longitude: -79.65 };
const LISTINGS = [
  createMockGeneratedListing({ ...ADDRESS, mlsNumber: 'W1000001', streetNumber: '1' }),
  createMockGeneratedListing({ ...ADDRESS, mlsNumber: 'W1000002', streetNumber: '2' }),
  createMockGeneratedListing({
    ...ADDRESS,
    mlsNumber: 'W1000003',
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  }),
];
const homeOf = (mlsNumber: string): WireSavedHome => ({
  mlsNumber,
  boardId: 2,
  saved: '2026-11-19T17:00:00.000Z',
  seen: { price: 1_000_000, lastStatus: 'New' },
  note: 'Near the lake',
});

let identity: TestIdentity;

beforeEach(async () => {
  line.isDown = true;
  vi.stubGlobal('caches', new MemoryCaches());
  onTestFinished(() => void vi.unstubAllGlobals());
  expectedConsole.push(/The identity provider cannot be reached/);
  identity = await signInBefore();
});

/** A page loaded by who was signed in, while neither the provider nor the customer service can be reached. */
async function open(path: string) {
  const services = await makeTestServices({ listings: LISTINGS, identity });
  onTestFinished(() => services.close());
  const app = await renderApp({
    path,
    identity,
    services,
    intercede: ({ url }) =>
      line.isDown && /\/(idp|customer)\//.test(url) ? HttpResponse.error() : undefined,
  });
  const backOnline = () => {
    line.isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
  };
  return { ...app, backOnline };
}

/** The page's code and the provider's own tries take their time. */
const title = () => screen.findByRole('heading', { level: 1, name: TITLE }, { timeout: 15_000 });
const header = () => within(screen.getByRole('banner'));

test.each(['/auth/profile?tab=savedSearches', '/pre-approval'])(
  '%s says that it cannot be reached, leads nobody to log in, and opens when it can',
  async (path) => {
    const { location, router, store, backOnline } = await open(path);
    const seen = new Set([location()]);
    router.subscribe(() => void seen.add(location()));
    expect(await title()).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your saved homes' })).toHaveAttribute(
      'href',
      '/real-estate/saved',
    );
    expect(document.title).toContain(TITLE);
    expect(store.getState().session).toEqual({ status: 'unconfirmed', user: null });
    expect(readCookie('activeSession'), 'as A4 says of a failure').toBe('false');
    backOnline();
    await waitFor(() => expect(store.getState().session.status).toBe('active'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument());
    expect([...seen]).toEqual([path]);
    expect(readCookie('activeSession')).toBe('true');
  },
);

test('Try again asks at once, and the page stays while it does', async () => {
  const { user, store } = await open('/auth/profile');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await waitFor(() => expect(store.getState().session.status).toBe('unconfirmed'), { timeout: 10_000 });
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  // The page says it, and no notice over it.
  await waitFor(() => expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument());
  line.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Account details' })).toBeVisible();
});

test('a session that the provider refuses once it is there again is over', async () => {
  const { location, backOnline } = await open('/auth/profile');
  expect(await title()).toBeVisible();
  identity.clock.pass(31 * DAY);
  backOnline();
  await waitFor(() => expect(location()).toBe('/auth/login?redirect=%2Fauth%2Fprofile'));
  expect(screen.getByText(EXPIRED)).toBeVisible();
});

test('the saved homes that the device has kept are shown, and the account’s own once it answers', async () => {
  await keepOwnHomes([homeOf('W1000001'), { odd: true }]);
  const { user, location, backOnline } = await open('/auth/profile?tab=savedHomes');
  await waitFor(() => expect(location()).toBe('/saved'));
  expect(await screen.findByText(/These are the saved homes that this device has kept/)).toBeVisible();
  const remove = await screen.findByRole('button', { name: 'Remove 1 Queen Street W' });
  expect(screen.getByText('1 saved home')).toBeVisible();
  expect(screen.getByText('Near the lake')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();

  await user.click(remove);
  expect(await screen.findByText(/^Your saved homes could not be changed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove 1 Queen Street W' })).toBeVisible();
  backOnline();
  await waitFor(() => expect(location()).toBe('/auth/profile?tab=savedHomes'));
  // The demo customer's account has none of these.
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove 1 Queen Street W' })).not.toBeInTheDocument(),
  );
});

test('a home that is saved meanwhile stays on the device, and is in the account afterwards', async () => {
  await keepOwnHomes([homeOf('W1000001')]);
  const { user, backOnline } = await open('/list/Ontario/Mississauga');
  expect(await screen.findByRole('button', { name: 'Save 1 Queen Street W', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save 2 Queen Street W', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Save 2 Queen Street W', pressed: true })).toBeVisible();
  expect(screen.queryByText(/Sign in to find your homes/)).not.toBeInTheDocument();
  backOnline();
  expect(await screen.findByText('Your saved homes are in your account now.')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('hp:saved-homes')).toBeNull());
});

test('without anything kept the page of saved homes says so', async () => {
  await open('/saved');
  expect(await screen.findByText(/this device has kept none of your saved homes/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Saved homes' })).not.toBeInTheDocument();
});

test('a listing that only customers see asks nobody to log in who may be one', async () => {
  // An ID token that is good for minutes more would show it.
  identity.clock.pass(2 * HOUR);
  vi.setSystemTime(Date.now() + 2 * HOUR);
  onTestFinished(() => void vi.useRealTimers());
  const { location, backOnline } = await open('/detail/W1000003/2');
  expect(await title()).toBeVisible();
  expect(location()).toBe('/detail/W1000003/2');
  backOnline();
  expect(await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' })).toBeVisible();
});

test('who cannot be asked for can log out all the same: nothing of theirs stays', async () => {
  const left: (string | undefined)[] = [];
  onTestFinished(chooseLeaving((path) => left.push(path)));
  await keepOwnHomes([homeOf('W1000001')]);
  const { user } = await open('/about');
  await user.click(await header().findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(left).toEqual([undefined]), { timeout: 5000 });
  expect(await caches.has('hp-account')).toBe(false);
  expect(document.cookie).not.toContain('Cognito');
});

test('a sign-out in another tab is heard', async () => {
  const { store } = await open('/about');
  await waitFor(() => expect(store.getState().session.status).toBe('unconfirmed'));
  rememberSession('inactive');
  act(() => void store.dispatch(tabWoke()));
  expect(await header().findByRole('link', { name: 'Login' })).toBeVisible();
});

test('the login page stays open to who would rather be somebody else', async () => {
  const { location, backOnline } = await open('/auth/login?redirect=%2Fabout');
  expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
  backOnline();
  await waitFor(() => expect(location()).toBe('/about'));
});
