import type { Page } from '@playwright/test';
import { expect, test } from './support/product.ts';

const countTags = (page: Page, selector: string) =>
  page.evaluate((tags) => document.head.querySelectorAll(tags).length, selector);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, call } of [
    { lang: 'en', call: 'Call us: 416-555-0142' },
    { lang: 'fr', call: 'Appelez-nous : 416-555-0142' },
  ]) {
    test(`a listing has its facts and a way to call (${lang})`, { tag: '@wide' }, async ({ page }) => {
      await page.goto(`./detail/C0100102/2?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Toronto');
      await expect(page.getByText(/\$/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: call })).toBeVisible();
    });
  }

  test('a private page has the number too', { tag: '@wide' }, async ({ page }) => {
    await page.goto('./auth/login');
    await expect(page.getByRole('link', { name: '416-555-0142' })).toBeVisible();
  });
});

test('a page takes over the head of the first answer, and its policy refuses nothing', {
  tag: '@wide',
}, async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('./detail/C0100102/2');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect.poll(() => countTags(page, '[data-first]')).toBe(0);
  for (const tag of [
    'link[rel="canonical"]',
    'script[type="application/ld+json"]',
    'meta[name="description"]',
  ]) {
    expect(await countTags(page, tag)).toBe(1);
  }
  expect(refused).toEqual([]);
});

test('a French address opens the page in French', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./list/Ontario/Toronto?lang=fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Propriétés à vendre à Toronto/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});
