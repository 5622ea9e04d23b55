import type { Page, Request } from '@playwright/test';
import { signIn } from './support/account.ts';
import { restrictedListing } from './support/listings.ts';
import { expect, test } from './support/product.ts';

const LISTING = 'C0100102';

/** Collects the page's requests for its first data and for pictures of homes. */
function watchRequests(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (/\/realty\/listings|\/images\/harbour\//.test(request.url())) sent.push(request);
  });
  return sent;
}

const withPath = (sent: readonly Request[], pattern: RegExp) =>
  sent.map((request) => request.url()).filter((url) => pattern.test(url));

test('a listing’s page brings the listing, and loads its first photo once', async ({ page }) => {
  const sent = watchRequests(page);
  await page.goto(`./detail/${LISTING}/2`);
  await expect(page.getByRole('main').locator('header').getByText(/^\$\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open photo 1 of 40', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(withPath(sent, new RegExp(`/realty/listings/${LISTING}$`))).toEqual([]);
  const photos = withPath(sent, new RegExp(`${LISTING}-1-`, 'i'));
  expect(photos).toHaveLength(new Set(photos).size);
  expect(photos.length).toBeGreaterThan(0);
});

test('a list and the trends bring their first data', { tag: '@wide' }, async ({ page }) => {
  const sent = watchRequests(page);
  await page.goto('./list/Ontario/Toronto');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(withPath(sent, /pageNum=1&resultsPerPage=8/)).toEqual([]);
  await page.goto('./list/Ontario/Toronto?beds=3');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(withPath(sent, /minBeds=3.*pageNum=1&resultsPerPage=8/)).toEqual([]);
});

test('home and a city’s map bring their first data', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  const answers = page.locator('script[data-answer]');
  await page.goto('./');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(answers).toHaveCount(1);
  expect(sent.filter((url) => /sortBy=createdOnDesc/.test(url))).toEqual([]);
  await page.goto('./map/Toronto');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale in Toronto');
  await page.waitForLoadState('networkidle');
  await expect(answers).toHaveCount(1);
  expect(sent.filter((url) => url.includes('/realty/locations/boundary'))).toEqual([]);
  // The view of the outline, whose homes were asked for.
  await expect.poll(() => sent.some((url) => /\/realty\/listings\?.*aggregates=map/.test(url))).toBe(true);
});

test('a customer’s page has no visitor’s data, and the app asks with the token', { tag: '@wide' }, async ({
  page,
  origin,
}) => {
  const { mlsNumber, boardId } = await restrictedListing(page, origin, 'Toronto');
  await signIn(page);
  const sent = watchRequests(page);
  const answer = await page.goto(`./detail/${mlsNumber}/${boardId}`);
  expect(await answer?.text()).not.toContain('data-answer');
  await expect(page.getByRole('main').locator('header').getByText(/^\$\d/)).toBeVisible();
  const [call] = sent.filter((request) => request.url().endsWith(`/realty/listings/${mlsNumber}`));
  expect((await call?.allHeaders())?.['authorization']).toMatch(/^Bearer /);
});
