import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

const house = createMockGeneratedListing();
const HOUSE_PATH = '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2';
const PAGE = `http://localhost:3000/real-estate${HOUSE_PATH}`;

const open = async (listings = [house]) => {
  const services = await makeTestServices({ listings });
  onTestFinished(() => services.close());
  return renderApp({ path: '/detail/C1000001/2', services });
};
const tag = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
const property = (name: string) => tag(`meta[property="og:${name}"]`, 'content');
const data = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? null;

test('a listing’s page has metadata for search engines and networks while it is open', async () => {
  const { router } = await open();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(tag('link[rel="canonical"]', 'href')).toBe(PAGE));
  const title = `33 Queen Street W, Trinity-Bellwoods, Toronto | ${brand.name}`;
  expect(document.title).toBe(title);
  const description =
    '33 Queen Street W, Trinity-Bellwoods, Toronto: for sale at $1,000,000. 3 bedrooms. Photos, facts, monthly cost and similar homes.';
  expect(tag('meta[name="description"]', 'content')).toBe(description);
  expect({ title: property('title'), url: property('url'), site: property('site_name') }).toEqual({
    title,
    url: PAGE,
    site: brand.name,
  });
  expect(property('description')).toBe(description);
  expect(property('image')).toBe('http://localhost:3000/images/share/2-C1000001/en.jpg');
  expect([property('image:width'), property('image:height')]).toEqual(['1200', '630']);
  expect(tag('meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  expect(JSON.parse(data() ?? '')).toMatchObject({
    '@type': 'RealEstateListing',
    url: PAGE,
    image: expect.arrayContaining([expect.stringMatching(/^http:/)]),
    offers: { price: 1_000_000 },
  });

  await act(() => router.navigate('/list'));
  await waitFor(() => expect(data()).not.toContain('RealEstateListing'));
  expect(tag('link[rel="canonical"]', 'href')).not.toBe(PAGE);
  expect(property('title')).not.toBe(title);
  expect(property('image') ?? '').not.toContain('C1000001');
});

test('a restricted listing has no metadata', async () => {
  const restricted = createMockGeneratedListing({
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  });
  const { location } = await open([restricted]);
  await waitFor(() => expect(location()).toMatch(/^\/auth\/login/));
  expect(data()).toBeNull();
  for (const content of [property('title'), property('description'), tag('link[rel="canonical"]', 'href')]) {
    expect(content ?? '').not.toMatch(/C1000001|Queen/i);
  }
});

test('the description of a lease has the rent and its period, in the page’s language', async () => {
  await changeLanguage('fr');
  onTestFinished(() => changeLanguage('en'));
  await open([createMockGeneratedListing({ type: 'Lease', listPrice: 2500 })]);
  await waitFor(() => expect(property('description')).toContain('à louer à 2'));
  expect(property('description')?.replace(/\s/g, ' ')).toBe(
    '33, Queen Street W, Trinity-Bellwoods, Toronto : à louer à 2 500 $ /mois. 3 chambres. Photos, caractéristiques et propriétés semblables.',
  );
});
