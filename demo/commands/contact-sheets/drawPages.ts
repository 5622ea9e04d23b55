import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  devices,
  type Page,
} from '@playwright/test';
import { TOTP } from 'otpauth';
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
  area: '/area/Ontario/Toronto/Waterfront-Communities',
  agents: '/agents',
  value: '/value',
  estimates: '/estimates',
  login: '/auth/login',
  'new-account': '/auth/new-account',
} as const;

const PRIVATE = { profile: '/auth/profile', 'saved-homes': '/auth/profile?tab=savedHomes' } as const;

const LEADS = [
  ['Anne', 'Roy', 'Toronto', 900_000],
  ['Daniel', 'Chen', 'Mississauga', 1_250_000],
  ['Marie', 'Gagnon', 'Montréal', 640_000],
] as const;

const DESK = { inbox: '/desk', content: '/desk/content/team' } as const;

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
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const path = join(folder, `${name}.jpg`);
  // Skeletons move, so two equal pictures show a page that is complete.
  let before: Buffer | undefined;
  for (;;) {
    const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
    if (before?.equals(picture)) break;
    before = picture;
    await page.waitForTimeout(500);
  }
  await writeFile(path, before);
  console.log(path);
}

async function fillInLogin(page: Page, email: string): Promise<void> {
  await page.locator('form input[autocomplete=username], form input[type=email]').first().fill(email);
  await page.locator('form input[autocomplete=current-password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/auth/login`);
  await fillInLogin(page, 'customer@example.ca');
  await page.waitForURL(({ pathname }) => !pathname.includes('/auth/'));
}

/** Sends what visitors send, so that the desk has something to show. */
async function sendLeads(base: string): Promise<void> {
  for (const [first, last, city, price] of LEADS) {
    const email = `${first}.${last}@example.ca`.toLowerCase();
    const lead = { user: { name: { first, last }, email, phone: '4165550142' }, property: { city, price } };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `pages-${email}` };
    const answer = await fetch(new URL('/realty/contact', base), {
      method: 'POST',
      headers,
      body: JSON.stringify(lead),
    });
    if (!answer.ok) throw new Error(`The lead of ${email} was refused: ${await answer.text()}`);
  }
}

/** Opens the desk for the first time: its key for the authenticator app is shown only then. */
async function signInAtDesk(
  browser: Browser,
  base: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const page = await browser.newPage();
  await page.goto(`${base}/desk`);
  await fillInLogin(page, 'admin@example.ca');
  const secret = await page.locator('form code').innerText();
  const totp = new TOTP({ secret });
  const code = page.locator('input[autocomplete=one-time-code]');
  await code.fill(totp.generate());
  await page.keyboard.press('Enter');
  await fillInLogin(page, 'admin@example.ca');
  // Each code can be used once. The next one is accepted already.
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').waitFor();
  const state = await page.context().storageState();
  await page.close();
  return state;
}

async function drawWindow(browser: Browser, base: string, window: string): Promise<void> {
  const page = await browser.newPage({ colorScheme: 'light', ...WINDOWS[window] });
  for (const [name, path] of Object.entries(PUBLIC)) await draw(page, base + path, `${name}-${window}`);
  await page.goto(`${base}/list/Ontario/Toronto?beds=3`);
  // Cards of homes for customers only lead to the login page.
  const open = page.getByRole('article').filter({ hasNot: page.locator('a[href*="/auth/"]') });
  const listing = await open.first().getByRole('link').first().getAttribute('href');
  await draw(page, new URL(listing ?? base, base).href, `listing-${window}`);
  await signIn(page, base);
  for (const [name, path] of Object.entries(PRIVATE)) await draw(page, base + path, `${name}-${window}`);
  await page.close();
}

async function drawDesk(browser: Browser, base: string): Promise<void> {
  await sendLeads(base);
  const storageState = await signInAtDesk(browser, base);
  for (const [window, options] of Object.entries(WINDOWS)) {
    const page = await browser.newPage({ colorScheme: 'light', ...options, storageState });
    for (const [name, path] of Object.entries(DESK)) await draw(page, base + path, `${name}-${window}`);
    await page.close();
  }
}

/**
 * Takes screenshots of a running product for the README: in a wide window in English, and on a phone in French.
 * Its admin must not have set up two-step login yet.
 * @param origin "http://localhost:4600"
 */
export async function drawPages(origin: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executable = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executable ? { executablePath: executable } : {});
  for (const window of Object.keys(WINDOWS)) await drawWindow(browser, `${origin}/real-estate`, window);
  await drawDesk(browser, `${origin}/real-estate`);
  await browser.close();
}
