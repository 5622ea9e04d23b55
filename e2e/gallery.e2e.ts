import type { Page } from '@playwright/test';
import { expect, test } from './support/product.ts';

// Photos glide.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The demonstration's listing with forty photos. */
const FORTY = './detail/C0100102/2';
const ONE = './detail/C0100103/2';

const gallery = (page: Page) => page.getByRole('dialog', { name: 'Photos' });
const opener = (page: Page, number: number) =>
  page.getByRole('button', { name: `Open photo ${number} of 40`, exact: true });
/** The visible photo. */
const inSight = (page: Page) => gallery(page).getByRole('img', { name: /^Photo \d+ of 40, / });

/** Swipes with one finger from right to left through the middle of the window. */
async function swipeLeft(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const session = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(width * 0.8) });
  for (const part of [0.65, 0.5, 0.35, 0.2]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(width * part) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the keyboard goes through the photos, and the focus returns to the opener', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(FORTY);
  await opener(page, 3).focus();
  await page.keyboard.press('Enter');
  await expect(gallery(page).getByText('3 / 40')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery(page).getByText('4 / 40')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(gallery(page).getByText('1 / 40')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery(page).getByText('40 / 40')).toBeVisible();
  await expect(inSight(page)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  // The focus stays in the gallery.
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(gallery(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toBeHidden();
  await expect(opener(page, 3)).toBeFocused();
});

test('thumbnails show their photos', { tag: '@wide' }, async ({ page }) => {
  await page.goto(FORTY);
  await opener(page, 1).click();
  const thumbnails = gallery(page).getByRole('group', { name: 'All photos' });
  await thumbnails.getByRole('button', { name: 'Photo 7', exact: true }).click();
  await expect(gallery(page).getByText('7 / 40')).toBeVisible();
  await expect(inSight(page)).toHaveAccessibleName(/^Photo 7 of 40/);
  await expect(inSight(page)).toBeInViewport({ ratio: 0.9 });
  await expect(thumbnails.getByRole('button', { name: 'Photo 7', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  // A double click zooms in, and the keys continue from there.
  await inSight(page).dblclick();
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery(page).getByText('8 / 40')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
});

test('Back closes the gallery, keeps the scroll position, and then leaves the page', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('./list/Ontario/Toronto');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(FORTY);
  await opener(page, 1).waitFor();
  // The page is rendered from the top down: at first it is too short to scroll.
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollTo(0, 80);
      return window.scrollY;
    });
  await expect.poll(scrolled).toBe(80);
  const address = page.url();
  await opener(page, 1).click();
  await expect(gallery(page)).toBeVisible();
  await page.goBack();
  await expect(gallery(page)).toBeHidden();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => window.scrollY)).toBe(80);
  await expect(opener(page, 1)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/list\/Ontario\/Toronto/);
});

test('a finger swipes the strip and the gallery, and both counters follow', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(FORTY);
  const section = page.getByRole('region', { name: 'Photos' });
  await expect(section.getByText('1 / 40')).toBeVisible();
  await opener(page, 1)
    .locator('..')
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
  await expect(section.getByText('2 / 40')).toBeVisible();
  await opener(page, 2).tap();
  await expect(gallery(page).getByText('2 / 40')).toBeVisible();
  await expect(gallery(page).getByRole('group', { name: 'All photos' })).toHaveCount(0);
  await expect(inSight(page)).toBeVisible();
  // The gallery may not yet listen to touches.
  await expect(async () => {
    await swipeLeft(page);
    await expect(gallery(page).getByText('3 / 40')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(inSight(page)).toHaveAccessibleName(/^Photo 3 of 40/);
  await gallery(page).getByRole('button', { name: 'Close photos' }).tap();
  await expect(gallery(page)).toBeHidden();
  // The strip has followed.
  await expect(section.getByText('3 / 40')).toBeVisible();
});

test('the gallery’s code is not part of the page’s first load', { tag: '@wide' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('PhotoGallery')) scripts.push(request.url());
  });
  await page.goto(ONE);
  const photo = page.getByRole('button', { name: 'Open photo 1 of 1' });
  await expect(photo.locator('img')).toBeVisible();
  expect(scripts).toEqual([]);
  await photo.click();
  await expect(gallery(page).getByRole('img', { name: /^Photo 1 of 1/ })).toBeVisible();
  expect(scripts).not.toEqual([]);
  await expect(gallery(page).getByRole('button', { name: 'Next photo' })).toHaveCount(0);
});
