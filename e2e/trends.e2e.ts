import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { expect, test } from './support/product.ts';

const WORDS = {
  'en-CA': {
    title: 'Mississauga market trends',
    city: 'City',
    price: 'Average Price & Sales Volume Over Time',
    chart: /^Average sold price by month/,
    sold: /^Homes sold by month/,
    show: 'Show as a table',
    table: 'Prices and homes sold by month',
    agent: 'Contact Agent',
    together: 'Side by side',
  },
  'fr-CA': {
    title: 'Tendances du marché à Mississauga',
    city: 'Ville',
    price: 'Prix moyen et volume des ventes au fil du temps',
    chart: /^Prix de vente moyen par mois/,
    sold: /^Propriétés vendues par mois/,
    show: 'Afficher en tableau',
    table: 'Prix et propriétés vendues par mois',
    agent: 'Joindre un courtier',
    together: 'Côte à côte',
  },
} as const;

/** Scrolls to the price charts, which load when they are near, and waits until they are drawn. */
async function priceSection(page: Page, locale: keyof typeof WORDS) {
  const section = page.getByRole('region', { name: WORDS[locale].price });
  await section.scrollIntoViewIfNeeded();
  await section.getByText(WORDS[locale].show).scrollIntoViewIfNeeded();
  await expect(section.getByRole('application', { name: WORDS[locale].sold })).toBeVisible();
  return section;
}

// Each language and each scheme once: colours do not depend on words.
for (const [locale, colorScheme] of [
  ['en-CA', 'light'],
  ['fr-CA', 'dark'],
] as const) {
  const words = WORDS[locale];

  test.describe(`the trends in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test('two cities are compared, their months are read with the arrow keys, and axe finds nothing', {
      tag: locale === 'fr-CA' ? '@wide' : [],
    }, async ({ page, isMobile }) => {
      await page.goto('./trends?city=Mississauga&compare=Toronto');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByRole('region', { name: words.together })).toBeVisible();
      // Only wide windows show the card beside the figures.
      await expect(page.getByRole('complementary', { name: words.agent })).toBeVisible({
        visible: !isMobile,
      });
      const section = await priceSection(page, locale);
      await section.getByText(words.show).click();
      const table = section.getByRole('table', { name: words.table });
      const row = table.getByRole('row').nth(2);
      await expect(row).toBeVisible();
      const [city, month, average] = await row.locator('th, td').allTextContents();
      const chart = section.getByRole('application', { name: words.chart });
      // A pointer that rests on a chart would select its month.
      await page.mouse.move(0, 0);
      await chart.focus();
      const status = section.getByRole('status').first();
      await expect(status).not.toBeEmpty();
      await page.keyboard.press('ArrowRight');
      await expect(status).toContainText(`${month}`);
      await expect(status).toContainText(`${city} · ${average}`);
      // The chart below follows; screen readers read only one of the two.
      const following = section.getByRole('status').nth(1);
      await expect(following.locator('> [aria-hidden="true"]')).toContainText(`${month}`);
      await expect(status.locator('> [aria-hidden="true"]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await chart.blur();
      await expect(chart.getByText('Toronto', { exact: true })).toBeVisible();
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
      expect(await findings(page, `trends in ${locale}`)).toEqual([]);
    });
  });
}

test('a table can be downloaded as a file for Excel', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./trends');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV: Prices and homes sold by month' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('prices-and-homes-sold-by-month.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(
    /^\uFEFFMonth,Average sold price,Median sold price,Homes sold,"Sold above asking, %",Note\r\n/,
  );
  expect(text.trimEnd().split('\r\n')).toHaveLength(8);
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('the figures are black on white with their tables, without navigation', {
    tag: '@wide',
  }, async ({ page }) => {
    await page.goto('./trends');
    await expect(page.getByRole('region', { name: 'Seasonal Insights' })).toBeVisible();
    // The charts below are not scrolled to. The visitor's first move loads their code.
    await page.keyboard.press('Control');
    await expect(page.getByRole('application').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('application')).toHaveCount(4);
    for (const table of await page.getByRole('table').all()) await expect(table).toBeVisible();
    expect(await page.getByRole('table').count()).toBe(2);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'City or neighbourhood' })).toBeHidden();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
