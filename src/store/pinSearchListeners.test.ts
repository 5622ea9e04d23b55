import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { FETCHED_AT } from '#config/offline.ts';
import { ANSWER_FRESH_S, MAP_REFRESH_DEBOUNCE_MS } from '#domain/constants.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { makeStore } from './makeStore.ts';
import { selectNotifications } from './notificationsSlice.ts';
import { followPins } from './pinSearchListeners.ts';
import { pinsRetried, selectPins, selectPinsStatus, selectSearchedBounds } from './pinsSlice.ts';
import { searchRead } from './searchParamsSlice.ts';
import { sessionEnded } from './sessionSlice.ts';
import { mapClosed, viewMoved } from './settingsSlice.ts';

/** A request that waits until the test answers it. */
interface PendingRequest {
  kind: 'pins' | 'page';
  zoomPrecision: string | null;
  minBeds: string | null;
  /** @param copiedAt for an offline copy */
  answer(count: number, copiedAt?: string): void;
  fail(): void;
}

let pendingRequests: PendingRequest[] = [];

const server = setupServer(
  http.get('*/realty/listings', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const { promise, resolve } = Promise.withResolvers<Response>();
    pendingRequests.push({
      kind: searchParams.has('aggregates') ? 'pins' : 'page',
      zoomPrecision: searchParams.get('clusterPrecision'),
      minBeds: searchParams.get('minBeds'),
      answer: (count, copiedAt) =>
        resolve(
          HttpResponse.json(
            {
              page: 1,
              numPages: 1,
              pageSize: 30,
              count,
              listings: [],
              aggregates: { map: { clusters: [] } },
            },
            { headers: copiedAt ? { [FETCHED_AT]: copiedAt } : {} },
          ),
        ),
      fail: () => resolve(HttpResponse.json({ message: 'Too many pins.', requestId: 'r1' }, { status: 500 })),
    });
    return promise;
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  pendingRequests = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const bounds = { north: 43.7, south: 43.6, east: -79.3, west: -79.4 };
const viewAt = (zoom: number, searched = { bounds, zoom }) => ({
  center: { latitude: 43.65, longitude: -79.38 },
  zoom,
  bounds,
  searched,
  byVisitor: true,
});

/** A store whose map is on screen. */
function mapStore() {
  const store = makeStore();
  store.dispatch(followPins());
  return store;
}

/** Lets the debounce pass and the request reach the service. */
async function requestsReach(count: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(MAP_REFRESH_DEBOUNCE_MS);
  await vi.waitFor(() => expect(pendingRequests).toHaveLength(count));
}

test('a late answer of an older pin search never replaces a newer one', async () => {
  const store = mapStore();
  store.dispatch(viewMoved(viewAt(10)));
  await requestsReach(1);
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(2);
  pendingRequests[1]?.answer(12);
  await vi.waitFor(() => expect(selectPins(store.getState()).count).toBe(12));
  pendingRequests[0]?.answer(10);
  await vi.advanceTimersByTimeAsync(1000);
  // After another complete answer, everything that the network still delivers has arrived.
  store.dispatch(viewMoved(viewAt(14)));
  await requestsReach(3);
  expect(selectPins(store.getState()).count).toBe(12);
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('movements within the debounce send one request, for the last view', async () => {
  const store = mapStore();
  for (const zoom of [10, 11, 12]) {
    store.dispatch(viewMoved(viewAt(zoom)));
    await vi.advanceTimersByTimeAsync(MAP_REFRESH_DEBOUNCE_MS - 50);
  }
  await requestsReach(1);
  expect(pendingRequests[0]?.zoomPrecision).toBe('14');
});

test('a changed search sends a request for the same view; without a view none is sent', async () => {
  const store = mapStore();
  store.dispatch(searchRead({ ...DEFAULT_SEARCH, minBeds: 1 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(pendingRequests).toEqual([]);
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(1);
  store.dispatch(searchRead({ ...DEFAULT_SEARCH, minBeds: 3 }));
  await requestsReach(2);
  expect(pendingRequests.map(({ minBeds }) => minBeds)).toEqual(['1', '3']);
});

test('a map that closes before its view has rested sends no request, and leaves no view to search', async () => {
  const store = mapStore();
  store.dispatch(viewMoved(viewAt(12)));
  store.dispatch(mapClosed());
  await vi.advanceTimersByTimeAsync(1000);
  expect(pendingRequests).toEqual([]);
  expect(selectSearchedBounds(store.getState())).toBeNull();
  expect(selectPinsStatus(store.getState())).toBe('idle');
});

test('an answer for a closed map shows no notice, whether it succeeds or fails', async () => {
  const store = mapStore();
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(1);
  store.dispatch(mapClosed());
  pendingRequests[0]?.fail();
  await vi.advanceTimersByTimeAsync(1000);
  store.dispatch(viewMoved(viewAt(13)));
  await requestsReach(2);
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('the notice of a failed search leaves with the map', async () => {
  const store = mapStore();
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(1);
  pendingRequests[0]?.fail();
  await vi.waitFor(() => expect(selectNotifications(store.getState())).toHaveLength(1));
  store.dispatch(mapClosed());
  await vi.waitFor(() => expect(selectNotifications(store.getState())).toEqual([]));
});

test('a failed search keeps the pins and shows a notice; the next answer removes it', async () => {
  const store = mapStore();
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(1);
  pendingRequests[0]?.answer(7);
  await vi.waitFor(() => expect(selectPinsStatus(store.getState())).toBe('loaded'));
  store.dispatch(viewMoved(viewAt(13)));
  await requestsReach(2);
  pendingRequests[1]?.fail();
  await vi.waitFor(() => expect(selectPinsStatus(store.getState())).toBe('failed'));
  expect(selectPins(store.getState()).count).toBe(7);
  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual(['pinsFailed']);
  store.dispatch(viewMoved(viewAt(14)));
  await requestsReach(3);
  pendingRequests[2]?.answer(9);
  await vi.waitFor(() => expect(selectNotifications(store.getState())).toEqual([]));
});

test('a movement within the searched view sends no request, and cancels none', async () => {
  const store = mapStore();
  const searched = { bounds, zoom: 12.25 };
  store.dispatch(viewMoved(viewAt(12.1, searched)));
  await requestsReach(1);
  store.dispatch(viewMoved(viewAt(12.2, { ...searched })));
  await vi.advanceTimersByTimeAsync(1000);
  expect(pendingRequests).toHaveLength(1);
  pendingRequests[0]?.answer(12);
  await vi.waitFor(() => expect(selectPinsStatus(store.getState())).toBe('loaded'));
  store.dispatch(viewMoved(viewAt(12.3, { ...searched })));
  expect(selectPinsStatus(store.getState()), 'nothing is said to be loading').toBe('loaded');
  await vi.advanceTimersByTimeAsync(1000);
  expect(pendingRequests).toHaveLength(1);
});

test('after a failure any movement sends a request; a view seen a moment ago needs none', async () => {
  const store = mapStore();
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(1);
  pendingRequests[0]?.fail();
  await vi.waitFor(() => expect(selectPinsStatus(store.getState())).toBe('failed'));
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(2);
  pendingRequests[1]?.answer(12);
  await vi.waitFor(() => expect(selectPins(store.getState()).count).toBe(12));
  store.dispatch(viewMoved(viewAt(13)));
  await requestsReach(3);
  pendingRequests[2]?.answer(13);
  await vi.waitFor(() => expect(selectPins(store.getState()).count).toBe(13));
  store.dispatch(viewMoved(viewAt(12)));
  await vi.advanceTimersByTimeAsync(1000);
  expect(selectPins(store.getState()).count).toBe(12);
  expect(pendingRequests).toHaveLength(3);
});

test('a movement within the searched view fetches old answers again, with the panel’s page', async () => {
  const store = mapStore();
  const now = vi.spyOn(Date, 'now');
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(1);
  pendingRequests[0]?.answer(12);
  await vi.waitFor(() => expect(selectPinsStatus(store.getState())).toBe('loaded'));
  const panel = store.dispatch(realtyApi.endpoints.listings.initiate({ search: DEFAULT_SEARCH, bounds }));
  await requestsReach(2);
  pendingRequests[1]?.answer(12);
  expect((await panel).data?.count).toBe(12);
  store.dispatch(viewMoved(viewAt(12.001, { bounds, zoom: 12 })));
  await vi.advanceTimersByTimeAsync(1000);
  expect(pendingRequests, 'young enough').toHaveLength(2);

  now.mockReturnValue(Date.now() + ANSWER_FRESH_S * 1000);
  store.dispatch(viewMoved(viewAt(12.002, { bounds, zoom: 12 })));
  expect(selectPinsStatus(store.getState())).toBe('loading');
  await requestsReach(4);
  expect(
    pendingRequests
      .slice(2)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['page', 'pins']);
  for (const request of pendingRequests.slice(2)) request.answer(13);
  await vi.waitFor(() => expect(selectPins(store.getState()).count).toBe(13));
  store.dispatch(viewMoved(viewAt(12.003, { bounds, zoom: 12 })));
  await vi.advanceTimersByTimeAsync(1000);
  expect(pendingRequests).toHaveLength(4);
});

test('an offline copy is fetched again at the next movement, or at a retry', async () => {
  const store = mapStore();
  const yesterday = '2026-11-21T14:05:00.000Z';
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(1);
  pendingRequests[0]?.answer(12, yesterday);
  await vi.waitFor(() => expect(selectPins(store.getState()).count).toBe(12));
  store.dispatch(viewMoved(viewAt(12.001, { bounds, zoom: 12 })));
  await requestsReach(2);
  pendingRequests[1]?.answer(13, yesterday);
  await vi.waitFor(() => expect(selectPins(store.getState()).count).toBe(13));
  store.dispatch(pinsRetried());
  await requestsReach(3);
  pendingRequests[2]?.answer(14);
  await vi.waitFor(() => expect(selectPins(store.getState()).count).toBe(14));
  store.dispatch(viewMoved(viewAt(12.002, { bounds, zoom: 12 })));
  await vi.advanceTimersByTimeAsync(1000);
  expect(pendingRequests).toHaveLength(3);
});

test('after another session has begun a view is fetched again, and the pins stay until the answer', async () => {
  const store = mapStore();
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(1);
  pendingRequests[0]?.answer(12);
  await vi.waitFor(() => expect(selectPins(store.getState()).count).toBe(12));
  store.dispatch(mapClosed());
  store.dispatch(sessionEnded('expired'));
  expect(selectPins(store.getState()).count).toBe(12);
  store.dispatch(viewMoved(viewAt(12)));
  await requestsReach(2);
  expect(selectPins(store.getState()).count).toBe(12);
  pendingRequests[1]?.answer(9);
  await vi.waitFor(() => expect(selectPins(store.getState()).count).toBe(9));
});
