import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts/demoAccounts.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots', 'pages');

const PUBLIC = {
  home: '',
  map: '/map/Toronto',
  list: '/list/Ontario/Toronto',
  about: '/about',
  buying: '/buying',
  selling: '/selling',
  contact: '/contact',
  trends: '/trends',
  calculators: '/calculators',
  'mortgage-payment': '/calculators/mortgage-payment',
  affordability: '/calculators/affordability',
  'closing-costs': '/calculators/closing-costs',
  login: '/auth/login',
  'new-account': '/auth/new-account',
} as const;

const PRIVATE = { profile: '/auth/profile', 'saved-homes': '/auth/profile?tab=savedHomes' } as const;

const WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  wide: { viewport: { width: 1440, height: 900 }, locale: 'en-CA' },
  phone: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    locale: 'fr-CA',
  },
};

async function draw(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const path = join(folder, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 70 });
  console.log(path);
}

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/auth/login`);
  await page.locator('input[type=email]').fill('customer@example.ca');
  await page.locator('input[autocomplete=current-password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => !pathname.includes('/auth/'));
}

async function drawWindow(browser: Browser, base: string, window: string): Promise<void> {
  const page = await browser.newPage({ colorScheme: 'light', ...WINDOWS[window] });
  for (const [name, path] of Object.entries(PUBLIC)) await draw(page, base + path, `${name}-${window}`);
  await page.goto(`${base}/list/Ontario/Toronto`);
  // Cards of homes for customers only lead to the login page.
  const open = page.getByRole('article').filter({ hasNot: page.locator('a[href*="/auth/"]') });
  const listing = await open.first().getByRole('link').first().getAttribute('href');
  await draw(page, new URL(listing ?? base, base).href, `listing-${window}`);
  await signIn(page, base);
  for (const [name, path] of Object.entries(PRIVATE)) await draw(page, base + path, `${name}-${window}`);
  await page.close();
}

/**
 * Takes screenshots of a running product for the README: in a wide window in English, and on a phone in French.
 * @param origin "http://localhost:4600"
 */
export async function drawPages(origin: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executable = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executable ? { executablePath: executable } : {});
  for (const window of Object.keys(WINDOWS)) await drawWindow(browser, `${origin}/real-estate`, window);
  await browser.close();
}
