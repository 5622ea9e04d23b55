import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  comeNearCards,
  expiredListing,
  openListing,
  restrictedListing,
  shownMlsNumbers,
} from './support/listings.ts';
import { expect, test } from './support/product.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the first screen has photo, price, address, counts, monthly cost and the button to ask', async ({
  page,
  isMobile,
}) => {
  await page.goto('./detail/C0100102/2');
  const main = page.getByRole('main');
  const parts = [
    page.getByRole('button', { name: 'Open photo 1 of 40', exact: true }),
    heading(page),
    main.locator('header').getByText(/^\$\d/),
    main.getByLabel('At a glance'),
    main.getByText('Total per month').filter({ visible: true }),
    main.getByRole('button', { name: 'Get More Details' }),
    main.getByRole('button', { name: /^Save / }).and(page.locator(':not(article *)')),
    main.getByRole('link', { name: 'View On Map' }).first(),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
  const photos = await page.getByRole('region', { name: 'Photos' }).boundingBox();
  expect(photos?.height).toBeLessThanOrEqual(isMobile ? 261 : 400);
  // Phones have no print button.
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(isMobile ? 0 : 1);
});

test('from the list to a listing and back, to the same homes at the same scroll position', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('./list/Ontario/Mississauga');
  // The pages below the cards are rendered after them.
  await expect(page.getByRole('navigation', { name: 'Pages of results' })).toBeVisible();
  const numbers = await shownMlsNumbers(page);
  const card = page.locator('article:not(:has-text("LOG IN TO VIEW"))').last();
  const number = await card.getAttribute('data-mls');
  await card.scrollIntoViewIfNeeded();
  const height = await scrolled(page);
  expect(height).toBeGreaterThan(100);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/detail/.*/${number}/2$`));
  await expect(page.getByRole('heading', { name: 'Facts & Features' })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/list\/Ontario\/Mississauga$/);
  await expect.poll(() => shownMlsNumbers(page)).toEqual(numbers);
  await expect.poll(() => scrolled(page)).toBe(height);
});

test('from the map to a listing and back to the same view, and from there on to it', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const { mlsNumber, boardId } = await openListing(page, origin, 'Toronto');
  await page.goto(`./detail/${mlsNumber}/${boardId}`);
  await page.getByRole('link', { name: 'View On Map' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/map/[\\d.]+;-[\\d.]+/${mlsNumber}/${boardId}`));
  const overlay = page.getByRole('main').getByRole('dialog');
  await expect(overlay).toContainText(mlsNumber);
  const itsPage = new RegExp(`/detail/.*/${mlsNumber}/${boardId}$`);
  // The overlay moves until the map has come to rest, so a click may need another attempt.
  await expect(async () => {
    if (!itsPage.test(page.url())) await overlay.getByRole('link').first().click({ timeout: 2000 });
    await expect(page).toHaveURL(itsPage, { timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(overlay).toContainText(mlsNumber);
});

test('a pasted link opens, its address is corrected, and Back leads to the list of its place', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const { mlsNumber, boardId, address } = await openListing(page, origin, 'Toronto');
  for (const link of [
    `./detail/${mlsNumber.toLowerCase()}/${boardId}`,
    `./detail/Ontario/Ottawa/Nowhere/1-wrong-street-k1a0b1/${mlsNumber}/${boardId}`,
  ]) {
    await page.goto(link);
    await expect(heading(page)).toContainText(address.streetName ?? '');
    await expect(page).toHaveURL(new RegExp(`/detail/Ontario/Toronto/.+/.+/${mlsNumber}/${boardId}$`));
  }
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/list\/Ontario\/Toronto$/);
});

test('the print has the listing on one or two pages and nothing else of the page', {
  tag: '@wide',
}, async ({ page }) => {
  // A listing of the demonstration, because the number of pages depends on the listing.
  await page.goto('./detail/C0100103/2');
  await comeNearCards(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const [street = ''] = (await heading(page).textContent())?.split(',') ?? [];
  expect(street).toMatch(/^\d+ \w/);
  const sheet = page.getByTestId('print-sheet');
  await expect(sheet).toHaveCount(0);
  // The first key of the print command loads the sheet's code.
  await page.keyboard.press('Control');
  await expect(async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(sheet).toContainText(street);
  await expect(sheet.getByText('Property type')).toBeVisible();
  await expect(sheet.getByText('C0100103', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeHidden();
  // Without emulation, as the window and the printer have it.
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = paper.match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(2);
});

test('the page of an unavailable home shows that first, and links to others', { tag: '@wide' }, async ({
  page,
  origin,
}) => {
  const { mlsNumber, boardId, address } = await expiredListing(page, origin);
  await page.goto(`./detail/${mlsNumber}/${boardId}`);
  const notice = page.getByRole('note');
  await expect(notice).toContainText('This home is no longer on the market');
  // The listing's own badge is the first on the page.
  await expect(page.getByRole('main').locator('[data-status]').first()).toHaveText('Expired');
  await notice.getByRole('link', { name: `See homes for sale in ${address.city}` }).click();
  await expect(page).toHaveURL(/\/list\/[^/]+\/[^/?]+/);
  await expect(heading(page)).toContainText(address.city);
});

test('a restricted listing leads to the login page from every link to it, and Back does not return to it', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const { mlsNumber, boardId } = await restrictedListing(page, origin, 'Toronto');
  const login = new RegExp(`/auth/login\\?redirect=%2Fdetail%2F${mlsNumber}%2F${boardId}&intent=seeHome$`);
  for (const link of [
    `/detail/${mlsNumber}/${boardId}`,
    `/detail/Ontario/Toronto/A/1-b-m1m1m1/${mlsNumber}/${boardId}`,
  ]) {
    await page.goto('./about');
    await page.goto(`.${link}`);
    await expect(page).toHaveURL(login);
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  }
});

test('the page runs only its own scripts, and every preload is found and used', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const { mlsNumber, boardId } = await openListing(page, origin, 'Toronto');
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const answer = await page.goto(`./detail/${mlsNumber}/${boardId}`);
  if (!answer) throw new Error('The page did not answer.');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const inline = [...(await answer.text()).matchAll(/<script(?: data-for=[^>]*)?>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(inline.length).toBeGreaterThan(0);
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(allowed).toEqual(expect.arrayContaining(["'self'", ...inline]));
  // The hashes of the boot script's two parts, and that of the services' own script.
  expect(allowed).toHaveLength(4);
  await expect(page.getByRole('heading', { name: 'Facts & Features' })).toBeVisible();
  // None if the page brought the listing, which it does not on a busy machine.
  const calls = requestedPaths.filter((path) => path === `/realty/listings/${mlsNumber}`);
  expect(calls.length).toBeLessThanOrEqual(1);
  const preloads = page.locator('head link[rel="modulepreload"]');
  const links = await preloads.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect((await page.request.get(new URL(link, origin).href)).status(), link).toBe(200);
  }
  // schema.org data is not run as a script, so no policy stops it.
  const data = await page.locator('head script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'RealEstateListing', url: page.url() });
});
