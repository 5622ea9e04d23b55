import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW }));
afterEach(async () => {
  vi.useRealTimers();
  await changeLanguage('en');
});

const ANNEX = '/area/Ontario/Toronto/The-Annex';

/** Sales of one price in a neighbourhood of Toronto, one every ten days. */
const sales = (neighborhood: string, count: number, soldPrice: number) =>
  Array.from({ length: count }, (_, index) =>
    createMockGeneratedListing({
      mlsNumber: `C5${neighborhood.length}${soldPrice / 1000}${index}`,
      neighborhood,
      status: 'U',
      lastStatus: 'Sld',
      soldPrice: soldPrice + index * 1000,
      listPrice: soldPrice,
      soldDay: -10 * index,
      listDay: -10 * index - 20,
    }),
  );

/** The app at a neighbourhood of a city with these sales. */
async function openAt(path: string, listings: ReturnType<typeof sales>) {
  const services = await makeTestServices({ listings });
  onTestFinished(() => services.close());
  return renderApp({ path, services });
}

const region = (name: string) => screen.findByRole('region', { name });

describe('a neighbourhood’s page', () => {
  test('counts the homes of the lists that it leads to', async () => {
    const { user, location } = await renderApp({ path: ANNEX });
    expect(await screen.findByRole('heading', { level: 1, name: 'The Annex, Toronto' })).toBeVisible();
    const now = within(await region('On the market now'));
    const link = await now.findByRole('link', { name: /^\d+ homes for sale$/ });
    const [count] = link.textContent.split(' ');
    expect(now.getByRole('link', { name: /^\d+ homes? for lease$/ })).toHaveAttribute(
      'href',
      '/real-estate/list/Ontario/Toronto/The-Annex?type=lease',
    );
    expect(now.getByText(/^Median asking price \$[\d,]+$/)).toBeVisible();
    await user.click(link);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Homes for sale in The Annex, Toronto' }),
    ).toBeVisible();
    expect(location()).toBe('/list/Ontario/Toronto/The-Annex');
    expect(await screen.findByText(new RegExp(`^1–\\d+ of ${count} homes$`))).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Prices and sales in The Annex' }));
    await waitFor(() => expect(location()).toBe(ANNEX));
  });

  test('has two years of sales and the similar neighbourhoods', async () => {
    await openAt(ANNEX, [
      ...sales('The Annex', 14, 900_000),
      ...sales('Leslieville', 15, 950_000),
      ...sales('Old Mill', 11, 900_000),
    ]);
    const summary = await region('Summary');
    expect(summary).toHaveTextContent('$906,500');
    expect(summary).toHaveTextContent('14 homes with up to 4 bedrooms were sold in The Annex, Toronto');
    expect(
      screen.getByRole('region', { name: 'Average Price & Sales Volume Over Time' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Top 5 Property Types' })).toHaveTextContent('Detached');
    const similar = within(await region('Similar neighbourhoods'));
    expect(similar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Leslieville']);
    expect(similar.getByText('Median sold price $957,000, 15 homes sold')).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Place' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/real-estate',
      '/real-estate/list/Ontario',
      '/real-estate/list/Ontario/Toronto',
    ]);
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual([
      'BreadcrumbList',
      'Place',
    ]);
  });

  test('with too few sales shows no price, and says why', async () => {
    await openAt(ANNEX, sales('The Annex', 11, 900_000));
    expect(
      await screen.findByText(/^11 homes were sold in The Annex in the last 12 months\. With fewer than 12/),
    ).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('$9');
    expect(screen.getByRole('link', { name: 'Market trends of Toronto' })).toHaveAttribute(
      'href',
      '/real-estate/trends',
    );
    expect(screen.queryByRole('region', { name: 'Summary' })).not.toBeInTheDocument();
  });

  test('of an unknown name says so, and is not listed', async () => {
    await renderApp({ path: '/area/Ontario/Toronto/Atlantis' });
    expect(
      await screen.findByText('We couldn’t find a neighbourhood called Atlantis in Toronto.'),
    ).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('with a failure shows an alert, and another attempt loads the figures', async () => {
    let fails = true;
    const services = await makeTestServices({ listings: sales('The Annex', 14, 900_000) });
    onTestFinished(() => services.close());
    const { user } = await renderApp({
      path: ANNEX,
      services,
      intercede: (request) =>
        fails && request.url.includes('lastStatus=Sld') ? new Response(null, { status: 500 }) : undefined,
    });
    const alert = await screen.findByRole('alert');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await region('Summary')).toBeVisible();
  });

  test('is in French in French', async () => {
    await changeLanguage('fr');
    await renderApp({ path: ANNEX });
    expect(await region('Sur le marché en ce moment')).toBeVisible();
    expect(await screen.findByRole('link', { name: /propriétés à vendre$/ })).toBeVisible();
  });
});

test('the trends find any place with enough sales by its name', async () => {
  const { user, location } = await openAt('/trends', [
    ...sales('The Annex', 14, 900_000),
    ...sales('Leslieville', 11, 950_000),
  ]);
  const field = await screen.findByRole('combobox', { name: 'City or neighbourhood' });
  await user.click(field);
  await user.keyboard('lesl');
  expect(await screen.findByText('No place with this name has enough sales to show figures.')).toBeVisible();
  await user.clear(field);
  await user.keyboard('annex');
  expect(await screen.findByRole('option', { name: 'The Annex, Toronto, Ontario' })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The Annex, Toronto market trends' }),
  ).toBeVisible();
  expect(location()).toBe('/trends?city=Ontario%2FToronto%2FThe+Annex');
  expect(await region('Summary')).toHaveTextContent(
    'homes with up to 4 bedrooms were sold in The Annex, Toronto',
  );
});
