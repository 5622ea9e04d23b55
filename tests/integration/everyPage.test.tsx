import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { headIn, parsedPage } from '#tests/support/page/headIn.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { firstAnswers } from '#tests/support/services/firstAnswers.ts';

beforeEach(() => installFakeMapPort());

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? undefined;
const canonical = () => attribute('link[rel="canonical"]', 'href')?.replace(window.location.origin, '');

const open = async (path: string, width = 1440) => {
  window.innerWidth = width;
  const page = await renderApp({ path });
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  return page;
};

describe('every public page has metadata for search engines and networks', () => {
  test.each([
    { path: '/', address: '/real-estate/' },
    { path: '/about' },
    { path: '/buying' },
    { path: '/selling' },
    { path: '/contact' },
    { path: '/estimates' },
    { path: '/value' },
    { path: '/calculators' },
    {
      path: '/calculators/mortgage-payment?price=700000',
      address: '/real-estate/calculators/mortgage-payment',
    },
    { path: '/calculators/affordability' },
    { path: '/calculators/closing-costs' },
    { path: '/trends' },
    { path: '/trends?city=Oakville&beds=2', address: '/real-estate/trends?city=Oakville' },
    { path: '/area/Ontario/Toronto/The-Annex' },
    { path: '/map' },
    { path: '/map/Toronto?beds=2&z=12', address: '/real-estate/map/Toronto' },
    { path: '/map/43.65;-79.38?z=14', address: '/real-estate/map' },
    { path: '/list' },
    { path: '/list/Ontario/Toronto?sort=listPriceAsc', address: '/real-estate/list/Ontario/Toronto' },
    { path: '/list/Ontario/Toronto?page=2' },
    { path: '/list/Ontario/Toronto?beds=2&page=2', address: '/real-estate/list/Ontario/Toronto' },
    { path: '/list/Ontario/Toronto?type=lease' },
  ])(
    '$path has a title, a description and one address, also in the first answer',
    async ({ path, address }) => {
      const { services } = await open(path);
      await waitFor(() => expect(canonical()).toBe(address ?? `/real-estate${path}`));
      expect(document.title).toMatch(/.+ \| Harbour & Pine$/);
      const description = attribute('meta[name="description"]', 'content');
      expect(description?.length).toBeGreaterThan(50);
      expect(attribute('meta[property="og:title"]', 'content')).toBe(document.title);
      expect(attribute('meta[property="og:description"]', 'content')).toBe(description);
      expect(attribute('meta[property="og:url"]', 'content')).toBe(window.location.origin + canonical());
      expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
      const first = firstAnswers(services);
      expect(headIn(document)).toEqual(headIn(parsedPage((await first(path))?.html)));
      onTestFinished(() => changeLanguage('en'));
      await act(() => changeLanguage('fr'));
      const french = parsedPage((await first(path, 'fr-CA'))?.html);
      await waitFor(() => expect(headIn(document)).toEqual(headIn(french)));
      expect(french.documentElement.lang).toBe(document.documentElement.lang);
      expect(french.body.textContent).toContain('Appelez-nous');
    },
  );

  test.each([
    { path: '/no/such/page' },
    { path: '/auth/login' },
    { path: '/auth/new-account' },
    { path: '/auth/verify' },
    { path: '/search', width: 390 },
    { path: '/viewing' },
    { path: '/value/Ontario/Toronto/33-Bay-Street-E' },
  ])('$path is not indexed', async ({ path, width }) => {
    await open(path, width);
    // The tag is added after the page is shown.
    await waitFor(() => expect(attribute('meta[name="robots"]', 'content')).toBe('noindex'));
  });

  test('the page of an unknown place has the head of its first answer', async () => {
    const path = '/list/Ontario/Nowhereville';
    const { services } = await open(path);
    const first = await firstAnswers(services)(path);
    await waitFor(() => expect(headIn(document)).toEqual(headIn(parsedPage(first?.html))));
    expect(attribute('meta[name="robots"]', 'content')).toBe('noindex');
  });

  test('a page has its metadata in its language', async () => {
    onTestFinished(() => changeLanguage('en'));
    await changeLanguage('fr');
    await open('/list/Ontario/Toronto');
    await waitFor(() =>
      expect(attribute('meta[name="description"]', 'content')).toMatch(/^Propriétés à vendre/),
    );
  });
});

test.each([
  { path: '/', frame: ['header', 'main', 'footer'] },
  { path: '/about', frame: ['header', 'main', 'footer'] },
  { path: '/contact', frame: ['header', 'main', 'footer'] },
  { path: '/terms', frame: ['header', 'main', 'footer'] },
  { path: '/calculators/closing-costs', frame: ['header', 'main', 'footer'] },
  { path: '/trends', frame: ['header', 'main', 'footer'] },
  { path: '/area/Ontario/Toronto/The-Annex', frame: ['header', 'main', 'footer'] },
  { path: '/value', frame: ['header', 'main', 'footer'] },
  { path: '/value/Ontario/Toronto/33-Bay-Street-E', frame: ['header', 'main', 'footer'] },
  { path: '/auth/login', frame: ['header', 'main', 'footer'] },
  { path: '/list/Ontario/Toronto', frame: ['header', 'main', 'footer'] },
  { path: '/map/Toronto', frame: ['header', 'main'] },
  { path: '/search', width: 390, frame: ['main'] },
  { path: '/no/such/page', frame: ['header', 'main', 'footer'] },
])('$path has each landmark once, in order, and one heading of the first level', async (page) => {
  await open(page.path, page.width);
  const main = document.querySelector('main');
  const landmarks = [...(main?.parentElement?.children ?? [])]
    .map(({ tagName }) => tagName.toLowerCase())
    .filter((name) => ['header', 'main', 'footer'].includes(name));
  expect(landmarks).toEqual(page.frame);
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(main).toContainElement(document.querySelector('h1'));
});
