import { signIn } from './support/account.ts';
import { expect, test } from './support/product.ts';

test('no text from any source becomes HTML or a worker’s address in a page', {
  tag: '@staging',
}, async ({ page, isMobile, expectedErrors }) => {
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

test('an uncaught error is reported to the service, without data of the visitor', { tag: '@wide' }, async ({
  page,
  origin,
  expectedErrors,
}) => {
  expectedErrors.push(/planted/);
  await signIn(page);
  await page.goto('./saved?from=anne@example.ca');
  await page.waitForLoadState('networkidle');
  /**
   * Returns the reports of faults like this one. Throws errors until the reporting code, which loads when the page is
   * idle, has sent one.
   */
  const reported = async (): Promise<string> => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted: no home for customer@example.ca, 416-555-0199');
      });
    });
    return (await page.request.get(`${origin}/faults`)).text();
  };
  await expect.poll(reported).toContain('planted: no home for [email], [number]');
  expect(await reported()).not.toMatch(/customer@|anne@|0199|Bearer|eyJ/);
});
