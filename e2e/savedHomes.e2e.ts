import type { Page } from '@playwright/test';
import { fillInLogin, signIn } from './support/account.ts';
import { check, checkBothWidths, checkDarkColours } from './support/axe.ts';
import { expect, test } from './support/product.ts';

const LIST = './list/Ontario/Mississauga?sort=listPriceAsc';
const heart = (page: Page, pressed: boolean, at = 0) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Save /, pressed })
    .nth(at);

/** Saves the first homes of a list. Returns their names. */
async function saveFirst(page: Page, count: number): Promise<string[]> {
  await page.goto(LIST);
  const names: string[] = [];
  for (let pressed = 0; pressed < count; pressed += 1) {
    const button = heart(page, false);
    const label = (await button.getAttribute('aria-label')) ?? '';
    await button.click();
    await expect(heart(page, true, pressed)).toHaveAccessibleName(label);
    names.push(label.replace(/^Save /, ''));
  }
  return names;
}

const homes = (page: Page) => page.getByRole('list', { name: 'Saved homes' }).getByRole('listitem');

test('a visitor’s saved homes survive a reload, and move into the account at the login', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const [name = ''] = await saveFirst(page, 2);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(heart(page, true, 1)).toBeVisible();

  await page.goto('./saved');
  await expect(homes(page)).toHaveCount(2);
  const home = homes(page).filter({ has: page.getByRole('button', { name: `Remove ${name}` }) });
  await home.getByRole('button', { name: `Add a note to ${name}` }).click();
  await home.getByRole('textbox').fill('Near the school.');
  await home.getByRole('button', { name: 'Save note' }).click();
  await expect(home.getByText('Note saved')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillInLogin(page);
  await expect(page).toHaveURL(/\/auth\/profile\?tab=savedHomes$/);
  await expect(page.getByText('Your saved homes are now in your account.')).toBeVisible();
  await expect(home.getByText('Near the school.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hp:saved-homes'))).toBeNull();

  // Only the customer may read the account's homes.
  const answer = await page.request.get(`${origin}/customer/user/saved-homes`);
  expect(answer.status()).toBe(401);

  await home.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText(`${name} was removed.`)).toBeVisible();
  await page.reload();
  await expect(homes(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeHidden();
});

test('a heart shows in every tab', { tag: '@wide' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(LIST);
  await expect(heart(other, false)).toBeVisible();
  const [name = ''] = await saveFirst(page, 1);
  await expect(heart(other, true)).toHaveAccessibleName(`Save ${name}`);
  await heart(other, true).click();
  await expect(heart(page, false)).toHaveAccessibleName(`Save ${name}`);
});

test('the listing and the map’s overlay have a heart', { tag: '@wide' }, async ({ page }) => {
  const [name = ''] = await saveFirst(page, 1);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const onPage = page.getByRole('button', { name: `Save ${name}`, exact: true, pressed: true });
  await onPage.click();
  await expect(
    page.getByRole('button', { name: `Save ${name}`, exact: true, pressed: false }).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'View On Map' }).first().click();
  const overlay = page.getByRole('dialog', { name });
  await overlay.getByRole('button', { name: `Save ${name}`, exact: true, pressed: false }).click();
  await expect(
    overlay.getByRole('button', { name: `Save ${name}`, exact: true, pressed: true }),
  ).toBeVisible();
});

test('up to four homes are compared', async ({ page, isMobile }) => {
  const checkColours = async (screen: string) => {
    await check(page, screen);
    // Colours are the same at every width.
    if (!isMobile) await checkDarkColours(page, screen);
  };
  await page.goto('./saved');
  await expect(page.getByText('No saved homes yet. Tap the heart on a home to save it.')).toBeVisible();
  await checkColours('nothing saved');
  const names = await saveFirst(page, 3);
  await page.goto('./saved');
  for (const name of names) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await checkColours('saved homes');
  await page.getByRole('link', { name: 'Compare 3 homes' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /^Price \$/ }).getByText('Lowest')).toHaveCount(1);
  await checkColours('comparison');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'the table scrolls, the page does not').toBeLessThanOrEqual(0);
  // The column with the facts' names is sticky.
  await page.getByRole('region', { name: /scrolls sideways/ }).evaluate((region) => region.scrollTo(9999, 0));
  await expect(table.getByRole('rowheader', { name: 'Price', exact: true })).toBeInViewport();

  await table.getByRole('button', { name: `Remove ${names[0]}` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});

test('the comparison prints on one sheet, black on white', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const names = await saveFirst(page, 4);
  await page.goto('./saved');
  for (const name of names) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('link', { name: 'Compare 4 homes' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('columnheader').locator('img').last()).toHaveJSProperty('complete', true);
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet) ?? []).map(Number);
  expect(width).toBeGreaterThan(height);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('cell').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a visitor continues with the homes viewed last, and removes one from the list', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(LIST);
  const card = page.getByRole('main').getByRole('article').getByRole('link').first();
  const name = ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // A home counts as viewed when its page is complete.
  await page.waitForFunction(() => localStorage.getItem('hp:viewed-homes'));
  await page.goto('./');
  const row = page.getByRole('region', { name: 'Continue where you left off' });
  await expect(row.getByRole('article')).toHaveCount(1);
  await row.getByRole('link', { name: 'All recently viewed homes' }).click();
  const viewed = page.getByRole('list', { name: 'Recently viewed homes' }).getByRole('listitem');
  await expect(viewed).toHaveCount(1);
  await checkBothWidths(page, 'recently viewed homes');
  await page.getByRole('button', { name: `Remove ${name} from this list` }).click();
  await expect(page.getByText(/^No viewed homes yet\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(viewed).toHaveCount(1);
});

test('a hidden home leaves the list until it is shown again', { tag: '@wide' }, async ({ page }) => {
  await page.goto(LIST);
  const first = page.getByRole('main').getByRole('article').first();
  const number = (await first.getAttribute('data-mls')) ?? '';
  const card = page.locator(`main article[data-mls="${number}"]`);
  await first.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Hide this home' }).click();
  await expect(page.getByText('You hid this home. It is not in your searches.')).toBeVisible();
  await checkBothWidths(page, 'a hidden home');
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'See hidden homes' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: 'See hidden homes' }).click();
  await page
    .getByRole('list', { name: 'Hidden homes' })
    .getByRole('button', { name: /^Show .* again$/ })
    .click();
  await expect(page.getByText(/ is in your searches again\.$/)).toBeVisible();
  await page.goto(LIST);
  await expect(card).toHaveCount(1);
});

test('a visitor watches a home, after a login', { tag: '@wide' }, async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Watch this home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to watch this home' })).toBeVisible();
  await fillInLogin(page);
  await expect(page.getByText(/^You’re watching this home\./)).toBeVisible();
  await checkBothWidths(page, 'a watched home');
  await page.reload();
  await page.getByRole('button', { name: 'Stop watching' }).click();
  await expect(page.getByRole('button', { name: 'Watch this home' })).toBeEnabled();
});

test('a customer asks for mails about the changes of a saved home', { tag: '@wide' }, async ({ page }) => {
  await signIn(page);
  await page.goto('./saved');
  const choice = page.getByRole('checkbox', { name: /^Watch this home: / }).first();
  await expect(choice).toBeEnabled();
  await choice.check();
  await checkBothWidths(page, 'saved homes with a watched home');
  await page.reload();
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await page.reload();
  await expect(choice).toBeEnabled();
  await expect(choice).not.toBeChecked();
});
