import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { leadsOf } from './support/leads.ts';
import { expect, test } from './support/product.ts';

/** A listing of the demonstration that is for sale. */
const LISTING = { path: './detail/C0100103/2', mlsNumber: 'C0100103' };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a viewing' });

/** An address that no other journey uses. */
let visitors = 0;
const newVisitor = (): string => {
  visitors += 1;
  return `vera.${process.pid}.${visitors}@homes.realtor`;
};

test('a visitor asks for a viewing, and the brokerage finds it among the leads', async ({ page }) => {
  const email = newVisitor();
  await page.goto(LISTING.path);
  await page.getByRole('button', { name: 'Book a Viewing' }).click();
  await expect(dialog(page)).toBeVisible({ timeout: 25_000 });
  const days = dialog(page).getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
  await expect(days).toHaveCount(7);
  await days.nth(1).press('ArrowRight');
  await expect(days.nth(2)).toBeChecked();
  await dialog(page).getByText('Evening', { exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'First name' }).fill('Vera');
  await dialog(page).getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog(page).getByRole('textbox', { name: 'Phone' }).fill('4165550142');
  await check(page, 'the dialog');
  const send = dialog(page).getByRole('button', { name: 'Request this viewing' });
  await expect(send).toBeInViewport({ ratio: 0.99 });
  await send.click();
  await expect(dialog(page).getByRole('heading', { name: 'Thank you, Vera' })).toBeFocused();
  expect(await leadsOf(email)).toEqual([expect.stringContaining(`viewing,Vera,Byron,${email}`)]);
  await dialog(page).getByRole('button', { name: 'Back to the listing' }).click();
  await expect(page.getByRole('button', { name: 'Book a Viewing' })).toBeFocused();
});
