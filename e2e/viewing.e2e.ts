import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { CUSTOMER, newEmail, signIn } from './support/account.ts';
import { check, checkBothWidths } from './support/axe.ts';
import { datasetDay, root, workerFolder } from './support/dataset.ts';
import { leadsOf } from './support/leads.ts';
import { expect, test } from './support/product.ts';

/** A listing of the demonstration that is for sale. */
const LISTING = { path: './detail/C0100103/2', mlsNumber: 'C0100103' };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a viewing' });

/** Runs `npm run leads` beside the running server, with its data. */
async function runLeads(...words: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [join('commands', 'leads', 'leads.ts'), ...words], {
    cwd: root,
    env: {
      ...process.env,
      STAGE: 'local',
      DATA_DIR: workerFolder(),
      DATABASE_URL: '',
      WORLD_DAY: datasetDay,
    },
  });
}

/** The newest mail to an address whose subject begins with these words. */
async function mailTo(page: Page, origin: string, email: string, subject: string) {
  let found: { subject: string; text: string; attachments?: { content: string }[] } | undefined;
  // The server looks for answers every 15 seconds.
  await expect(async () => {
    const answer = await page.request.get(`${origin}/idp/outbox?email=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as NonNullable<typeof found>[]; // the outbox's format
    found = mails.find((mail) => mail.subject.startsWith(subject));
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found;
}

test('a visitor asks for a viewing, and accepts the offered time by the link of a mail', async ({
  page,
  origin,
}) => {
  test.slow();
  const email = newEmail('vera');
  await page.goto(LISTING.path);
  await page.getByRole('button', { name: 'Book a Viewing' }).click();
  await expect(dialog(page)).toBeVisible({ timeout: 25_000 });
  const days = dialog(page).getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
  await expect(days).toHaveCount(7);
  await days.nth(1).press('ArrowRight');
  await expect(days.nth(2)).toBeChecked();
  await dialog(page).getByText('Evening', { exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'First name' }).fill('Vera');
  await dialog(page).getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog(page).getByRole('textbox', { name: 'Phone' }).fill('4165550142');
  await check(page, 'the dialog');
  const send = dialog(page).getByRole('button', { name: 'Request this viewing' });
  await expect(send).toBeInViewport({ ratio: 0.99 });
  await send.click();
  await expect(dialog(page).getByRole('heading', { name: 'Thank you, Vera' })).toBeFocused();
  const leads = await leadsOf(email);
  expect(leads).toEqual([expect.stringContaining(`viewing,Vera,Byron,${email}`)]);
  await dialog(page).getByRole('button', { name: 'Back to the listing' }).click();
  await expect(page.getByRole('button', { name: 'Book a Viewing' })).toBeFocused();

  const [id] = leads[0]?.split(',') ?? [];
  await runLeads(`--offer=${id}`, '--at=2046-11-25T14:00', '--sentence=Please ring twice.');
  const offered = await mailTo(page, origin, email, 'A time for your viewing');
  expect(offered?.attachments?.[0]?.content).toContain('DTSTART;TZID=America/Toronto:20461125T140000');
  await page.goto(/https?:\S+\/viewing#\S+/.exec(offered?.text ?? '')?.[0] ?? '');
  const card = page.getByRole('article');
  await expect(card).toContainText('Please ring twice.');
  await check(page, 'the page of the link');
  await card.getByRole('button', { name: 'Accept this time' }).click();
  await expect(card).toContainText('Confirmed');
  await mailTo(page, origin, email, 'Your viewing is confirmed');
});

test('a customer asks with the contact of the account, and changes and cancels in the profile', {
  tag: '@wide',
}, async ({ page }) => {
  await signIn(page);
  await page.goto(LISTING.path);
  await page.getByRole('button', { name: 'Book a Viewing' }).click();
  await expect(dialog(page)).toBeVisible({ timeout: 25_000 });
  await expect(dialog(page).getByRole('textbox', { name: 'Email' })).toHaveValue(CUSTOMER.email);
  const phone = dialog(page).getByRole('textbox', { name: 'Phone' });
  if ((await phone.inputValue()) === '') await phone.fill('4165550142');
  await dialog(page).getByRole('button', { name: 'Request this viewing' }).click();
  await dialog(page).getByRole('link', { name: 'See my viewings' }).click();
  await expect(page).toHaveURL(/\/auth\/profile\?tab=viewings$/);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Requested');
  await card.getByRole('button', { name: 'Ask for another day' }).click();
  await card.getByText('Afternoon', { exact: true }).click();
  await checkBothWidths(page, 'the viewings');
  await card.getByRole('button', { name: 'Ask for this day' }).click();
  await expect(card).toContainText(', afternoon');
  await card.getByRole('button', { name: 'Cancel viewing' }).click();
  await card.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(card).toContainText('Cancelled');
});
