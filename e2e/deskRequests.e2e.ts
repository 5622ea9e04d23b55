import type { Page } from '@playwright/test';
import { makeAccount, tokenCookie } from './support/account.ts';
import { checkBothWidths, checkDarkColours } from './support/axe.ts';
import {
  heading,
  mailTo,
  newVisitor,
  openDesk,
  openItem,
  SPECIALIST,
  seeNoOverflow,
  type Visitor,
} from './support/desk.ts';
import { expect, test } from './support/product.ts';

/** A listing of the demonstration that is for sale. */
const LISTING = './detail/C0100103/2';

/** The answers of a single applicant to every question. */
const ANSWERS = {
  property: {
    isFound: false,
    city: 'Toronto',
    province: 'ON',
    ownership: 'own',
    monthlyPayment: 2400,
    moveIn: { month: 6, year: 2027 },
    ownsOthers: false,
  },
  price: { total: 700_000, downPayment: 150_000, isFirstHome: false },
  employment: {
    status: 'full_time',
    start: { month: 5, year: 2019 },
    employer: 'Harbour Foods',
    jobTitle: 'Buyer',
    compensation: 'annual_salary_bonus',
    annualIncome: 98_000,
    anticipatedBonus: 6000,
  },
  isAlone: true,
};

const applicantOf = ({ first, last, email }: Visitor) => ({
  firstName: first,
  lastName: last,
  email,
  phone: '+14165550142',
  dob: { month: 2, day: 29, year: 1988 },
  maritalStatus: 'common_law',
  citizenStatus: 'CA',
});

/** Submits a complete application of the customer who is signed in on a page, by the calls of the site's form. */
async function submitApplication(page: Page, origin: string, visitor: Visitor): Promise<void> {
  const token = await tokenCookie(page, 'idToken');
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  let application = { id: '', version: 0 };
  const call = async (method: 'POST' | 'PUT', headers: Record<string, string>, data?: object) => {
    const answer = await page.request.fetch(`${origin}/customer/application${application.id}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...headers },
      ...(data && { data }),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id, version } = (await answer.json()) as typeof application; // the contract's
    application = { id: `/${id}`, version };
  };
  const change = (data: object) => call('PUT', { 'If-Match': `"${application.version}"` }, data);
  await call('POST', { 'user-id': sub });
  await change({ ...ANSWERS, applicant: applicantOf(visitor) });
  await change({ status: 'submitted' });
}

/** The value of a list of the item's work. */
const choice = (page: Page, name: 'Owner' | 'Status') => page.getByLabel(name, { exact: true });

/** Makes the caller the owner, unless the rules have done so. */
async function take(page: Page, name = 'Amara Osei'): Promise<void> {
  await expect(choice(page, 'Status')).toHaveValue('new');
  const button = page.getByRole('button', { name: 'Take it' });
  if (await button.isVisible()) await button.click();
  else await choice(page, 'Status').selectOption('inWork');
  await expect(choice(page, 'Status')).toHaveValue('inWork');
  await expect(choice(page, 'Owner').locator('option:checked')).toHaveText(name);
}

/** Checks that a phone shows each lender's figures with their names, and no part of the table beside the window. */
async function seeLendersOnPhone(page: Page, names: readonly string[]): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole('table', { name: names[0] ?? '' });
  const best = table.getByRole('row').nth(1);
  for (const name of names.slice(1)) {
    const figure = best.getByText(name, { exact: true });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toBeInViewport({ ratio: 1 });
  }
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  if (size) await page.setViewportSize(size);
}

test('a customer’s application is read and answered at the desk, and the customer sees the answer', {
  tag: '@wide',
}, async ({ page, browser, origin, expectedErrors }) => {
  test.slow();
  // The browser's message about an email without an account.
  expectedErrors.push(/status of 404 .*\/customer\/user/);
  const visitor = newVisitor('Somerville');
  const elsewhere = await browser.newContext();
  const customer = await elsewhere.newPage();
  await makeAccount(customer, { origin, path: '/pre-approval' }, visitor);
  await expect(customer.getByRole('button', { name: 'Start my pre-approval' })).toBeVisible();
  await submitApplication(customer, origin, visitor);

  await openDesk(page, { origin, expectedErrors, email: SPECIALIST });
  await openItem(page, visitor);
  await take(page, 'Rohan Mehta');
  await page.getByRole('link', { name: 'Open the application' }).click();
  await expect(heading(page, 'Mortgage pre-approval')).toBeFocused();
  await expect(page.getByText('Harbour Foods')).toBeVisible();
  await checkBothWidths(page, 'an application');
  await seeNoOverflow(page, 'an application');
  await seeLendersOnPhone(page, ['Lenders', 'Rate', 'Payment', 'Loan', 'GDS', 'TDS']);
  const answer = page.getByRole('region', { name: 'Our answer' });
  await answer.getByLabel('New status').selectOption({ label: 'More is needed' });
  await answer.getByLabel('A sentence to the customer (optional)').fill('Please add a pay stub.');
  await answer.getByRole('button', { name: 'Save and tell the customer' }).click();
  await expect(answer.getByRole('status')).toHaveText('Saved. The customer sees it now.');
  await mailTo(page, origin, visitor.email, 'Your pre-approval');

  await customer.reload();
  await expect(customer.getByText('We need something more from you.')).toBeVisible();
  await expect(customer.getByText('Please add a pay stub.')).toBeVisible();
  await checkBothWidths(customer, 'an application that was answered');
  await seeNoOverflow(customer, 'an application that was answered');
  await elsewhere.close();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.getByRole('region', { name: 'Notre réponse' })).toBeVisible();
  await checkBothWidths(page, 'an application in French');
  await checkDarkColours(page, 'an application in French');
  await seeNoOverflow(page, 'an application in French');
  await seeLendersOnPhone(page, ['Prêteurs', 'Taux', 'Versement', 'Prêt', 'ABD', 'ATD']);
});

test('a viewing is taken, answered with a time and closed, and comes back with the customer’s new wish', {
  tag: '@wide',
}, async ({ page, browser, origin, expectedErrors }) => {
  test.slow();
  const visitor = newVisitor('Babbage');
  const elsewhere = await browser.newContext();
  const customer = await elsewhere.newPage();
  await customer.goto(LISTING);
  await customer.getByRole('button', { name: 'Book a Viewing' }).click();
  const dialog = customer.getByRole('dialog', { name: 'Book a viewing' });
  await expect(dialog).toBeVisible({ timeout: 25_000 });
  await dialog.getByRole('textbox', { name: 'First name' }).fill(visitor.first);
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(visitor.last);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(visitor.phone);
  await dialog.getByRole('button', { name: 'Request this viewing' }).click();
  await expect(dialog.getByRole('heading', { name: 'Thank you, Ada' })).toBeFocused();

  await openDesk(page, { origin, expectedErrors });
  await openItem(page, visitor);
  await take(page);
  const { pathname } = new URL(page.url());
  const viewing = page.getByRole('region', { name: 'Viewing', exact: true });
  await viewing.getByRole('button', { name: 'Offer another time' }).click();
  await viewing.getByLabel('Day', { exact: true }).fill('2046-11-26');
  await viewing.getByLabel('Begins at').fill('14:30');
  await viewing.getByRole('button', { name: 'Send the offer' }).click();
  await expect(viewing).toContainText('Time offered');
  await expect(choice(page, 'Status')).toHaveValue('answered');
  await choice(page, 'Status').selectOption('closed');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Answered → Closed');

  const offer = await mailTo(page, origin, visitor.email, 'A time for your viewing');
  await customer.goto(/https?:\S+\/viewing#\S+/.exec(offer)?.[0] ?? '');
  const card = customer.getByRole('article');
  await card.getByRole('button', { name: 'Ask for another day' }).click();
  await card.getByText('Evening', { exact: true }).click();
  await card.getByRole('button', { name: 'Ask for this day' }).click();
  await expect(card).toContainText(', evening');
  await elsewhere.close();

  await page.goto('./desk?state=inWork');
  const link = page.getByRole('link', { name: new RegExp(visitor.last) });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === pathname);
  await expect(choice(page, 'Status')).toHaveValue('inWork');
  await expect(viewing).toContainText(', evening');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Closed → In progress');
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // The test's browser has no push service, so that the switch itself stays off.
  test('the team’s page knows the member’s browsers, and may register the worker', { tag: '@wide' }, async ({
    page,
    origin,
    expectedErrors,
  }) => {
    await openDesk(page, { origin, expectedErrors });
    const answered = page.waitForResponse(/\/customer\/user\/push-subscriptions$/);
    await page.goto('./desk/team');
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('checkbox', { name: 'Notify me in this browser' })).toBeVisible();
    await checkBothWidths(page, 'the team');
    const scope = await page.evaluate(async () => {
      await navigator.serviceWorker.register('/real-estate/sw.js', { scope: '/real-estate/' });
      return (await navigator.serviceWorker.ready).scope;
    });
    expect(scope).toBe(`${origin}/real-estate/`);
  });
});
