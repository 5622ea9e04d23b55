import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { takeEarlyFaults } from '#platform/monitoring/earlyFaults.ts';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { makeStore } from '#store/makeStore.ts';
import { notified } from '#store/notificationsSlice.ts';
import { sessionStarted } from '#store/sessionSlice.ts';
import { network } from '#tests/support/page/network.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { LazyBackground, UNTOUCHED_MS } from './LazyBackground.tsx';

vi.mock('./Background.tsx', () => ({ Background: () => <p>at work</p> }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  network.use(http.all('*', () => HttpResponse.json({ homes: [] })));
});
afterEach(() => {
  takeEarlyFaults();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that is rendered and idle, with the notices. */
async function openPage(store = makeStore()) {
  const view = renderWithStore(<LazyBackground noticesOver={false} />, store);
  await screen.findByRole('region', { name: 'Notifications' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  return view;
}
const work = () => screen.queryByText('at work');

test('the first page of a visit has the notices, and begins no other work until the visitor moves', async () => {
  const { user } = await openPage();
  await act(() => vi.advanceTimersByTimeAsync(UNTOUCHED_MS - 1000));
  expect(work()).not.toBeInTheDocument();
  await user.hover(document.body);
  expect(await screen.findByText('at work')).toBeInTheDocument();
});

test('an untouched page begins its work later', async () => {
  await openPage();
  await act(() => vi.advanceTimersByTimeAsync(UNTOUCHED_MS));
  await waitFor(() => expect(work()).toBeInTheDocument());
});

test('a page that scrolls begins its work', async () => {
  await openPage();
  window.dispatchEvent(new Event('scroll'));
  expect(await screen.findByText('at work')).toBeInTheDocument();
});

test('a customer’s page begins its work as soon as it is idle', async () => {
  const store = makeStore();
  store.dispatch(sessionStarted({ givenName: 'Anne', familyName: 'Tremblay', email: 'anne@example.ca' }));
  await openPage(store);
  await waitFor(() => expect(work()).toBeInTheDocument());
});

test('so does the page of a returning visitor, who has the code on the device', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  await openPage();
  await waitFor(() => expect(work()).toBeInTheDocument());
});

test('so does a page that was reloaded', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
  onTestFinished(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));
  await openPage();
  await waitFor(() => expect(work()).toBeInTheDocument());
});

test('a notice is shown at once, and the work begins with it', async () => {
  const { store } = await openPage();
  act(() => void store.dispatch(notified({ severity: 'success', notice: 'leadSent' })));
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(/\w/);
  await waitFor(() => expect(work()).toBeInTheDocument());
});

test('a failed call begins the work, which reports it', async () => {
  network.use(http.get('*/realty/listings/*', () => HttpResponse.json({ message: 'no' }, { status: 500 })));
  const { store } = await openPage();
  await act(async () => {
    await store.dispatch(realtyApi.endpoints.listing.initiate({ mlsNumber: 'W1', boardId: 2 }));
  });
  await waitFor(() => expect(work()).toBeInTheDocument());
});

test('an uncaught error begins the work, and waits for it', async () => {
  await openPage();
  const event = new ErrorEvent('error', { error: new RangeError('out of bounds') });
  act(() => void window.dispatchEvent(event));
  await waitFor(() => expect(work()).toBeInTheDocument());
  expect(takeEarlyFaults()).toEqual([event]);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('handled by the work itself') }));
  expect(takeEarlyFaults()).toEqual([]);
});

test('leads that wait on the device are delivered with the other work, from an untouched page later', async () => {
  const all = vi.spyOn(leadOutbox, 'all').mockResolvedValue([]);
  vi.spyOn(leadOutbox, 'isSupported').mockReturnValue(true);
  vi.spyOn(leadOutbox, 'withLock').mockImplementation((work) => work());
  onTestFinished(() => void vi.restoreAllMocks());
  await openPage();
  await act(() => vi.advanceTimersByTimeAsync(UNTOUCHED_MS - 1000));
  expect(all).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(all).toHaveBeenCalled());
});
