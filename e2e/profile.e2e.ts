import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { CUSTOMER, fillInLogin, newEmail, signIn } from './support/account.ts';
import { check, checkBothWidths } from './support/axe.ts';
import { expect, test } from './support/product.ts';
import { BOUNCES_KEY } from './support/server.ts';

const PASSWORD = 'Erable-Rouge-7';

/** The browser's messages about an email without an account, and about a refused call. */
const NOT_KNOWN = /status of 404 .*email-check/;
const REFUSED = /status of 400 .*\/idp\//;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the profile as the demo customer. */
async function openProfile(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('./auth/profile');
}

/** Opens another tab: by the tab itself, or by the menu in small windows. */
async function chooseTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const menu = page.getByRole('button', { name: /^Account menu/ });
  await expect(tab.or(menu)).toBeVisible();
  if (await tab.isVisible()) return tab.click();
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the guard leads to the login page and back, and the phone number survives a reload', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('./auth/profile');
  await fillInLogin(page);
  await expect(page).toHaveURL(/\/auth\/profile/);
  await press(page, 'Edit phone');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('416 555 01');
  await phone.press('Enter');
  await expect(page.getByText('Enter a full phone number with its area code.')).toBeVisible();
  await phone.fill('416 555 0199');
  await phone.press('Enter');
  await expect(page.getByText('(416) 555-0199')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit phone' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('(416) 555-0199')).toBeVisible();
  await press(page, 'Edit name');
  await field(page, 'First name').fill('Somebody else');
  await field(page, 'First name').press('Escape');
  await expect(page.getByText(CUSTOMER.name, { exact: true })).toBeVisible();
});

test('each tab has an address, and Back leads to the tab before', { tag: '@wide' }, async ({ page }) => {
  await openProfile(page);
  await chooseTab(page, 'Saved Searches');
  await expect(page).toHaveURL(/\?tab=savedSearches$/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await chooseTab(page, 'Saved Homes');
  await expect(page).toHaveURL(/\?tab=savedHomes$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Saved searches' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Saved searches' })).toBeVisible();
});

test('Log out returns to the login page', { tag: '@wide' }, async ({ page, expectedErrors }) => {
  // The log-out may end the session before a call of the page is answered.
  expectedErrors.push(/status of 401 .*\/customer\//, REFUSED);
  await openProfile(page);
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto('./auth/profile');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
});

test('a new customer changes the name and the password, and deletes the account', { tag: '@wide' }, async ({
  page,
  origin,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_KNOWN, REFUSED);
  const email = newEmail('noor');
  await page.goto('./auth/new-account?redirect=%2Fauth%2Fprofile');
  await field(page, 'First name').fill('Noor');
  await field(page, 'Last name').fill('Haddad');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await press(page, 'Sign up');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const answer = await page.request.get(`${origin}/idp/outbox?email=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { code: string }[]; // the outbox's format
  await field(page, '6-digit code').fill(mail?.code ?? '');
  await press(page, 'Confirm');

  await expect(page.getByText('Noor Haddad', { exact: true })).toBeVisible({ timeout: 20_000 });
  await press(page, 'Edit name');
  await field(page, 'Last name').fill('Haddad-Roy');
  await field(page, 'Last name').press('Enter');
  await expect(page.getByText('Noor Haddad-Roy', { exact: true })).toBeVisible();
  await press(page, 'Change password');
  await field(page, 'Current password').fill('Not-The-Word-1');
  await field(page, 'New password').fill('Bouleau-Blanc-8');
  await field(page, 'Confirm new password').fill('Bouleau-Blanc-8');
  await press(page, 'Save new password');
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'Current password').press('Enter');
  await expect(page.getByText('Your password has been changed.')).toBeVisible({ timeout: 20_000 });

  await press(page, 'Delete account');
  await field(page, 'Enter your password to confirm').fill(PASSWORD);
  await press(page, 'Delete my account');
  await expect(field(page, 'Enter your password to confirm')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await field(page, 'Enter your password to confirm').fill('Bouleau-Blanc-8');
  await press(page, 'Delete my account');
  await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/real-estate\/$/);
  await page.goto('./auth/login');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill('Bouleau-Blanc-8');
  await press(page, 'Log in');
  await expect(field(page, 'Email address')).toHaveAccessibleDescription(/We have no record of an account/);
});

// Each language and each scheme once: colours do not depend on words.
for (const [locale, colorScheme] of [
  ['en-CA', 'light'],
  ['fr-CA', 'dark'],
] as const) {
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    const french = locale === 'fr-CA';

    const checkWidths = french ? checkBothWidths : check;

    /** Opens a tab of the profile as the demo customer. */
    const openTab = async (page: Page, tab: string): Promise<void> => {
      await signIn(page);
      await page.goto(`./auth/profile${tab}`);
    };

    test('axe finds nothing on the account, its forms and its deletion', {
      tag: '@wide',
    }, async ({ page }) => {
      await openTab(page, '');
      await press(page, french ? 'Modifier le nom' : 'Edit name');
      await press(page, french ? 'Modifier le téléphone' : 'Edit phone');
      // The telephone's form moves the button below it when it arrives.
      await expect(page.locator('input[autocomplete="tel"]')).toBeVisible();
      await press(page, french ? 'Changer le mot de passe' : 'Change password');
      await expect(page.locator('input[type="password"]')).toHaveCount(3);
      await checkWidths(page, 'account details');
      await press(page, french ? 'Supprimer le compte' : 'Delete account');
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkWidths(page, 'deleting an account');
    });

    test('axe finds nothing on saved searches and the deletion of one', {
      tag: '@wide',
    }, async ({ page }) => {
      await openTab(page, '?tab=savedSearches');
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await checkWidths(page, 'saved searches');
      await page
        .getByRole('button', { name: french ? /^Supprimer/ : /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkWidths(page, 'deleting a search');
    });
  });
}

test('a bounce is reported, the profile shows it, and the customer confirms the address', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const reported = await page.request.post(`${origin}/customer/bounces`, {
    headers: { Authorization: `Bearer ${BOUNCES_KEY}` },
    data: { email: CUSTOMER.email },
  });
  expect(reported.status()).toBe(204);
  await openProfile(page);
  const note = page.getByRole('note');
  await expect(note).toHaveText(/^Our emails to this address come back, so we’ve paused your alerts\./);
  await checkBothWidths(page, 'the note about an address that gave mail back');
  await press(page, 'The address is right');
  await expect(note).toBeHidden();
  await page.reload();
  await expect(page.getByText(CUSTOMER.email, { exact: true }).first()).toBeVisible();
  await expect(note).toBeHidden();
});

test('an account with an authenticator app asks for its code at the log-in', { tag: '@wide' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await openProfile(page);
  await press(page, 'Set up two-step login');
  const secret = (await page.locator('code').innerText()).trim();
  // An app shows the next code after 30 seconds at most. The service accepts it before, because clocks differ.
  const codeAfter = (seconds: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
  await checkBothWidths(page, 'the set-up of two-step login');
  await field(page, '6-digit code').fill(codeAfter(0));
  await press(page, 'Turn on two-step login');
  await expect(page.getByText('Two-step login is on.')).toBeVisible();

  await press(page, 'Log out');
  // The log-out ends the session before it leads to the login page. Another visit until then would find the session.
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto('./auth/login?redirect=%2Fauth%2Fprofile');
  await fillInLogin(page);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await checkBothWidths(page, 'the code of a log-in');
  await field(page, '6-digit code').fill('000000');
  await press(page, 'Log in');
  await expect(page.getByText('The code you entered is incorrect. Please try again.')).toBeVisible();
  await field(page, '6-digit code').fill(codeAfter(30));
  await press(page, 'Log in');
  await expect(page).toHaveURL(/\/auth\/profile/);

  await press(page, 'Turn off two-step login');
  await field(page, 'Enter your password to confirm').fill(CUSTOMER.password);
  await field(page, 'Enter your password to confirm').press('Enter');
  await expect(page.getByText('Two-step login is off.')).toBeVisible();
});
