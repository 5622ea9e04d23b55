import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { datasetDay, workerFolder } from './dataset.ts';

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

/** Logs in by the login page, and waits for the home page. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('./auth/login');
  await fillInLogin(page);
  await expect(page).toHaveURL(/\/real-estate\/$/);
}

/** Stores a session of an account in this worker's database. Returns its refresh token. */
function storeSession(email: string): string {
  const token = randomBytes(96).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  const start = Date.parse(datasetDay);
  const expires = new Date(start + 30 * 86_400_000).toISOString();
  const database = new DatabaseSync(join(workerFolder(), 'product.db'), { timeout: 10_000 });
  const { changes } = database
    .prepare(
      `INSERT INTO account_session (hash, sub, origin, auth_time, expires)
       SELECT ?, sub, ?, ?, ? FROM account WHERE email = ?`,
    )
    .run(hash, randomUUID(), start / 1000, expires, email);
  database.close();
  expect(changes).toBe(1);
  return token;
}

/** Calls the local identity service, in Cognito's format. */
async function callIdentity<Answer>(page: Page, operation: string, data: object): Promise<Answer> {
  const answer = await page.request.post('/idp/', {
    headers: {
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
      'Content-Type': 'application/x-amz-json-1.1',
    },
    data: JSON.stringify(data),
  });
  expect(answer.ok(), operation).toBe(true);
  return answer.json();
}

/**
 * Gives the page's browser a session of its own, as a login would. A typed login computes for two seconds, so only the
 * journeys about logins type (logIn). The page stays where it is: the next one it opens is the customer's.
 */
export async function signIn(page: Page, email = CUSTOMER.email): Promise<void> {
  const refreshToken = storeSession(email);
  const { AuthenticationResult: tokens } = await callIdentity<{
    AuthenticationResult: { AccessToken: string; IdToken: string };
  }>(page, 'InitiateAuth', {
    ClientId: 'local-client',
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: refreshToken },
  });
  const claims = JSON.parse(Buffer.from(tokens.AccessToken.split('.')[1] ?? '', 'base64url').toString());
  const { sub, iat } = claims as { sub: string; iat: number }; // of every access token
  const pool = 'CognitoIdentityServiceProvider.local-client';
  const values = {
    activeSession: 'true',
    [`${pool}.LastAuthUser`]: sub,
    [`${pool}.${sub}.accessToken`]: tokens.AccessToken,
    [`${pool}.${sub}.idToken`]: tokens.IdToken,
    [`${pool}.${sub}.refreshToken`]: refreshToken,
    [`${pool}.${sub}.clockDrift`]: String(iat * 1000 - Date.now()),
  };
  const place = { domain: 'localhost', path: '/real-estate', secure: true, sameSite: 'Lax' as const };
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, ...place })));
}

/** Creates an account without the form of a new one, signs its owner in, and opens a path. */
export async function makeAccount(
  page: Page,
  { origin, path }: { origin: string; path: string },
  { first, last, email }: Newcomer,
): Promise<void> {
  const account = { ClientId: 'local-client', Username: email };
  const attributes = { email, given_name: first, family_name: last };
  await callIdentity(page, 'SignUp', {
    ...account,
    Password: CUSTOMER.password,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
  const ConfirmationCode = await mailedCode(page, origin, email);
  await callIdentity(page, 'ConfirmSignUp', { ...account, ConfirmationCode });
  await signIn(page, email);
  await page.goto(`${origin}/real-estate${path}`);
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
export async function signOutElsewhere(page: Page): Promise<void> {
  await callIdentity(page, 'GlobalSignOut', { AccessToken: await tokenCookie(page, 'accessToken') });
}
