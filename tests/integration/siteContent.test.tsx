import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { WireSite } from '#api/content/contract.ts';
import { takeSite } from '#api/content/takeSite.ts';
import { openSite } from '#app/openSite.ts';
import { brand } from '#config/brand.ts';
import { changeLanguage, publishTexts } from '#i18n/i18n.ts';
import { insertPicture } from '#server/store/content/content.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { firstAnswers } from '#tests/support/services/firstAnswers.ts';
import { BRAND, HOME, LEGAL, OFFICES } from '#tests/support/services/siteContent.ts';
import { publishIn, withContent } from '#tests/support/services/withContent.ts';
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
  for (const style of document.querySelectorAll('head style:not([data-emotion])')) {
    if (style.textContent?.startsWith('html:root')) style.remove();
  }
  takeSite({ brand: { ...BUILD, logo: '', offices: [] } });
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

/** Publishes a brand with a logo. */
const branded = async () => {
  const services = await withContent({});
  const logo = { id: '3f2a3f2a-0000-4000-8000-3f2a3f2a3f2a', size: 1, hash: 'a', added: '', added_by: '' };
  await insertPicture(services.store, logo);
  await publishIn(services.store, { brand: { ...BRAND, logo: logo.id } });
  return { services, src: `/images/content/${logo.id}-350.webp` };
};

test('a page shows the published name, legal name, logo and colour', async () => {
  const { services, src } = await branded();
  await embed(services);
  await openSite();
  await renderApp({ path: '/about', services });
  const home = within(await screen.findByRole('banner')).getByRole('link', { name: /^Maple & Main/ });
  expect(home).toHaveTextContent('Maple & Main');
  const logo = home.querySelector('img');
  expect(logo).toHaveAttribute('src', src);
  expect(logo).toHaveAttribute('width', '34');
  expect(logo).toHaveAttribute('height', '36');
  expect(screen.getByRole('contentinfo')).toHaveTextContent(BRAND.brokerage);
  await waitFor(() => expect(document.title).toBe('About us | Maple & Main'));
  const styles = getComputedStyle(document.documentElement);
  expect(styles.getPropertyValue('--mui-palette-primary-dark')).toBe('#0A6B3B');
  expect(styles.getPropertyValue('--mui-palette-chip-main')).toBe('#e7f0eb');
});

test('the first answer has the published name in its title, and logo and colours before the app starts', async () => {
  const { services, src } = await branded();
  const read = async () => (await (await services.fetch('/realty/content/site')).json()) as WireSite; // the contract's
  const skeleton = `<style>:root{--s0:#147bc9;--s1:#1070b8}</style><template id="bar-en"><svg width=34><path class=pine></path></svg><span>${BUILD.name.replace('&', '&amp;')}</span></template>`;
  const answer = firstAnswers(services, read, (html) =>
    html.replace('<div id="root">', `${skeleton}<div id="root">`),
  );
  const { html = '' } = (await answer('/about')) ?? {};
  expect(html).toContain('<title>About us | Maple &amp; Main</title>');
  expect(html).toContain('<meta data-first property="og:site_name" content="Maple &amp; Main">');
  expect(html).toContain('<style>html:root{--mui-palette-primary-main:#0A6B3B;');
  expect(html).toContain('--s0:#0A6B3B;--s1:#0A6B3B');
  expect(html).toContain(
    `<img src="${src}" alt="" width=34 height=36 style="flex:none;object-fit:contain"><span>Maple &amp; Main</span>`,
  );
  expect(html).not.toContain('Harbour');
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
