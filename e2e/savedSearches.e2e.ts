import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { CUSTOMER, fillInLogin, fillInNewAccount, signIn } from './support/account.ts';
import { check, checkBothWidths } from './support/axe.ts';
import { workerFolder } from './support/dataset.ts';
import { expect, test } from './support/product.ts';

/** The journeys of a worker share one customer, so each needs its own names. */
let journeys = 0;
const newName = (): string => {
  journeys += 1;
  return `Journey ${process.pid}-${journeys}`;
};

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

/** Names the search in the dialog that is open, and saves it. */
async function fillInName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save search' }).click();
  const saved = page.getByRole('dialog', { name: 'This search is saved' });
  // This takes longer beside a map, if there is no graphics card.
  await expect(saved).toContainText(name, { timeout: 20_000 });
}

test('a visitor logs in to save a search, finds it in the profile, and deletes it', { tag: '@wide' }, async ({
  page,
}) => {
  const name = newName();
  await page.goto('./list/Ontario/Mississauga?beds=2&baths=2');
  await page.getByRole('link', { name: 'Save search' }).click();
  await fillInLogin(page);
  await expect(page).toHaveURL(/\/list\/Ontario\/Mississauga\?beds=2&baths=2$/);
  // The action from before the login continues by itself.
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(
    'Mississauga · For sale · 2+ beds · 2+ baths',
  );
  await check(page, 'the dialog');
  await expect(dialog.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  await fillInName(page, name);
  await page.getByRole('link', { name: 'See your saved searches' }).click();
  await expect(page).toHaveURL(/\/auth\/profile\?tab=savedSearches$/);
  await expect(card(page, name)).toContainText('Nothing new since your last visit');
  await expect(card(page, name).getByRole('combobox')).toHaveValue('daily');

  await card(page, name)
    .getByRole('link', { name: `Open ${name}` })
    .click();
  await expect(page).toHaveURL(/\/list\/Ontario\/Mississauga\?beds=2&baths=2$/);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.goBack();
  await card(page, name)
    .getByRole('button', { name: `Rename ${name}` })
    .click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await card(page, `${name} again`)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('button', { name: 'Delete search' }).click();
  await expect(card(page, `${name} again`)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Saved searches' })).toBeFocused();
});

test('a visitor signs up to save a search, and the dialog opens with it', { tag: '@wide' }, async ({
  page,
  origin,
  expectedErrors,
}) => {
  // The form asks if the email is known.
  expectedErrors.push(/404 .*email-check/);
  await page.goto('./list/Ontario/Mississauga?beds=2&baths=2');
  await page.getByRole('link', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'I’m new here' }).click();
  const email = `${newName().toLowerCase().replace(' ', '-')}@example.ca`;
  await fillInNewAccount(page, origin, { first: 'Zoë', last: 'Roy', email });
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(
    'Mississauga · For sale · 2+ beds · 2+ baths',
    { timeout: 20_000 },
  );
  await expect(dialog.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  await fillInName(page, newName());
});

test('new homes in a search of the demo customer are not new any more after it was opened', {
  tag: '@wide',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('./auth/profile?tab=savedSearches');
  const fresh = page
    .getByRole('listitem')
    .filter({ hasText: /\d new since your last visit/ })
    .first();
  const heading = await fresh.getByRole('heading', { level: 3 }).textContent();
  await fresh.getByRole('link', { name: /^Open/ }).click();
  await expect(page).toHaveURL(/\/(list|map)/);
  await page.goBack();
  await expect(card(page, heading ?? '')).toContainText('Nothing new since your last visit');
});

test('the viewport of a map is saved, and opens as it was', async ({ page, isMobile }) => {
  const name = newName();
  await signIn(page);
  await page.goto('./map/43.6532;-79.3832?z=13&beds=1');
  await expect(page.getByText(/homes? in view$/)).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'Save search' }).click();
  await fillInName(page, name);
  await page.getByRole('link', { name: 'See your saved searches' }).click();
  await expect(card(page, name)).toContainText('Map area · For sale · 1+ beds');
  await card(page, name)
    .getByRole('link', { name: `Open ${name}` })
    .click();
  await expect(page).toHaveURL(/\/map\/43\.65\d*;-79\.38\d*\?z=13&beds=1$/);
  await expect(page.getByText(/homes? in view$/)).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

/** Makes the homes of all searches new again. The product is stopped meanwhile. */
function forgetMails(): void {
  const database = new DatabaseSync(join(workerFolder(), 'product.db'));
  database.exec("UPDATE saved_search SET told_day = told_day - 60, looked_day = 0, alert = 'daily'");
  database.close();
}

/** The link that stops the alerts of a search, from its mail in the local outbox. */
async function stopLink(page: Page, origin: string, name: string): Promise<string> {
  const link = async () => {
    const answer = await page.request.get(`${origin}/idp/outbox?email=${CUSTOMER.email}`);
    const mails = (await answer.json()) as { subject: string; text: string }[]; // the outbox's format
    const mail = mails.find(({ subject }) => subject.endsWith(`: ${name}`));
    return /^Unsubscribe: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(link, { timeout: 20_000 }).not.toBe('');
  return link();
}

test('the link of an alert stops it without a login', { tag: '@wide' }, async ({
  page,
  browser,
  origin,
  product,
}) => {
  const name = 'Condos to rent';
  await product.stop();
  forgetMails();
  await product.startAgain();
  await signIn(page);
  await page.goto('./auth/profile?tab=savedSearches');
  const alert = card(page, name).getByRole('combobox');
  await expect(alert).toHaveValue('daily');

  const visitor = await browser.newPage();
  await visitor.goto(await stopLink(page, origin, name));
  await expect(visitor.getByRole('status')).toHaveText(
    `You receive email alerts for your saved search “${name}”.`,
  );
  await checkBothWidths(visitor, 'the page of the link');
  await visitor.getByRole('button', { name: 'Stop the alerts of this search' }).click();
  await expect(visitor.getByRole('status')).toHaveText(`You no longer receive email alerts for “${name}”.`);
  await visitor.close();

  await page.reload();
  await expect(alert).toHaveValue('off');
});
