import { expect, test } from './support/product.ts';
import { searchBox } from './support/searchBox.ts';

test.use({ locale: 'fr-CA' });

test('a renter with a dog finds homes in Montréal by one French sentence, and takes a filter off', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('./');
  const box = await searchBox(page);
  await box.fill(
    'appartement à louer à Montreal, 2 chambres, chien accepté, moins de 4 000 $, près du métro, tranquille',
  );
  const option = page.getByRole('option').first();
  await expect(option).toContainText(
    /Rechercher.*À louer.*d’une gare.*2\+ chambres.*Animaux acceptés.*Montréal/,
  );
  await expect(option).toContainText('Non utilisé : tranquille');
  await box.press('Enter');
  await expect(page).toHaveURL(
    /\/list\/Quebec\/Montr%C3%A9al\?type=lease&minPrice=0&maxPrice=4000&beds=2&home=condo-apt&pets=true&near=station%3A15$/,
  );
  await expect(page.getByText('Votre recherche ne tient pas compte de « tranquille ».')).toBeVisible();
  await page.getByRole('button', { name: /filtre.*2\+ chambres$/ }).click();
  await expect(page).not.toHaveURL(/beds=/);
  await page.goBack();
  await expect(page).toHaveURL(/beds=2/);
});
