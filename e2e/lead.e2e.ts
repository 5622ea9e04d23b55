import type { Page } from '@playwright/test';
import { newEmail } from './support/account.ts';
import { leadsOf } from './support/leads.ts';
import { expect, test } from './support/product.ts';

/** A listing of the demonstration. */
const LISTING = { path: './detail/C0100103/2', mlsNumber: 'C0100103' };
const SENT = 'Your message has been sent. We will be in touch.';

/** The browser's messages about the page's background calls while offline. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact an agent' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });

async function openDialog(page: Page): Promise<void> {
  await page.goto(LISTING.path);
  await page.getByRole('button', { name: 'Get More Details' }).first().click();
  // The listing's pictures of a fresh server load first, and they occupy the browser's few connections.
  await expect(dialog(page)).toBeVisible({ timeout: 25_000 });
}

/** Types without a pause, faster than a person could. */
async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'First name').pressSequentially('Ada');
  await field(page, 'Last name').fill('Byron');
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').pressSequentially('4165550142');
  await expect(field(page, 'Phone')).toHaveValue('(416) 555-0142');
}

const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send message' }).click();

/** Waits until the form has loaded the code to check and store a lead. */
const isReady = (page: Page) => expect.poll(() => page.workers().length).toBe(1);

test('a visitor writes to an agent, and the lead is stored', { tag: '@wide' }, async ({ page }) => {
  const email = newEmail('ada');
  await openDialog(page);
  await fillIn(page, email);
  await field(page, 'Message').fill('Is it quiet at night?');
  await send(page);
  await expect(dialog(page).getByRole('heading', { name: 'Thank you, Ada' })).toBeFocused();
  const leads = await leadsOf(email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toContain('listing,Ada,Byron');
  expect(leads[0]).toContain(LISTING.mlsNumber);
  expect(leads[0]).toContain('4165550142');
  await dialog(page).getByRole('button', { name: 'Back to the listing' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Get More Details' }).first()).toBeFocused();
});

test('the schema is compiled in its worker, and the page never runs text as code', { tag: '@wide' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/unsafe-eval/);
  const policies: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/schemaWorker-')) {
      policies.push(response.headers()['content-security-policy']);
    }
  });
  await openDialog(page);
  await fillIn(page, newEmail('ada'));
  await isReady(page);
  expect(policies).toEqual(["default-src 'none'; script-src 'self' 'unsafe-eval'"]);
  // In a timer, because code that the debugger evaluates is not subject to the policy.
  const refused = await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string>();
    setTimeout(() => {
      try {
        resolve(Function('return "evaluated"')());
      } catch (error) {
        resolve(String(error));
      }
    });
    return promise;
  });
  expect(refused).toContain('EvalError');
  // Only the schema limits the length of a name.
  await field(page, 'Last name').fill('x'.repeat(36));
  await send(page);
  await expect(field(page, 'Last name')).toHaveAccessibleDescription(
    'Enter a last name of at most 35 characters.',
  );
  await expect(field(page, 'Last name')).toBeFocused();
});

test('a lead sent offline waits in the outbox, and is sent once when the connection is back', {
  tag: '@wide',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(OFFLINE);
  const email = newEmail('ada');
  await openDialog(page);
  await fillIn(page, email);
  await isReady(page);
  await context.setOffline(true);
  await send(page);
  await expect(dialog(page).getByRole('heading', { name: 'Message saved, Ada' })).toBeFocused();
  expect(await leadsOf(email)).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await leadsOf(email)).toHaveLength(1);
});

test('a lead in the outbox survives the page, and only one of two later tabs sends it', {
  tag: '@wide',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(OFFLINE);
  const email = newEmail('ada');
  await openDialog(page);
  await fillIn(page, email);
  await isReady(page);
  await context.setOffline(true);
  await send(page);
  await expect(dialog(page).getByRole('heading', { name: 'Message saved, Ada' })).toBeVisible();
  await page.close();
  let posts = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/realty/contact')) posts += 1;
  });
  await context.setOffline(false);
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('./about')));
  // An untouched page delivers only later.
  for (const tab of tabs) {
    await expect(tab.locator('#root')).not.toHaveAttribute('aria-busy');
    await tab.mouse.move(200, 300);
  }
  await expect
    .poll(async () => (await Promise.all(tabs.map((tab) => tab.getByText(SENT).count()))).sort())
    .toEqual([0, 1]);
  expect(posts).toBe(1);
  expect(await leadsOf(email)).toHaveLength(1);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('the form, its problems and its thanks are French', { tag: '@wide' }, async ({ page }) => {
    await page.goto(LISTING.path);
    await page.getByRole('button', { name: 'Plus de détails' }).first().click();
    const form = page.getByRole('dialog', { name: 'Joindre un courtier' });
    const envoyer = form.getByRole('button', { name: 'Envoyer le message' });
    await envoyer.click();
    const courriel = form.getByRole('textbox', { name: 'Courriel' });
    await expect(courriel).toHaveAccessibleDescription('Entrez votre adresse courriel.');
    await form.getByRole('textbox', { name: 'Prénom' }).fill('Ada');
    await form.getByRole('textbox', { name: 'Nom', exact: true }).fill('Byron');
    await courriel.fill(newEmail('ada'));
    await form.getByRole('textbox', { name: 'Téléphone' }).fill('514 555-0199');
    await envoyer.click();
    await expect(form.getByRole('heading', { name: 'Merci, Ada' })).toBeVisible();
  });
});
