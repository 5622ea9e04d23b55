import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { GeneratedListing } from '#demo/types.ts';
import { chooseTokenSource } from '#platform/identity/sessionToken.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';

const DESCRIPTION = `${'A bright brick house near the park. '.repeat(10)}The last word is wainscoting.`;

const house = createMockGeneratedListing({
  mlsNumber: 'C1000001',
  listPrice: 1_000_000,
  originalPrice: 1_100_000,
  lastStatus: 'Pc',
});

const open = async (path: string, listings = [house]) => {
  const services = await makeTestServices({ listings });
  return renderApp({ path, services });
};

const HOUSE_PATH = '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2';

/** The last heading of the listing itself that is drawn. The page is drawn from the top down. */
const LAST = { name: 'About 33 Queen Street W' };

test('a listing shows its price, address, counts, payment and facts', async () => {
  await open(HOUSE_PATH);
  expect(await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' })).toBeVisible();
  expect(screen.getAllByText('$1,000,000')[0]).toBeVisible();
  expect(screen.getByText('Price cut $100,000')).toBeVisible();
  const glance = screen.getByLabelText('At a glance');
  expect(within(glance).getByText('Bedrooms').closest('div')).toHaveTextContent('3');
  // 800,000 at 5% over 25 years, by the monthly-rate annuity of the specification.
  expect(await screen.findByText('$4,677 /mo')).toBeInTheDocument();
  const facts = await screen.findByRole('region', { name: 'Facts & Features' });
  expect(within(facts).getByText('C1000001')).toBeVisible();
  expect(within(facts).getByText('$7,000 (2026)')).toBeVisible();
  expect(within(await screen.findByRole('region', { name: 'Rooms' })).getByText('4.2 × 3.1 m')).toBeVisible();
});

test('the page shows the price of a weekly lease per week everywhere', async () => {
  const details = { ...house.details, leaseTerms: 'Weekly' };
  const suite = createMockGeneratedListing({ type: 'Lease', listPrice: 1450, details });
  await open(HOUSE_PATH, [suite]);
  await screen.findByRole('heading', { level: 1 });
  for (const price of screen.getAllByText('$1,450')) expect(price).toHaveTextContent('$1,450 /week');
});

test('a wrong slug with a right MLS number and board opens, and the address bar is corrected', async () => {
  const { location } = await open('/detail/Ontario/Ottawa/Nowhere/1-wrong-street/c1000001/2');
  await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' });
  await waitFor(() => expect(location()).toBe(HOUSE_PATH));
});

test('a shorter path leads to the list of its place', async () => {
  const { location } = await open('/detail/Ontario/Toronto');
  await waitFor(() => expect(location()).toBe('/list/Ontario/Toronto'));
});

test('a sold listing shows the sold price with the list price struck through', async () => {
  const sold = createMockGeneratedListing({
    status: 'U',
    lastStatus: 'Sld',
    listPrice: 900_000,
    soldPrice: 955_000,
    listDay: -40,
    soldDay: -20,
  });
  await open('/detail/C1000001/2', [sold]);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText('$955,000')[0]).toBeVisible();
  expect(screen.getAllByText('$900,000')[0]?.tagName).toBe('DEL');
  expect(screen.getByText(/^Sold on /)).toBeVisible();
});

test('a phone shows 250 characters of a long description until the visitor asks for all of it', async () => {
  window.innerWidth = 390;
  const wordy = { ...house, details: { ...house.details, description: DESCRIPTION } };
  const { user } = await open('/detail/C1000001/2', [wordy]);
  await screen.findByRole('heading', { name: 'Overview' });
  expect(screen.queryByText(/wainscoting/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See more' }));
  expect(screen.getByText(/wainscoting/)).toBeVisible();
});

test('a wide window shows the whole description, before the history', async () => {
  await open('/detail/C1000001/2', [{ ...house, details: { ...house.details, description: DESCRIPTION } }]);
  expect(await screen.findByText(/wainscoting/)).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf('Overview')).toBeLessThan(headings.indexOf('Listing History'));
});

test('facts are in groups', async () => {
  await open('/detail/C1000001/2', [{ ...house, details: { ...house.details, heating: 'Forced Air' } }]);
  const facts = await screen.findByRole('region', { name: 'Facts & Features' });
  const groups = within(facts).getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Inside',
    'Outside and parking',
    'Building',
    'Costs',
    'Listing',
  ]);
  const groupOf = (label: string) =>
    within(facts).getByText(label).closest('dl')?.previousElementSibling?.textContent;
  expect(['Heating', 'Property type', 'Property taxes', 'MLS® number'].map(groupOf)).toEqual([
    'Inside',
    'Building',
    'Costs',
    'Listing',
  ]);
});

test('a phone folds facts, rooms and the cash to close; the page has their texts, and the link unfolds', async () => {
  window.innerWidth = 390;
  const { user } = await open(HOUSE_PATH);
  for (const [name, text] of [
    ['Facts & Features', 'C1000001'],
    ['Rooms', '4.2 × 3.1 m'],
    ['Cash to close', 'Down payment'],
  ] as const) {
    const region = await screen.findByRole('region', { name });
    expect(within(region).getByText(text)).not.toBeVisible();
  }
  await user.click(screen.getByText('Rooms'));
  expect(screen.getByText('4.2 × 3.1 m')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Cash to close/ }));
  const cash = screen.getByRole('region', { name: 'Cash to close' });
  expect(within(cash).getByText('Down payment')).toBeVisible();
});

test('the generated text is folded at any width', async () => {
  const { user } = await open(HOUSE_PATH);
  const about = await screen.findByRole('region', LAST);
  expect(within(about).getByText(/is for sale in/)).not.toBeVisible();
  await user.click(screen.getByRole('heading', LAST));
  expect(within(about).getByText(/is for sale in/)).toBeVisible();
});

test('a restricted listing sends a visitor to log in and back, and shows none of its values', async () => {
  const restricted = createMockGeneratedListing({
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  });
  const { location, router } = await open(HOUSE_PATH, [restricted]);
  // The heading of the page that the services wrote stays until the login page is there.
  expect(await screen.findByRole('heading', { level: 1, name: 'Listing C1000001' })).toBeVisible();
  let wasMissing = false;
  const observer = new MutationObserver(() => {
    wasMissing ||= document.querySelector('h1') === null;
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await screen.findByRole('heading', { level: 1, name: 'Log in to see this home' });
  observer.disconnect();
  expect(wasMissing, 'a moment without a heading').toBe(false);
  expect(location()).toBe('/auth/login?redirect=%2Fdetail%2FC1000001%2F2&intent=seeHome');
  expect(router.state.historyAction, 'Back does not lead there again').toBe('REPLACE');
  for (const value of ['1,000,000', 'brick house', 'M6J', 'harbour/c1000001']) {
    expect(document.documentElement.innerHTML).not.toContain(value);
  }
});

test('a restricted listing shows all its values to a signed-in customer', async () => {
  const restricted = createMockGeneratedListing({
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  });
  const visitor = await makeTestServices({ listings: [restricted] });
  const customer = await makeTestServices({ listings: [restricted], session: CUSTOMER });
  chooseTokenSource(async () => 'a-token');
  onTestFinished(() => chooseTokenSource(async () => undefined));
  const callerOf = ({ headers }: Request) =>
    headers.get('Authorization') === 'Bearer a-token' ? customer : visitor;
  await renderApp({
    path: '/detail/C1000001/2',
    services: visitor,
    intercede: (request) => callerOf(request).fetch(request),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' })).toBeVisible();
  expect(screen.getAllByText('$1,000,000')[0]).toBeVisible();
});

test('photos open over the whole screen, and the browser’s Back closes them and stays on the page', async () => {
  // jsdom has no layout, and a row without width has no steps.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
  const { user, router, location } = await open('/detail/C1000001/2');
  const opener = await screen.findByRole('button', { name: 'Open photo 3 of 6' });
  await user.click(opener);
  const gallery = await screen.findByRole('dialog', { name: 'Photos' });
  expect(await within(gallery).findByText('3 / 6')).toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe(HOUSE_PATH);
  expect(opener).toHaveFocus();
});

test('sold comparables come two at a time', async () => {
  const sold = [1, 2, 3, 4, 5].map((number) =>
    createMockGeneratedListing({
      mlsNumber: `C200000${number}`,
      streetNumber: String(40 + number),
      status: 'U',
      lastStatus: 'Sld',
      soldPrice: 990_000 + number,
      listDay: -60,
      soldDay: -30,
    }),
  );
  const { user } = await open('/detail/C1000001/2', [house, ...sold]);
  const region = await screen.findByRole('region', { name: 'Sold Comparable Listings' });
  expect(await within(region).findAllByRole('article')).toHaveLength(2);
  await user.click(within(region).getByRole('button', { name: 'Load More' }));
  expect(within(region).getAllByRole('article')).toHaveLength(4);
});

test.each([
  ['three homes of nearly the same size within 1.5 km', 3, 3, false],
  ['a wider choice with a word about it, if only two are so close', 2, 4, true],
])('a home is compared with %s', async (_kind, near, shown, isWidened) => {
  const sold = (mlsNumber: string, changes: Partial<GeneratedListing>) =>
    createMockGeneratedListing({
      mlsNumber,
      homeKey: mlsNumber,
      streetNumber: mlsNumber.slice(-2),
      status: 'U',
      lastStatus: 'Sld',
      soldPrice: 990_000,
      listDay: -60,
      soldDay: -30,
      ...changes,
    });
  const close = Array.from({ length: near }, (_, index) => sold(`C20000${index + 11}`, {}));
  const larger = sold('C2000021', { sqft: (house.sqft ?? 0) * 1.4 });
  const farther = sold('C2000022', { latitude: house.latitude + 0.02 });
  const { user } = await open('/detail/C1000001/2', [house, ...close, larger, farther]);
  const region = await screen.findByRole('region', { name: 'Sold Comparable Listings' });
  await user.click(within(region).getByRole('button', { name: 'Load More' }));
  expect(within(region).getAllByRole('article')).toHaveLength(shown);
  expect(within(region).queryAllByText(/^Includes homes up to 2\.\d+ km away\.$/)).toHaveLength(
    isWidened ? 1 : 0,
  );
});

test('a visitor does not see a restricted home among the comparables', async () => {
  const hidden = createMockGeneratedListing({
    mlsNumber: 'C3000001',
    status: 'U',
    lastStatus: 'Sld',
    soldPrice: 990_000,
    listDay: -60,
    soldDay: -30,
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  });
  await open('/detail/C1000001/2', [house, hidden]);
  await screen.findByRole('heading', LAST);
  expect(screen.queryByRole('heading', { name: 'Sold Comparable Listings' })).not.toBeInTheDocument();
});

test('board 86 is named with its notice', async () => {
  await open('/detail/C1000001/86', [createMockGeneratedListing({ boardId: 86 })]);
  expect(await screen.findByText(/^Powered by the listing feed/)).toBeVisible();
});

test('the monthly cost links to the cash to close', async () => {
  const { user } = await open(HOUSE_PATH);
  const link = await screen.findByRole('link', { name: /^Cash to close/ });
  expect(screen.getAllByText('Est. mortgage payment')[0]?.nextElementSibling).toHaveTextContent('$4,677 /mo');
  expect(screen.getAllByText('Property tax')[0]?.nextElementSibling).toHaveTextContent('$583 /mo');
  expect(await screen.findByRole('heading', { name: 'Cash to close' })).toBeVisible();
  await user.click(link);
  expect(document.activeElement).toHaveAttribute('id', 'cash-to-close');
});

test('the page of a lease shows no mortgage payment', async () => {
  await open(HOUSE_PATH, [createMockGeneratedListing({ type: 'Lease', listPrice: 2500 })]);
  await screen.findByRole('heading', LAST);
  expect(screen.queryByText('Est. mortgage payment')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Mortgage/ })).not.toBeInTheDocument();
});

test.each([
  ['for sale', {}, true],
  ['sold conditionally', { status: 'U', lastStatus: 'Sc' }, true],
  ['sold', { status: 'U', lastStatus: 'Sld', soldPrice: 955_000, soldDay: -3 }, false],
  ['expired', { status: 'U', lastStatus: 'Exp' }, false],
  ['for lease', { type: 'Lease', listPrice: 2_650 }, false],
] as const)(
  'the page of a home %s shows the cost of buying only if the home can be bought',
  async (_kind, changes, has) => {
    const services = await makeTestServices({ listings: [createMockGeneratedListing(changes)] });
    onTestFinished(() => services.close());
    await renderApp({ path: '/detail/C1000001/2', services });
    await screen.findByRole('region', { name: 'About 33 Queen Street W' });
    expect(screen.queryAllByLabelText('Monthly cost', { selector: 'dl' })).toHaveLength(has ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: /^Cash to close/ })).toHaveLength(has ? 1 : 0);
  },
);

test.each([
  ['1925', 'Year built', '1925'],
  ['51-99', 'Age', '51–99 years'],
  ['100+', 'Age', '100 years or more'],
  ['New', 'Age', 'New'],
])('a home with the year of construction "%s" has the fact %s: %s', async (yearBuilt, label, value) => {
  await open('/detail/C1000001/2', [{ ...house, details: { ...house.details, yearBuilt } }]);
  const facts = await screen.findByRole('region', { name: 'Facts & Features' });
  expect(within(facts).getByText(label).nextElementSibling).toHaveTextContent(value);
});

test('a leased home is compared with nearby leases of similar size and rent, under their own heading', async () => {
  const leased = (mlsNumber: string, changes: Partial<GeneratedListing>) =>
    createMockGeneratedListing({
      mlsNumber,
      type: 'Lease',
      status: 'U',
      lastStatus: 'Lsd',
      listPrice: 2_650,
      soldPrice: 2_650,
      soldDay: -20,
      streetNumber: mlsNumber.slice(-2),
      homeKey: mlsNumber,
      ...changes,
    });
  await open('/detail/C1000010/2', [
    createMockGeneratedListing({ mlsNumber: 'C1000010', type: 'Lease', listPrice: 2_650 }),
    leased('C1000011', { latitude: 43.6482 }),
    leased('C1000012', { listPrice: 18_500, soldPrice: 18_500 }),
    leased('C1000013', { sqft: 600 }),
    leased('C1000014', { type: 'Sale', lastStatus: 'Sld', listPrice: 900_000, soldPrice: 900_000 }),
    leased('C1000015', { latitude: 43.85 }),
  ]);
  const nearby = await screen.findByRole('region', { name: 'Recently Leased Nearby' });
  const cards = await within(nearby).findAllByRole('article');
  expect(cards.map((card) => card.dataset['mls'])).toEqual(['C1000011']);
  // The rent was not negotiated, so no old price is struck through.
  expect(nearby.querySelector('s, del')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Sold Comparable Listings' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Get Pre-approved/ })).not.toBeInTheDocument();
});

test('the page of a leased home strikes the asking rent through only if the final rent differs', async () => {
  const leased = { type: 'Lease', status: 'U', lastStatus: 'Lsd', listPrice: 2_175, soldDay: -3 } as const;
  await open('/detail/C1000001/2', [createMockGeneratedListing({ ...leased, soldPrice: 2_175 })]);
  const heading = await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' });
  expect(heading.closest('header')).toHaveTextContent('$2,175 /mo');
  expect(heading.closest('header')?.querySelector('del')).toBeNull();
});
