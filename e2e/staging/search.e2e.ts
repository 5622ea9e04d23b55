import { numberIn } from '../support/anyCity.ts';
import { expect, test } from '../support/product.ts';
import { searchBox } from '../support/searchBox.ts';

test('the first letters of a city lead to its map, into it, to a home and back', {
  tag: ['@staging', '@smoke'],
}, async ({ page }) => {
  await page.goto('./');
  const cities = page.getByRole('list', { name: 'Cities to start from' });
  const city = (await cities.getByRole('link').first().textContent()) ?? '';
  const box = await searchBox(page);
  await box.fill(city.slice(0, 4));
  // A neighbourhood or an address names its city behind a comma.
  const places = page.getByRole('group', { name: 'Locations' });
  const option = places.getByRole('option', { name: /^[^,]+$/ }).first();
  const chosen = (await option.textContent()) ?? '';
  await option.click();
  await expect(page).toHaveURL(/\/map\//);
  const opened = decodeURIComponent(new URL(page.url()).pathname.split('/')[3] ?? '');
  expect(opened).not.toBe('');
  expect(chosen.startsWith(opened), `${chosen} is ${opened}`).toBe(true);

  const inView = page.getByText(/homes? in view$/).first();
  const clusters = page.getByRole('button', { name: /homes?: look closer$/ });
  const homes = page.getByRole('button', { name: /^\$[\d.,]+[KM]?,/ });
  await expect(clusters.or(homes).first()).toBeVisible();
  const all = numberIn(await inView.textContent());
  expect(all).toBeGreaterThan(0);
  // Into the circles until a home has its own price; by the keyboard, since a pin may stand under the controls.
  for (let step = 0; step < 8 && (await homes.count()) === 0; step += 1) {
    const before = page.url();
    await clusters.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('progressbar', { name: 'Looking for homes' })).toBeHidden();
    await expect(clusters.or(homes).first()).toBeVisible();
  }
  expect(numberIn(await inView.textContent())).toBeLessThanOrEqual(all);

  await homes.first().focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('main').getByRole('dialog');
  const link = overlay.getByRole('article').getByRole('link').first();
  await expect(link).toBeVisible();
  const name = await overlay.getAttribute('aria-label');
  // The overlay moves with the map until that has come to rest; a press that hit may be answered late.
  await expect(async () => {
    if (!page.url().includes('/detail/')) await link.click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/detail\//, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  await page.goBack();
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
});
