import { journeyBrowser } from '#commands/launch/browser.mjs';
import { expect, test } from './support/product.ts';

const executablePath = journeyBrowser(process.env);

// A browser without WebGL, as on machines without graphics acceleration.
test.use({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--disable-3d-apis', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  },
});

test('without WebGL the map page says so and shows the list of the same search', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('./map/Toronto?beds=3');
  await expect(page.getByText('This browser can’t show the map.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Open the list' }).click();
  await expect(page).toHaveURL(/\/list.*beds=3/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
