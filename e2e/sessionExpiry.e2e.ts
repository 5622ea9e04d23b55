import { seeSignedIn, signIn, tokenCookie } from './support/account.ts';
import { restrictedListing } from './support/listings.ts';
import { expect, test } from './support/product.ts';

/** Tokens that are over before the next click. */
test.use({ settings: { RATE_LIMIT: '0', TOKEN_SECONDS: '1' } });

test('a token that ends in mid-action is renewed under way', async ({ page, origin }) => {
  const { mlsNumber, boardId } = await restrictedListing(page, origin, 'Toronto');
  await signIn(page);
  const first = await tokenCookie(page, 'idToken');
  await expect(async () => {
    await page.goto(`./detail/${mlsNumber}/${boardId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tokenCookie(page, 'idToken')).not.toBe(first);
  }).toPass();
  await expect(page).not.toHaveURL(/\/auth\/login/);
  await page.goBack();
  await seeSignedIn(page);
});
