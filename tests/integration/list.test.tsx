import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

/** Eleven detached houses in Mississauga with rising prices, and a condo. */
const street = [
  ...Array.from({ length: 11 }, (_, index) =>
    createMockGeneratedListing({
      mlsNumber: `W100000${index + 10}`,
      city: 'Mississauga',
      neighborhood: 'Port Credit',
      area: 'Peel',
      streetNumber: String(index + 1),
      listPrice: 600_000 + index * 50_000,
      beds: 2 + (index % 4),
      latitude: 43.6 + index / 1000,
      longitude: -79.65,
    }),
  ),
  createMockGeneratedListing({
    mlsNumber: 'W2000001',
    city: 'Mississauga',
    neighborhood: 'Streetsville',
    class: 'CondoProperty',
    propertyType: 'Condo Apt',
    listPrice: 450_000,
    latitude: 43.6,
    longitude: -79.58,
  }),
];

type Intercede = (request: Request, services: TestServices) => Response | Promise<Response> | undefined;

const open = async (path: string, intercede: Intercede = () => undefined) => {
  const services = await makeTestServices({ listings: street });
  onTestFinished(() => services.close());
  return renderApp({ path, services, intercede: (request) => intercede(request, services) });
};

const LIST = '/list/Ontario/Mississauga?sort=listPriceAsc';

const results = () => screen.findByRole('list', { name: 'Results' });
const shownNumbers = async () => {
  const list = await results();
  // Cards outside the window are drawn later.
  await waitFor(() => expect(list.querySelector('li[aria-hidden]')).toBeNull());
  return [...list.querySelectorAll('[data-mls]')].map((card) => card.getAttribute('data-mls'));
};

/** The service's answer to a query. */
async function answerOf(services: TestServices, query: string) {
  const answer = await services.fetch(`/realty/listings?${query}`);
  return (await answer.json()) as WireListingsPage;
}

test('a city is listed page by page, with its heading, its trail and the range', async () => {
  const { user, location } = await open(LIST);
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'Homes for sale in Mississauga, Ontario',
  });
  expect(await screen.findByText('1–8 of 12 homes')).toBeVisible();
  const first = await shownNumbers();
  expect(first).toHaveLength(8);
  const trail = within(screen.getByRole('navigation', { name: 'Place' }));
  expect(trail.getByRole('link', { name: 'Ontario' })).toHaveAttribute(
    'href',
    '/real-estate/list/Ontario?sort=listPriceAsc',
  );

  await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
  expect(await screen.findByText('9–12 of 12 homes')).toBeVisible();
  expect(location()).toBe(`${LIST}&page=2`);
  const second = await shownNumbers();
  expect(second).toHaveLength(4);
  expect(second.filter((number) => first.includes(number))).toEqual([]);
  expect(heading).toHaveFocus();
});

test('a list shows the same homes as the service’s answer to its filters', async () => {
  const { user, services, location } = await open('/list/Ontario/Mississauga?sort=listPriceDesc');
  await screen.findByText('1–8 of 12 homes');
  await user.click(screen.getByRole('button', { name: 'Beds & Baths' }));
  await user.click(
    within(await screen.findByRole('group', { name: 'Beds' })).getByRole('radio', { name: '4+' }),
  );
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Home Type' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Detached' }));
  await user.click(await screen.findByRole('button', { name: 'Show 5 homes' }));
  await waitFor(() =>
    expect(location()).toBe('/list/Ontario/Mississauga?beds=4&home=detached&sort=listPriceDesc'),
  );
  const own = await answerOf(
    services,
    'type=sale&status=A&lastStatus=New&lastStatus=Pc&class=residential&class=condo&city=Mississauga&minBeds=4' +
      '&propertyType=Detached&maxPrice=6000000&sortBy=listPriceDesc&resultsPerPage=8',
  );
  expect(own.count).toBe(5);
  expect(await screen.findByText('1–5 of 5 homes')).toBeVisible();
  expect(await shownNumbers()).toEqual(own.listings.map(({ mlsNumber }) => mlsNumber));
});

test('another order starts again at the first page', async () => {
  const { user, location } = await open(`${LIST}&page=2`);
  await screen.findByText('9–12 of 12 homes');
  await user.click(screen.getByRole('button', { name: 'Sort: Least Expensive' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Most Expensive' }));
  await screen.findByText('1–8 of 12 homes');
  expect(location()).toBe('/list/Ontario/Mississauga?sort=listPriceDesc');
  expect((await shownNumbers())[0]).toBe('W10000020');
});

test('a province is listed too', async () => {
  await open('/list/Ontario');
  expect(await screen.findByRole('heading', { name: 'Homes for sale in Ontario' })).toBeVisible();
  expect(await screen.findByText('1–8 of 12 homes')).toBeVisible();
});

test('a neighbourhood’s list has only its own homes', async () => {
  await open('/list/Ontario/Mississauga/Streetsville');
  expect(
    await screen.findByRole('heading', { name: 'Homes for sale in Streetsville, Mississauga' }),
  ).toBeVisible();
  expect(await screen.findByText('1–1 of 1 home')).toBeVisible();
  expect(await shownNumbers()).toEqual(['W2000001']);
});

test('a city without its province gets the full address', async () => {
  const { location } = await open('/list?city=mississauga&beds=2');
  await waitFor(() => expect(location()).toBe('/list/Ontario/Mississauga?beds=2'));
  expect(
    await screen.findByRole('heading', { name: 'Homes for sale in Mississauga, Ontario' }),
  ).toBeVisible();
});

test('a list without a place offers cities and keeps the filters', async () => {
  const { requests } = await open('/list?beds=3');
  expect(await screen.findByText('No city or province selected.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mississauga' })).toHaveAttribute(
    'href',
    '/real-estate/list/Ontario/Mississauga?beds=3',
  );
  expect(requests.filter((path) => path.startsWith('/realty/listings'))).toEqual([]);
});

test('a visitor can clear the filters if no home matches', async () => {
  const { user, location } = await open('/list/Ontario/Mississauga?minPrice=5000000&beds=5');
  expect(await screen.findByText('No results found. Please try another search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('1–8 of 12 homes')).toBeVisible();
  expect(location()).toBe('/list/Ontario/Mississauga');
});

test('an empty list says which filters cost the most homes', async () => {
  const path = '/list/Ontario/Mississauga?minPrice=5000000&beds=5&keywords=helipad';
  const { user, location } = await open(`${path}&sort=listPriceDesc`);
  expect(await screen.findByText('No results found. Please try another search.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Remove one filter' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove filter: “helipad”' }));
  await user.click(await screen.findByRole('button', { name: 'Without $5M – $6M: 2 homes' }));
  expect(await screen.findByText('1–2 of 2 homes')).toBeVisible();
  expect(location()).toBe('/list/Ontario/Mississauga?beds=5&sort=listPriceDesc');
});

test('a place without any homes offers another place', async () => {
  await open('/list/Ontario/Toronto');
  expect(await screen.findByText('No results found. Please try another search.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another place' })).toHaveAttribute(
    'href',
    '/real-estate/list',
  );
});

test('a page number beyond the last opens the last page', async () => {
  const { location } = await open(`${LIST}&page=40`);
  expect(await screen.findByText('9–12 of 12 homes')).toBeVisible();
  expect(location()).toBe(`${LIST}&page=2`);
});

test('a failure shows an error, and the list can be requested again', async () => {
  let broken = true;
  const { user } = await open(LIST, (request) =>
    broken && new URL(request.url).pathname === '/realty/listings'
      ? Response.json({ message: 'The store is closed.', requestId: 'r-1' }, { status: 500 })
      : undefined,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load these homes.');
  expect(screen.queryByRole('list', { name: 'Results' })).not.toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–8 of 12 homes')).toBeVisible();
});

test('the page before stays, dimmed, until the next one is there', async () => {
  let answer = (): void => {};
  const pending = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = await open(LIST, (request, services) =>
    request.url.includes('pageNum=2') ? pending.then(() => services.fetch(request)) : undefined,
  );
  const first = await shownNumbers();
  await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
  await waitFor(async () => expect(await results()).toHaveAttribute('aria-busy', 'true'));
  expect(await shownNumbers()).toEqual(first);
  answer();
  expect(await screen.findByText('9–12 of 12 homes')).toBeVisible();
  expect(await results()).toHaveAttribute('aria-busy', 'false');
});

test('Show more continues the list in place, and the address names its last page', async () => {
  const { user, location } = await open(LIST);
  const first = await shownNumbers();
  await user.click(await screen.findByRole('button', { name: 'Show 4 more homes' }));
  expect(await screen.findByText('1–12 of 12 homes')).toHaveAttribute('role', 'status');
  const both = await shownNumbers();
  expect(both).toHaveLength(12);
  expect(both.slice(0, 8)).toEqual(first);
  expect(location()).toBe(`${LIST}&page=2`);
  // The keyboard goes on with the first home of the next page.
  const [, ninth] = within(await results())
    .getAllByRole('listitem')
    .slice(7);
  await waitFor(() => expect(ninth).toContainElement(document.activeElement as HTMLElement | null));
  expect(screen.queryByRole('button', { name: /^Show .* more/ })).not.toBeInTheDocument();
  // The numbered pages stay for search engines, and show a page alone.
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Go to page 1' }));
  expect(await screen.findByText('1–8 of 12 homes')).toBeVisible();
  expect(await shownNumbers()).toEqual(first);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Back from a listing shows the continued list again, and so does a reload', async () => {
  const { user, router, requests, location } = await open(LIST);
  await user.click(await screen.findByRole('button', { name: 'Show 4 more homes' }));
  await screen.findByText('1–12 of 12 homes');
  const before = await shownNumbers();
  const cards = await within(await results()).findAllByRole('link', { name: /Queen|Street/ });
  const href = cards.at(-1)?.getAttribute('href');
  await user.click(cards.at(-1) as HTMLElement);
  await screen.findByRole('button', { name: 'Back' });
  const sent = requests.filter((path) => path.startsWith('/realty/listings?')).length;
  await act(() => router.navigate(-1));
  await waitFor(() => expect(location()).toBe(`${LIST}&page=2`));
  expect(await screen.findByText('1–12 of 12 homes')).toBeVisible();
  expect(await shownNumbers()).toEqual(before);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('href', href));
  expect(requests.filter((path) => path.startsWith('/realty/listings?'))).toHaveLength(sent);
  // A browser keeps the state of a history entry over a reload.
  expect(router.state.location.state).toMatchObject({ from: 1 });
});

test('a next page that cannot be loaded leaves the homes above it, and can be requested again', async () => {
  let broken = true;
  const { user } = await open(LIST, (request) =>
    broken && request.url.includes('pageNum=2') ? Response.json({}, { status: 500 }) : undefined,
  );
  const first = await shownNumbers();
  await user.click(await screen.findByRole('button', { name: 'Show 4 more homes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load these homes.');
  expect(await shownNumbers()).toEqual(first);
  expect(screen.getByText('1–8 of 12 homes')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–12 of 12 homes')).toBeVisible();
  expect(await shownNumbers()).toHaveLength(12);
});

test('without a connection, Show more says so in one sentence', async () => {
  const { user } = await open(LIST, (request) =>
    request.url.includes('pageNum=2') ? Response.error() : undefined,
  );
  const more = await screen.findByRole('button', { name: 'Show 4 more homes' });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  await user.click(more);
  const sentence = await screen.findByRole('alert');
  expect(sentence).toHaveTextContent('You are currently offline.');
  // Notices that repeat it are hidden.
  expect(sentence).toHaveAttribute('data-says-fault');
  expect(screen.queryByText('Could not connect to server.')).not.toBeInTheDocument();
});

test('the cards show the monthly cost of their homes if the visitor wants it, also on the next visit', async () => {
  onTestFinished(() => localStorage.clear());
  const { user, unmount } = await open(LIST);
  await shownNumbers();
  expect(screen.queryByText(/^Est\./)).not.toBeInTheDocument();
  const toggle = screen.getByRole('switch', { name: 'Monthly cost' });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(await screen.findAllByText(/^Est\. \$[\d,]+ \/mo$/)).toHaveLength(8);
  expect(toggle).toBeChecked();
  unmount();
  await open(LIST);
  await shownNumbers();
  expect(await screen.findAllByText(/^Est\./)).toHaveLength(8);
});

test.each([
  [1, 'Residential · Trinity-Bellwoods, Mississauga'],
  [2, 'Log in to see 2 more homes'],
])('%i restricted homes are one row below the cards and show no values', async (count, text) => {
  const closed = Array.from({ length: count }, (_, index) =>
    createMockGeneratedListing({
      mlsNumber: `W300000${index}`,
      city: 'Mississauga',
      streetName: 'Hidden',
      listPrice: 1_234_567,
      permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
    }),
  );
  const services = await makeTestServices({ listings: [...closed, ...street.slice(0, 3)] });
  onTestFinished(() => services.close());
  const { container, store } = await renderApp({ path: '/list/Ontario/Mississauga', services });
  expect(await screen.findByRole('link', { name: 'LOG IN TO VIEW' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect((await shownNumbers()).filter((number) => number?.startsWith('W3'))).toEqual([]);
  for (const everything of [container.innerHTML, JSON.stringify(store.getState())]) {
    expect(everything).not.toContain('Hidden');
    expect(everything).not.toMatch(/1,?234,?567/);
  }
});

test('Back from a listing focuses its card, and sends no request again', async () => {
  const { user, router, requests, location } = await open(`${LIST}&page=2`);
  await screen.findByText('9–12 of 12 homes');
  const [card] = await within(await results()).findAllByRole('link', { name: /Queen|Street/ });
  if (!card) throw new Error('There is no card.');
  const href = card.getAttribute('href');
  await user.click(card);
  await waitFor(() => expect(location()).toMatch(/^\/detail\//));
  await screen.findByRole('button', { name: 'Back' });
  const before = requests.filter((path) => path.startsWith('/realty/listings?')).length;
  await act(() => router.navigate(-1));
  await waitFor(() => expect(location()).toBe(`${LIST}&page=2`));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('href', href));
  expect(requests.filter((path) => path.startsWith('/realty/listings?'))).toHaveLength(before);
});

test.each([
  ['', 'en', 'Homes for sale in Toronto, Ontario'],
  ['?type=lease', 'en', 'Homes for lease in Toronto, Ontario'],
  ['?show=both', 'en', 'Homes for sale in Toronto, Ontario'],
  ['?show=sold', 'en', 'Homes sold in Toronto, Ontario'],
  ['?show=sold&soldDays=90', 'en', 'Homes sold in Toronto, Ontario in the last 90 days'],
  ['?show=sold&soldDays=360', 'en', 'Homes sold in Toronto, Ontario in the last year'],
  ['?type=lease&show=sold&soldDays=1', 'en', 'Homes leased in Toronto, Ontario in the last day'],
  ['?show=sold&soldDays=90', 'fr', 'Propriétés vendues depuis moins de 90 jours à Toronto, Ontario'],
  ['?type=lease&show=sold', 'fr', 'Propriétés louées à Toronto, Ontario'],
] as const)('the heading of the list "%s" describes its homes (%s)', async (query, language, heading) => {
  await changeLanguage(language);
  onTestFinished(() => changeLanguage('en'));
  await renderApp({ path: `/list/Ontario/Toronto${query}` });
  const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ') ?? '';
  expect(plain((await screen.findByRole('heading', { level: 1 })).textContent)).toBe(heading);
  await waitFor(() => expect(plain(document.title)).toContain(heading));
  const description = document.head.querySelector('meta[name="description"]')?.getAttribute('content');
  await waitFor(() => expect(plain(description)).toContain(heading));
});

test.each([
  ['/list/quebec/montreal', '/list/Quebec/Montr%C3%A9al', 'Homes for sale in Montréal, Quebec'],
  [
    '/list/quebec/montreal/cote--des--neiges?beds=2',
    '/list/Quebec/Montr%C3%A9al/C%C3%B4te--des--Neiges?beds=2',
    'Homes for sale in Côte-des-Neiges, Montréal',
  ],
])('the heading and the address of %s have the name of its place', async (path, canonical, heading) => {
  const { location } = await renderApp({ path });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(location()).toBe(canonical);
});
