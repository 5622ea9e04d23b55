import { homesListed, numberIn, openHome } from './support/anyCity.ts';
import { checkBothWidths } from './support/axe.ts';
import { expect, test } from './support/product.ts';

test('a neighbour reads about the neighbourhood of a home, and opens the list of its homes', {
  tag: '@wide',
}, async ({ page }) => {
  await openHome(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^About / })
    .click();
  await expect(page).toHaveURL(/\/area\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sale = page.getByRole('link', { name: /^[\d,]+ homes? for sale$/ });
  const count = numberIn(await sale.textContent());
  expect(count).toBeGreaterThan(0);
  await expect(
    page.getByRole('region', { name: /^Summary$/ }).or(page.getByText(/sold in .* in the last 12 months/)),
  ).toBeVisible();
  await checkBothWidths(page, 'neighbourhood');
  await sale.click();
  await expect(page).toHaveURL(/\/list\//);
  expect(await homesListed(page)).toBe(count);
});
