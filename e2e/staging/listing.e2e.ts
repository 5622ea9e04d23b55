import { openHome } from '../support/anyCity.ts';
import { expect, test } from '../support/product.ts';
import { account, sendsLeads } from '../support/site.ts';

test('a home shows its photos and its costs, and its link can be copied', {
  tag: ['@staging', '@smoke'],
}, async ({ page, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await openHome(page);
  const first = page.getByRole('button', { name: /^Open photo 1 of \d+$/ });
  const [count = ''] = /\d+$/.exec((await first.getAttribute('aria-label')) ?? '') ?? [];
  await first.click();
  const gallery = page.getByRole('dialog', { name: 'Photos' });
  const inSight = gallery.getByRole('img', { name: new RegExp(`^Photo 1 of ${count}`) });
  await expect(inSight).toBeVisible();
  await expect
    .poll(() => inSight.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  if (count !== '1') {
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByText(`2 / ${count}`)).toBeVisible();
  }
  await gallery.getByRole('button', { name: 'Close photos' }).click();
  await expect(gallery).toBeHidden();

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  // The calculator loads when the visitor scrolls near it.
  const percent = page.getByRole('textbox', { name: 'Down payment, %' });
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(percent).toBeVisible({ timeout: 500 });
  }).toPass();
  const payment = page.getByRole('status', { name: 'Mortgage payment' });
  await expect(payment).toContainText('$');
  const before = (await payment.textContent()) ?? '';
  await percent.fill('35');
  await expect(payment).not.toHaveText(before);
  await expect(payment).toContainText('$');
});

test('the contact form reports missing values, and sends nothing before it is complete', {
  tag: '@staging',
}, async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/contact')) sent += 1;
  });
  await openHome(page);
  await page.getByRole('button', { name: 'Get More Details' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Contact an agent' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const send = dialog.getByRole('button', { name: 'Send message' });
  await field('Email').fill('ada');
  await send.click();
  await expect(field('First name')).toHaveAccessibleDescription('Enter your first name.');
  await expect(field('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  await expect(field('First name')).toBeFocused();
  expect(sent).toBe(0);
  if (!sendsLeads) {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(sent).toBe(0);
    return;
  }
  await field('First name').fill('Test');
  await field('Last name').fill('Please ignore');
  await field('Email').fill(account?.email ?? 'test@example.com');
  await field('Phone').pressSequentially('4165550142');
  await field('Message').fill('A test of the site: no answer is needed.');
  await send.click();
  await expect(dialog.getByRole('heading', { name: 'Thank you, Test' })).toBeVisible();
  expect(sent).toBe(1);
});
