import { expect, test } from '../support/product.ts';
import { searchBox } from '../support/searchBox.ts';

test('the first letters of a city lead to its map with homes', {
  tag: ['@staging', '@smoke'],
}, async ({ page }) => {
  await page.goto('./');
  const cities = page.getByRole('list', { name: 'Popular cities' });
  const city = (await cities.getByRole('link').first().textContent()) ?? '';
  const box = await searchBox(page);
  await box.fill(city.slice(0, 4));
  // A neighbourhood or an address has a comma and its city.
  const places = page.getByRole('group', { name: 'Locations' });
  const option = places.getByRole('option', { name: /^[^,]+$/ }).first();
  const chosen = (await option.textContent()) ?? '';
  await option.click();
  await expect(page).toHaveURL(/\/map\//);
  const opened = decodeURIComponent(new URL(page.url()).pathname.split('/')[3] ?? '');
  expect(opened).not.toBe('');
  expect(chosen.startsWith(opened), `${chosen} is ${opened}`).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Homes for sale in ${opened}`);
  await expect(page.getByText(/^The map shows [\d,]+ homes?\.$/)).toBeAttached();
});
