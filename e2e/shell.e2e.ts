import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/product.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('banner');

/** Presses Tab until the target has the focus; gives up after `maxPresses` presses. */
async function tabTo(page: Page, target: Locator, maxPresses = 20): Promise<void> {
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < maxPresses && !(await focused()); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('the first tab stop skips the header', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./about');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

for (const width of [390, 1440]) {
  test(`the keyboard opens another page, which is announced, ${width} px wide`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('./about');
    await expect(heading(page)).toBeVisible();
    const first = await heading(page).textContent();
    const menu = banner(page).getByRole('button', { name: 'Open menu' });
    const opensMenu = width < 1080;
    if (opensMenu) {
      await tabTo(page, menu);
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer).toBeVisible();
      // The focus stays in the open menu, and returns to its button when the menu closes.
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press('Tab');
        await expect(drawer.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(menu).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, drawer.getByRole('link', { name: 'Selling' }));
    } else {
      await expect(menu).toBeHidden();
      await tabTo(page, banner(page).getByRole('link', { name: 'Selling' }));
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/selling$/);
    await expect(heading(page)).not.toHaveText(first ?? '');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  });
}

test('Login, the languages and the menu are accessible at every width', { tag: '@wide' }, async ({
  page,
}) => {
  for (const width of [320, 390, 599, 600, 768, 1079, 1080, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    if (page.url() === 'about:blank') await page.goto('./about');
    // Either the links are in the header with a menu of the others, or one menu has all of them.
    const hasLinks = width >= 1080;
    const menu = banner(page).getByRole('button', { name: hasLinks ? 'More' : 'Open menu' });
    const otherMenu = banner(page).getByRole('button', { name: hasLinks ? 'Open menu' : 'More' });
    await expect(menu, `${width} px`).toBeInViewport({ ratio: 1 });
    await expect(otherMenu, `${width} px`).toBeHidden();
    if (hasLinks) {
      await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
      await menu.click();
      await expect(page.getByRole('menuitem', { name: 'Market trends' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: /^Mortgages/ })).toHaveCount(width < 1280 ? 1 : 0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    const overhang = await banner(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overhang, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the language can be switched, and is the same at the next visit', { tag: '@staging' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('./about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expect(heading(page)).toBeVisible();
  if (isMobile) await banner(page).getByRole('button', { name: 'Open menu' }).click();
  const french = page.getByRole('button', { name: 'Français' });
  await expect(french).toBeVisible();
  // The French texts are loaded by the press.
  const texts = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('Tous droits réservés'),
  );
  await french.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await texts;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('contentinfo')).toContainText('Tous droits réservés');
  await expect(page).toHaveTitle(/^À propos de nous/);
});

test.describe('a browser that speaks French', () => {
  test.use({ locale: 'fr-CA' });

  test('gets French by default', { tag: ['@wide', '@staging'] }, async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached();
  });
});

test('the colour scheme can be switched, and is set before the next visit is painted', async ({
  page,
  isMobile,
}) => {
  await page.goto('./about');
  await expect(heading(page)).toBeVisible();
  if (isMobile) await banner(page).getByRole('button', { name: 'Open menu' }).click();
  const scheme = () => page.evaluate(() => document.documentElement.dataset['colorScheme']);
  await page.getByRole('button', { name: 'Colour scheme: as on this device. Change' }).click();
  await page.getByRole('button', { name: 'Colour scheme: light. Change' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['atFirst'] = document.documentElement.dataset['colorScheme'] ?? '';
    });
  });
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['atFirst'])).toBe('dark');
  await expect.poll(scheme).toBe('dark');
});

test('Back restores the scroll position', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./about');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Selling' }).click();
  await expect(page).toHaveURL(/\/selling$/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Selling' })).toBeInViewport();
});

test('a lost connection shows a notice until it is back, and breaks nothing', { tag: '@staging' }, async ({
  page,
  context,
  isMobile,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await page.goto('./about');
  await expect(heading(page)).toBeVisible();
  // Notices are loaded after the page.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  const offline = page.getByText('You are currently offline.');
  await expect(offline).toBeVisible();
  if (isMobile) await banner(page).getByRole('button', { name: 'Open menu' }).click({ trial: true });
  else {
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByText('Could not connect to server.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  }
  await context.setOffline(false);
  await expect(offline).toBeHidden();
});

test('every control in header, menu and footer is large enough for a finger', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('./about');
  await expect(heading(page)).toBeVisible();
  const small = (root: Locator) =>
    root
      .locator('a:visible, button:visible')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.textContent),
      );
  expect(await small(banner(page))).toEqual([]);
  expect(await small(page.getByRole('contentinfo'))).toEqual([]);
  await banner(page).getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await small(drawer)).toEqual([]);
});

test('robots.txt is at the root of the host', { tag: '@wide' }, async ({ page, origin }) => {
  const answer = await page.request.get(`${origin}/robots.txt`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('User-agent: *');
  expect((await page.request.get(`${origin}/real-estate/sitemap.xml`)).status()).toBe(200);
});

test('a permanent notice moves the page down and covers nothing of it', { tag: '@phone' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  // Pictures that were still loading.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  for (const path of ['./detail/C0100103/2', './auth/login']) {
    await page.goto(path);
    await expect(heading(page)).toBeAttached();
    const notice = page.getByRole('region', { name: 'Notifications' });
    // It is loaded after the page.
    await expect(notice).toBeAttached();
    await context.setOffline(true);
    await expect(notice).toContainText('You are currently offline.');
    const noticeBox = await notice.boundingBox();
    const content = await page.getByRole('main').boundingBox();
    expect(noticeBox?.height).toBeGreaterThan(40);
    expect(content?.y).toBeGreaterThanOrEqual((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0));
    await context.setOffline(false);
    await expect(page.getByText('You are currently offline.')).toBeHidden();
  }
});
