import AxeBuilder from '@axe-core/playwright';
import { openListing } from './support/listings.ts';
import { expect, test } from './support/product.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme });

    for (const [name, path, ready] of [
      ['home', './', 'New in Toronto'],
      ['map', './map/Toronto', /homes in view$/],
      ['list', './list/Ontario/Mississauga', /^1–8 of /],
      ['listing', 'listing', 'Facts & Features'],
    ] as const) {
      test(`axe finds nothing on ${name}`, async ({ page, origin }) => {
        const listing = await openListing(page, origin, 'Toronto');
        await page.goto(path === 'listing' ? `./detail/${listing.mlsNumber}/${listing.boardId}` : path);
        await expect(page.getByText(ready).first()).toBeVisible();
        if (name !== 'map') await expect(page.getByRole('article').first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
        ).toEqual([]);
      });
    }
  });
}
