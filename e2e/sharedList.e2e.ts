import type { Browser, Page } from '@playwright/test';
import { fillInNewAccount, makeAccount, newEmail } from './support/account.ts';
import { checkBothWidths } from './support/axe.ts';
import { expect, test } from './support/product.ts';

/** A person whom no other journey knows. */
const newPerson = (first: string) => ({ first, last: 'Roy', email: newEmail(first.toLowerCase()) });

/** A listing of the demonstration. */
const LISTING = { path: 'detail/C0100102/2', heart: 'Save 34 Cambridge Road' };

/** Presses the heart of the listing on its page. */
async function save(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/real-estate/${LISTING.path}`);
  // The page also has hearts of homes nearby.
  const heart = page
    .getByRole('button', { name: LISTING.heart, exact: true, pressed: false })
    .filter({ visible: true })
    .first();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/saved-homes/') && answer.request().method() === 'PUT',
  );
  await heart.click();
  await saved;
}

async function invitationTo(page: Page, origin: string, email: string): Promise<string> {
  const answer = await page.request.get(`${origin}/idp/outbox?email=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { subject: string; text: string }[]; // the outbox's format
  const mail = mails.find(({ subject }) => subject === 'Ada invites you to share a list of homes');
  return /https?:\S+invitation#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** A page of another person, on the same kind of device. */
async function otherPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    ...(page.viewportSize() ? { viewport: page.viewportSize() } : {}),
    baseURL: new URL('./', page.url()).href,
    locale: 'en-CA',
  });
  return context.newPage();
}

test('two customers share a list: an invitation by mail, hearts and notes of both, and the end', {
  tag: '@wide',
}, async ({ page, browser, origin, expectedErrors }) => {
  test.slow();
  // Each sign-up asks if the address is known.
  expectedErrors.push(/email-check/);
  const [ada, sam] = [newPerson('Ada'), newPerson('Sam')];
  await makeAccount(page, { origin, path: '/auth/profile' }, ada);
  await page.goto('./auth/profile?tab=savedHomes');
  await page.getByRole('button', { name: 'Share with a partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with a partner' });
  await dialog.getByRole('textbox', { name: 'Partner’s email' }).fill(sam.email);
  await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill('Shall we?');
  await checkBothWidths(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`You invited ${sam.email}`)).toBeVisible();

  const others = await otherPage(browser, page);
  await others.goto(await invitationTo(page, origin, sam.email));
  await expect(others.getByText('Ada writes: “Shall we?”')).toBeVisible();
  await checkBothWidths(others, 'the invitation');
  await others.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await fillInNewAccount(others, origin, sam);
  await expect(others.getByText(`You’re accepting as ${sam.email}`)).toBeVisible({ timeout: 20_000 });
  await others.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(others.getByRole('heading', { name: 'Shared with Ada' })).toBeVisible();

  await save(page, origin);
  await save(others, origin);
  await others.goto(`${origin}/real-estate/saved?list=shared`);
  await expect(others.getByText('You and Ada like it')).toBeVisible();
  await others.getByRole('button', { name: /^Add a note to / }).click();
  await others.getByRole('textbox').fill('Near the lake.');
  await others.getByRole('button', { name: 'Save note' }).click();
  await expect(others.getByText('You changed your note on')).toBeVisible();
  await checkBothWidths(others, 'the shared list');

  await page.goto('./auth/profile?tab=savedHomes');
  await page.getByRole('link', { name: 'See the shared list' }).click();
  await expect(page.getByText('Near the lake.')).toBeVisible();
  await page.getByRole('button', { name: 'Both like (1)' }).click();
  await expect(page.getByText('You and Sam like it')).toBeVisible();
  const theirs = await page.request.get(`${origin}/customer/user/shared-list`);
  expect(theirs.status()).toBe(401);

  await others.getByRole('button', { name: 'Leave list' }).click();
  await others.getByRole('dialog').getByRole('button', { name: 'Leave list' }).click();
  await expect(others.getByText('You’re not sharing a list.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You’re not sharing a list.')).toBeVisible();
});
