import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { logIn, logOut, seeSignedIn, seeSignedOut, signIn } from './support/account.ts';
import { workerFolder } from './support/dataset.ts';
import { expect, test } from './support/product.ts';

test('a customer stays logged in while the server is down, and can continue when it is back', {
  tag: '@wide',
}, async ({ page, product, expectedErrors }) => {
  // A server that is starting answers 503.
  expectedErrors.push(/ERR_CONNECTION_REFUSED/, /status of 503/);
  await signIn(page);
  await page.goto('./list/Ontario/Mississauga?sort=listPriceAsc');
  const heart = page.getByRole('main').getByRole('article').first().getByRole('button', { name: /^Save/ });
  await expect(heart).toBeVisible();
  await page.waitForLoadState('networkidle');

  await product.stop();
  await page.getByRole('main').getByRole('link', { name: 'Go to page 2', exact: true }).click();
  // The page says it, so the notice does not repeat it.
  await expect(page.getByText('Could not connect to server.').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();

  await product.startAgain();
  const results = page.getByText(/^9–\d+ of /);
  // The page also tries again by itself, and may be faster than the press.
  await page.getByRole('button', { name: 'Try again' }).or(results).first().click();
  await expect(results).toBeVisible();
  // The home is shown as saved before the service has it.
  const savedAnswer = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/saved-homes/') && answer.ok(),
  );
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await savedAnswer;
  await page.reload();
  await seeSignedIn(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await logOut(page);
  await seeSignedOut(page);
  await logIn(page);
  await seeSignedIn(page);
});

test('new listings of a saved search are mailed at once, with a link that opens the search', {
  tag: '@wide',
}, async ({ page, product }) => {
  await signIn(page);
  await page.goto('./list/Ontario/Toronto?beds=2');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = `Two bedrooms ${process.pid}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByText('As soon as a home is listed').click();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('dialog', { name: 'This search is saved' })).toContainText(name);

  // The page is closed, because its requests would be refused while the server is down.
  await page.goto('about:blank');
  await product.stop();
  // The demonstration gets no new homes. So the mark of the search is set back by a day, to report that day's homes
  // again.
  const database = new DatabaseSync(join(workerFolder(), 'product.db'));
  const { changes } = database
    .prepare('update saved_search set told_day = told_day - 1 where name = ?')
    .run(name);
  database.close();
  expect(changes).toBe(1);
  await product.startAgain();
  /** The mail's text; '' without a mail. */
  const mail = async (): Promise<string> => {
    const answer = await page.request.get(`${product.origin}/idp/outbox?email=customer@example.ca`);
    const mails = (await answer.json()) as { subject: string; text: string }[]; // the outbox's format
    return mails.find(({ subject }) => subject.endsWith(`: ${name}`))?.text ?? '';
  };
  await expect.poll(mail).toContain(`for your saved search “${name}”`);
  const [, link = ''] = /^See them all:\n(\S+)$/m.exec(await mail()) ?? [];
  expect(new URL(link).origin).toBe(product.origin);
  await page.goto(link);
  await expect(page).toHaveURL(/\/real-estate\/list\/Ontario\/Toronto\?beds=2$/);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
