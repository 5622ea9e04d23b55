import { expect, type Page } from '@playwright/test';

/** A demo account. The product prints it at its first start. */
export const CUSTOMER = { email: 'customer@example.ca', password: 'Harbour-Pine-1', name: 'Anne Tremblay' };

/** Fills in the login page that is open, and waits until it closes. */
export async function fillInLogin(
  page: Page,
  { email, password }: Pick<typeof CUSTOMER, 'email' | 'password'> = CUSTOMER,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form).toBeHidden({ timeout: 20_000 });
}

/** Returns the latest code for an address, from the local outbox. */
export async function mailedCode(page: Page, origin: string, email: string): Promise<string> {
  const answer = await page.request.get(`${origin}/idp/outbox?email=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { code?: string }[]; // the outbox's format
  if (!mail?.code) throw new Error(`There is no code to ${email}.`);
  return mail.code;
}

let addresses = 0;
/**
 * Returns an email that no other journey uses: "ada.4711.1@homes.realtor". The journeys of all files that run in one
 * worker share its accounts, so they also share this count.
 */
export function newEmail(name: string): string {
  addresses += 1;
  return `${name}.${process.pid}.${addresses}@homes.realtor`;
}

/** A person without an account. */
interface Newcomer {
  first: string;
  last: string;
  email: string;
}

/** Creates an account, in the page's language, and waits for the path. */
export async function makeAccount(
  page: Page,
  { origin, path }: { origin: string; path: string },
  { first, last, email }: Newcomer,
): Promise<void> {
  await page.goto(`${origin}/real-estate/auth/new-account?redirect=${encodeURIComponent(path)}`);
  await fillInNewAccount(page, origin, { first, last, email });
  await expect(page).toHaveURL((url) => url.pathname === `/real-estate${path}`, { timeout: 20_000 });
}

/** Fills in the form of a new account that is open, and the code from the mail. */
export async function fillInNewAccount(
  page: Page,
  origin: string,
  { first, last, email }: Newcomer,
): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.locator('input[autocomplete="given-name"]').fill(first);
  await form.locator('input[autocomplete="family-name"]').fill(last);
  await form.locator('input[autocomplete="username"]').fill(email);
  for (const password of await form.locator('input[type="password"]').all())
    await password.fill(CUSTOMER.password);
  await form.locator('button[type="submit"]').click();
  const code = page.locator('input[autocomplete="one-time-code"]');
  await expect(code).toBeVisible({ timeout: 20_000 });
  await code.fill(await mailedCode(page, origin, email));
  await page.getByRole('main').locator('form button[type="submit"]').click();
}

/** Logs in and waits for the home page. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('./auth/login');
  await fillInLogin(page);
  await expect(page).toHaveURL(/\/real-estate\/$/);
}

/** Opens the menu in small windows, where the header does not show whether the visitor is logged in. */
async function openMenu(page: Page): Promise<boolean> {
  const { width = 0 } = page.viewportSize() ?? {};
  if (width >= 600) return false;
  await page.getByRole('button', { name: 'Open menu' }).click();
  return true;
}

/** The button of the account's menu in the header. It is hidden in small windows, whose menu has the links. */
const accountButton = (page: Page) => page.getByRole('button', { name: /^Your account/ });

/** Checks that the header, or its menu, is a customer's. The menu of small windows stays open. */
export async function seeSignedIn(page: Page): Promise<void> {
  if (await openMenu(page)) await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  else await expect(accountButton(page)).toBeVisible();
}

/** Logs out by the header's account menu, or in small windows by the open menu, and waits for the reload. */
export async function logOut(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  const inMenu = page.getByRole('button', { name: 'Log out' });
  if (await inMenu.isVisible()) await inMenu.click();
  else {
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  }
  await reloaded;
}

/** Checks that the header, or its menu, offers Login. The menu stays open. */
export async function seeSignedOut(page: Page): Promise<void> {
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).last()).toBeVisible();
}

/** Returns the value of a token's cookie by its name: "accessToken". */
export async function tokenCookie(page: Page, name: string): Promise<string> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find((one) => one.name.endsWith(`.${name}`));
  if (!cookie) throw new Error(`There is no ${name}.`);
  return decodeURIComponent(cookie.value);
}

/** Ends the account's sessions as another device would. */
export async function signOutElsewhere(page: Page, origin: string): Promise<void> {
  const answer = await page.request.post(`${origin}/idp/`, {
    headers: {
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
      'Content-Type': 'application/x-amz-json-1.1',
    },
    data: JSON.stringify({ AccessToken: await tokenCookie(page, 'accessToken') }),
  });
  expect(answer.ok()).toBe(true);
}
