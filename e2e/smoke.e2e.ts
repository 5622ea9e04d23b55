import { expect, test } from './support/product.ts';

test('the product starts: the app opens, its services answer, its headers are set', {
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

test('a page has its security headers, and the deployment has a version', {
  tag: ['@wide', '@staging', '@smoke'],
}, async ({ page, origin }) => {
  const answer = await page.goto('./');
  const headers = answer?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  if (origin.startsWith('https:')) expect(headers['strict-transport-security']).toContain('max-age=');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const served = await page.evaluate(async () => {
    const version = await fetch('/real-estate/manifest.json');
    return { caching: version.headers.get('Cache-Control'), ...(await version.json()) };
  });
  expect(served).toEqual({ caching: 'no-store', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
});
