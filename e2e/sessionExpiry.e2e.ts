import type { Page } from '@playwright/test';
import { signIn } from './support/account.ts';
import { expect, test } from './support/product.ts';

/** Tokens that expire before the next click. */
test.use({ settings: { TOKEN_SECONDS: '1' } });

/** Returns the bearer token of a call to a service. */
async function bearerOf(page: Page, path: RegExp, act: () => Promise<void>): Promise<string> {
  const answered = page.waitForResponse((answer) => path.test(answer.url()));
  await act();
  const answer = await answered;
  expect(answer.ok(), `${answer.status()} ${answer.url()}`).toBe(true);
  const { authorization = '' } = await answer.request().allHeaders();
  expect(authorization).toMatch(/^Bearer .+/);
  return authorization;
}

test('tokens that expire while a page is open are renewed by the next action', { tag: '@wide' }, async ({
  page,
}) => {
  await signIn(page);
  const first = await bearerOf(page, /\/realty\/listings\?/, async () => {
    await page.goto('./list/Ontario/Mississauga?sort=listPriceAsc');
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toBeVisible();

  // Pressed with a valid token and with an expired one: the home is saved, removed, saved …
  const heart = card.getByRole('button', { name: /^Save/ });
  await expect(async () => {
    const was = await heart.getAttribute('aria-pressed');
    const next = await bearerOf(page, /\/customer\/user\/saved-homes\/./, () => heart.click());
    await expect(heart).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
    expect(next).not.toBe(first);
  }).toPass();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  expect(loads, 'a load of the page asks for new tokens anyway').toBe(0);
});
