import { test } from './support/product.ts';

test.describe('a journey fails on errors that its visitor would not see', () => {
  test.fail('an error in the console', { tag: '@wide' }, async ({ page }) => {
    await page.goto('./');
    await page.evaluate(() => console.error('planted'));
  });

  test.fail('an uncaught error', { tag: '@wide' }, async ({ page }) => {
    await page.goto('./');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      });
    });
    await thrown;
  });

  test.fail('a request to another host', { tag: '@wide' }, async ({ page, origin }) => {
    await page.goto(`${origin.replace('localhost', '127.0.0.1')}/health`);
  });

  test.fail('an inline script', { tag: '@wide' }, async ({ page }) => {
    await page.goto('./');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.planted = true;';
      document.head.append(script);
    });
  });
  test.fail(
    'a violation of the policy, even if the journey expects the console’s message about it',
    {
      tag: '@wide',
    },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/^(?!console: policy)/);
      await page.goto('./');
      await page.evaluate(() => {
        const { promise, resolve } = Promise.withResolvers<void>();
        document.addEventListener('securitypolicyviolation', () => resolve());
        new Image().src = 'https://elsewhere.example/picture.png';
        return promise;
      });
    },
  );
});

test('a journey may cause an error on purpose', { tag: '@wide' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/planted/);
  await page.goto('./');
  await page.evaluate(() => console.error('planted'));
});
