import type { Locator, Page } from '@playwright/test';
import { check, checkBothWidths } from './support/axe.ts';
import { askService } from './support/listings.ts';
import { expect, test } from './support/product.ts';
import { LANGUAGE_PROJECTS, wordsIn } from './support/words.ts';

/** Opens an open listing for 700,000 to 1,200,000 dollars, and scrolls to its calculator. */
async function openCalculator(page: Page, origin: string, field: string): Promise<Locator> {
  const { listings } = await askService(page, origin, {
    city: 'Toronto',
    minPrice: '700000',
    maxPrice: '1200000',
    resultsPerPage: '50',
  });
  const home = listings.find(
    ({ permissions }) => permissions.displayPublic === 'Y' && permissions.displayAddressOnInternet === 'Y',
  );
  if (!home) throw new Error('No open home for 700,000 to 1,200,000 in Toronto.');
  await page.goto(`./detail/${home.mlsNumber}/${home.boardId}`);
  // The calculator loads when the visitor scrolls near it.
  await page.locator('#cash-to-close').scrollIntoViewIfNeeded();
  const percent = page.getByRole('textbox', { name: field });
  await expect(percent).toHaveValue('20');
  return percent;
}

const dollarsIn = async (field: Locator): Promise<number> =>
  Number((await field.inputValue()).replace(/\D/g, ''));

/** The specification's annuity at 5 % over 25 years, computed independently of the app. */
const monthly = (loan: number): number => (loan * (0.05 / 12)) / (1 - (1 + 0.05 / 12) ** -300);

const dollars = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }).format(
    amount,
  );

test('with 10 % down the premium is added to the loan, and the payment follows', { tag: '@wide' }, async ({
  page,
  origin,
}) => {
  const percent = await openCalculator(page, origin, 'Down payment, %');
  const price = await dollarsIn(page.getByRole('textbox', { name: 'Price', exact: true }));
  const payment = page.getByRole('status', { name: 'Mortgage payment' });
  await expect(payment).toContainText(dollars(monthly(price * 0.8), 'en-CA'));

  await percent.fill('10');
  await expect(page.getByRole('textbox', { name: 'Down payment, $' })).toHaveValue(
    Math.round(price / 10).toLocaleString('en-CA'),
  );
  await expect(page.getByText('Mortgage insurance (3.1% of the loan, added to it)')).toBeVisible();
  await expect(payment).toContainText(dollars(monthly(price * 0.9 * 1.031), 'en-CA'));
  await expect(page.getByText('Sales tax on the mortgage insurance')).toBeVisible();

  const cash = page.getByRole('status', { name: 'Cash to close' });
  const before = await cash.textContent();
  await page.getByRole('checkbox', { name: 'I’m a first-time buyer' }).check();
  await expect(page.getByText('Relief: Toronto municipal land transfer tax')).toBeVisible();
  await expect(cash).not.toHaveText(before ?? '');

  await page.getByRole('img', { name: /^The balance falls from/ }).scrollIntoViewIfNeeded();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'What you still owe' }).getByRole('row')).toHaveCount(26);
});

test('a down payment below the legal minimum shows the minimum, and keeps its text', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const percent = await openCalculator(page, origin, 'Down payment, %');
  await percent.fill('1');
  await expect(page.getByText(/^The minimum down payment for \$/)).toBeVisible();
  await expect(percent).toHaveValue('1');
  await expect(page.getByRole('status', { name: 'Mortgage payment' })).not.toContainText('$');
});

for (const { language, locale, tag } of LANGUAGE_PROJECTS) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('an investor changes rent and vacancy, and finds the figures again after a reload', {
      tag,
    }, async ({ page, origin, isMobile }) => {
      const [t, common] = [wordsIn(language, 'calculatorPages'), wordsIn(language, 'calculators')];
      const boxOf = (name: string) => page.getByRole('textbox', { name });
      const field = (name: 'rent' | 'vacancy' | 'annualTaxes' | 'insurance' | 'maintenanceFee') =>
        boxOf(t(`investment.fields.${name}`));
      await openCalculator(page, origin, common('fields.downPercent'));
      await page.locator('#investment summary').click();
      await field('rent').fill('4000');
      await field('vacancy').fill('0');
      const dollarsOf = async (name: Parameters<typeof field>[0]) =>
        Number((await field(name).inputValue()).replace(/[^\d.,]|,(?=\d{3})/g, '').replace(',', '.'));
      // Management and repairs of 8 % and 5 % of the rent, computed independently of the app.
      const income =
        48_000 * 0.87 -
        (await dollarsOf('annualTaxes')) -
        (await dollarsOf('insurance')) -
        12 * (await dollarsOf('maintenanceFee'));
      const price = await dollarsIn(page.getByRole('textbox', { name: common('fields.price'), exact: true }));
      const share = new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      });
      const capRate = page.getByLabel(t('investment.figures')).getByText(share.format(income / price));
      await expect(capRate.first()).toBeVisible();
      await expect(page).toHaveURL(/\?rent=4000&vacancy=0$/);

      await page.reload();
      // The sections replace their placeholders while the page scrolls.
      await expect(async () => {
        await page.locator('#cash-to-close').scrollIntoViewIfNeeded({ timeout: 2_000 });
        await page.locator('#investment').scrollIntoViewIfNeeded({ timeout: 2_000 });
        await expect(field('rent')).toHaveValue((4_000).toLocaleString(locale), { timeout: 2_000 });
      }).toPass();
      await expect(field('vacancy')).toHaveValue('0');
      await expect(capRate.first()).toBeVisible();
      await (isMobile ? check : checkBothWidths)(page, `investment in ${locale}`);
    });
  });
}

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('a phone shows payment and premium in the French format', { tag: '@phone' }, async ({
    page,
    origin,
  }) => {
    const percent = await openCalculator(page, origin, 'Mise de fonds, %');
    const price = await dollarsIn(page.getByRole('textbox', { name: 'Prix', exact: true }));
    await percent.fill('12,5');
    const payment = page.getByRole('status', { name: 'Versement hypothécaire' });
    await expect(payment).toContainText(dollars(monthly(price * 0.875 * 1.031), 'fr-CA'));
    await expect(
      page.getByText('Assurance prêt hypothécaire (3,1 % du prêt, ajoutée au prêt)'),
    ).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
  });
});
