import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../support/renderApp.tsx';

const latest = () => screen.findByRole('region', { name: 'New in Toronto' });
const numbers = (region: HTMLElement) =>
  [...region.querySelectorAll('[data-mls]')].map((card) => card.getAttribute('data-mls'));

test('home says one sentence, offers the search and cities to start from', async () => {
  await renderApp({ path: '/' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Find the street you will call home.',
  );
  expect(screen.getAllByRole('combobox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'City, Address, MLS#',
    'Search homes again',
  ]);
  const cities = within(screen.getByRole('list', { name: 'Cities to start from' })).getAllByRole('link');
  expect(cities[0]).toHaveAttribute('href', '/real-estate/map/Toronto');
  await waitFor(() => expect(document.title).toBe('Homes for sale and for lease in Canada | Harbour & Pine'));
});

test('the four newest homes of Toronto are those that the service names first', async () => {
  const { services } = await renderApp({ path: '/' });
  const region = await latest();
  await waitFor(() => expect(numbers(region)).toHaveLength(4));
  const answer = await services.fetch(
    '/realty/listings?type=sale&city=Toronto&state=Ontario&status=A&lastStatus=New&lastStatus=Pc' +
      '&class=condo&class=residential&maxPrice=6000000&sortBy=createdOnDesc&resultsPerPage=4',
  );
  const { listings } = await answer.json();
  expect(numbers(region)).toEqual(listings.map((listing: { mlsNumber: string }) => listing.mlsNumber));
  expect(within(region).getByRole('link', { name: 'All homes in Toronto' })).toHaveAttribute(
    'href',
    '/real-estate/list/Ontario/Toronto?sort=createdOnDesc',
  );
});

test('homes that could not be loaded are asked for again', async () => {
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

test('a day without new homes is said', async () => {
  await renderApp({
    path: '/',
    intercede: ({ url }) =>
      url.includes('/realty/listings')
        ? Response.json({ page: 1, numPages: 0, pageSize: 4, count: 0, listings: [] })
        : undefined,
  });
  expect(await screen.findByText('Nothing new in Toronto today.')).toBeInTheDocument();
});
