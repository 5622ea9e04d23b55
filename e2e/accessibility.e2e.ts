import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { comeNearCards, expiredListing, openListing } from './support/listings.ts';
import { expect, test } from './support/product.ts';
import { searchBox } from './support/searchBox.ts';

// The light scheme is checked on a listing's page and on what opens, and in marketing.e2e.ts and auth.e2e.ts.
test.describe('the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  for (const [name, path, ready] of [
    ['home', './', 'New in Toronto'],
    ['map', './map/Toronto', /homes in view$/],
    ['list', './list/Ontario/Mississauga', /^1–8 of /],
  ] as const) {
    test(`axe finds nothing on ${name}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(ready).first()).toBeVisible();
      if (name !== 'map') await expect(page.getByRole('article').first()).toBeVisible();
      await check(page, name);
    });
  }

  test('axe finds nothing on the pages of the brokerage', { tag: '@wide' }, async ({ page }) => {
    for (const path of ['./about', './buying', './selling', './contact']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check(page, path);
    }
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme });

    test('axe finds nothing on the page for unknown addresses, the menu, a notice and the error page', {
      tag: '@wide',
    }, async ({ page, context, expectedErrors }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED|dynamically imported module|A fault was met/);
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto('./nothing-here');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check(page, 'no page');
      await page.goto('./about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await expect.poll(() => menu.evaluate((drawer) => drawer.getAnimations().length)).toBe(0);
      await check(page, 'menu');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await context.setOffline(true);
      await expect(page.getByText('You are currently offline.')).toBeVisible();
      await check(page, 'notice');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Selling' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
      await check(page, 'error page');
    });
  });
}

// Each language and each scheme once: colours do not depend on words.
for (const [locale, colorScheme] of [
  ['en-CA', 'light'],
  ['fr-CA', 'dark'],
] as const) {
  const french = locale === 'fr-CA';

  test.describe(`a listing's page in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test('axe finds nothing on the complete page, nor on its share menu', async ({ page, origin }) => {
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
      await check(page, 'listing');
      await page.getByRole('button', { name: french ? 'Partager' : 'Share' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await check(page, 'share menu');
    });

    test('axe finds nothing on a listing off the market, nor on an unknown one', {
      tag: french ? '@wide' : [],
    }, async ({ page, origin, expectedErrors }) => {
      const expired = await expiredListing(page, origin);
      await page.goto(`./detail/${expired.mlsNumber}/${expired.boardId}`);
      await expect(page.getByRole('note')).toBeVisible();
      await check(page, 'off the market');
      expectedErrors.push(/404/);
      await page.goto('./detail/X9999999/2');
      await page.getByRole('button', { name: french ? 'Rester ici' : 'Stay here' }).click();
      await check(page, 'not there');
    });
  });
}

for (const locale of ['en-CA', 'fr-CA'] as const) {
  const french = locale === 'fr-CA';

  test.describe(`menus and dialogs in ${locale}`, () => {
    test.use({ locale });

    test('axe finds nothing on map and list', { tag: french ? '@wide' : [] }, async ({ page }) => {
      for (const path of ['./map/Toronto', './list/Ontario/Mississauga']) {
        await page.goto(path);
        await expect(
          page.getByText(/homes in view$|propriétés à l’écran$|^1( à |–)8 (of|sur) /).first(),
        ).toBeVisible();
        await check(page, path);
      }
    });

    test('axe finds nothing on the suggestions', { tag: french ? '@wide' : [] }, async ({ page }) => {
      await page.goto('./');
      await (await searchBox(page)).fill('tor');
      await expect(page.getByRole('option').first()).toBeVisible();
      await check(page, 'suggestions');
    });

    test('axe finds nothing on the filters', async ({ page, isMobile }) => {
      await page.goto('./list/Ontario/Mississauga');
      await expect(page.getByRole('article').first()).toBeVisible();
      if (isMobile) {
        await page.getByRole('button', { name: french ? /^Filtres/ : /^Filters/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(page, 'drawer');
        return;
      }
      const pills = french
        ? ['Prix', 'Actives', 'Vendues', 'Type de propriété', 'Plus']
        : ['Price', 'Active', 'Sold', 'Home Type', 'More'];
      for (const pill of pills) {
        await page.getByRole('button', { name: new RegExp(`^${pill}`) }).click();
        // When the count is there, the menu has faded in.
        await expect(page.getByRole('dialog').getByRole('button', { name: /^(Show|Voir) \d/ })).toBeVisible();
        await check(page, pill);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('axe finds nothing on the overlay and a drawn area', { tag: french ? '@wide' : [] }, async ({
      page,
      origin,
    }) => {
      const listing = await openListing(page, origin, 'Toronto');
      const { latitude, longitude } = await pointOf(page, origin, listing.mlsNumber);
      await page.goto(`./map/${latitude};${longitude}/${listing.mlsNumber}/${listing.boardId}?z=16`);
      await expect(page.getByRole('main').getByRole('dialog')).toContainText(listing.mlsNumber);
      // The map moves to bring the covered pin into view. Until its homes are loaded, the earlier ones are dimmed.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await check(page, 'overlay');
      await page.goto(`./map/${latitude};${longitude}?z=16`);
      await page.getByRole('button', { name: french ? 'Tracer un secteur' : 'Draw an area' }).click();
      await page.getByRole('button', { name: french ? 'Utiliser cette vue' : 'Use this view' }).click();
      await expect(page.getByRole('button', { name: french ? /^Sommet 1\./ : /^Corner 1\./ })).toBeVisible();
      await check(page, 'drawn area');
    });
  });
}

async function pointOf(page: Page, origin: string, mlsNumber: string) {
  const answer = await page.request.get(`${origin}/realty/listings?mlsNumber=${mlsNumber}&fields=map`);
  const { listings } = await answer.json();
  return listings[0].map as { latitude: number; longitude: number }; // the service has this listing
}
