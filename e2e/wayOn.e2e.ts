import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { logIn, seeSignedIn } from './support/account.ts';
import { expect, test } from './support/product.ts';

/** If something around the product fails, its pages say so and offer an action. */

const LIST = './list/Ontario/Mississauga?sort=listPriceAsc';
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

test('a browser without storage shows everything', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, { get: refuse });
    }
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(LIST);
  await firstCard(page).getByRole('button', { name: /^Save/ }).click();
  await firstCard(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Get More Details/ }).first()).toBeVisible();
  await page.goto('./saved');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a clock that is a day off does not prevent a login', { tag: '@wide' }, async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 26 * 3_600_000);
  await logIn(page);
  await seeSignedIn(page);
  await page.reload();
  await seeSignedIn(page);
  await page.goto(LIST);
  await expect(firstCard(page)).toBeVisible();
});

test('a listing loads completely over a slow connection', { tag: '@wide' }, async ({ page }) => {
  test.slow();
  await page.goto(LIST);
  const address = await firstCard(page).getByRole('link').first().getAttribute('href');
  await page.goto('about:blank');
  const line = await page.context().newCDPSession(page);
  await line.send('Network.clearBrowserCache');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(new URL(address ?? '', 'http://localhost').pathname, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: /Get More Details/ }).first()).toBeVisible({
    timeout: 60_000,
  });
});

/** Starts a server at the product's origin that answers 503 to everything. */
async function failingServer(origin: string): Promise<Server> {
  const server = createServer((_request, answer) => {
    answer.writeHead(503, { 'Content-Type': 'application/json' }).end('{"message":"overloaded"}');
  });
  server.listen(Number(new URL(origin).port));
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

test('a server that answers everything with 503 shows a notice, and the page continues when it works again', {
  tag: '@wide',
}, async ({ page, product, origin, expectedErrors }) => {
  test.slow();
  expectedErrors.push(/status of 503/, /ERR_CONNECTION_/);
  await page.goto(LIST);
  await expect(firstCard(page)).toBeVisible();
  // The visitor's first move loads the code that follows the services.
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await page.waitForLoadState('networkidle');
  await product.stop();
  const failing = await failingServer(origin);
  await page.getByRole('main').getByRole('link', { name: 'Go to page 2', exact: true }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  // The page says it, so the notice does not repeat it.
  await expect(page.getByText('Could not connect to server.').filter({ visible: true })).toHaveCount(1);
  failing.closeAllConnections();
  await new Promise((resolve) => failing.close(resolve));
  await product.startAgain();
  // The page retries by itself, after half a minute at the latest: no press is needed.
  await expect(page.getByText(/^9–\d+ of /)).toBeVisible({ timeout: 45_000 });
  await expect(again).toBeHidden();
});
