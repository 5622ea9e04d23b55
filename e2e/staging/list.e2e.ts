import { cardNames, homesListed, openCards, openList } from '../support/anyCity.ts';
import { expect, test } from '../support/product.ts';

/** Prices in dollars, from the names of cards: "12 King Street, Toronto, $749,900, 3 bd, 2 ba, For Sale". */
const pricesOf = (names: (string | null)[]): number[] =>
  names.flatMap((name) => {
    const [, dollars] = /\$([\d,]+)/.exec(name ?? '') ?? [];
    return dollars === undefined ? [] : [Number(dollars.replaceAll(',', ''))];
  });

test('a list is filtered, sorted and turned to its second page, and a reload keeps all of it', {
  tag: ['@staging', '@smoke'],
}, async ({ page, isMobile }) => {
  const all = await openList(page);
  await page.getByRole('button', { name: isMobile ? /^Filters/ : 'Beds & Baths' }).click();
  await page.getByRole('group', { name: 'Beds' }).getByText('3+').click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/beds=3/);
  await expect.poll(() => homesListed(page)).toBeLessThan(all);
  const filtered = await homesListed(page);

  await page.getByRole('button', { name: /^Sort:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Least Expensive' }).click();
  await expect(page).toHaveURL(/sort=listPriceAsc/);
  const range = page.getByText(/^[\d,]+–[\d,]+ of [\d,]+ homes?$/);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(range).toHaveText(/^9–/);
  const grid = page.getByRole('list', { name: 'Results' });
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  let names: (string | null)[] = [];
  // The range can be that of the next page before its homes are shown.
  await expect(async () => {
    names = await cardNames(openCards(page));
    const prices = pricesOf(names);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  }).toPass();

  await page.reload();
  await expect(range).toHaveText(/^9–/);
  expect(await homesListed(page)).toBe(filtered);
  await expect.poll(() => cardNames(openCards(page))).toEqual(names);
  await expect(page.getByRole('button', { name: /^Sort:/ })).toContainText('Least Expensive');
});
