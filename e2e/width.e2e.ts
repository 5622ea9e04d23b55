import { expiredListing, openListing } from './support/listings.ts';
import { expect, test } from './support/product.ts';

// The narrowest supported window.
test.use({ viewport: { width: 320, height: 640 } });

test('no page scrolls sideways at 320 px, in both languages', { tag: '@wide' }, async ({ page, origin }) => {
  const listing = await openListing(page, origin, 'Toronto');
  const expired = await expiredListing(page, origin);
  await page.goto('./');
  for (const language of ['en', 'fr']) {
    await page.evaluate((chosen) => localStorage.setItem('hp:language', JSON.stringify(chosen)), language);
    for (const path of [
      './',
      './map/Toronto',
      './list/Ontario/Mississauga',
      `./detail/${listing.mlsNumber}/${listing.boardId}`,
      `./detail/${expired.mlsNumber}/${expired.boardId}`,
      './about',
      './trends?city=Richmond+Hill&compare=Mississauga',
      './nothing-here',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `${language} ${path}`).toBeLessThanOrEqual(0);
    }
  }
});
