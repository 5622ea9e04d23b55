import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { CUSTOMER } from './account.ts';
import { check } from './axe.ts';

/** Demo accounts of the team, with the password of the other demo accounts. */
const STAFF = 'staff@example.ca';
/** The mortgage specialist's, who may open applications. */
export const SPECIALIST = 'mortgage@example.ca';
/** The admin's. */
export const ADMIN = 'admin@example.ca';

/** The browser's message about a call that the desk's service refuses until a sign-in with the second factor. */
export const REFUSED = /status of 40[13] .*\/desk\//;

/** The heading of a page of the desk. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

let visitors = 0;
/** Returns a person that no other journey uses: the last name is their own. */
export const newVisitor = (family: string) => {
  visitors += 1;
  const last = `${family}-${process.pid}-${visitors}`.replace(
    /\d/g,
    (digit) => 'abcdefghij'[Number(digit)] ?? '',
  );
  return { first: 'Ada', last, email: `${last}@homes.realtor`.toLowerCase(), phone: '4165550142' };
};

/** A person of a journey. */
export type Visitor = ReturnType<typeof newVisitor>;

/** Types email and password into the desk's own form. */
export async function typeLogin(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.locator('input[autocomplete="username"]').fill(email);
  await form.locator('input[type="password"]').fill(CUSTOMER.password);
  await form.locator('button[type="submit"]').click();
}

/** Sessions of this worker's product, because a code of the app can be used once only. */
const sessions = new Map<string, Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>>();

const NEXT_CODE_MS = 30_000;

/** Opens the desk as a member of the team, who at the first time sets up the authenticator app and logs in with its code. */
export async function openDesk(
  page: Page,
  { origin, expectedErrors, email = STAFF }: { origin: string; expectedErrors: RegExp[]; email?: string },
): Promise<void> {
  const key = `${origin} ${email}`;
  const known = sessions.get(key);
  await page.context().clearCookies();
  if (known) await page.context().addCookies(known);
  await page.goto('./desk');
  if (!known) {
    expectedErrors.push(REFUSED);
    await typeLogin(page, email);
    const code = page.locator('input[autocomplete="one-time-code"]');
    await expect(code).toBeVisible({ timeout: 20_000 });
    await check(page, 'the set-up of two-step login');
    const secret = await page.locator('form code').innerText();
    const totp = new TOTP({ secret });
    await code.fill(totp.generate());
    await code.press('Enter');
    await typeLogin(page, email);
    await expect(page.locator('form code')).toHaveCount(0);
    // Each code can be used once. The next one is accepted already, for clocks that differ.
    await code.fill(totp.generate({ timestamp: Date.now() + NEXT_CODE_MS }));
    await code.press('Enter');
  }
  await expect(heading(page, /^(Inbox|Demandes)$/)).toBeVisible({ timeout: 20_000 });
  sessions.set(key, await page.context().cookies());
}

/** Opens the only item of a person from the inbox. */
export async function openItem(page: Page, { first, last }: Visitor): Promise<void> {
  await page.getByRole('searchbox').fill(last);
  await page.getByRole('link', { name: new RegExp(last) }).click();
  await expect(heading(page, `${first} ${last}`)).toBeVisible();
}

/** Waits for a mail to an address. @returns the text of the newest one whose subject contains these words */
export async function mailTo(page: Page, origin: string, email: string, subject: string): Promise<string> {
  let found: { subject: string; text: string } | undefined;
  await expect(async () => {
    const answer = await page.request.get(`${origin}/idp/outbox?email=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as NonNullable<typeof found>[]; // the outbox's format
    found = mails.find((mail) => mail.subject.includes(subject));
    expect(found, subject).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found?.text ?? '';
}

/** Checks that a page does not scroll sideways in the smallest window. The window has its size again afterwards. */
export async function seeNoOverflow(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('main')).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, what).toBe(0);
  if (size) await page.setViewportSize(size);
}
