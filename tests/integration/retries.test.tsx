import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { chooseRetries } from '#api/retries.ts';
import { refreshLocationList } from '#app/Background.tsx';
import { environment } from '#config/environment.ts';
import { makeStore } from '#store/makeStore.ts';
import { followReach, PROBE_MS } from '#store/reach.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { runIdleCallbacks } from '#tests/support/page/idleMoments.ts';
import { network } from '#tests/support/page/network.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const NOTICE = 'Could not connect to server.';

beforeEach(() => {
  runIdleCallbacks();
  onTestFinished(chooseRetries({ tries: 2, pause: async () => undefined }));
});

const isSearch = (request: Request) => new URL(request.url).pathname === '/realty/listings';
const notices = () => screen.getByRole('region', { name: 'Notifications' });

test('a service that recovers within two retries shows no notice', async () => {
  let failures = 2;
  await renderApp({
    path: '/list/Ontario/Toronto',
    intercede: (request) => {
      if (!isSearch(request) || failures === 0) return undefined;
      failures -= 1;
      return failures === 1 ? Response.error() : new Response(null, { status: 503 });
    },
  });
  expect(await screen.findByText(/^1–8 of /)).toBeInTheDocument();
  expect(notices()).not.toHaveTextContent(NOTICE);
});

test('many failures show one notice, which disappears when the service answers', async () => {
  let isDown = true;
  const { user, store, requests } = await renderApp({
    path: '/list/Ontario/Toronto',
    intercede: (request) =>
      isDown && new URL(request.url).pathname.startsWith('/realty/')
        ? new Response(null, { status: 503 })
        : undefined,
  });
  await waitFor(() => expect(notices()).toHaveTextContent(NOTICE));
  expect(requests.filter((path) => path.startsWith('/realty/listings?')).length).toBeGreaterThanOrEqual(3);
  expect(store.getState().notifications.shown.map(({ notice }) => notice)).toEqual(['couldNotConnect']);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^1–8 of /)).toBeInTheDocument();
  await waitFor(() => expect(notices()).not.toHaveTextContent(NOTICE));
});

test('a dismissed notice does not return with the next failure', async () => {
  const { user, requests } = await renderApp({
    path: '/',
    intercede: (request) => (isSearch(request) ? new Response(null, { status: 503 }) : undefined),
  });
  await waitFor(() => expect(notices()).toHaveTextContent(NOTICE));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  const before = requests.length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(before + 3));
  expect(notices()).not.toHaveTextContent(NOTICE);
});

test('a refusal shows no notice of a lost connection', async () => {
  await renderApp({
    path: '/list/Ontario/Toronto',
    intercede: (request) => (isSearch(request) ? new Response(null, { status: 500 }) : undefined),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(notices()).not.toHaveTextContent(NOTICE);
});

test.each([
  ['a list', '/list/Ontario/Toronto', /^1–8 of /],
  ['the map', '/map', /homes? in view$/],
  ['a listing', '/detail/T1000001/2', 'Facts & Features'],
])('%s that failed offline loads by itself when online again', async (_title, path, shown) => {
  installFakeMapPort();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  expectedConsole.push(/Failed to fetch|could not/i);
  await renderApp({
    path,
    intercede: ({ url }) =>
      !navigator.onLine && new URL(url).pathname.startsWith('/realty/') ? Response.error() : undefined,
  });
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  // The page may say it in the same words as the notice, which is hidden then.
  expect((await screen.findAllByText('You are currently offline.')).length).toBeGreaterThan(0);
  onLine.mockReturnValue(true);
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
  });
});

describe('a page without further requests', () => {
  let tick: () => void = () => undefined;

  /** Replaces only the timer of half a minute, so that the test can fire it. */
  beforeEach(() => {
    const setIt = globalThis.setInterval;
    vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, wait?: number) => {
      if (wait !== PROBE_MS) return setIt(run, wait);
      tick = run;
      return setIt(() => undefined, PROBE_MS);
    }) as typeof setInterval); // the two forms that are used here
    onTestFinished(() => void vi.restoreAllMocks());
  });

  test.each([
    ['when the visitor returns to the tab', () => void window.dispatchEvent(new Event('focus'))],
    ['within half a minute', () => tick()],
  ])('detects that the service is back %s', async (_title, turn) => {
    let isDown = true;
    const { requests } = await renderApp({
      path: '/list/Ontario/Toronto',
      intercede: ({ url }) => {
        const { pathname } = new URL(url);
        // Requested every ten minutes.
        if (pathname.endsWith('/manifest.json')) return Response.json({ version: environment.version });
        return isDown && pathname.startsWith('/realty/') ? new Response(null, { status: 503 }) : undefined;
      },
    });
    await waitFor(() => expect(notices()).toHaveTextContent(NOTICE));
    const probes = () => requests.filter((path) => path === '/realty/meta?group=real_estate').length;
    // The notice may appear before the timer that looks for the service.
    await waitFor(() => {
      act(turn);
      expect(probes()).toBeGreaterThan(0);
    });
    expect(notices()).toHaveTextContent(NOTICE);
    isDown = false;
    await waitFor(() => {
      act(turn);
      expect(notices()).not.toHaveTextContent(NOTICE);
    });
    const before = probes();
    act(turn);
    expect(probes()).toBe(before);
  });

  test('repeats the failing request at each check until it has an answer, without another notice', async () => {
    let isDown = true;
    const { user, requests } = await renderApp({
      path: '/list/Ontario/Toronto',
      intercede: (request) => {
        if (new URL(request.url).pathname.endsWith('/manifest.json')) {
          return Response.json({ version: environment.version });
        }
        // The service answers, but the feed behind it does not.
        return isDown && isSearch(request) ? new Response(null, { status: 503 }) : undefined;
      },
    });
    const searches = () => requests.filter((path) => path.startsWith('/realty/listings?')).length;
    const probes = () => requests.filter((path) => path === '/realty/meta?group=real_estate').length;
    await waitFor(() => expect(notices()).toHaveTextContent(NOTICE));
    const turn = async () => {
      const before = probes();
      act(tick);
      // No requests are sent while the service is reachable.
      await waitFor(() => expect(probes()).toBeGreaterThan(before), { timeout: 300 }).catch(() => undefined);
      await act(() => new Promise((done) => setTimeout(done, 50)));
    };
    for (const _turn of [1, 2]) await turn();
    const dismiss = screen.queryByRole('button', { name: 'Dismiss' });
    if (dismiss) await user.click(dismiss);
    for (const _turn of [1, 2, 3]) {
      const before = searches();
      await turn();
      expect(searches()).toBeGreaterThan(before);
    }
    expect(notices()).not.toHaveTextContent(NOTICE);
    isDown = false;
    await turn();
    expect(await screen.findByText(/^1–8 of /)).toBeInTheDocument();
    const before = searches();
    for (const _turn of [1, 2]) await turn();
    expect(searches()).toBe(before);
  });

  test('shows no notice for failures in the background', async () => {
    let isDown = false;
    const { store } = await renderApp({
      path: '/list/Ontario/Toronto',
      intercede: () => (isDown ? new Response(null, { status: 503 }) : undefined),
    });
    await screen.findByText(/^1–8 of /);
    // The content below the cards is drawn after them. Of its columns, Nearby Cities is only a placeholder here.
    await screen.findByRole('list', { name: 'Popular Searches' });
    isDown = true;
    await act(() => refreshLocationList(store.dispatch));
    const [failed] = realtyApi.util.selectEntriesForEndpoint(store.getState(), 'locationList');
    expect(failed?.status).toBe('rejected');
    expect(notices()).not.toHaveTextContent(NOTICE);
  });
});

test('a call that fails again while others are answered is repeated when the connection is back', async () => {
  onTestFinished(chooseRetries({ tries: 0 }));
  let isDown = true;
  let failures = 0;
  network.use(
    http.get('*/realty/listings/W1', () => {
      if (!isDown) return HttpResponse.json({ message: 'None.' }, { status: 404 });
      failures += 1;
      return HttpResponse.error();
    }),
    http.all('*', () => HttpResponse.json({ message: 'None.' }, { status: 404 })),
  );
  const store = makeStore();
  onTestFinished(store.dispatch(followReach()));
  const { listing } = realtyApi.endpoints;
  const ask = (mlsNumber: string) => store.dispatch(listing.initiate({ mlsNumber, boardId: 2 }));
  const status = () => listing.select({ mlsNumber: 'W1', boardId: 2 })(store.getState()).error;
  await ask('W1');
  await ask('W2');
  await vi.waitFor(() => expect(failures).toBe(2));
  await vi.waitFor(() => expect(status()).toMatchObject({ status: 0 }));
  await ask('W3');
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(status()).toMatchObject({ status: 404 }));
});
