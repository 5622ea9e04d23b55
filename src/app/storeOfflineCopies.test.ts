import { createHash } from 'node:crypto';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { customerApi } from '#api/customer/customerApi.ts';
import { chooseFaultReporter } from '#platform/monitoring/faultReport.ts';
import { rememberSession } from '#store/activeSession.ts';
import { makeStore } from '#store/makeStore.ts';
import { selectAccountHomes } from '#store/savedHomes.ts';
import { sessionEnded, sessionStarted, sessionUnconfirmed } from '#store/sessionSlice.ts';
import { network } from '#tests/support/page/network.ts';
import { MemoryCaches } from '#tests/support/worker/memoryCaches.ts';
import { storeOfflineCopies } from './storeOfflineCopies.ts';

const ANNE = { givenName: 'Anne', familyName: 'Tremblay', email: 'anne@example.ca' };

let caches: MemoryCaches;
let register: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  caches = new MemoryCaches();
  await caches.open('hp-private');
  vi.stubGlobal('caches', caches);
  register = vi.fn(() => new Promise(() => {}));
  const container = Object.assign(new EventTarget(), {
    controller: null,
    getRegistrations: async () => [],
    getRegistration: async () => undefined,
    register,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  window.history.replaceState(null, '', '/real-estate/');
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call));
  network.use(http.all('*', () => HttpResponse.json({ homes: [] })));
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
  rememberSession('inactive');
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const isStored = () => caches.has('hp-private');

/** Returns the copy of the account's homes on this device. */
const copy = (): unknown => JSON.parse(localStorage.getItem('hp:account-homes') ?? 'null');

/** Starts the app with a signed-in customer who was here before. */
async function signedIn() {
  localStorage.setItem('hp:kept-for', JSON.stringify(ANNE.email));
  rememberSession('active');
  const store = makeStore();
  store.dispatch(sessionStarted(ANNE));
  void storeOfflineCopies(store);
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  expect(await isStored()).toBe(true);
  return store;
}

test('a visit without a session removes the answers of an earlier one', async () => {
  void storeOfflineCopies(makeStore());
  await vi.waitFor(async () => expect(await isStored()).toBe(false));
});

test('the end of a session removes its answers', async () => {
  const store = await signedIn();
  store.dispatch(sessionEnded('expired'));
  await vi.waitFor(async () => expect(await isStored()).toBe(false));
});

test('so does the end of an unconfirmed session', async () => {
  localStorage.setItem('hp:kept-for', JSON.stringify(ANNE.email));
  rememberSession('active');
  const store = makeStore();
  store.dispatch(sessionUnconfirmed());
  void storeOfflineCopies(store);
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  expect(await isStored()).toBe(true);
  store.dispatch(sessionEnded('expired'));
  await vi.waitFor(async () => expect(await isStored()).toBe(false));
  expect(localStorage.getItem('hp:kept-for')).toBeNull();
});

test('answers without a known owner are removed at a sign-in', async () => {
  rememberSession('active');
  const store = makeStore();
  store.dispatch(sessionUnconfirmed());
  void storeOfflineCopies(store);
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  store.dispatch(sessionStarted(ANNE));
  await vi.waitFor(async () => expect(await isStored()).toBe(false));
  await vi.waitFor(() => expect(localStorage.getItem('hp:kept-for')).toContain('anne@'));
});

test('a provider that is out of reach removes nothing', async () => {
  const store = await signedIn();
  store.dispatch(sessionUnconfirmed());
  await new Promise((resolve) => setTimeout(resolve));
  expect(await isStored()).toBe(true);
});

test('another customer begins with nothing', async () => {
  const store = await signedIn();
  store.dispatch(sessionStarted({ ...ANNE, email: 'other@example.ca' }));
  await vi.waitFor(async () => expect(await isStored()).toBe(false));
});

const HOME = {
  mlsNumber: 'C1000001',
  boardId: 2,
  saved: '2026-11-19T17:00:00.000Z',
  seen: { price: 600_000, lastStatus: 'New' },
  note: '',
};

test('the saved homes are stored in their current state, and removed with the session', async () => {
  network.use(http.get('*/customer/user/saved-homes', () => HttpResponse.json({ homes: [HOME] })));
  const store = await signedIn();
  await vi.waitFor(() => expect(copy()).toEqual([HOME]));
  store.dispatch(customerApi.util.updateQueryData('savedHomes', undefined, () => []));
  await vi.waitFor(() => expect(copy()).toEqual([]));
  store.dispatch(sessionEnded('expired'));
  await vi.waitFor(() => expect(copy()).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.includes('kept-for'))).toEqual([]);
});

test('another customer who signs in over an unconfirmed session finds nothing of the first', async () => {
  await signedIn();
  await vi.waitFor(() => expect(localStorage.getItem('hp:kept-for')).toContain('anne@'));
  rememberSession('active');
  const store = makeStore();
  store.dispatch(sessionUnconfirmed());
  void storeOfflineCopies(store);
  store.dispatch(sessionStarted({ ...ANNE, email: 'other@example.ca' }));
  await vi.waitFor(async () => expect(await isStored()).toBe(false));
  await vi.waitFor(() => expect(localStorage.getItem('hp:kept-for')).toContain('other@'));
});

test('the homes of an unconfirmed session are never stored as those of another customer who signs in', async () => {
  localStorage.setItem('hp:kept-for', JSON.stringify(ANNE.email));
  network.use(http.get('*/customer/user/saved-homes', () => HttpResponse.error()));
  localStorage.setItem('hp:account-homes', JSON.stringify([HOME]));
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  onTestFinished(() => writes.mockRestore());
  rememberSession('active');
  const store = makeStore();
  store.dispatch(sessionUnconfirmed());
  void storeOfflineCopies(store);
  await vi.waitFor(() => expect(selectAccountHomes(store.getState())).toEqual([HOME]));
  store.dispatch(sessionStarted({ ...ANNE, email: 'other@example.ca' }));
  await vi.waitFor(() => expect(localStorage.getItem('hp:kept-for')).toContain('other@'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(copy()).toBeNull();
  expect(writes.mock.calls.map(([key]) => key)).not.toContain('hp:account-homes');
});

test('the same customer finds everything again', async () => {
  await signedIn();
  rememberSession('active');
  const store = makeStore();
  store.dispatch(sessionUnconfirmed());
  void storeOfflineCopies(store);
  store.dispatch(sessionStarted(ANNE));
  await vi.waitFor(() => expect(copy()).toEqual([]));
  expect(await isStored()).toBe(true);
});

describe('hidden homes', () => {
  const HIDDEN = { mlsNumber: 'C1000001', boardId: 2, marked: '2026-11-19T17:00:00.000Z' };
  const hidden = () => localStorage.getItem('hp:hidden-homes') ?? '';

  /** Starts the work beside the pages for Anne, of whom this browser has stored nothing yet. */
  async function followNewcomer(store = makeStore()) {
    rememberSession('active');
    store.dispatch(sessionStarted(ANNE));
    await vi.waitFor(() => expect(hidden()).toContain('C1000001'));
    void storeOfflineCopies(store);
    await vi.waitFor(() => expect(localStorage.getItem('hp:kept-for')).toContain('anne@'));
  }

  test('of a customer who signed in before this work began stay', async () => {
    network.use(http.get('*/customer/user/hidden-homes', () => HttpResponse.json({ homes: [HIDDEN] })));
    await followNewcomer();
    expect(hidden()).toContain('C1000001');
  });

  test('stay if another tab has read them from the same account', async () => {
    network.use(http.all('*/customer/user/hidden-homes', () => HttpResponse.json({}, { status: 404 })));
    localStorage.setItem('hp:hidden-homes', JSON.stringify([{ ...HIDDEN, isSent: true }]));
    localStorage.setItem('hp:hidden-homes-of', JSON.stringify(ANNE.email));
    await followNewcomer();
    expect(hidden()).toContain('C1000001');
  });

  test('of another customer go', async () => {
    network.use(http.all('*/customer/user/hidden-homes', () => HttpResponse.json({}, { status: 404 })));
    localStorage.setItem('hp:hidden-homes', JSON.stringify([{ ...HIDDEN, isSent: true }]));
    localStorage.setItem('hp:hidden-homes-of', JSON.stringify('other@example.ca'));
    await followNewcomer();
    expect(hidden()).toBe('');
  });
});

test('after a sign-in the homes of the list are fetched through the worker, with their first pictures', async () => {
  const home = { mlsNumber: 'W1', boardId: 2, saved: '2026-11-20T12:00:00.000Z', note: '' };
  const seen = { price: 600_000, lastStatus: 'New' };
  const listing = { mlsNumber: 'W1', boardId: 2, images: ['harbour/w1-1', 'harbour/w1-2'] };
  const page = { page: 1, numPages: 1, pageSize: 1, count: 1, listings: [listing] };
  const requested: string[] = [];
  network.use(
    http.get('*/customer/user/saved-homes', () => HttpResponse.json({ homes: [{ ...home, seen }] })),
    http.get('*/realty/listings', ({ request }) => {
      requested.push(new URL(request.url).searchParams.getAll('mlsNumber').join());
      return HttpResponse.json(page);
    }),
    http.get('*/images/*', ({ request }) => {
      requested.push(new URL(request.url).pathname);
      return new HttpResponse('');
    }),
  );
  Object.assign(navigator.serviceWorker, { controller: {} });
  const store = makeStore();
  void storeOfflineCopies(store);
  rememberSession('active');
  store.dispatch(sessionStarted(ANNE));
  await vi.waitFor(() => expect(requested).toEqual(['W1', '/images/harbour/w1-1']));
});

test('a visitor who saves data does not load the product twice', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await storeOfflineCopies(makeStore());
  expect(register).not.toHaveBeenCalled();
});

describe('alerts in this browser', () => {
  const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/test';
  const ID = createHash('sha256').update(ENDPOINT).digest('base64url');
  const OTHER = { ...ANNE, email: 'other@example.ca' };

  /** Anne turned them on here, and her session ended without a sign-out. The account has the browsers with these ids. */
  async function lapsed(answer: () => HttpResponse<JsonBodyType>) {
    const subscription = { endpoint: ENDPOINT, unsubscribe: vi.fn(async () => true) };
    const notice = { close: vi.fn() };
    const registration = {
      pushManager: { getSubscription: async () => subscription },
      getNotifications: async () => [notice],
    };
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration });
    vi.stubGlobal('Notification', { permission: 'granted' });
    await caches.open('hp-alerts');
    const asked = vi.fn(answer);
    network.use(http.get('*/customer/user/push-subscriptions', asked));
    const store = await signedIn();
    store.dispatch(sessionEnded('expired'));
    await vi.waitFor(() => expect(localStorage.getItem('hp:kept-for')).toBeNull());
    const signIn = (user: typeof ANNE) => {
      rememberSession('active');
      store.dispatch(sessionStarted(user));
    };
    const end = () => store.dispatch(sessionEnded('expired'));
    return { ...subscription, notice, asked, signIn, end };
  }

  const accountWith =
    (...ids: string[]) =>
    () => {
      const created = '2026-11-19T17:00:00.000Z';
      return HttpResponse.json({ publicKey: 'B', subscriptions: ids.map((id) => ({ id, created })) });
    };

  test('go on after a session that lapsed, also when the same customer returns', async () => {
    const { unsubscribe, asked, signIn } = await lapsed(accountWith('another', ID));
    expect(await caches.has('hp-alerts')).toBe(true);
    signIn(ANNE);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await vi.waitFor(async () => expect(await caches.has('hp-alerts')).toBe(true));
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  test('end when another customer signs in', async () => {
    const { unsubscribe, notice, signIn } = await lapsed(accountWith('another'));
    signIn(OTHER);
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(notice.close).toHaveBeenCalledOnce());
    expect(await caches.has('hp-alerts')).toBe(false);
  });

  test('are not shown until the account has answered whose they are', async () => {
    const { unsubscribe, asked, signIn } = await lapsed(() => HttpResponse.json({}, { status: 400 }));
    signIn(ANNE);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(await caches.has('hp-alerts')).toBe(false);
    expect(unsubscribe).not.toHaveBeenCalled();
    network.use(http.get('*/customer/user/push-subscriptions', accountWith(ID)));
    // The next visit.
    const store = makeStore();
    store.dispatch(sessionStarted(ANNE));
    void storeOfflineCopies(store);
    await vi.waitFor(async () => expect(await caches.has('hp-alerts')).toBe(true));
  });

  test('are not shown to another customer if the code that checks them is lost, and later sessions end as always', async () => {
    const { signIn, end } = await lapsed(accountWith(ID));
    const faults = vi.fn();
    onTestFinished(chooseFaultReporter(faults));
    vi.resetModules();
    vi.doMock('./checkBrowserAlerts.ts', () => {
      throw new Error('The chunk is gone');
    });
    onTestFinished(() => vi.doUnmock('./checkBrowserAlerts.ts'));
    signIn(OTHER);
    await vi.waitFor(() => expect(localStorage.getItem('hp:kept-for')).toContain('other@'));
    expect(await caches.has('hp-alerts')).toBe(false);
    await vi.waitFor(() => expect(faults).toHaveBeenCalledOnce());
    expect(faults.mock.lastCall?.[1]).toEqual({ where: 'promise', path: '/real-estate/' });
    await vi.waitFor(() => expect(copy()).toEqual([]));
    await caches.open('hp-private');
    rememberSession('inactive');
    end();
    await vi.waitFor(async () => expect(await isStored()).toBe(false));
    await vi.waitFor(() => expect(copy()).toBeNull());
  });
});
