import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { takeSite } from '#api/content/takeSite.ts';
import { openSite } from '#app/openSite.ts';
import { brand } from '#config/brand.ts';
import { changeLanguage, publishTexts } from '#i18n/i18n.ts';
import { chooseLeaving } from '#platform/navigation/leavePage.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { draft } from '#server/content/changeContent.ts';
import { previewToken } from '#server/content/contentPreview.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import type { TestServices } from '#tests/support/services/makeTestServices.ts';
import { HOME, OFFICES } from '#tests/support/services/siteContent.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { withContent } from '#tests/support/services/withContent.ts';
import home from '../../src/i18n/en/home.json';
import homeInFrench from '../../src/i18n/fr/home.json';

const TEXTS = structuredClone({ en: { home }, fr: { home: homeInFrench } });
const BUILD = structuredClone(brand);
const DRAFT = { ...HOME, title: { 'en-CA': 'A headline of tomorrow.', 'fr-CA': 'Un titre de demain.' } };

beforeEach(() => {
  const send = globalThis.fetch;
  const app = document.createElement('div');
  app.id = 'root';
  document.body.append(app);
  // The preview replaces fetch in its tab until the page is loaded again.
  onTestFinished(() => {
    globalThis.fetch = send;
    app.remove();
    for (const bar of document.querySelectorAll('aside[data-print], meta[name=robots]')) bar.remove();
  });
});

afterEach(async () => {
  cleanup();
  document.getElementById('site')?.remove();
  tabStorage.clear([]);
  takeSite({ brand: { ...BUILD, offices: [] } });
  publishTexts(TEXTS);
  await changeLanguage('en');
});

/** Services with a published headline and a draft of another one. */
async function withDraft(): Promise<TestServices> {
  const services = await withContent({ home: HOME, offices: OFFICES });
  const author = { store: services.store, clock: { now: () => SMALL_DATASET_NOW }, by: 'admin@example.ca' };
  await draft(author, { key: 'home', body: DRAFT, base: 1 });
  const script = document.createElement('script');
  script.id = 'site';
  script.type = 'application/json';
  script.textContent = await (await services.fetch('/realty/content/site')).text();
  document.body.append(script);
  return services;
}

const tokenOf = async ({ store }: TestServices, madeAt = SMALL_DATASET_NOW) =>
  (await previewToken({ store, clock: { now: () => madeAt } }, 'home')).token;

/** Opens home in a tab in which the desk stored a token, or in another one. */
async function openHome(services: TestServices, token?: string) {
  if (token !== undefined) tabStorage.write('preview', token);
  const { requests } = await renderApp({ path: '/', services });
  await openSite();
  return requests;
}

const bar = () => within(screen.getByRole('complementary', { name: 'Preview' }));

test('a tab with the token shows the draft with a bar that ends it', async () => {
  const left = vi.fn();
  onTestFinished(chooseLeaving(left));
  const services = await withDraft();
  await openHome(services, await tokenOf(services));
  expect(await screen.findByRole('heading', { level: 1, name: 'A headline of tomorrow.' })).toBeVisible();
  expect(bar().getByText('Preview: visitors do not see this yet')).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await changeLanguage('fr');
  expect(await screen.findByRole('heading', { level: 1, name: 'Un titre de demain.' })).toBeVisible();
  const inFrench = within(screen.getByRole('complementary', { name: 'Aperçu' }));
  inFrench.getByRole('button', { name: 'Quitter l’aperçu' }).click();
  expect(left).toHaveBeenCalledOnce();
  expect(tabStorage.read('preview')).toBeUndefined();
});

test.each([
  [
    'an expired token',
    (services: TestServices) => tokenOf(services, new Date(SMALL_DATASET_NOW.getTime() - 1_800_000)),
  ],
  ['a forged token', async () => `home.${SMALL_DATASET_NOW.getTime() + 60_000}.${'A'.repeat(43)}`],
  ['a broken token', async () => 'x'],
])('%s shows the published content, and says that the preview has ended', async (_name, token) => {
  const services = await withDraft();
  await openHome(services, await token(services));
  expect(await screen.findByRole('heading', { level: 1, name: 'Live by the lake.' })).toBeVisible();
  expect(bar().getByText('The preview has ended: you see what visitors see')).toBeVisible();
  expect(bar().getByRole('button', { name: 'Close' })).toBeVisible();
});

test('a visitor beside it sees the published content without a bar', async () => {
  const services = await withDraft();
  const requests = await openHome(services);
  expect(await screen.findByRole('heading', { level: 1, name: 'Live by the lake.' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull());
  expect(requests.filter((path) => path.startsWith('/realty/content/site'))).toEqual([]);
});
