import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkBothWidths, checkDarkColours } from './support/axe.ts';
import { datasetDay } from './support/dataset.ts';
import { ADMIN, heading, newVisitor, openDesk, seeNoOverflow, type Visitor } from './support/desk.ts';
import { expect, test } from './support/product.ts';

/** Sends a request as a page of the site does. */
async function sendLead(page: Page, origin: string, visitor: Visitor, message: string): Promise<void> {
  const { first, last, email, phone } = visitor;
  const context = { page: '/real-estate/contact', language: 'en', consent: 'I agree to be contacted.' };
  const answer = await page.request.post(`${origin}/realty/contact`, {
    headers: {
      'Idempotency-Key': `person-${email}-${message.length}`,
      'Lead-Context': new URLSearchParams(context).toString(),
    },
    data: {
      user: { name: { first, last }, email, phone },
      property: { city: 'Toronto', price: 900_000 },
      message,
    },
  });
  expect(answer.status()).toBe(200);
}

test('staff see everything of a person and record a withdrawal; an admin exports and erases it', {
  tag: '@wide',
}, async ({ page, origin, expectedErrors }) => {
  test.slow();
  const visitor = newVisitor('Lovelace');
  const name = `Ada ${visitor.last}`;
  await sendLead(page, origin, visitor, 'Is there a school?');
  await sendLead(page, origin, visitor, 'And is there a garage?');
  await openDesk(page, { origin, expectedErrors });
  await page.getByRole('searchbox').fill(visitor.last);
  await page
    .getByRole('link', { name: new RegExp(visitor.last) })
    .first()
    .click();
  await page.getByRole('link', { name: 'Everything from this person' }).click();
  await expect(heading(page, name)).toBeVisible();
  const sent = page.getByRole('region', { name: 'Requests, viewings and applications' });
  await expect(sent).toContainText('Is there a school?');
  await expect(sent).toContainText('And is there a garage?');
  const consent = page.getByRole('region', { name: 'Consent to messages (CASL)' });
  await expect(consent.getByText('I agree to be contacted.')).toHaveCount(2);
  await consent.getByRole('button', { name: 'Record a withdrawal' }).click();
  // The server has the day of the demonstration.
  await consent.getByLabel('Day', { exact: true }).fill(datasetDay);
  await checkBothWidths(page, 'a person with the form of a withdrawal');
  await consent.getByRole('button', { name: 'Record it' }).click();
  await expect(consent.getByRole('status')).toContainText('has withdrawn the consent');
  await sent
    .getByRole('link', { name: /General request/ })
    .first()
    .click();
  await expect(page.getByRole('note')).toContainText('SOR/2013-221');
  await expect(page.getByRole('button', { name: 'Send the answer' })).toBeVisible();

  await openDesk(page, { origin, expectedErrors, email: ADMIN });
  await page.getByRole('link', { name: 'Find a person' }).click();
  const field = page.getByLabel('Email address or phone number');
  await field.fill(visitor.email.toUpperCase());
  await field.press('Enter');
  await expect(heading(page, name)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ requests: [{}, {}], withdrawals: [{ way: 'phone' }] });
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete everything about ${name}?` });
  await checkBothWidths(page, 'the dialog that erases a person');
  await dialog.getByRole('textbox').fill(visitor.email);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Deleted: 2 requests, and everything else about this person.')).toBeVisible();
  await field.fill(visitor.email);
  await field.press('Enter');
  await expect(page.getByText('Nothing was sent from this address.')).toBeVisible();
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('a person’s page does not scroll sideways, and is accessible in both schemes', {
    tag: '@wide',
  }, async ({ page, origin, expectedErrors }) => {
    test.slow();
    const visitor = newVisitor('Lovelace');
    await sendLead(page, origin, visitor, 'M'.repeat(200));
    await openDesk(page, { origin, expectedErrors, email: ADMIN });
    for (const path of [
      '/real-estate/desk/people',
      `/real-estate/desk/people?email=${encodeURIComponent(visitor.email)}`,
    ]) {
      await page.goto(origin + path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Chargement…')).toHaveCount(0);
      await checkBothWidths(page, path);
      await checkDarkColours(page, path);
      await seeNoOverflow(page, path);
    }
  });
});
