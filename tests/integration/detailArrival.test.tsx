import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { selectNotifications } from '#store/notificationsSlice.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

const house = createMockGeneratedListing();
const LIST = '/list/Ontario/Toronto';
const HOUSE_PATH = '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2';
const isListing = ({ url }: Request) => new URL(url).pathname === '/realty/listings/C1000001';

/** Opens the product with one house. The test decides when the house's own answer arrives. */
async function openPending(path: string, listings = [house]) {
  const services = await makeTestServices({ listings });
  onTestFinished(() => services.close());
  const pending = Promise.withResolvers<void>();
  const app = await renderApp({
    path,
    services,
    intercede: (request) =>
      isListing(request) ? pending.promise.then(() => services.fetch(request)) : undefined,
  });
  return { ...app, give: () => act(async () => pending.resolve()) };
}

describe('a listing that the list has shown', () => {
  test('shows its top at once, and the rest when it is loaded', async () => {
    const { user, give } = await openPending(LIST);
    await user.click(await screen.findByRole('link', { name: /33 Queen Street W/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' })).toBeVisible();
    expect(screen.getAllByText('$1,000,000')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open photo 1 of 5' })).toBeVisible();
    expect(await screen.findByRole('status', { name: 'Loading the rest of the listing…' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Facts & Features' })).not.toBeInTheDocument();
    await give();
    expect(await screen.findByRole('heading', { name: 'Facts & Features' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open photo 1 of 6' })).toBeVisible();
    expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();
  });

  test('is loaded first if its number belongs to another board', async () => {
    const { router, give } = await openPending(LIST, [house, createMockGeneratedListing({ boardId: 9 })]);
    await screen.findAllByRole('link', { name: /33 Queen Street W/ });
    await act(() => router.navigate('/detail/C1000001/86'));
    expect(await screen.findByRole('status', { name: 'Loading the listing…' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expectedConsole.push(/404/);
    await give();
    expect(await screen.findByRole('heading', { name: /There is an error/ })).toBeVisible();
  });
});

describe('Back', () => {
  test.each([
    ['the right address', HOUSE_PATH],
    ['an address that had to be corrected', '/detail/C1000001/2'],
  ])('leads from a pasted link to the list of the place: %s', async (_title, path) => {
    const services = await makeTestServices({ listings: [house] });
    onTestFinished(() => services.close());
    const { user, location } = await renderApp({ path, services });
    await screen.findByRole('heading', { name: 'Facts & Features' });
    await waitFor(() => expect(location()).toBe(HOUSE_PATH));
    // The page is drawn shortly after its address changes.
    await act(async () => undefined);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(location()).toBe('/list/Ontario/Toronto'));
  });

  test('leads from a lease to leases, and so do the links to the map and to nearby homes', async () => {
    const services = await makeTestServices({
      listings: [createMockGeneratedListing({ type: 'Lease', listPrice: 8500 })],
    });
    onTestFinished(() => services.close());
    await renderApp({ path: HOUSE_PATH, services });
    const back = await screen.findByRole('link', { name: 'Back' });
    const lease = 'type=lease&maxPrice=10000';
    expect(back).toHaveAttribute('href', `/real-estate/list/Ontario/Toronto?${lease}`);
    for (const link of await screen.findAllByRole('link', { name: 'View On Map' })) {
      expect(link).toHaveAttribute('href', expect.stringMatching(`/C1000001/2\\?${lease}$`));
    }
    expect(await screen.findByRole('link', { name: /^More homes in/ })).toHaveAttribute(
      'href',
      `/real-estate/list/Ontario/Toronto/Trinity--Bellwoods?${lease}`,
    );
  });

  test('keeps the search, also on the map', async () => {
    const { user, give } = await openPending(`${LIST}?beds=2&keywords=park&sort=bedsDesc`);
    await give();
    await user.click(await screen.findByRole('link', { name: /33 Queen Street W/ }));
    const [link] = await screen.findAllByRole('link', { name: 'View On Map' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('/C1000001/2?beds=2&keywords=park&state=Ontario&city=Toronto&sort=bedsDesc'),
    );
  });

  test('returns to the visitor’s earlier page', async () => {
    const { user, location, give } = await openPending(`${LIST}?sort=listPriceAsc`);
    await give();
    await user.click(await screen.findByRole('link', { name: /33 Queen Street W/ }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(location()).toBe(`${LIST}?sort=listPriceAsc`));
  });
});

describe('a listing that cannot be loaded', () => {
  /** Opens a listing whose request fails until the test ends that. */
  async function openFailing(fail: () => Response) {
    expectedConsole.push(/404|500|Failed/);
    const services = await makeTestServices({ listings: [house] });
    onTestFinished(() => services.close());
    let fails = true;
    const app = await renderApp({
      path: HOUSE_PATH,
      services,
      intercede: (request) => (fails && isListing(request) ? fail() : undefined),
    });
    await screen.findByRole('alert');
    return {
      ...app,
      recover: () => {
        fails = false;
      },
    };
  }
  const missing = () => HttpResponse.json({ message: 'No.', requestId: 'r' }, { status: 404 });

  test('shows a message, and the list opens after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const started = Date.now();
    const { location, store } = await openFailing(missing);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is an error — check it out!Could not find this listing.The list of homes opens in 3 seconds.',
    );
    expect(selectNotifications(store.getState()), 'the fault is said once').toEqual([]);
    const failure = expect.objectContaining({ status: 404 });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Error fetching listing.', failure);
    expect(document.title).toMatch(/^Listing not found/);
    // The clock runs while the page loads, so three seconds from the start end sooner than three seconds from here.
    await act(() => vi.advanceTimersByTimeAsync(Math.max(0, started + 2900 - Date.now())));
    expect(location()).toBe(HOUSE_PATH);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    // The place in the address.
    await waitFor(() => expect(location()).toBe('/list/Ontario/Toronto'));
  });

  test('keeps its page open if the visitor chooses to stay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { user, location } = await openFailing(missing);
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByRole('alert')).toHaveTextContent('This page stays open.');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(location()).toBe(HOUSE_PATH);
  });

  test('is requested again', async () => {
    const { user, recover, requests } = await openFailing(() =>
      HttpResponse.json({ message: 'Sorry.' }, { status: 500 }),
    );
    const unlisted = () => document.head.querySelector('meta[name="robots"]');
    expect(unlisted(), 'search engines leave it out').toHaveAttribute('content', 'noindex');
    recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' })).toBeVisible();
    expect(unlisted()).toBeNull();
    expect(requests.filter((path) => path === '/realty/listings/C1000001')).toHaveLength(2);
  });

  test('is not reported as missing if the server could not be reached', async () => {
    await openFailing(() => HttpResponse.error());
    expect(screen.getByText('Could not connect to server.')).toBeVisible();
    expect(screen.queryByText('Could not find this listing.')).not.toBeInTheDocument();
  });

  test('shows its message in French', async () => {
    await changeLanguage('fr');
    onTestFinished(() => changeLanguage('en'));
    await openFailing(missing);
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Une erreur s’est produite.' })).toBeVisible();
    expect(alert).toHaveTextContent('La liste des propriétés s’ouvre dans 3 secondes.');
  });
});
