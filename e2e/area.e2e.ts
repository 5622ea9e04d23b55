import { homesListed, numberIn, openHome } from './support/anyCity.ts';
import { check, checkBothWidths } from './support/axe.ts';
import { expect, test } from './support/product.ts';
import { ANY_NUMBER, LANGUAGE_PROJECTS, patternOf, wordsIn } from './support/words.ts';

for (const { language, locale, tag } of LANGUAGE_PROJECTS) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a neighbour reads about the neighbourhood of a home, and opens the list of its homes', {
      tag,
    }, async ({ page, isMobile }) => {
      const t = wordsIn(language, 'area');
      await openHome(page, language);
      const about = patternOf(wordsIn(language, 'listing')('map.area', { area: '' }));
      await page.getByRole('main').getByRole('link', { name: about }).click();
      await expect(page).toHaveURL(/\/area\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const forSale = [1, 2].map((count) => t('now.sale', { count, homes: ANY_NUMBER }));
      const sale = page.getByRole('link', { name: patternOf(...forSale) });
      const count = numberIn(await sale.textContent());
      expect(count).toBeGreaterThan(0);
      const summary = wordsIn(language, 'trends')('summary.label');
      const [, tooFew = ''] = t('tooFew', { count: 2, sold: '', area: '|', minimum: '' }).split(/[|.]/);
      await expect(
        page.getByRole('region', { name: summary, exact: true }).or(page.getByText(tooFew.trim())),
      ).toBeVisible();
      await (isMobile ? check : checkBothWidths)(page, `neighbourhood in ${locale}`);
      await sale.click();
      await expect(page).toHaveURL(/\/list\//);
      expect(await homesListed(page, language)).toBe(count);
    });
  });
}
