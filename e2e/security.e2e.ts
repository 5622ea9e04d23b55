import { signIn } from './support/account.ts';
import { expect, test } from './support/product.ts';

test('no text becomes HTML or a worker’s address in a page, whoever tries', { tag: '@staging' }, async ({
  page,
  isMobile,
  expectedErrors,
}) => {
  test.skip(isMobile, 'The policy is the same for every window.');
  expectedErrors.push(/Trusted|policy \(enforce\): require-trusted-types-for/);
  await page.goto('./');
  const outcomes = await page.evaluate(() => {
    const tries = [
      () => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>'),
      () => new Worker('https://elsewhere.example/worker.js'),
      () => {
        document.createElement('script').text = 'planted()';
      },
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch {
        return 'refused';
      }
    });
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused']);
  await expect(page.getByText('planted')).toHaveCount(0);
});

test('what nobody caught is told to the product, and nothing of whom it broke for', async ({
  page,
  origin,
  isMobile,
  expectedErrors,
}) => {
  test.skip(isMobile, 'Faults are told alike from every window.');
  expectedErrors.push(/planted/);
  await signIn(page);
  await page.goto('./saved?from=anne@example.ca');
  await page.waitForLoadState('networkidle');
  /** What was told of faults like this one; thrown until the watch, which comes when the page is idle, is there. */
  const told = async (): Promise<string> => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted: no home for customer@example.ca, 416-555-0199');
      });
    });
    return (await page.request.get(`${origin}/faults`)).text();
  };
  await expect.poll(told).toContain('planted: no home for [email], [number]');
  expect(await told()).not.toMatch(/customer@|anne@|0199|Bearer|eyJ/);
});
