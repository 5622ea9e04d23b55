import type { Page } from '@playwright/test';
import { CUSTOMER } from './support/account.ts';
import { check, checkBothWidths, checkDarkColours } from './support/axe.ts';
import {
  heading,
  mailTo,
  newVisitor,
  openDesk,
  openItem,
  REFUSED,
  seeNoOverflow,
  typeLogin,
  type Visitor,
} from './support/desk.ts';
import { expect, test } from './support/product.ts';

/** A listing of the demonstration that is for sale. */
const LISTING = { path: './detail/C0100103/2', code: 'C0100103', boardId: 2 };

/** Sends a request as a page of the site does. */
async function sendLead(
  page: Page,
  origin: string,
  { visitor, ...rest }: { visitor: Visitor; property: object; [member: string]: unknown },
): Promise<void> {
  const { first, last, email, phone } = visitor;
  const answer = await page.request.post(`${origin}/realty/contact`, {
    headers: {
      'Idempotency-Key': `desk-${email}`,
      'Lead-Context': 'page=%2Freal-estate%2Fdetail%2FC0100103%2F2&language=en',
    },
    data: { user: { name: { first, last }, email, phone }, ...rest },
  });
  expect(answer.status()).toBe(200);
}

test('a visitor asks about a home; an agent takes the request, answers it and closes it', async ({
  page,
  origin,
  expectedErrors,
}) => {
  test.slow();
  const visitor = newVisitor('Byron');
  await page.goto(LISTING.path);
  await page.getByRole('button', { name: 'Get More Details' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Contact an agent' });
  await expect(dialog).toBeVisible({ timeout: 25_000 });
  await dialog.getByRole('textbox', { name: 'First name' }).fill(visitor.first);
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(visitor.last);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(visitor.phone);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Is it quiet at night?');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('heading', { name: 'Thank you, Ada' })).toBeFocused();

  await openDesk(page, { origin, expectedErrors });
  const link = page.getByRole('link', { name: new RegExp(visitor.last) });
  await expect(link).toBeVisible();
  await check(page, 'the inbox');
  await link.click();
  await expect(heading(page, `Ada ${visitor.last}`)).toBeVisible();
  await expect(page.getByText('Is it quiet at night?')).toBeVisible();
  await expect(page.getByRole('link', { name: '(416) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+14165550142',
  );
  await check(page, 'a request');

  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByLabel('Owner', { exact: true })).toHaveValue(/.+/);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('inWork');
  await page.getByLabel('New note').fill('Prefers mornings.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await page.getByLabel('Begin with a text').selectOption({ label: 'The home is available' });
  await expect(page.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue(
    /Hello Ada,[\s\S]*Amara Osei/,
  );
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('answered');
  await mailTo(page, origin, visitor.email, 'is available');
  await page.getByLabel('Status', { exact: true }).selectOption('closed');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Answered → Closed');
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click();
  await page.getByRole('link', { name: /^Closed/ }).click();
  await expect(page.getByRole('link', { name: new RegExp(visitor.last) })).toBeVisible();
});

test('a visitor asks for a viewing, and an agent confirms a time by the clock of the home', {
  tag: '@wide',
}, async ({ page, origin, expectedErrors }) => {
  test.slow();
  const visitor = newVisitor('Byron');
  const [day] = new Date(Date.now() + 3 * 86_400_000).toISOString().split('T');
  await sendLead(page, origin, {
    visitor,
    code: LISTING.code,
    boardId: LISTING.boardId,
    property: { city: 'Toronto', address: '118 Balsam Avenue' },
    viewing: { day, part: 'afternoon', way: 'inPerson', timeZone: 'America/Toronto' },
  });
  await openDesk(page, { origin, expectedErrors });
  await openItem(page, visitor);
  const panel = page.getByRole('region', { name: 'Viewing', exact: true });
  await panel.getByRole('button', { name: 'Confirm a time' }).click();
  await panel.getByLabel('Begins at').fill('14:30');
  await checkBothWidths(page, 'the form of a viewing');
  await panel.getByRole('button', { name: 'Confirm the viewing' }).click();
  await expect(panel).toContainText('Confirmed');
  await expect(panel).toContainText('2:30 p.m. EST');
  await mailTo(page, origin, visitor.email, 'Your viewing is confirmed');
});

test('arrow keys and Enter open a request, and a page of its own can be reloaded', { tag: '@wide' }, async ({
  page,
  origin,
  expectedErrors,
}) => {
  const visitor = newVisitor('Byron');
  await sendLead(page, origin, {
    visitor,
    property: { city: 'Toronto', price: 900_000 },
  });
  await openDesk(page, { origin, expectedErrors });
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(visitor.last);
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole('row', { name: new RegExp(visitor.last) });
  await expect(row).toBeVisible();
  await row.getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(heading(page, `Ada ${visitor.last}`)).toBeFocused();
  await page.reload();
  await expect(heading(page, `Ada ${visitor.last}`)).toBeVisible();
});

test('a customer is told that the desk is for the team', { tag: '@wide' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await page.goto('./desk/team');
  await expect(heading(page, 'Log in to the desk')).toBeFocused();
  await checkBothWidths(page, 'the sign-in of the desk');
  await typeLogin(page, CUSTOMER.email);
  await expect(heading(page, 'This page is for our team')).toBeVisible();
  await checkBothWidths(page, 'a page without access');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('no page of the desk scrolls sideways, and each is accessible in both schemes', {
    tag: '@wide',
  }, async ({ page, origin, expectedErrors }) => {
    test.slow();
    const visitor = newVisitor('Byron');
    await sendLead(page, origin, {
      visitor,
      property: { city: 'Toronto', price: 900_000 },
      message: 'M'.repeat(200),
    });
    await openDesk(page, { origin, expectedErrors });
    await page.getByRole('link', { name: new RegExp(visitor.last) }).click();
    await expect(heading(page, `Ada ${visitor.last}`)).toBeVisible();
    const item = new URL(page.url()).pathname;
    for (const path of [
      '/real-estate/desk?state=all',
      item,
      '/real-estate/desk/changes',
      '/real-estate/desk/team',
    ]) {
      await page.goto(origin + path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('Chargement…')).toHaveCount(0);
      await checkBothWidths(page, path);
      await checkDarkColours(page, path);
      await seeNoOverflow(page, path);
    }
  });
});
