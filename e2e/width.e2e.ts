import type { Page } from '@playwright/test';
import { signIn } from './support/account.ts';
import { expiredListing, openListing } from './support/listings.ts';
import { expect, test } from './support/product.ts';
import { MAX_SHIFTS, shiftsOf } from './support/shifts.ts';

test('header, content and footer of every page begin at one left edge, and late code moves nothing', {
  tag: '@wide',
}, async ({ page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const listing = await openListing(page, origin, 'Toronto');
  const open = [
    './',
    './about',
    './buying',
    './selling',
    './contact',
    './terms',
    './calculators',
    './calculators/mortgage-payment',
    './calculators/affordability',
    './calculators/closing-costs',
    './trends',
    './value',
    './area/Ontario/Toronto/The-Annex',
    './estimates',
    './list/Ontario/Toronto',
    './saved',
    './saved/compare',
    './viewing',
    `./detail/${listing.mlsNumber}/${listing.boardId}`,
  ];
  const ofCustomer = ['./auth/profile', './pre-approval', './pre-approval/property'];
  const edges = async (path: string) => {
    await page.goto(path);
    const heading = page.getByRole('main').locator('h1, h2');
    await expect(heading.first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const lefts = await page.evaluate(() =>
      ['header a', 'main :is(h1, h2, nav)', 'footer :is(h2, p, a)'].map((parts) =>
        Math.min(
          ...[...document.querySelectorAll(parts)]
            // Sections far below have no place until the browser lays them out.
            .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
            .map((part) => Math.round(part.getBoundingClientRect().left)),
        ),
      ),
    );
    // Code that a page loads after its first content.
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page), `shifts of ${path}`).toBeLessThanOrEqual(MAX_SHIFTS);
    return { path, lefts };
  };
  const found = [];
  for (const path of open) found.push(await edges(path));
  await signIn(page);
  for (const path of ofCustomer) found.push(await edges(path));
  const expected = (path: string) => (path.startsWith('./list') ? 24 : 104);
  expect(found).toEqual(
    found.map(({ path }) => ({ path, lefts: [expected(path), expected(path), expected(path)] })),
  );
});

type Language = 'en' | 'fr';

/** Switches the language of an open page by the menu of small windows, and closes the menu. */
async function chooseInMenu(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: /^(Open menu|Ouvrir le menu)$/ }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: language === 'en' ? 'English' : 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CA`);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** Opens each page once and checks it in both languages. The next page opens in the language of the one before. */
async function inBothLanguages(
  page: Page,
  paths: readonly string[],
  check: (language: Language, path: string) => Promise<void>,
): Promise<void> {
  let language: Language = 'en';
  for (const path of paths) {
    await page.goto(path);
    await check(language, path);
    language = language === 'en' ? 'fr' : 'en';
    await chooseInMenu(page, language);
    await check(language, path);
  }
}

test.describe('the narrowest supported window', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways at 320 px, in both languages', { tag: '@wide' }, async ({
    page,
    origin,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404 .*\/nothing-here/);
    const listing = await openListing(page, origin, 'Toronto');
    const expired = await expiredListing(page, origin);
    const check = async (language: Language, path: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `${language} ${path}`).toBeLessThanOrEqual(0);
    };
    const paths = [
      './',
      './map/Toronto',
      './list/Ontario/Mississauga',
      `./detail/${listing.mlsNumber}/${listing.boardId}`,
      `./detail/${expired.mlsNumber}/${expired.boardId}`,
      './about',
      './trends?city=Richmond+Hill&compare=Mississauga',
      './area/Ontario/Toronto/The-Annex',
      './estimates',
      './nothing-here',
      './privacy',
      './viewing',
    ];
    await inBothLanguages(page, paths, check);
  });
});

test('a phone’s row of filters cuts no control off, in both languages', { tag: '@phone' }, async ({
  page,
}) => {
  const check = async (language: Language, path: string) => {
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const controls = page.getByRole('region', { name: /^Filt/ }).getByRole('button');
      await expect(controls).toHaveCount(4);
      const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
      const rights = boxes.map((box) => (box ? box.x + box.width : Number.NaN));
      // The row fades in the last 16 pixels.
      expect(Math.max(...rights), `${language} ${width} ${path}`).toBeLessThanOrEqual(width - 16);
    }
  };
  const paths = ['./list/Ontario/Mississauga', './list/Ontario/Mississauga?type=lease', './map/Toronto'];
  await inBothLanguages(page, paths, check);
});
