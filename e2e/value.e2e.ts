import { fillInNewAccount, newEmail } from './support/account.ts';
import { numberIn } from './support/anyCity.ts';
import { check } from './support/axe.ts';
import { measuredHouse } from './support/listings.ts';
import { expect, test } from './support/product.ts';
import { ANY_NUMBER, LANGUAGE_PROJECTS, patternOf, wordsIn } from './support/words.ts';

for (const { language, locale, tag } of LANGUAGE_PROJECTS) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('an owner finds, claims and corrects a home', { tag }, async ({ page, origin, expectedErrors }) => {
      const t = wordsIn(language, 'value');
      // The form asks if the email is known.
      expectedErrors.push(/404 .*email-check/);
      const listing = await measuredHouse(page, origin, 'Toronto');
      const { streetNumber, streetName } = listing.address;
      // A French address has a comma behind the number.
      const typed = [streetNumber, streetName].join(language === 'fr' ? ', ' : ' ');
      await page.goto('./selling');
      const see = page.getByRole('main').getByRole('link', {
        name: wordsIn(language, 'pages')('selling.hero.value'),
      });
      await see.click();
      await expect(page.getByRole('heading', { level: 1, name: t('start.title') })).toBeVisible();
      await check(page, 'field of an address');
      await page.getByRole('combobox', { name: t('search.label') }).fill(typed);
      await page
        .getByRole('option', { name: patternOf(typed) })
        .first()
        .click();
      await expect(page).toHaveURL(/\/value\/Ontario\/.+/);
      const address = new URL(page.url()).pathname;

      const claim = page.getByRole('region', { name: t('claim.heading') });
      await expect(claim.getByRole('link', { name: t('claim.signIn') })).toBeVisible();
      await check(page, 'home of a visitor');
      await claim.getByRole('link', { name: t('claim.join') }).click();
      // The page before has fields of a name too.
      const join = wordsIn(language, 'signIn')('intents.claimHome.newAccount');
      await expect(page.getByRole('heading', { name: join })).toBeVisible();
      const email = newEmail('owner');
      await fillInNewAccount(page, origin, { first: 'Olive', last: 'Owner', email });
      await expect(page).toHaveURL((url) => url.pathname === address, { timeout: 20_000 });

      await expect(page.getByRole('region', { name: t('claim.mine') })).toBeVisible();
      const estimate = page.getByRole('region', { name: t('estimate.heading') });
      const between = wordsIn(language, 'estimates')('price.range', { low: '|', high: ANY_NUMBER });
      const range = estimate.getByText(patternOf(between.split('|')[0] ?? ''));
      await expect(range).toBeVisible();
      const before = await range.textContent();
      await page.getByRole('button', { name: t('facts.edit') }).click();
      await page.getByRole('textbox', { name: t('facts.sqft') }).fill((2_345).toLocaleString(locale));
      await page.getByRole('combobox', { name: t('facts.condition') }).selectOption(t('facts.conditions.2'));
      // A target that the sticky header covers in part is too small for axe.
      await page.evaluate(() => window.scrollTo(0, 0));
      await check(page, 'facts of a home');
      await page.getByRole('button', { name: t('facts.save') }).click();
      await expect(page.getByText(t('facts.saved'))).toBeVisible();
      // The earlier figure stays until the new one has come.
      await expect(range).not.toHaveText(before ?? '');
      const after = await range.textContent();
      expect(numberIn(after)).toBeGreaterThan(0);

      await page.reload();
      await expect(range).toHaveText(after ?? '');
      const mail = page.getByRole('switch', { name: t('claim.mail') });
      await mail.click();
      await expect(mail).toBeChecked();
      await page.getByRole('link', { name: t('claim.all') }).click();
      await expect(page.getByText(t('mine.mailed'))).toBeVisible();
    });
  });
}
