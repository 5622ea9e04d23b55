import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NEXT_IMAGES_URL, NEXT_VERSION, nextBuild } from './support/nextVersion.ts';
import { expect, test } from './support/product.ts';

/** A server for this file only, because another version replaces the app. */
test.use({ settings: { RATE_LIMIT: '0' } });
test.describe.configure({ mode: 'default' });

let next = '';
/** The script of the background work: the one that reads the deployed version. */
let background = '';

test.beforeAll(async () => {
  // A second build of the app, if the sources changed since the last run.
  test.setTimeout(240_000);
  next = await nextBuild();
  const scripts = readdirSync(`${PRESENT}/assets`).filter((name) => name.endsWith('.js'));
  background =
    scripts.find((name) => readFileSync(`${PRESENT}/assets/${name}`, 'utf8').includes('/manifest.json')) ??
    '';
  expect(background).not.toBe('');
});

test.beforeEach(({ expectedErrors }) => {
  test.setTimeout(90_000);
  // Messages while the server is replaced or starting, and about code that it does not have any more.
  expectedErrors.push(
    /ERR_CONNECTION_REFUSED/,
    /status of 503/,
    /status of 404/,
    /dynamically imported module/,
  );
});

const PRESENT = 'dist';
const NOTICE = 'A new version is available.';
const MINUTES = 60_000;

const entryOf = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src');

interface Served {
  stop(): Promise<void>;
  startAgain(changes: Record<string, string>): Promise<void>;
}

/** Folder of the app that this worker's server serves. */
let served = PRESENT;

/** Restarts the server if it serves another app. That takes some seconds. */
async function serve(product: Served, folder: string): Promise<void> {
  if (folder === served) return;
  await product.stop();
  await product.startAgain({ APP_DIR: folder });
  served = folder;
}

/** Opens a page of the present version, and waits for its background work. */
async function open(page: Page, product: Served, path: string): Promise<void> {
  await serve(product, PRESENT);
  await page.clock.install();
  const beside = page.waitForResponse((response) => response.url().endsWith(background));
  await page.goto(path);
  await page.mouse.move(200, 200);
  await page.clock.runFor(5000);
  await beside;
  await page.waitForLoadState('networkidle');
}

test('a page whose code cannot be loaded offline can be opened once the connection is back', {
  tag: '@wide',
}, async ({ page, context, product, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, product, './about');
  await context.setOffline(true);
  const selling = page.getByRole('contentinfo').getByRole('link', { name: 'Selling' });
  await selling.click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await expect(page.getByText('You are currently offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload this page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are currently offline.')).toBeHidden();
  await page.getByRole('button', { name: 'Reload this page' }).click();
  await expect(page).toHaveURL(/\/selling$/);
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeHidden();
});

test('a page detects the new version, and a reload loads it and keeps the typed values', {
  tag: '@wide',
}, async ({ page, product }) => {
  await open(page, product, './contact');
  const form = page.getByRole('form', { name: 'Contact us today!' });
  await form.getByLabel('First name').fill('Anne');
  await form.getByLabel('Email').fill('anne@example.ca');
  const entry = await entryOf(page);
  await serve(product, next);
  const answer = await page.request.get('./manifest.json');
  expect(await answer.json()).toEqual({ version: NEXT_VERSION });
  expect(answer.headers()['cache-control']).toBe('no-store');

  await page.clock.fastForward(2 * MINUTES);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const notice = page.getByRole('region', { name: 'Notifications' });
  await expect(notice).toContainText(NOTICE);
  await expect(form.getByLabel('First name')).toHaveValue('Anne');
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(form.getByLabel('First name')).toHaveValue('Anne');
  await expect(form.getByLabel('Email')).toHaveValue('anne@example.ca');
  expect(await entryOf(page)).not.toBe(entry);

  await page.clock.fastForward(11 * MINUTES);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(NOTICE)).toBeHidden();
});

/** Pages, and the minimum number of the product's own pictures on each. */
const OWN_PICTURES = [
  ['./', 9],
  ['./about', 19],
  ['./buying', 11],
  ['./selling', 12],
  ['./contact', 1],
  ['./auth/login', 1],
  ['./saved', 1],
  // Placeholders for photos, which cannot be loaded here. Restricted homes have none: they share a line.
  ['./list/Ontario/Toronto', 4],
  ['./detail/C0100101/2', 1],
] as const;

/** The address of each picture, and whether it is loaded. Pictures outside the viewport are loaded too. */
const picturesOf = (page: Page): Promise<{ url: string; isThere: boolean }[]> =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager';
        const isThere = await image.decode().then(
          () => true,
          () => false,
        );
        return { url: image.currentSrc, isThere };
      }),
    ),
  );

test('every page has the product’s own pictures, if the host of the listings’ photos is down', {
  tag: '@wide',
}, async ({ page, product, origin, expectedErrors }) => {
  test.setTimeout(120_000);
  expectedErrors.push(new RegExp(`${NEXT_IMAGES_URL}/harbour/`));
  await serve(product, next);
  for (const [path, count] of OWN_PICTURES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(async () => {
        // Lazy components further down load when they are near.
        await page.mouse.wheel(0, 1500);
        const own = (await picturesOf(page)).filter(({ url }) => url.startsWith(origin));
        expect(own.filter(({ isThere }) => !isThere)).toEqual([]);
        expect(own.length).toBeGreaterThanOrEqual(count);
      }).toPass({ timeout: 20_000 });
    });
  }
});

test('a page whose code is not in the new version shows the notice, which leads to it', {
  tag: '@wide',
}, async ({ page, product }) => {
  await open(page, product, './about');
  await serve(product, next);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Selling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const notice = page.getByRole('region', { name: 'Notifications' });
  await expect(notice).toContainText(NOTICE);
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/selling$/);
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('with an active service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reload loads the complete new version, which also opens offline from then on', {
    tag: '@wide',
  }, async ({ page, context, product, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await open(page, product, './about');
    await page.clock.runFor(10_000);
    const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
    await expect.poll(worker, { timeout: 40_000 }).toBe('activated');
    const entry = await entryOf(page);
    await serve(product, next);
    await page.clock.fastForward(2 * MINUTES);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const notice = page.getByRole('region', { name: 'Notifications' });
    await expect(notice).toContainText(NOTICE);
    const loaded = page.waitForEvent('load', { timeout: 30_000 });
    await notice.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    const newEntry = await entryOf(page);
    expect(newEntry).not.toBe(entry);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page registers its worker some seconds later. The worker stores the new version before it takes over. Until then the
    // worker of before answers, which stores the new code as well, in a cache of its own.
    await page.clock.runFor(10_000);
    const takeOver = () =>
      page.evaluate(async (wanted) => {
        const names = (await caches.keys()).filter((name) => name.includes('precache'));
        const found = await Promise.all(names.map((cacheName) => caches.match(wanted ?? '', { cacheName })));
        const { installing, waiting, active } = await navigator.serviceWorker.ready;
        return found.some(Boolean) && !installing && !waiting && active?.state === 'activated';
      }, newEntry);
    await expect.poll(takeOver, { timeout: 40_000 }).toBe(true);
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'We live where we work.' })).toBeVisible();
    expect(await entryOf(page)).toBe(newEntry);
    await context.setOffline(false);
  });
});
