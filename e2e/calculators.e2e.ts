import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { check as checkAxe, checkBothWidths } from './support/axe.ts';
import { seeNoOverflow } from './support/desk.ts';
import { expect, test } from './support/product.ts';

/** Fails on violations that axe finds, and if the page scrolls sideways. */
async function check(page: Page, screen: string): Promise<void> {
  await checkAxe(page, screen);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, screen).toBeLessThanOrEqual(0);
}

/** The specification's annuity, computed independently of the app. */
const monthly = (loan: number, percent: number, years: number): number =>
  (loan * (percent / 1200)) / (1 - (1 + percent / 1200) ** (-12 * years));
const dollars = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }).format(
    amount,
  );

test('a payment with prepayments is in the address, on the page and in a file', {
  tag: ['@wide', '@staging'],
}, async ({ page }) => {
  await page.goto('./calculators/mortgage-payment?price=700000');
  const payment = page.getByRole('status', { name: 'Mortgage payment' });
  await expect(payment).toContainText(dollars(monthly(560_000, 5, 25), 'en-CA'));
  await page.getByRole('textbox', { name: 'Extra each month' }).fill('500');
  await expect(page.getByText(/^With your prepayments, you finish \d years/)).toBeVisible();
  await expect(page).toHaveURL(/\?price=700000&extraMonthly=500$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Extra each month' })).toHaveValue('500');

  // The chart loads when the visitor scrolls near it.
  await page.getByRole('heading', { name: 'What you still owe' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^The balance falls from \$560,000/ })).toBeVisible();
  await expect(page.getByText('Without prepayments')).toBeVisible();
  const table = page.getByRole('table', { name: 'Payment schedule' });
  await table.getByRole('button', { name: 'Payments of year 1' }).first().click();
  await expect(table.getByRole('row', { name: /^No\. 12 / })).toBeVisible();
  await check(page, 'payment');

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('payment-schedule.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows.at(-1)).toMatch(/,0$/);
});

test('a wrong figure is reported at its field and dims the last result', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('./calculators/mortgage-payment');
  const payment = page.getByRole('status', { name: 'Mortgage payment' });
  await expect(payment).toContainText('$2,338');
  await page.getByRole('textbox', { name: 'Interest rate' }).fill('abc');
  await expect(page.getByText('Enter a rate from 0 to 25%.')).toBeVisible();
  await expect(page.getByText('Fix the highlighted field to update the result.')).toBeVisible();
  await expect(page.getByText('$2,338').first()).toBeVisible();
  // The old result is inert, so screen readers skip it.
  await expect(page.locator('[inert]').first()).toContainText('$2,338');
  await check(page, 'wrong figure');
});

test('from the affordable price to its closing costs', { tag: ['@wide', '@staging'] }, async ({ page }) => {
  await page.goto('./calculators/affordability?income=900000&downPayment=45000');
  await expect(page.getByRole('status', { name: 'Highest price' })).toContainText('$700,000');
  await expect(page.getByText(/\$45,000 is the minimum down payment/)).toBeVisible();
  await check(page, 'affordability');
  await page.getByRole('link', { name: 'What does closing cost?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Closing Costs Calculator' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('700,000');
  await page.getByRole('checkbox', { name: 'I’m a first-time buyer' }).check();
  await expect(page.getByText('Relief: Toronto municipal land transfer tax')).toBeVisible();
  await page.getByRole('combobox', { name: 'Province or territory' }).selectOption('British Columbia');
  await page.getByRole('checkbox', { name: /^I’m neither a Canadian citizen/ }).check();
  await expect(page.getByText('British Columbia additional property transfer tax')).toBeVisible();
  await expect(page).toHaveURL(/province=BC&place=specifiedArea&.*firstTime=1&nonResident=1/);
  await check(page, 'closing costs');
  // Changed figures replace the history entry, so Back leads to the earlier page.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Affordability Calculator' })).toBeVisible();
});

test('the calculators are in the menu', { tag: ['@phone', '@staging'] }, async ({ page }) => {
  await page.goto('./about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Calculators' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Know the numbers first' })).toBeVisible();
  await check(page, 'overview');
});

test.describe('in French and in the dark', () => {
  test.use({ locale: 'fr-CA', colorScheme: 'dark' });

  test('a payment accepts commas and is shown in the French format', { tag: '@wide' }, async ({ page }) => {
    await page.goto('./calculators');
    await expect(page.getByRole('heading', { level: 1, name: 'Les chiffres d’abord' })).toBeVisible();
    await checkBothWidths(page, 'overview', check);
    await seeNoOverflow(page, 'overview');
    await page.goto('./calculators/mortgage-payment');
    await page.getByRole('textbox', { name: 'Taux d’intérêt' }).fill('4,5');
    const payment = page.getByRole('status', { name: 'Versement hypothécaire' });
    await expect(payment).toContainText(dollars(monthly(400_000, 4.5, 25), 'fr-CA'));
    await expect(page).toHaveURL(/\?rate=4\.5$/);
    await checkBothWidths(page, 'payment', check);
    await page.goto('./calculators/mortgage-payment?price=9000000&extraYearly=50000');
    await seeNoOverflow(page, 'a large payment');
  });

  test('a household and a purchase have French texts', { tag: '@wide' }, async ({ page }) => {
    await page.goto('./calculators/affordability');
    await page.getByRole('textbox', { name: 'Revenu annuel', exact: true }).fill('beaucoup');
    await expect(page.getByText(/^Entrez un montant en dollars, de 0 à 99\s999\s999\s\$\.$/)).toBeVisible();
    await checkBothWidths(page, 'affordability', check);
    await seeNoOverflow(page, 'affordability');
    await page.goto('./calculators/closing-costs?province=QC&city=Montréal');
    await expect(page.getByText('Droits de mutation de Montréal')).toBeVisible();
    await checkBothWidths(page, 'closing costs', check);
    await seeNoOverflow(page, 'closing costs');
  });
});

test('the print has the calculator, and no links to other pages', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./calculators/closing-costs');
  await expect(page.getByRole('status', { name: 'Closing costs' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('status', { name: 'Closing costs' })).toBeVisible();
  for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Calculators' })).toBeHidden();
});
