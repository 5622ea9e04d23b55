import { findings } from './support/axe.ts';
import { askService, listedMlsNumbers, shownMlsNumbers } from './support/listings.ts';
import { expect, test } from './support/product.ts';
import { searchBox } from './support/searchBox.ts';

const PLACE = { city: 'Toronto', state: 'Ontario', neighborhood: 'Runnymede-Bloor West Village' };

test("a family finds a 4-bedroom home within 15 minutes' walk of a school beside High Park", {
  tag: '@wide',
}, async ({ page, origin }) => {
  const expected = await askService(page, origin, { ...PLACE, minBeds: '4', near: 'school:15' });
  expect(expected.count).toBeGreaterThan(0);
  await page.goto('./list/Ontario/Toronto/Runnymede-Bloor-West-Village?beds=4');
  await page.getByRole('button', { name: 'More filters' }).click();
  const panel = page.getByRole('dialog');
  const walks = panel.getByRole('group', { name: 'Within walking distance' });
  await walks.getByRole('combobox', { name: 'School' }).selectOption('Up to 15 min');
  await panel.getByRole('button', { name: `Show ${expected.count} home` }).click();

  await expect(page).toHaveURL(/\/Runnymede-Bloor-West-Village\?beds=4&near=school%3A15$/);
  await expect.poll(() => shownMlsNumbers(page)).toEqual(listedMlsNumbers(expected.listings));
  const chips = page.getByRole('group', { name: 'Filters in use' });
  await chips.getByRole('button', { name: 'Remove filter: Within a 15-min walk of a school' }).click();
  await expect(page).toHaveURL(/\?beds=4$/);

  // Then around one school by its name, from the search box to the homes within a walk of it.
  const highPark = 'lat=43.6535&long=-79.4675&kinds=school&limit=1';
  const answer = await page.request.get(`${origin}/realty/amenities/nearest?${highPark}`);
  const { name } = (await answer.json()).amenities[0];
  await page.goto('./map/43.6535;-79.4675?z=15');
  const box = await searchBox(page);
  await box.fill(name);
  await page.getByRole('option', { name }).filter({ hasText: 'School' }).first().click();
  await expect(page).toHaveURL(/[?&]amenity=/);
  const shown = page.getByRole('dialog', { name });
  await page.reload();
  await expect(shown).toBeVisible();
  expect(await findings(page, 'map with a named school')).toEqual([]);
  await shown.getByRole('button', { name: 'Homes within a 15-min walk' }).click();
  await expect(page).toHaveURL(/[?&]commute=[^&]*walk%2C15/);
  await expect(page.getByText(/homes? in view$/).first()).toBeVisible();
  await page.goBack();
  await expect(shown).toBeVisible();
});
