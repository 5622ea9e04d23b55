import { openHome } from './support/anyCity.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/product.ts';

test('a family reads what is around a home, and looks at the schools on the map', async ({ page }) => {
  await openHome(page);
  await page.getByRole('heading', { name: 'Location', exact: true }).scrollIntoViewIfNeeded();
  const around = page.getByRole('region', { name: 'Getting Around' });
  await expect(
    around
      .getByRole('listitem')
      .filter({ hasText: /school/i })
      .first(),
  ).toBeVisible();
  await expect(around.getByText(/\d min walk$/).first()).toBeVisible();
  await expect(around.getByText(/^Sources: /)).toBeVisible();
  await expect(around.getByRole('img', { name: /^Map of the places around / })).toBeVisible();
  expect(await findings(page, 'listing with places')).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'View On Map' }).last().click();
  await expect(page).toHaveURL(/\/map\//);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText(/homes? in view$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Schools, transit, shops and parks' }).click();
  const panel = page.getByRole('dialog', { name: 'Places on the map' });
  await panel.getByRole('button', { name: 'Schools' }).click();
  const zoomIn = panel.getByRole('button', { name: 'Zoom in' });
  const first = panel.getByRole('list', { name: 'Places in view' }).getByRole('button').first();
  await expect(first.or(zoomIn)).toBeVisible();
  if (await zoomIn.isVisible()) await zoomIn.click();
  await expect(first).toBeVisible();
  const name = (await first.locator('strong').textContent()) ?? '';
  expect(await findings(page, 'map with places')).toEqual([]);

  // The map moves the place out from under the panel. There its sign, below its name, can be pressed.
  await first.click();
  const shown = page.getByRole('dialog', { name });
  await expect(shown).toBeVisible();
  await panel.getByRole('button', { name: 'Close the places' }).click();
  const bubble = await shown.boundingBox();
  if (!bubble) throw new Error('The name of the place has no size.');
  // The sign is at the lower end of the place's own icon.
  const sign = { x: bubble.x + bubble.width / 2, y: bubble.y + bubble.height + 30 };
  await expect(async () => {
    await page.mouse.click(sign.x, sign.y + 60);
    await expect(shown).toHaveCount(0, { timeout: 1000 });
    await page.mouse.click(sign.x, sign.y);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
});
