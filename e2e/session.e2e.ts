import {
  CUSTOMER,
  fillInLogin,
  logIn,
  logOut,
  seeSignedIn,
  seeSignedOut,
  signIn,
  signOutElsewhere,
} from './support/account.ts';
import { openListing, restrictedListing } from './support/listings.ts';
import { expect, test } from './support/product.ts';

const IDENTITY_CODE = /\/assets\/amplifyIdentity-|\/idp\//;

test('a visitor loads no code of the identity provider', { tag: '@wide' }, async ({ page, origin }) => {
  const { mlsNumber, boardId } = await openListing(page, origin, 'Toronto');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  for (const path of [
    './',
    './map/43.6532;-79.3832?z=13',
    './list/Ontario/Toronto',
    `./detail/${mlsNumber}/${boardId}`,
    './saved',
    './calculators',
    './calculators/mortgage-payment',
    './trends',
    './about',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
  expect(requestedUrls.filter((url) => IDENTITY_CODE.test(url))).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});

test('a session survives a reload; its cookies are secure and limited to the site', {
  tag: '@wide',
}, async ({ page }) => {
  await logIn(page);
  await page.reload();
  await seeSignedIn(page);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'activeSession')?.value).toBe('true');
  for (const { name, secure, path, sameSite } of cookies) {
    expect({ name, secure, path, sameSite }).toEqual({
      name,
      secure: true,
      path: '/real-estate',
      sameSite: 'Lax',
    });
  }
});

test('a restricted listing leads to the login, then to the listing, and after the sign-out to the login again', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const { mlsNumber, boardId } = await restrictedListing(page, origin, 'Toronto');
  await page.goto(`./detail/${mlsNumber}/${boardId}`);
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await fillInLogin(page);
  await expect(page).toHaveURL(new RegExp(`/${mlsNumber}/${boardId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('LOG IN TO VIEW')).toHaveCount(0);
  await page.goto('./auth/login');
  await expect(page, 'who is signed in needs no login page').toHaveURL(/\/real-estate\/$/);
  await logOut(page);
  await page.goto(`./detail/${mlsNumber}/${boardId}`);
  await expect(page, 'nothing of the customer’s answer is left').toHaveURL(/\/auth\/login\?redirect=/);
});

test('the profile leads to the login first, and then opens', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./auth/profile');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fauth%2Fprofile&intent=seeAccount$/);
  await fillInLogin(page);
  await expect(page).toHaveURL(/\/auth\/profile$/);
  await page.reload();
  await expect(page.getByRole('main').getByText(CUSTOMER.email).first()).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/profile$/);
});

test('a sign-out in one tab signs out every tab', { tag: '@wide' }, async ({ page, context }) => {
  await signIn(page);
  await page.goto('./about');
  const other = await context.newPage();
  await other.goto('./auth/profile');
  await expect(other.getByRole('main').getByText(CUSTOMER.email).first()).toBeVisible();
  await seeSignedIn(page);
  // A call of the profile that is under way would be refused.
  await other.waitForLoadState('networkidle');
  await logOut(page);
  await seeSignedOut(page);
  await expect(other).toHaveURL(/\/auth\/login\?redirect=%2Fauth%2Fprofile&intent=seeAccount$/);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['activeSession=false']);
});

test('another tab detects a login when it becomes visible', { tag: '@wide' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('./about');
  await seeSignedOut(other);
  await logIn(page);
  await other.bringToFront();
  // Headless tabs are never hidden. This is the event of a tab that becomes visible.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('button', { name: /^Your account/ })).toBeVisible();
});

test('a session that was ended on another device shows a notice, and leads to the login and back', {
  tag: '@wide',
}, async ({ page, expectedErrors }) => {
  // The provider's refusal of the refresh token.
  expectedErrors.push(/status of 400 .*\/idp\//);
  await signIn(page);
  await signOutElsewhere(page);
  await page.goto('./about');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await notices.getByRole('link', { name: 'Log in' }).click();
  await fillInLogin(page);
  await expect(page).toHaveURL(/\/about$/);
  await seeSignedIn(page);
});

test('Log out on all devices ends the session of another browser', { tag: '@wide' }, async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other);
  await other.goto('./auth/profile?tab=savedHomes');
  await expect(other.getByText('Sold since you saved it')).toBeVisible();
  await signIn(page);
  await page.goto('./auth/profile');
  // A call of the profile that is under way would be refused.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Log out on all devices' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login\?redirect=/);
  await elsewhere.close();
});

test('a customer who is offline for a while stays logged in', { tag: '@wide' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  // Pictures that were still loading.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page);
  await page.goto('./about');
  await seeSignedIn(page);
  // Notices are loaded after the page.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('You are currently offline.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are currently offline.')).toBeHidden();
  await page.reload();
  await seeSignedIn(page);
});
