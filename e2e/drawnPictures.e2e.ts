import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openHome } from './support/anyCity.ts';
import { expect, test } from './support/product.ts';

// The other journeys have pictures of one colour and empty maps, because drawing takes most of their time.
test.use({ settings: { DEMO_PICTURES: 'drawn' } });

/** Returns the entropy of the colours in a part of the page: below 1 for one colour with pins, above 2 for a drawing. */
async function varietyOf(page: Page, selector: string): Promise<number> {
  const { entropy } = await sharp(await page.locator(selector).first().screenshot()).stats();
  return entropy;
}

test('the map draws its streets, and a home’s page its photos', { tag: '@wide' }, async ({ page }) => {
  test.slow();
  await page.goto('./map/43.6532;-79.3832?z=14');
  await expect(page.getByText(/homes? in view$/).first()).toBeVisible();
  await expect.poll(() => varietyOf(page, '.maplibregl-canvas'), { timeout: 30_000 }).toBeGreaterThan(2);

  await openHome(page);
  const photo = page.getByRole('button', { name: /^Open photo 1 of/ }).getByRole('img');
  const isThere = (image: HTMLElement | SVGElement) =>
    (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 300; // the element is an img
  await expect.poll(() => photo.evaluate(isThere), { timeout: 30_000 }).toBe(true);
  expect(await varietyOf(page, 'main section img')).toBeGreaterThan(3);
});
