import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { WireSite } from '#api/content/contract.ts';
import { takeSite } from '#api/content/takeSite.ts';
import { openSite } from '#app/openSite.ts';
import { brand } from '#config/brand.ts';
import { changeLanguage, publishTexts } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { firstAnswers } from '#tests/support/services/firstAnswers.ts';
import { HOME, LEGAL, OFFICES } from '#tests/support/services/siteContent.ts';
import { withContent } from '#tests/support/services/withContent.ts';
import home from '../../src/i18n/en/home.json';
import leads from '../../src/i18n/en/leads.json';
import shell from '../../src/i18n/en/shell.json';
import homeInFrench from '../../src/i18n/fr/home.json';

const BUILD = structuredClone(brand);
const TEXTS = structuredClone({
  en: { home, shell, leads },
  fr: { home: homeInFrench },
});

afterEach(async () => {
  cleanup();
  document.getElementById('site')?.remove();
  takeSite({ brand: { ...BUILD, offices: [] } });
  publishTexts(TEXTS);
  await changeLanguage('en');
});

const published = () => withContent({ home: HOME, offices: OFFICES, legal: LEGAL });

/** Puts the published content into the document, as the services' pages have it. */
async function embed(services: Awaited<ReturnType<typeof published>>): Promise<void> {
  const script = document.createElement('script');
  script.id = 'site';
  script.type = 'application/json';
  script.textContent = await (await services.fetch('/realty/content/site')).text();
  document.body.append(script);
}

test('home has the published headline, newest homes and cities in both languages, without a call', async () => {
  const services = await withContent({
    home: { ...HOME, sentence: { 'en-CA': 'Since 1998.', 'fr-CA': 'Depuis 1998.' } },
  });
  await embed(services);
  await openSite();
  const { requests } = await renderApp({ path: '/', services });
  expect(await screen.findByRole('heading', { level: 1, name: 'Live by the lake.' })).toBeVisible();
  expect(screen.getByText('Since 1998.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'New in Ajax' })).toBeVisible();
  const cities = within(screen.getByRole('list', { name: 'Popular cities' }));
  expect(cities.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ajax', 'Kingston']);
  await changeLanguage('fr');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vivez au bord du lac.' })).toBeVisible();
  expect(screen.getByText('Depuis 1998.')).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/realty/content'))).toEqual([]);
});

test('the contact page has the published help line and offices, and the footer their legal texts', async () => {
  const services = await published();
  await embed(services);
  await openSite();
  await renderApp({ path: '/contact', services });
  const main = within(await screen.findByRole('main'));
  const phone = await main.findByRole('link', { name: '514-555-0188' });
  expect(phone).toHaveAttribute('href', 'tel:+1-514-555-0188');
  expect(main.getByRole('link', { name: OFFICES.email })).toHaveAttribute('href', `mailto:${OFFICES.email}`);
  expect(main.getByRole('link', { name: /Notre-Dame/ })).toBeVisible();
  expect(main.getByText('Weekdays, 9 to 5')).toBeVisible();
  expect(main.getByRole('link', { name: /Queens Quay West/ })).toBeVisible();
  expect(await main.findByText('You agree that we call you.')).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Another disclaimer.')).toBeVisible();
  expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', LEGAL.terms['en-CA']);
  await changeLanguage('fr');
  expect(await footer.findByText('Un autre avis.')).toBeVisible();
  expect(footer.getByRole('link', { name: 'Conditions' })).toHaveAttribute('href', LEGAL.terms['fr-CA']);
});

test('a page of a plain file host requests the content, and shows it when it comes', async () => {
  const services = await published();
  await renderApp({ path: '/', services });
  expect(await screen.findByRole('heading', { level: 1, name: home.title })).toBeVisible();
  await openSite();
  expect(await screen.findByRole('heading', { level: 1, name: 'Live by the lake.' })).toBeVisible();
});

test('without a published content pages have that of the build', async () => {
  const services = await withContent({});
  await embed(services);
  await openSite();
  await renderApp({ path: '/', services });
  const headline = await screen.findByRole('heading', { level: 1, name: home.title });
  expect(headline.parentElement?.querySelectorAll('p')).toHaveLength(0);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: brand.phoneDisplay })).toBeVisible();
});

test('the first answer contains the content, which its facts and its calls follow', async () => {
  const services = await published();
  const answer = firstAnswers(
    services,
    async () => (await (await services.fetch('/realty/content/site')).json()) as WireSite, // the contract's
  );
  const page = await answer('/', 'fr-CA');
  const parsed = new DOMParser().parseFromString(page?.html ?? '', 'text/html');
  expect(JSON.parse(parsed.getElementById('site')?.textContent ?? '')).toMatchObject({
    texts: { fr: { home: { title: 'Vivez au bord du lac.' } } },
  });
  expect(parsed.querySelector('#late a')?.getAttribute('href')).toBe('tel:+1-514-555-0188');
  const calls = [...parsed.querySelectorAll('meta[name=first-call]')].map((one) =>
    one.getAttribute('content'),
  );
  expect(calls).toContainEqual(expect.stringContaining(encodeURIComponent('Québec')));
});
