import type { Locator, Page } from '@playwright/test';
import { askService, listedMlsNumbers, shownMlsNumbers } from './support/listings.ts';
import { expect, test } from './support/product.ts';

/** Chooses a place by its name in one of the dialog's destinations, and the way to travel there. */
async function choosePlace(destination: Locator, name: string, mode: 'Transit' | 'Car'): Promise<void> {
  const box = destination.getByRole('combobox', { name: 'Address or place' });
  await box.fill(name);
  const list = destination.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toContainText(name);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await box.press('Enter');
  await expect(list).toHaveCount(0);
  await destination.getByText(mode, { exact: true }).click();
}

const commutesOf = (page: Page): string[] =>
  new URL(page.url()).searchParams.getAll('commute').map((text) => text.split(',').slice(0, 5).join(','));

test('a commuter with two destinations finds homes, and reads both times at one of them', async ({
  page,
  origin,
  isMobile,
}) => {
  await page.goto('./list/Ontario/Toronto');
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: isMobile ? 'Add a commute' : 'Commute' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search by commute' });
  const first = dialog.getByRole('group', { name: 'First destination' });
  await choosePlace(first, 'Annex', 'Transit');
  await first.getByRole('combobox', { name: 'Arrive by' }).selectOption('9:00 a.m.');
  await dialog.getByRole('button', { name: 'Add a second destination' }).click();
  const second = dialog.getByRole('group', { name: 'Second destination' });
  await choosePlace(second, 'Little Portugal', 'Car');
  await second.getByRole('combobox', { name: 'At most' }).selectOption('20 min');
  await dialog.getByRole('button', { name: isMobile ? 'Choose' : 'Show homes' }).click();
  if (isMobile) await page.getByRole('button', { name: /^Show [\d,]+ homes?$/ }).click();

  await expect(page).toHaveURL(/\?commute=.*%2Ctransit%2C30%2C0900%2C.*&commute=.*%2Cdrive%2C20%2C/);
  const found = await askService(page, origin, {
    city: 'Toronto',
    state: 'Ontario',
    commute: commutesOf(page),
  });
  expect(found.count).toBeGreaterThan(0);
  await expect.poll(() => shownMlsNumbers(page)).toEqual(listedMlsNumbers(found.listings));
  const chips = page.getByRole('group', { name: 'Filters in use' });
  await expect(chips.getByRole('button', { name: /^Change filter/ })).toHaveText([
    '30 min by transit to Annex',
    '20 min by car to Little Portugal',
  ]);

  await page.getByRole('article').getByRole('link').first().click();
  const times = page.getByRole('region', { name: 'Commute' });
  // Its section is loaded when the visitor comes near.
  await page.getByRole('region', { name: 'Location' }).scrollIntoViewIfNeeded();
  const byTransit = times.getByText(/^\d+ min by transit$/);
  await expect(byTransit).toBeVisible();
  expect(Number.parseInt((await byTransit.textContent()) ?? '', 10)).toBeLessThanOrEqual(30);
  await expect(times.getByText('Arriving by 9:00 a.m.')).toBeVisible();
  await expect(times.getByText(/^\d+ min by car$/)).toBeVisible();
  await page.goBack();
  await chips.getByRole('button', { name: 'Remove filter: 20 min by car to Little Portugal' }).click();
  await expect.poll(() => commutesOf(page)).toHaveLength(1);
  await page.goBack();
  await expect(chips.getByText('20 min by car to Little Portugal')).toBeVisible();
});
