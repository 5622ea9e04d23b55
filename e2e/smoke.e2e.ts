import { expect, test } from './support/product.ts';

test('the product starts: the app opens, its services answer, its headers guard it', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const answer = await page.goto(origin);
  expect(page.url()).toBe(`${origin}/real-estate/`);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('banner')).toBeVisible();
  const health = await page.request.get(`${origin}/health`);
  expect(health.status()).toBe(200);
  expect(await health.json()).toMatchObject({ status: 'ok', counts: { listings: 20_000 } });
  const listings = await page.request.get(`${origin}/realty/listings?resultsPerPage=1`);
  expect(listings.status()).toBe(200);
});
