import { openList } from '../support/anyCity.ts';
import { expect, test } from '../support/product.ts';

test('market trends of another city are a history entry, which a reload keeps', {
  tag: '@staging',
}, async ({ page }) => {
  await page.goto('./trends');
  const title = page.getByRole('heading', { level: 1, name: /market trends$/ });
  await expect(title).toBeVisible();
  const first = (await title.textContent()) ?? '';
  const cities = page.getByLabel('City').getByRole('option');
  await expect(cities.nth(1)).toBeAttached();
  const names = await cities.allTextContents();
  const other = names.find((city) => !first.startsWith(`${city} `)) ?? '';
  await page.getByLabel('City').selectOption(other);
  await expect(title).toHaveText(`${other} market trends`);
  const figures = page.getByRole('region', { name: 'Summary' });
  // A city may have had no sale for half a year.
  await expect(figures.or(page.getByText(/^No home with .* was sold in /)).first()).toBeVisible();
  await page.reload();
  await expect(title).toHaveText(`${other} market trends`);
  await page.goBack();
  await expect(title).toHaveText(first);
});

test('an unknown address says so, and links to the home page', { tag: ['@staging', '@smoke'] }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404 .*\/nothing-is-here/);
  await page.goto(`./nothing-is-here-${Date.now()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/real-estate\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a list can be read in French, with the same addresses', { tag: '@staging' }, async ({
  page,
  isMobile,
}) => {
  await openList(page);
  const address = page.url();
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Propriétés à vendre/ })).toBeVisible();
  await expect(page.getByText(/^1 à \d+ sur [\d\s]+ propriétés?$/)).toBeVisible();
  expect(page.url()).toBe(address);
});
