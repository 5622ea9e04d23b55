import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WireSavedHome, WireSavedHomes } from '#api/customer/contract.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import { noticeResolved, selectNotifications } from '#store/notificationsSlice.ts';
import { selectIsSaved } from '#store/savedHomes.ts';
import { sessionEnded, sessionStarted } from '#store/sessionSlice.ts';
import { renderApp, SIGNED_IN_USER } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

const street = Array.from({ length: 4 }, (_, index) =>
  createMockGeneratedListing({
    mlsNumber: `W100000${index}`,
    city: 'Mississauga',
    neighborhood: 'Port Credit',
    streetNumber: String(index + 1),
    listPrice: 600_000 + index * 50_000,
    latitude: 43.6 + index / 1000,
    longitude: -79.65,
    ...(index === 3 && {
      permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
    }),
  }),
);
const LIST = '/list/Ontario/Mississauga?sort=listPriceAsc';
const FIRST = { mlsNumber: 'W1000000', boardId: 2 };
const SECOND = { mlsNumber: 'W1000001', boardId: 2 };

const home = (id: typeof FIRST, note = ''): WireSavedHome => ({
  ...id,
  saved: '2026-11-20T12:00:00.000Z',
  seen: { price: 600_000, lastStatus: 'New' },
  note,
});
const keep = (...homes: WireSavedHome[]) => localStorage.setItem('hp:saved-homes', JSON.stringify(homes));
const storedHomes = (): WireSavedHome[] => JSON.parse(localStorage.getItem('hp:saved-homes') ?? '[]');

interface Opening {
  path?: string;
  signedIn?: boolean;
  intercede?: (request: Request, services: TestServices) => Response | Promise<Response> | undefined;
}

async function open({ path = LIST, signedIn = false, intercede }: Opening = {}) {
  const services = await makeTestServices({ listings: street, session: CUSTOMER });
  const forVisitors = await makeTestServices({ listings: street });
  onTestFinished(() => services.close());
  onTestFinished(() => forVisitors.close());
  const app = await renderApp({
    path,
    services,
    signedIn,
    intercede: (request) =>
      intercede?.(request, services) ??
      // The caller is a visitor until a test signs in, so the listings are a visitor's.
      (request.url.includes('/realty/') ? forVisitors.fetch(request) : undefined),
  });
  const savedHomes = () => services.fetch('/customer/user/saved-homes');
  const inAccount = async () => ((await (await savedHomes()).json()) as WireSavedHomes).homes;
  const isSaved = (id: typeof FIRST) => selectIsSaved(app.store.getState(), id);
  const notices = () => selectNotifications(app.store.getState()).map(({ notice }) => notice);
  return { ...app, inAccount, isSaved, notices };
}

const heart = (name: string, pressed = false) => screen.findByRole('button', { name, pressed });

test('a visitor’s heart is stored on the device, with the home’s data, and is there on the next visit', async () => {
  const { user, unmount, requests } = await open();
  const save = await heart('Save 1 Queen Street W');
  expect(save).toHaveAttribute('aria-pressed', 'false');
  await user.click(save);
  const saved = await heart('Save 1 Queen Street W', true);
  expect(saved).toHaveAttribute('aria-pressed', 'true');
  expect(saved).toHaveFocus();
  expect(storedHomes()).toEqual([
    { ...FIRST, saved: expect.any(String), seen: { price: 600_000, lastStatus: 'New' }, note: '' },
  ]);
  const notice = await screen.findByText(/Saved on this device/);
  expect(within(notice.parentElement as HTMLElement).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/real-estate/auth/login?redirect=${encodeURIComponent(LIST)}&intent=keepHomes`,
  );
  expect(requests.filter((path) => path.includes('/customer/'))).toEqual([]);

  unmount();
  const again = await open();
  const stillSaved = await heart('Save 1 Queen Street W', true);
  await again.user.click(stillSaved);
  expect(await heart('Save 1 Queen Street W')).toHaveAttribute('aria-pressed', 'false');
  expect(storedHomes()).toEqual([]);
});

test('only the first heart shows a notice; the newest home is first', async () => {
  const { user, store, notices } = await open();
  await user.click(await heart('Save 1 Queen Street W'));
  act(() => {
    store.dispatch({ type: 'notifications/noticeResolved', payload: 'homeSavedOnDevice' });
  });
  await user.click(await heart('Save 2 Queen Street W'));
  await heart('Save 2 Queen Street W', true);
  expect(notices()).toEqual([]);
  expect(storedHomes().map(({ mlsNumber }) => mlsNumber)).toEqual(['W1000001', 'W1000000']);
});

test('a home that is withheld from visitors has no heart', async () => {
  await open();
  await heart('Save 3 Queen Street W');
  expect(screen.getAllByRole('button', { name: /^Save / })).toHaveLength(3);
});

test('a press renders one heart again, and no other card', async () => {
  const { user } = await open();
  await heart('Save 3 Queen Street W');
  const save = await heart('Save 1 Queen Street W');
  const card = save.closest('article') as HTMLElement;
  const others = [...document.querySelectorAll('article')].filter((other) => other !== card);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  for (const other of others) observer.observe(other, { attributes: true, childList: true, subtree: true });
  await user.click(save);
  await heart('Save 1 Queen Street W', true);
  changes.push(...observer.takeRecords());
  observer.disconnect();
  expect(changes).toEqual([]);
});

test('a home saved in another tab appears here', async () => {
  await open();
  await heart('Save 1 Queen Street W');
  keep(home(FIRST));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'hp:saved-homes' }));
  });
  expect(await heart('Save 1 Queen Street W', true)).toBeVisible();
});

test('a press on a heart uses the device’s storage, not this tab’s memory', async () => {
  const { user } = await open();
  const save = await heart('Save 1 Queen Street W');
  // Saved in another tab. This tab slept and got no message.
  keep(home(SECOND));
  await user.click(save);
  expect(storedHomes().map(({ mlsNumber }) => mlsNumber)).toEqual(['W1000000', 'W1000001']);
});

test.each(['{', '{}', '[null, 1, {"mlsNumber": 7}]'])('unreadable storage is empty: %s', async (text) => {
  localStorage.setItem('hp:saved-homes', text);
  const { user } = await open();
  await user.click(await heart('Save 1 Queen Street W'));
  await heart('Save 1 Queen Street W', true);
  expect(storedHomes()).toHaveLength(1);
});

test('a browser without storage saves nothing, and shows a notice', async () => {
  const { user, notices } = await open();
  const save = await heart('Save 1 Queen Street W');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  await user.click(save);
  expect(await heart('Save 1 Queen Street W')).toHaveAttribute('aria-pressed', 'false');
  expect(notices()).toEqual(['homesNotChanged']);
});

test('a device keeps 500 homes', async () => {
  keep(...Array.from({ length: 500 }, (_, index) => home({ mlsNumber: `C${index + 1000}`, boardId: 2 })));
  const { user, notices } = await open();
  await user.click(await heart('Save 1 Queen Street W'));
  await waitFor(() => expect(notices()).toEqual(['homesFull']));
  expect(storedHomes()).toHaveLength(500);
});

test('a sign-in brings the device’s homes into the account, with their notes', async () => {
  keep(home(FIRST, 'Ask about the roof.'), home(SECOND));
  const { store, inAccount, isSaved, notices } = await open();
  await heart('Save 1 Queen Street W', true);
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  await waitFor(() => expect(notices()).toContain('homesBrought'));
  expect(storedHomes()).toEqual([]);
  const homes = await inAccount();
  expect(homes.map(({ mlsNumber, note }) => [mlsNumber, note])).toEqual([
    ['W1000000', 'Ask about the roof.'],
    ['W1000001', ''],
  ]);
  expect(isSaved(FIRST)).toBe(true);

  // The account's homes disappear with its session.
  act(() => void store.dispatch(sessionEnded('signedOut')));
  expect(isSaved(FIRST)).toBe(false);
  expect(storedHomes()).toEqual([]);
});

test('a note on the device is added to the one in the account', async () => {
  keep(home(FIRST, 'Quiet street.'));
  const { store, services, inAccount, notices } = await open();
  const { mlsNumber: _, ...there } = home(FIRST, 'Ask about the roof.');
  await services.fetch('/customer/user/saved-homes/2/W1000000', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seen: there.seen, note: there.note }),
  });
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  await waitFor(() => expect(notices()).toContain('homesBrought'));
  const [joined] = await inAccount();
  expect(joined?.note).toBe('Ask about the roof.\nQuiet street.');
});

test('a note that does not fit into the account’s stays on the device, with one notice', async () => {
  const here = 'Quiet street. '.repeat(20).trim();
  const there = 'Ask about the roof. '.repeat(20).trim();
  keep(home(FIRST, here), home(SECOND));
  const { store, services, inAccount, notices } = await open();
  await services.fetch('/customer/user/saved-homes/2/W1000000', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seen: home(FIRST).seen, note: there }),
  });
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  await waitFor(() => expect(notices()).toEqual(expect.arrayContaining(['homesBrought', 'noteLeft'])));
  expect((await inAccount()).map(({ mlsNumber, note }) => [mlsNumber, note]).toSorted()).toEqual([
    ['W1000000', there],
    ['W1000001', ''],
  ]);
  expect(storedHomes().map(({ mlsNumber, note }) => [mlsNumber, note])).toEqual([['W1000000', here]]);

  act(() => {
    store.dispatch(noticeResolved('homesBrought'));
    store.dispatch(noticeResolved('noteLeft'));
    store.dispatch(sessionStarted(SIGNED_IN_USER));
  });
  await services.fetch('/customer/user/saved-homes/2/W1000000', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ note: 'Ask about the roof.' }),
  });
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  await waitFor(() => expect(storedHomes()).toEqual([]));
  expect(notices()).toEqual(['homesBrought']);
  expect((await inAccount()).map(({ note }) => note)).toContain(`Ask about the roof.\n${here}`);
});

test('a full account shows one notice, not one at every refresh of the session', async () => {
  keep(home(FIRST));
  const { store, requests, notices } = await open({
    intercede: ({ method }) =>
      method === 'POST' ? Response.json({ message: 'Full.' }, { status: 409 }) : undefined,
  });
  const requestCount = () => requests.filter((path) => path.endsWith('/saved-homes')).length;
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  await waitFor(() => expect(notices()).toEqual(['homesFull']));
  await waitFor(() => expect(requestCount()).toBe(2));
  act(() => {
    store.dispatch(noticeResolved('homesFull'));
    store.dispatch(sessionStarted(SIGNED_IN_USER));
  });
  await waitFor(() => expect(requestCount()).toBe(4));
  expect(notices()).toEqual([]);
  expect(storedHomes()).toHaveLength(1);
});

test('homes that were not delivered stay saved, and are delivered when online again', async () => {
  keep(home(FIRST));
  let isDown = true;
  const { store, inAccount, isSaved, notices } = await open({
    intercede: ({ url }) => (isDown && url.includes('/saved-homes') ? Response.error() : undefined),
  });
  await heart('Save 1 Queen Street W', true);
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  await waitFor(() =>
    expect(customerApi.endpoints.savedHomes.select()(store.getState()).status).toBe('rejected'),
  );
  expect(storedHomes()).toHaveLength(1);
  expect(isSaved(FIRST)).toBe(true);

  isDown = false;
  act(() => void store.dispatch(noticeResolved('offline')));
  await waitFor(() => expect(notices()).toContain('homesBrought'));
  expect(storedHomes()).toEqual([]);
  expect(await inAccount()).toHaveLength(1);
});

test('a customer’s heart changes at once, and does not flicker while it is saved', async () => {
  let answer = () => {};
  const { user, store, inAccount, isSaved } = await open({
    signedIn: true,
    intercede: (request, services) => {
      if (request.method !== 'PUT') return undefined;
      return new Promise<void>((resolve) => {
        answer = resolve;
      }).then(() => services.fetch(request));
    },
  });
  await user.click(await heart('Save 1 Queen Street W'));
  expect(await heart('Save 1 Queen Street W', true)).toBeVisible();
  expect(await inAccount()).toEqual([]);
  const states = new Set<boolean>();
  const unsubscribe = store.subscribe(() => states.add(isSaved(FIRST)));
  onTestFinished(unsubscribe);
  await waitFor(() => {
    answer();
    expect(store.getState().savedHomes.pending).toEqual({});
  });
  expect([...states]).toEqual([true]);
  expect(await inAccount()).toHaveLength(1);
  expect(storedHomes()).toEqual([]);

  await user.click(await heart('Save 1 Queen Street W', true));
  await waitFor(async () => expect(await inAccount()).toEqual([]));
  expect(await heart('Save 1 Queen Street W')).toBeVisible();
});

test('a heart that is pressed again during the call ends as pressed last', async () => {
  let answer = () => {};
  const pending = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, store, inAccount, isSaved } = await open({
    signedIn: true,
    intercede: (request, services) =>
      request.method === 'PUT' ? pending.then(() => services.fetch(request)) : undefined,
  });
  const button = await heart('Save 1 Queen Street W');
  for (let press = 0; press < 4; press += 1) await user.click(button);
  const states = new Set([isSaved(FIRST)]);
  onTestFinished(store.subscribe(() => states.add(isSaved(FIRST))));
  answer();
  await waitFor(() => expect(store.getState().savedHomes.pending).toEqual({}));
  expect([...states]).toEqual([false]);
  expect(await inAccount()).toEqual([]);
});

test('a home that still waits on the device can be removed by the signed-in customer', async () => {
  keep(home(FIRST), home(SECOND));
  const { user, store, isSaved } = await open({
    intercede: ({ method }) =>
      method === 'POST' ? Response.json({ message: 'No.' }, { status: 500 }) : undefined,
  });
  const saved = await heart('Save 1 Queen Street W', true);
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  await user.click(saved);
  await waitFor(() => expect(store.getState().savedHomes.pending).toEqual({}));
  expect(isSaved(FIRST)).toBe(false);
  expect(storedHomes().map(({ mlsNumber }) => mlsNumber)).toEqual(['W1000001']);
});

test.each([
  ['a service that fails', () => Response.json({ message: 'No.' }, { status: 500 }), 'homesNotChanged'],
  ['a lost connection', () => Response.error(), 'homesNotChanged'],
  ['a full account', () => Response.json({ message: 'Full.' }, { status: 409 }), 'homesFull'],
])('a heart that %s did not save is reset, with a notice', async (_name, answer, notice) => {
  const { user, notices } = await open({
    signedIn: true,
    intercede: ({ method }) => (method === 'PUT' ? answer() : undefined),
  });
  await user.click(await heart('Save 1 Queen Street W'));
  await waitFor(() => expect(notices()).toEqual([notice]));
  expect(await heart('Save 1 Queen Street W')).toHaveAttribute('aria-pressed', 'false');
});

test('a change of the account in another tab appears in this tab', async () => {
  const { services, store } = await open({ signedIn: true });
  await heart('Save 1 Queen Street W');
  await waitFor(() =>
    expect(customerApi.endpoints.savedHomes.select()(store.getState()).status).toBe('fulfilled'),
  );
  await services.fetch('/customer/user/saved-homes/2/W1000000', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seen: home(FIRST).seen }),
  });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'hp:account-homes-changed' }));
  });
  expect(await heart('Save 1 Queen Street W', true)).toBeVisible();
});

test.each([390, 1440])(
  'the listing’s page has one heart for the home in a window of %i px',
  async (width) => {
    window.innerWidth = width;
    const { user } = await open({ path: '/detail/W1000000/2' });
    await user.click(await heart('Save 1 Queen Street W'));
    expect(await heart('Save 1 Queen Street W', true)).toBeVisible();
  },
);

test('a change of a customer’s heart reaches the account even if the page is left at once', async () => {
  const { user, inAccount } = await open({ signedIn: true });
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const outliving = () =>
    fetched.mock.calls.map(([call]) => call).filter((call) => call instanceof Request && call.keepalive);
  await user.click(await heart('Save 1 Queen Street W'));
  await waitFor(async () => expect(await inAccount()).toHaveLength(1));
  await user.click(await heart('Save 1 Queen Street W', true));
  await waitFor(async () => expect(await inAccount()).toHaveLength(0));
  expect(outliving()).toMatchObject([{ method: 'PUT' }, { method: 'DELETE' }]);
});
