import type { Page } from '@playwright/test';
import { check, checkBothWidths, checkDarkColours } from './support/axe.ts';
import { comeNearCards, expiredListing, openListing } from './support/listings.ts';
import { expect, test } from './support/product.ts';
import { searchBox } from './support/searchBox.ts';

/** Switches the language of an open page, in a wide window. */
async function chooseLanguage(page: Page, name: 'Français' | 'English'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', name === 'English' ? 'en-CA' : 'fr-CA');
}

async function checkBothSchemes(page: Page, screen: string): Promise<void> {
  await check(page, screen);
  await checkDarkColours(page, screen);
}

// The pages of the brokerage are checked in marketing.e2e.ts, and the forms of the account in auth.e2e.ts.
test('axe finds nothing on the page for unknown addresses, the terms, the menu, a notice and the error page', {
  tag: '@wide',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(
    /ERR_INTERNET_DISCONNECTED|dynamically imported module|A fault was met/,
    /status of 404 .*\/nothing-here/,
  );
  const checkBoth = (screen: string) => checkBothSchemes(page, screen);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('./nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkBoth('no page');
  await page.goto('./terms');
  await expect(page.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
  await checkBoth('terms');
  await page.goto('./about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.evaluate((drawer) => drawer.getAnimations().length)).toBe(0);
  await checkBoth('menu');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByText('You are currently offline.')).toBeVisible();
  await checkBoth('notice');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Selling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await checkBoth('error page');
});

for (const [name, path, ready] of [
  ['map', './map/Toronto', /homes in view$|propriétés à l’écran$/],
  ['list', './list/Ontario/Mississauga', /^1( à |–)8 (of|sur) /],
] as const) {
  test(`axe finds nothing on the ${name}`, { tag: '@wide' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(ready).first()).toBeVisible();
    if (name === 'list') await expect(page.getByRole('article').first()).toBeVisible();
    await checkBothWidths(page, name, checkBothSchemes);
    await chooseLanguage(page, 'Français');
    await expect(page.getByText(ready).first()).toBeVisible();
    await check(page, `${name} in French`);
  });
}

test('axe finds nothing on the suggestions', async ({ page, isMobile }) => {
  await page.goto('./');
  await (await searchBox(page)).fill('tor');
  await expect(page.getByRole('option').first()).toBeVisible();
  await check(page, 'suggestions');
  if (isMobile) return;
  await chooseLanguage(page, 'Français');
  const box = await searchBox(page);
  // Earlier suggestions are dimmed until the new ones are there. The empty box offers the homes nearby.
  await box.fill('');
  await expect(page.getByRole('option')).toHaveCount(1);
  await box.fill('tor');
  await expect(page.getByRole('option').first()).toBeVisible();
  await check(page, 'suggestions in French');
});

test('axe finds nothing on the overlay and a drawn area', { tag: '@wide' }, async ({ page, origin }) => {
  const listing = await openListing(page, origin, 'Toronto');
  const { latitude, longitude } = await pointOf(page, origin, listing.mlsNumber);
  await page.goto(`./map/${latitude};${longitude}/${listing.mlsNumber}/${listing.boardId}?z=16`);
  const overlay = page.getByRole('main').getByRole('dialog');
  await expect(overlay).toContainText(listing.mlsNumber);
  // The map moves to bring the covered pin into view. Until its homes are loaded, the earlier ones are dimmed.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await checkBothWidths(page, 'overlay');
  await chooseLanguage(page, 'Français');
  await expect(overlay).toContainText(listing.mlsNumber);
  await check(page, 'overlay in French');
  await chooseLanguage(page, 'English');
  await overlay.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await page.getByRole('button', { name: 'Use this view' }).click();
  await expect(page.getByRole('button', { name: /^Corner 1\./ })).toBeVisible();
  await checkBothWidths(page, 'drawn area');
  await chooseLanguage(page, 'Français');
  await expect(page.getByRole('button', { name: /^Sommet 1\./ })).toBeVisible();
  await check(page, 'drawn area in French');
});

// Each language and each scheme once: colours do not depend on words.
for (const [locale, colorScheme] of [
  ['en-CA', 'light'],
  ['fr-CA', 'dark'],
] as const) {
  const french = locale === 'fr-CA';

  test.describe(`a listing's page in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    const checkWidths = french ? check : checkBothWidths;

    test('axe finds nothing on the complete page, nor on its share menu', {
      tag: '@wide',
    }, async ({ page, origin }) => {
      const listing = await openListing(page, origin, 'Toronto');
      await page.goto(`./detail/${listing.mlsNumber}/${listing.boardId}`);
      // Lazy components load when they are near.
      await comeNearCards(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page
        .getByRole('link', { name: french ? /^Somme à prévoir à l’achat/ : /^Cash to close/ })
        .click();
      await expect(
        page.getByRole('heading', { name: french ? 'Historique d’inscription' : 'Listing History' }),
      ).toBeAttached();
      await checkWidths(page, 'listing');
      await page.getByRole('button', { name: french ? 'Partager' : 'Share' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await checkWidths(page, 'share menu');
    });

    test('axe finds nothing on a listing off the market, nor on an unknown one', {
      tag: '@wide',
    }, async ({ page, origin, expectedErrors }) => {
      const expired = await expiredListing(page, origin);
      await page.goto(`./detail/${expired.mlsNumber}/${expired.boardId}`);
      await expect(page.getByRole('note')).toBeVisible();
      await checkWidths(page, 'off the market');
      expectedErrors.push(/404/);
      await page.goto('./detail/X9999999/2');
      await page.getByRole('button', { name: french ? 'Rester ici' : 'Stay here' }).click();
      await checkWidths(page, 'not there');
    });
  });
}

test('axe finds nothing on the chips of the filters and on a list without results', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('./list/Ontario/Mississauga?beds=3&keywords=zeppelin');
  await expect(page.getByRole('button', { name: /“zeppelin”: \d/ })).toBeVisible();
  await checkBothWidths(page, 'chips');
});

test('axe finds nothing on the menus of the filters', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./list/Ontario/Mississauga');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const pill of ['Status', 'Price', 'Beds & Baths', 'Home Type', 'More filters']) {
    await page.getByRole('button', { name: new RegExp(`^${pill}`) }).click();
    // When the count is there, the menu has faded in.
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Show \d/ })).toBeVisible();
    await check(page, pill);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('axe finds nothing on the drawer with all filters', { tag: '@phone' }, async ({ page }) => {
    await page.goto('./list/Ontario/Mississauga');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: /^Filtres/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page, 'drawer');
  });
});

async function pointOf(page: Page, origin: string, mlsNumber: string) {
  const answer = await page.request.get(`${origin}/realty/listings?mlsNumber=${mlsNumber}&fields=map`);
  const { listings } = await answer.json();
  return listings[0].map as { latitude: number; longitude: number }; // the service has this listing
}
