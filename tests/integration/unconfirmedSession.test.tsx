import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { chooseLeaving } from '#platform/navigation/leavePage.ts';
import { readCookie, writeCookie } from '#platform/storage/cookies.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { rememberedSession, rememberSession } from '#store/activeSession.ts';
import { tabResumed } from '#store/sessionListeners.ts';
import { sessionRequested, sessionStarted } from '#store/sessionSlice.ts';
import { DEMO_CUSTOMER, signInBefore } from '#tests/support/identity/signIn.ts';
import type { TestIdentity } from '#tests/support/identity/testIdentity.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { MemoryCaches } from '#tests/support/worker/memoryCaches.ts';

// A sign-in computes for two seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const TITLE = 'We can’t reach your account right now';
const UNREACHABLE = /nothing in it can be saved or changed/;
const EXPIRED = 'Your session has ended. Please log in again.';
const HOUR = 3_600_000;

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

/** A page loaded with a remembered session, while neither the provider nor the customer service can be reached. */
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

/** The page's code and the provider's own retries take time. */
const title = () => screen.findByRole('heading', { level: 1, name: TITLE }, { timeout: 15_000 });
const header = () => within(screen.getByRole('banner'));

test.each(['/auth/profile?tab=savedSearches', '/pre-approval'])(
  '%s shows that the account cannot be reached, requires no login, and opens when it is back',
  async (path) => {
    const { location, router, store, backOnline } = await open(path);
    const paths = new Set([location()]);
    router.subscribe(() => void paths.add(location()));
    expect(await title()).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your saved homes' })).toHaveAttribute(
      'href',
      '/real-estate/saved',
    );
    expect(document.title).toContain(TITLE);
    expect(store.getState().session).toEqual({ status: 'unconfirmed', user: null });
    expect(readCookie('activeSession'), 'no answer is no refusal').toBe('true');
    backOnline();
    await waitFor(() => expect(store.getState().session.status).toBe('active'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument());
    expect([...paths]).toEqual([path]);
    expect(readCookie('activeSession')).toBe('true');
  },
);

test('Try again calls the provider at once and shows the result, and the page stays meanwhile', async () => {
  const { user, store } = await open('/auth/profile');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  // The page shows the message, and no notice repeats it.
  await waitFor(() => expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument());
  const notices = new Set<string>();
  const status = within(screen.getByRole('main')).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  store.subscribe(() => {
    for (const { notice } of store.getState().notifications.shown) notices.add(notice);
  });
  await user.click(retry);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(status).toHaveTextContent('Trying again…');
  expect(
    header().getByRole('button', { name: 'Your account' }),
    'the customer is not treated as a visitor',
  ).toBeVisible();
  await waitFor(() => expect(status).toHaveTextContent('We still can’t reach your account.'), {
    timeout: 10_000,
  });
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect([...notices]).toEqual([]);
  line.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Account details' })).toBeVisible();
});

test('a session ends if the provider is back and refuses it', async () => {
  const { location, backOnline } = await open('/auth/profile');
  expect(await title()).toBeVisible();
  identity.clock.pass(31 * MILLISECONDS_A_DAY);
  backOnline();
  await waitFor(() => expect(location()).toBe('/auth/login?redirect=%2Fauth%2Fprofile&intent=seeAccount'));
  expect(screen.getByText(EXPIRED)).toBeVisible();
});

test('the device’s copy of the saved homes is shown until the account answers', async () => {
  deviceStorage.write('account-homes', [homeOf('W1000001'), { odd: true }]);
  const { user, location, backOnline } = await open('/auth/profile?tab=savedHomes');
  await waitFor(() => expect(location()).toBe('/saved'));
  expect(await screen.findByText(/These are your saved homes as last seen on this device/)).toBeVisible();
  const remove = await screen.findByRole('button', { name: 'Remove 1 Queen Street W' });
  expect(screen.getByText('1 saved home')).toBeVisible();
  expect(screen.getByText('Near the lake')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();

  await user.click(remove);
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove 1 Queen Street W' })).toBeVisible();
  backOnline();
  await waitFor(() => expect(location()).toBe('/auth/profile?tab=savedHomes'));
  // The demo customer's account has none of these.
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove 1 Queen Street W' })).not.toBeInTheDocument(),
  );
});

/** Checks that no service was asked for a change, and that no change waits on the device. */
async function expectUnchanged({ requests }: { requests: string[] }, before: string) {
  expect(requests.filter((path) => path.includes('/customer/'))).toEqual([]);
  expect(JSON.stringify(localStorage)).toBe(before);
}

test('a press on a heart saves nothing, and tries the account again', async () => {
  deviceStorage.write('account-homes', [homeOf('W1000001')]);
  const app = await open('/list/Ontario/Mississauga');
  const { user } = app;
  expect(await screen.findByRole('button', { name: 'Save 1 Queen Street W', pressed: true })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument();
  const before = JSON.stringify(localStorage);
  for (const [name, pressed] of [
    ['1', true],
    ['2', false],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Save ${name} Queen Street W`, pressed }));
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
    expect(screen.getByRole('button', { name: `Save ${name} Queen Street W`, pressed })).toBeVisible();
  }
  await expectUnchanged(app, before);

  const retry = screen.getByRole('button', { name: 'Try again' });
  await user.click(retry);
  expect(retry).toHaveTextContent('Trying again…');
  await waitFor(() => expect(retry).toHaveTextContent('Try again'), { timeout: 10_000 });
  expect(retry).toHaveFocus();
  line.isDown = false;
  await user.click(retry);
  await waitFor(() => expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument());
  const second = screen.getByRole('button', { name: 'Save 2 Queen Street W' });
  await user.click(second);
  await waitFor(() => expect(second).toHaveAttribute('aria-pressed', 'true'));
});

test.each([
  ['a note', '/saved', 'Edit your note on 1 Queen Street W'],
  ['a saved search', '/list/Ontario/Mississauga', 'Save search'],
])('%s shows that the account cannot be reached before anything is typed', async (_title, path, name) => {
  deviceStorage.write('account-homes', [homeOf('W1000001')]);
  const app = await open(path);
  const before = JSON.stringify(localStorage);
  await app.user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /note/i })).not.toBeInTheDocument();
  await expectUnchanged(app, before);
});

/** A device with homes that an older release stored for later delivery. */
async function openWithWaiting() {
  deviceStorage.write('waiting-homes', { of: DEMO_CUSTOMER.email, homes: [homeOf('W1000002')] });
  const app = await open('/list/Ontario/Mississauga');
  await waitFor(() => expect(app.store.getState().session.status).toBe('unconfirmed'));
  expect(localStorage.getItem('hp:waiting-homes')).toContain('W1000002');
  return app;
}

test('homes that wait from an older release are delivered once the session is confirmed', async () => {
  const { backOnline } = await openWithWaiting();
  backOnline();
  expect(await screen.findByText('Your saved homes are now in your account.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save 2 Queen Street W', pressed: true })).toBeVisible();
  expect(localStorage.getItem('hp:waiting-homes')).toBeNull();
});

test('homes from an older release stay while the account cannot take them', async () => {
  const { store, requests } = await openWithWaiting();
  act(() => void store.dispatch(sessionStarted(DEMO_CUSTOMER)));
  await waitFor(() => expect(requests.filter((path) => path.endsWith('/user/saved-homes'))).toHaveLength(2));
  expect(localStorage.getItem('hp:waiting-homes')).toContain('W1000002');
});

test('homes from an older release are not given to another customer, and are removed at a sign-out', async () => {
  const { store, requests } = await openWithWaiting();
  act(() => void store.dispatch(sessionStarted({ ...DEMO_CUSTOMER, email: 'other@example.ca' })));
  await waitFor(() => expect(localStorage.getItem('hp:waiting-homes')).toBeNull());
  await waitFor(() => expect(requests.filter((path) => path.endsWith('/user/saved-homes'))).toHaveLength(1));
  expect(localStorage.getItem('hp:saved-homes')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save 2 Queen Street W', pressed: false })).toBeVisible();
});

test('a session that an older release stored in two cookies is checked', async () => {
  rememberSession('inactive');
  writeCookie('sessionLost', 'true');
  const { store, backOnline } = await open('/about');
  await waitFor(() => expect(store.getState().session.status).toBe('unconfirmed'), { timeout: 10_000 });
  expect([readCookie('activeSession'), readCookie('sessionLost')]).toEqual(['true', undefined]);
  backOnline();
  await waitFor(() => expect(store.getState().session.status).toBe('active'), { timeout: 10_000 });
});

test('the page of saved homes says that the device has no copy of them', async () => {
  await open('/saved');
  expect(await screen.findByText(/this device has no copy of your saved homes/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Saved homes' })).not.toBeInTheDocument();
});

test('a restricted listing asks for no login while the session is unconfirmed', async () => {
  // An ID token that is still valid for minutes would show it.
  identity.clock.pass(2 * HOUR);
  vi.setSystemTime(Date.now() + 2 * HOUR);
  onTestFinished(() => void vi.useRealTimers());
  const { location, backOnline } = await open('/detail/W1000003/2');
  expect(await title()).toBeVisible();
  expect(location()).toBe('/detail/W1000003/2');
  backOnline();
  expect(await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' })).toBeVisible();
});

test('a customer with an unconfirmed session can log out, and no data stays', async () => {
  const left: (string | undefined)[] = [];
  onTestFinished(chooseLeaving((path) => left.push(path)));
  deviceStorage.write('account-homes', [homeOf('W1000001')]);
  const { user } = await open('/about');
  await user.click(await header().findByRole('button', { name: 'Your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(left).toEqual([undefined]), { timeout: 5000 });
  expect(Object.keys(localStorage).filter((key) => key.includes('homes'))).toEqual([]);
  expect(document.cookie).not.toContain('Cognito');
});

test('a sign-out in another tab signs out this tab too', async () => {
  const { store } = await open('/about');
  await waitFor(() => expect(store.getState().session.status).toBe('unconfirmed'));
  rememberSession('inactive');
  act(() => void store.dispatch(tabResumed()));
  expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the login page stays open for another account', async () => {
  const { location, backOnline } = await open('/auth/login?redirect=%2Fabout');
  expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
  backOnline();
  await waitFor(() => expect(location()).toBe('/about'));
});

test('the homes on the page disappear with the session, and so does the button to restore them', async () => {
  deviceStorage.write('account-homes', [homeOf('W1000001')]);
  const { store } = await open('/saved');
  expect(await screen.findByRole('button', { name: 'Remove 1 Queen Street W' })).toBeVisible();
  rememberSession('inactive');
  act(() => void store.dispatch(tabResumed()));
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(2));
  expect(screen.queryByText('Near the lake')).not.toBeInTheDocument();
  expect(screen.queryByText(/Queen Street/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
});

test('hearts stay unchanged while the session is checked again', async () => {
  deviceStorage.write('account-homes', [homeOf('W1000001')]);
  const { store } = await open('/list/Ontario/Mississauga');
  const heart = await screen.findByRole('button', { name: 'Save 1 Queen Street W', pressed: true });
  act(() => void store.dispatch(sessionRequested()));
  expect(store.getState().session).toEqual({ status: 'unconfirmed', user: null, isChecking: true });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(store.getState().session).toEqual({ status: 'unconfirmed', user: null }), {
    timeout: 10_000,
  });
});

test('a device without storage keeps the session', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  const { store, backOnline } = await open('/about');
  await waitFor(() => expect(store.getState().session.status).toBe('unconfirmed'), { timeout: 10_000 });
  expect(rememberedSession()).toBe('active');
  backOnline();
  await waitFor(() => expect(store.getState().session.status).toBe('active'), { timeout: 10_000 });
});

test('offline no request is sent: the stored homes appear at once, and the account when online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const fetched = vi.spyOn(identity, 'fetch');
  const { store, requests, backOnline } = await open('/auth/profile');
  expect(await title()).toBeVisible();
  act(() => void store.dispatch(tabResumed()));
  expect(requests.filter((path) => path.startsWith('/idp/'))).toEqual([]);
  onLine.mockReturnValue(true);
  backOnline();
  await waitFor(() => expect(store.getState().session.status).toBe('active'), { timeout: 10_000 });
  // The account page asks for the second factor too, once the session is known to be valid.
  const refreshes = fetched.mock.calls.filter(
    ([request]) => !request.headers.get('X-Amz-Target')?.endsWith('.GetUser'),
  );
  expect(refreshes).toHaveLength(1);
});
