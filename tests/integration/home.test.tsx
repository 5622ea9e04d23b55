import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SCRUBBED, type WireListing } from '#api/realty/contract.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { LazySection } from '#features/marketing/LazySection.tsx';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '#tests/support/services/smallDataset.ts';

const latest = () => screen.findByRole('region', { name: 'New in Toronto' });
const numbers = (region: HTMLElement) =>
  [...region.querySelectorAll('[data-mls]')].map((card) => card.getAttribute('data-mls'));

test('the home page shows one sentence, the search, and cities to start from', async () => {
  await renderApp({ path: '/' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Find the street you will call home.',
  );
  expect(screen.getAllByRole('combobox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'City, Address, MLS#',
    'Search homes again',
  ]);
  const cities = within(screen.getByRole('list', { name: 'Popular cities' })).getAllByRole('link');
  expect(cities[0]).toHaveAttribute('href', '/real-estate/map/Toronto');
  await waitFor(() => expect(document.title).toBe('Homes for sale and for lease in Canada | Harbour & Pine'));
});

test('the home page shows the four newest homes of Toronto that a visitor may see', async () => {
  const hidden = createMockGeneratedListing({
    mlsNumber: 'H5000001',
    listDay: 0,
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  });
  const services = await makeTestServices({ listings: [...smallDatasetListings(), hidden] });
  await renderApp({ path: '/', services });
  const region = await latest();
  await waitFor(() => expect(numbers(region)).toHaveLength(4));
  const answer = await services.fetch(
    '/realty/listings?type=sale&city=Toronto&state=Ontario&status=A&lastStatus=New&lastStatus=Pc' +
      '&class=condo&class=residential&maxPrice=6000000&sortBy=createdOnDesc&resultsPerPage=200',
  );
  const { listings } = await answer.json();
  const isOpen = ({ listPrice }: WireListing) => listPrice !== SCRUBBED;
  expect(listings.slice(0, 4).every(isOpen)).toBe(false);
  const newest = listings.filter(isOpen).slice(0, 4);
  expect(numbers(region)).toEqual(newest.map(({ mlsNumber }: WireListing) => mlsNumber));
  expect(within(region).queryByText('LOG IN TO VIEW')).not.toBeInTheDocument();
  expect(within(region).getByRole('link', { name: 'All homes in Toronto' })).toHaveAttribute(
    'href',
    '/real-estate/list/Ontario/Toronto?sort=createdOnDesc',
  );
});

test('the choice between homes to buy, to rent and sold ones goes with the search', async () => {
  const { user, location } = await renderApp({ path: '/' });
  const choice = within(await screen.findByRole('group', { name: 'What are you looking for?' }));
  expect(choice.getByRole('button', { pressed: true })).toHaveTextContent('Buy');
  const toronto = () =>
    within(screen.getByRole('list', { name: 'Popular cities' })).getByRole('link', { name: 'Toronto' });
  await user.click(choice.getByRole('button', { name: 'Rent' }));
  expect(toronto()).toHaveAttribute('href', '/real-estate/map/Toronto?type=lease');
  await user.click(choice.getByRole('button', { name: 'Sold' }));
  expect(choice.getByRole('button', { pressed: true })).toHaveTextContent('Sold');
  const sold = toronto().getAttribute('href');
  await user.type(screen.getByRole('combobox', { name: 'City, Address, MLS#' }), 'Toronto');
  await user.click(await screen.findByRole('option', { name: /^Toronto/ }));
  await waitFor(() => expect(`/real-estate${location()}`).toBe(sold));
});

test('in French the home page begins with Montréal', async () => {
  await changeLanguage('fr');
  onTestFinished(() => changeLanguage('en'));
  await renderApp({ path: '/' });
  expect(await screen.findByRole('region', { name: 'Nouveautés à Montréal' })).toBeVisible();
  const cities = within(screen.getByRole('list', { name: 'Villes populaires' })).getAllByRole('link');
  expect(cities.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Montréal', 'Québec']);
});

test('homes that could not be loaded can be requested again', async () => {
  let down = true;
  const { user } = await renderApp({
    path: '/',
    intercede: ({ url }) =>
      down && url.includes('/realty/listings') ? new Response('', { status: 503 }) : undefined,
  });
  const region = await latest();
  expect(await within(region).findByText('The newest homes could not be loaded.')).toBeInTheDocument();
  down = false;
  await user.click(within(region).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(numbers(region)).toHaveLength(4));
});

test('a visitor can share the home page', async () => {
  const { user } = await renderApp({ path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toHaveLength(4);
  const facebook = menu.getByRole('menuitem', { name: /Facebook/ });
  expect(decodeURIComponent(facebook.getAttribute('href') ?? '')).toContain('/real-estate/');
});

test('the home page says that there are no new homes', async () => {
  await renderApp({
    path: '/',
    intercede: ({ url }) =>
      url.includes('/realty/listings')
        ? Response.json({ page: 1, numPages: 0, pageSize: 4, count: 0, listings: [] })
        : undefined,
  });
  expect(await screen.findByText('Nothing new in Toronto today.')).toBeInTheDocument();
});

test('below the newest homes the page has features, people, reviews, the lead form, and the search again', async () => {
  await renderApp({ path: '/' });
  expect(await screen.findByRole('region', { name: 'Search street by street' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Know the full cost' })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Our agents' })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Reviews' })).toBeVisible();
  const form = await screen.findByRole('form', { name: 'Tell us what you’re looking for' });
  const search = screen.getByRole('combobox', { name: 'Search homes again' });
  expect(form.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a link to getStarted leads to the lead form, which is loaded later', async () => {
  const scrolledTo: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  const { IntersectionObserver } = globalThis;
  onTestFinished(() => {
    globalThis.IntersectionObserver = IntersectionObserver;
  });
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    override observe(): void {}
  };
  await renderApp({ path: '/#getStarted' });
  await waitFor(() => expect(scrolledTo).toContain('getStarted'));
  expect(
    within(document.querySelector('#getStarted') as HTMLElement).getByRole('heading', {
      level: 2,
      name: 'Tell us what you’re looking for',
    }),
  ).toBeVisible(); // the scroll target
});

test('a part of the page that could not be loaded shows an error and a way to try again', async () => {
  await renderPiece(
    <LazySection
      part={lazyOnIntent(() => Promise.reject(new Error('offline')))}
      height={{ narrow: 1, middle: 1, wide: 1 }}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
