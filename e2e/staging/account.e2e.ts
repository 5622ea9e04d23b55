import type { Page } from '@playwright/test';
import { fillInLogin, logOut, seeSignedIn, seeSignedOut } from '../support/account.ts';
import { openCards, openList } from '../support/anyCity.ts';
import { expect, test } from '../support/product.ts';
import { account } from '../support/site.ts';

test.skip(account === undefined, 'E2E_EMAIL and E2E_PASSWORD are not set');

/** Logs in on the login page and opens the home page. */
async function signIn(page: Page): Promise<void> {
  await page.goto('./auth/login');
  await fillInLogin(page, account);
  await expect(page).toHaveURL(/\/real-estate\/$/);
}

test('a customer logs in, stays logged in over a reload, and logs out', {
  tag: ['@staging', '@smoke'],
}, async ({ page }) => {
  await signIn(page);
  await page.reload();
  await seeSignedIn(page);
  for (const { name, secure } of await page.context().cookies()) expect(secure, name).toBe(true);
  await logOut(page);
  await seeSignedOut(page);
  await page.goto('./auth/profile');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
});

test('a home is saved in the account, is found there, and is removed', {
  tag: '@staging',
}, async ({ page, isMobile }) => {
  await signIn(page);
  await openList(page);
  const cards = openCards(page);
  await expect(cards.first()).toBeVisible();
  const unsaved = cards.getByRole('button', { name: /^Save /, pressed: false });
  // Both projects use one account at the same time, so each saves another home.
  const heart = isMobile ? unsaved.last() : unsaved.first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
  // Leaving the page at once would cancel its request.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await heart.click();
  await expect(cards.getByRole('button', { name: `Save ${name}`, pressed: true, exact: true })).toBeVisible();
  expect((await saved).ok()).toBe(true);
  await page.goto('./auth/profile?tab=savedHomes');
  const remove = page.getByRole('button', { name: `Remove ${name}`, exact: true });
  await expect(remove).toBeVisible();
  await page.reload();
  const deletion = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await remove.click();
  await expect(page.getByText(`${name} was removed.`)).toBeVisible();
  expect((await deletion).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(remove).toBeHidden();
});
