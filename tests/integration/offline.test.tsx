import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FETCHED_AT } from '#config/offline.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

const HOME = createMockGeneratedListing({
  mlsNumber: 'W1000001',
  city: 'Mississauga',
  latitude: 43.6,
  longitude: -79.65,
});

/** Yesterday's answers show the day, today's only the time. */
const NOW = new Date(2026, 10, 22, 16, 30);
const YESTERDAY = new Date(2026, 10, 21, 14, 5).toISOString();
const TODAY = new Date(2026, 10, 22, 14, 5).toISOString();

const LIST = '/list/Ontario/Mississauga';
const NOTE = /We can’t reach our listings right now/;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

/** The product with services whose answers come from the device until `connect` is called. */
async function open(path: string, since = TODAY, isRefused = (_url: string) => false) {
  const services = await makeTestServices({ listings: [HOME] });
  onTestFinished(() => services.close());
  let isConnected = false;
  const intercede = async (request: Request) => {
    if (isRefused(request.url)) return new Response(null, { status: 400 });
    if (isConnected || request.method !== 'GET') return undefined;
    const answer = await services.fetch(request);
    answer?.headers.set(FETCHED_AT, since);
    return answer;
  };
  const app = await renderApp({ path, services, intercede });
  return {
    ...app,
    connect: () => {
      isConnected = true;
    },
  };
}

const note = () => screen.findByText(NOTE);
const noNote = () => waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());

test('an offline copy of a list shows its date until a newer list is loaded', async () => {
  const { user, connect } = await open(LIST);
  expect(await note()).toHaveTextContent(/Showing results from 2:05\sp\.m\.\.?$/);
  expect(await screen.findByRole('list', { name: 'Results' })).toHaveTextContent('W1000001');
  const status = (await note()).closest('[role="status"]') as HTMLElement; // the note is inside one
  await user.click(within(status).getByRole('button', { name: 'Try again' }));
  await note();
  connect();
  await user.click(within(status).getByRole('button', { name: 'Try again' }));
  await noNote();
  expect(await screen.findByRole('list', { name: 'Results' })).toHaveTextContent('W1000001');
});

test('an offline copy from another day shows the day', async () => {
  await open(LIST, YESTERDAY);
  expect(await note()).toHaveTextContent(/Showing results from November 21 at 2:05\sp\.m\.\.?$/);
});

test('an offline copy is requested again when online, and regularly while the page is visible', async () => {
  const { connect, requests } = await open(LIST);
  await note();
  const searches = () => requests.filter((path) => path.startsWith('/realty/listings?')).length;
  const before = searches();
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(searches()).toBe(before + 1));
  await note();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(30_000);
  hidden.mockRestore();
  expect(searches()).toBe(before + 1);
  connect();
  window.dispatchEvent(new Event('online'));
  await noNote();
});

test('an offline copy of a listing shows its date, in French too', async () => {
  onTestFinished(async () => {
    localStorage.clear();
    await changeLanguage('en');
  });
  const { user, connect } = await open('/detail/W1000001/2');
  expect(await note()).toHaveTextContent('2:05');
  await user.click(screen.getAllByRole('button', { name: /Français/ })[0] as HTMLElement); // there is one
  expect(await screen.findByText(/Voici les résultats de 14\sh\s05\.$/)).toBeVisible();
  connect();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() =>
    expect(screen.queryByText(/^Impossible de joindre nos inscriptions/)).not.toBeInTheDocument(),
  );
});

/** Saves homes on the visitor's device. */
function keep(...numbers: string[]) {
  const seen = { price: 610_000, lastStatus: 'New' };
  const saved = numbers.map((mlsNumber) => ({ mlsNumber, boardId: 2, saved: YESTERDAY, note: '', seen }));
  localStorage.setItem('hp:saved-homes', JSON.stringify(saved));
  onTestFinished(() => localStorage.clear());
}

test('a saved home without an offline copy is not shown as off the market', async () => {
  keep('W1000001', 'W1000009');
  const { user, connect } = await open('/saved');
  await note();
  const unknown = () => within(screen.getByRole('list', { name: 'Saved homes' })).getAllByRole('listitem')[1];
  expect(unknown()).toHaveTextContent(/^Details unavailable.*MLS® W1000009.*\$610,000/);
  connect();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(unknown()).toHaveTextContent(/^No longer listed/));
});

test('a compared home without an offline copy is not shown as off the market', async () => {
  const { user, connect } = await open('/saved/compare?homes=2-W1000001,2-W1000009');
  await note();
  const unknown = () => screen.getByRole('columnheader', { name: /MLS® W1000009/ });
  expect(unknown()).toHaveTextContent('Details unavailable');
  connect();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(unknown()).toHaveTextContent('No longer listed'));
});

test('saved homes with an offline copy are shown, even if others have none', async () => {
  const others = Array.from({ length: 50 }, (_, index) => `W20000${index + 10}`);
  keep('W1000001', ...others);
  await open('/saved', TODAY, (url) => url.includes('W2000059'));
  await note();
  expect(await screen.findByRole('list', { name: 'Saved homes' })).toHaveTextContent('W1000001');
});

test('offline copies of saved homes show their date', async () => {
  keep('W1000001');
  const { user, connect } = await open('/saved');
  await note();
  expect(await screen.findByRole('list', { name: 'Saved homes' })).toHaveTextContent('W1000001');
  connect();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await noNote();
});
