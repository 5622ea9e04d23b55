import { numberIn } from '../support/anyCity.ts';
import { expect, test } from '../support/product.ts';

/** Timeout in milliseconds: without a graphics card a busy machine is slow to draw a map. */
const DRAWN = { timeout: 45_000 };

test('a map leads to its clusters, to a home and its page, and back', { tag: '@staging' }, async ({
  page,
}) => {
  test.slow();
  await page.goto('./');
  const cities = page.getByRole('list', { name: 'Popular cities' });
  await cities.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/map\//);
  const announced = page.getByText(/^The map shows [\d,]+ homes?\.$/);
  const clusters = page.getByRole('button', { name: /homes?: zoom in$/ });
  const homes = page.getByRole('button', { name: /^\$[\d.,]+[KM]?,/ });
  await expect(clusters.or(homes).first()).toBeVisible(DRAWN);
  const all = numberIn(await announced.textContent());
  const isToGoOn = async (step: number) =>
    step === 0 ? (await clusters.count()) > 0 : (await homes.count()) === 0;
  // Once, and then until a home has its own price. With the keyboard, because the controls may cover a pin.
  for (let step = 0; step < 8 && (await isToGoOn(step)); step += 1) {
    const before = page.url();
    await clusters.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(before, DRAWN);
    await expect(page.getByRole('progressbar', { name: 'Looking for homes' })).toBeHidden(DRAWN);
    await expect(clusters.or(homes).first()).toBeVisible(DRAWN);
    expect(numberIn(await announced.textContent())).toBeLessThanOrEqual(all);
  }

  await homes.first().focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('main').getByRole('dialog');
  const link = overlay.getByRole('article').getByRole('link').first();
  await expect(link).toBeVisible();
  const name = (await overlay.getAttribute('aria-label')) ?? '';
  // The overlay moves until the map has come to rest, so a click may need another attempt.
  await expect(async () => {
    if (!page.url().includes('/detail/')) await link.click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/detail\//, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
});
