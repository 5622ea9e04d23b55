import type { Page } from '@playwright/test';
import { CUSTOMER, fillInLogin, newEmail, seeSignedIn } from './support/account.ts';
import { check, checkBothWidths } from './support/axe.ts';
import { expect, test } from './support/product.ts';

const PASSWORD = 'Erable-Rouge-7';

/** The browser's messages about a refused call, and about an email without an account. */
const REFUSED = /status of 400 .*\/idp\//;
const NOT_KNOWN = /status of 404 .*email-check/;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const overhangOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const arrival = (page: Page) => expect(page).toHaveURL(/\/real-estate\/about$/, { timeout: 20_000 });

async function logIn(page: Page, email: string, password = CUSTOMER.password): Promise<void> {
  await page.goto('./auth/login?redirect=%2Fabout');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Log in');
}

/** The latest code for an address, from the local outbox. */
async function codeTo(page: Page, origin: string, email: string): Promise<string> {
  const answer = await page.request.get(`${origin}/idp/outbox?email=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { code: string }[]; // the outbox's format
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail.code;
}

/** Creates an account with an unconfirmed email. */
async function register(page: Page, origin: string, email: string): Promise<void> {
  const answer = await page.request.post(`${origin}/idp/`, {
    headers: {
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.SignUp',
      'Content-Type': 'application/x-amz-json-1.1',
    },
    data: JSON.stringify({
      ClientId: 'local-client',
      Username: email,
      Password: CUSTOMER.password,
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  });
  expect(answer.ok()).toBe(true);
}

const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

async function chooseNewPassword(page: Page): Promise<void> {
  await field(page, 'New password').fill(PASSWORD);
  await field(page, 'Confirm new password').fill(PASSWORD);
}

test('the demo customer logs in and returns to the earlier page', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./about');
  await page.goto('./auth/login?redirect=%2Freal-estate%2Flist%2FOntario%2FToronto%3Fbeds%3D2');
  await fillInLogin(page);
  await expect(page).toHaveURL(/\/real-estate\/list\/Ontario\/Toronto\?beds=2$/);
  await page.goto('./about');
  await seeSignedIn(page);
});

test('a redirect to another site is ignored', { tag: '@wide' }, async ({ page, origin }) => {
  await page.goto('./auth/login?redirect=%2F%2Fevil.example%2Fabout');
  await fillInLogin(page);
  await expect(page).toHaveURL(`${origin}/real-estate/`);
});

test('a wrong password is shown at its field, and the right one is accepted', { tag: '@wide' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await logIn(page, CUSTOMER.email, 'Wrong-Password-1');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    'Your email or password is incorrect. Please try again.',
  );
  await expect(field(page, 'Password')).toBeFocused();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveValue('Wrong-Password-1');
  await field(page, 'Password').fill(CUSTOMER.password);
  await field(page, 'Password').press('Enter');
  await arrival(page);
});

test('a visitor becomes a customer with the code from a mail, after a wrong one', { tag: '@wide' }, async ({
  page,
  origin,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED, NOT_KNOWN);
  const email = newEmail('ada');
  await page.goto('./auth/login?redirect=%2Fabout');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Byron');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').pressSequentially(PASSWORD);
  await expect(page.getByText('A symbol, met')).toBeAttached();
  await field(page, 'Confirm password').fill(PASSWORD);
  await press(page, 'Sign up');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const outbox = page.getByRole('link', { name: 'Read the code in the demonstration mailbox' });
  await expect(outbox).toHaveAttribute('href', `/idp/outbox?email=${encodeURIComponent(email)}`);
  const code = await codeTo(page, origin, email);
  const codeField = field(page, '6-digit code');
  await codeField.fill(otherThan(code));
  await press(page, 'Confirm');
  await expect(codeField).toHaveAccessibleDescription('The code you entered is incorrect. Please try again.');
  await codeField.fill(`Your code: ${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(codeField).toHaveValue(code);
  await press(page, 'Confirm');
  await arrival(page);
  await seeSignedIn(page);
});

test('a forgotten password is replaced, with the keyboard only', { tag: '@wide' }, async ({
  page,
  origin,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED, NOT_KNOWN);
  const email = newEmail('ada');
  // A new account, so that the demo customer keeps the password in the README.
  await register(page, origin, email);
  await page.goto('./auth/login?redirect=%2Fabout');
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await field(page, 'Email address').fill(email);
  await field(page, 'Email address').press('Enter');
  // The email is not confirmed, so that comes first.
  await page.getByRole('button', { name: 'Confirm my email' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await field(page, '6-digit code').fill(await codeTo(page, origin, email));
  await field(page, '6-digit code').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await field(page, 'Email address').press('Enter');
  await expect(dialog).toBeVisible();
  const code = await codeTo(page, origin, email);
  await field(page, '6-digit code').fill(otherThan(code));
  await chooseNewPassword(page);
  await field(page, 'Confirm new password').press('Enter');
  await expect(field(page, '6-digit code')).toHaveAccessibleDescription(
    'The code you entered is incorrect. Please try again.',
  );
  await field(page, '6-digit code').fill(code);
  await field(page, '6-digit code').press('Enter');
  await arrival(page);
});

test('offline the typed values stay, and the form works when the connection is back', {
  tag: '@wide',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('./auth/login?redirect=%2Fabout');
  await field(page, 'Email address').fill(CUSTOMER.email);
  await field(page, 'Password').fill(CUSTOMER.password);
  // The form's code is loaded when the first field is focused.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await press(page, 'Log in');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Could not connect to server.');
  await expect(field(page, 'Password')).toHaveValue(CUSTOMER.password);
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await arrival(page);
});

for (const [locale, colorScheme] of [
  ['en-CA', 'light'],
  ['fr-CA', 'dark'],
] as const) {
  const french = locale === 'fr-CA';

  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    const checkWidths = french ? checkBothWidths : check;

    /** Checks the open form with its problems, in the window of the journey, and in the smallest one. */
    const checkForm = async (page: Page, screen: string) => {
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      await checkWidths(page, screen);
      const wide = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => overhangOf(page), screen).toBeLessThanOrEqual(0);
      const small = await page
        .locator('#main a:visible, #main button:visible, [role="dialog"] button:visible')
        .evaluateAll((targets) =>
          targets
            .filter(
              (target) => target.getBoundingClientRect().height < 44 && !target.closest('p, [data-note]'),
            )
            .map(({ textContent }) => textContent),
        );
      expect(small, screen).toEqual([]);
      if (wide) await page.setViewportSize(wide);
    };

    for (const path of ['./auth/login', './auth/new-account', './auth/verify']) {
      const isVerify = path === './auth/verify';
      const title = `axe finds nothing on ${path}${isVerify ? ' and its dialog' : ''} with its problems, and it fits into 320 px`;
      test(title, { tag: '@wide' }, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.locator('form button[type="submit"]').click();
        await checkForm(page, path);
        if (!isVerify) return;
        await field(page, french ? 'Adresse courriel' : 'Email address').fill(CUSTOMER.email);
        await page.locator('form button[type="submit"]').click();
        await page.getByRole('dialog').locator('button[type="submit"]').click();
        await checkForm(page, 'the reset dialog');
      });
    }
  });
}
