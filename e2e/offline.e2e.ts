import type { Page } from '@playwright/test';
import { logOut, newEmail, signIn } from './support/account.ts';
import { check } from './support/axe.ts';
import { leadsOf } from './support/leads.ts';
import { expect, test } from './support/product.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser's messages about calls without an answer, and about a server that is starting. */
const UNREACHED = [/ERR_CONNECTION_REFUSED/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 503/];

const LIST = './list/Ontario/Mississauga?sort=listPriceAsc';
const LISTING = './detail/C0100103/2';
const OLD = 'We can’t reach our listings right now.';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

const isThere = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth > 0; // the element is an img

/** The number of answers in a cache of the device. */
const cachedCount = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (cache) => {
    return (await caches.has(cache)) ? (await (await caches.open(cache)).keys()).length : 0;
  }, name);

const hasHomePicture = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const cached = await (await caches.open('hp-code')).keys();
    return cached.some(({ url }) => url.includes('/streetscape'));
  });

/**
 * Waits until the service worker controls the page. It starts when the page has been idle for a while, and loads the
 * product's code.
 */
async function workerInCharge(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 40_000 })
    .toBe('activated');
}

test('with the server down the product opens, shows offline copies, and stores a lead until it is back', {
  tag: '@wide',
}, async ({ page, product, isMobile, expectedErrors }) => {
  test.setTimeout(120_000);
  expectedErrors.push(...UNREACHED);
  await page.goto(LIST);
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Save / });
  const home = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await workerInCharge(page);
  // Requests from before the worker are sent again through it.
  await expect.poll(() => cachedCount(page, 'hp-searches')).toBeGreaterThan(0);
  // Home's picture loads last, and leaving the page would cancel it.
  await expect.poll(() => hasHomePicture(page)).toBe(true);
  const range = await page.getByText(/^1–8 of /).textContent();
  await page.goto(LISTING);
  await expect(page.getByRole('button', { name: 'Get More Details' }).first()).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto('./saved');
  await expect(page.getByRole('button', { name: home.replace('Save', 'Remove') })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await product.stop();
  await page.goto(LIST);
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(page.getByText(range ?? '')).toBeVisible();
  await expect(cards(page).first().getByRole('img').first()).toHaveJSProperty('complete', true);
  if (!isMobile) await check(page, 'list of an earlier time');
  await page.goto('./saved');
  await expect(page.getByRole('button', { name: home.replace('Save', 'Remove') })).toBeVisible();
  await expect(page.getByText(OLD)).toBeVisible();
  // Pages that were not opened before.
  await page.goto('./calculators/mortgage-payment?price=700000');
  await expect(page.getByRole('status', { name: 'Mortgage payment' })).toContainText('$');
  await page.goto('./about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('./');
  await expect.poll(() => main(page).locator('img').first().evaluate(isThere)).toBe(true);

  await page.goto(LISTING);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(OLD)).toBeVisible();
  await page.getByRole('button', { name: 'Get More Details' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Contact an agent' });
  const email = newEmail('offline');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Phone' }).pressSequentially('4165550142');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^Your message is saved on this device/)).toBeVisible({ timeout: 20_000 });

  await product.startAgain();
  // The browser's event for a restored connection. It saves the wait for the next attempt.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Your message has been sent. We will be in touch.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(OLD)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(OLD)).toBeHidden();
  expect(await leadsOf(email)).toHaveLength(1);
});

test('a lost connection shows a notice and removes nothing', { tag: '@wide' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...UNREACHED);
  await page.goto('./');
  await workerInCharge(page);
  await context.setOffline(true);
  await expect(page.getByText('You are currently offline.')).toBeVisible();
  await page.goto('./calculators/closing-costs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // In Chromium 150 navigator.onLine is true on each new page until the emulated state changes.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText('You are currently offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are currently offline.')).toBeHidden();
});

test('a customer’s opened pages are available offline, requested again, and removed with the session', {
  tag: '@wide',
}, async ({ page, product, expectedErrors }) => {
  test.setTimeout(90_000);
  expectedErrors.push(...UNREACHED);
  await signIn(page);
  await page.goto('./about');
  await workerInCharge(page);
  await page.goto(LIST);
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => cachedCount(page, 'hp-private')).toBeGreaterThan(0);
  expect(await cachedCount(page, 'hp-searches')).toBe(0);

  await product.stop();
  await page.reload();
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();

  await product.startAgain();
  const again = main(page).getByRole('button', { name: 'Try again' }).first();
  // The retry may have happened already, and removed the button.
  await again.click({ timeout: 3000 }).catch(() => undefined);
  await expect(page.getByText(OLD)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await page.reload();
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  await expect.poll(() => cachedCount(page, 'hp-private')).toBe(0);
  // No names of private answers are left either.
  const named = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('workbox-expiration');
      const { promise, resolve, reject } = Promise.withResolvers<{ cacheName: string }[]>();
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll();
        all.onsuccess = () => resolve(all.result);
        all.onerror = () => reject(all.error);
      };
      return (await promise).map(({ cacheName }) => cacheName);
    });
  await expect.poll(named).not.toContain('hp-private');
});
