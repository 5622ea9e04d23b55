import type { Locator, Page } from '@playwright/test';
import { openHome } from './support/anyCity.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/product.ts';

/** Returns the box of an element on the map, once it is the same before and after a frame: then the map is still. */
async function boxAtRest(page: Page, element: Locator) {
  let box = await element.boundingBox();
  await expect(async () => {
    const before = box;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    box = await element.boundingBox();
    expect(box).toEqual(before);
  }).toPass();
  if (!box) throw new Error('The element has no size.');
  return box;
}

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
  const places = panel.getByRole('list', { name: 'Places in view' }).getByRole('button');
  const first = places.first();
  await expect(first.or(zoomIn)).toBeVisible();
  if (await zoomIn.isVisible()) await zoomIn.click();
  await expect(first).toBeVisible();
  const name = (await first.locator('strong').textContent()) ?? '';
  expect(await findings(page, 'map with places')).toEqual([]);

  // The map moves the place out from under the panel. There its sign, below its name, can be pressed.
  // By its name, because the next answer may put another place first.
  await places
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
    .click();
  const shown = page.getByRole('dialog', { name });
  await expect(shown).toBeVisible();
  await panel.getByRole('button', { name: 'Close the places' }).click();
  const bubble = await boxAtRest(page, shown);
  // The sign is at the lower end of the place's own icon.
  const sign = { x: bubble.x + bubble.width / 2, y: bubble.y + bubble.height + 30 };
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(shown).toHaveCount(0);
  // The signs are drawn again with the answer of the moved view, and until then a press is one on the ground.
  await expect(async () => {
    await page.mouse.click(sign.x, sign.y);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
});
