import type { Page } from '@playwright/test';
import { expect, test } from './support/product.ts';

/** A page is the same after Back, and every history entry changes something. */

interface PageState {
  url: string;
  /** Scroll positions of the window and all elements. */
  scrolled: number[];
  /** Position of the map's sheet. */
  sheet: string | null;
  /** Pressed, selected and open controls: tabs, menus, pages of results. */
  chosen: string[];
}

const stateOf = (page: Page): Promise<PageState> =>
  page.evaluate(() => {
    const within = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto',
    );
    const chosen = document.querySelectorAll(
      'main [aria-selected="true"], main [aria-pressed="true"], main [aria-current="page"], main [aria-expanded="true"]',
    );
    return {
      url: location.href,
      scrolled: [window.scrollY, ...within.map(({ scrollTop }) => scrollTop)].map((top) =>
        Math.round(top / 8),
      ),
      sheet: document.querySelector('[data-stop]')?.getAttribute('data-stop') ?? null,
      chosen: [...chosen].map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    };
  });

/** Returns the state once it does not change any more: maps move, and content loads. */
async function restingState(page: Page): Promise<PageState> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = JSON.stringify(await stateOf(page));
        return last === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return JSON.parse(last) as PageState; // the JSON from above
}

const card = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');
const places = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'More searches' }).getByRole('link');

interface Walk {
  path: string;
  /** Brings the page into a certain state. */
  prepare?: (page: Page, isMobile: boolean) => Promise<void>;
  /** The link by which the page is left. */
  link: (page: Page) => ReturnType<Page['locator']>;
}

const openCards = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) await page.getByRole('button', { name: 'List', exact: true }).click();
  else await page.getByRole('button', { name: 'Go to page 2', exact: true }).click();
  await expect(card(page).first()).toBeVisible();
};

const WALKS: Record<string, Walk> = {
  home: { path: './', link: (page) => card(page).last() },
  list: { path: './list/Ontario/Toronto?page=2&sort=listPriceAsc', link: (page) => card(page).last() },
  'foot of a list': {
    path: './list/Ontario/Toronto?sort=listPriceAsc',
    link: (page) => places(page).last(),
  },
  'list of leases': {
    path: './list/Ontario/Toronto?type=lease',
    link: (page) => page.getByRole('link', { name: 'Go to page 2', exact: true }),
  },
  map: {
    path: './map/Toronto?type=lease&home=condo-apt',
    prepare: openCards,
    link: (page) => card(page).last(),
  },
  trends: {
    path: './trends',
    link: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /View Listings/ })
        .last(),
  },
  calculators: {
    path: './calculators/mortgage-payment',
    link: (page) => page.getByRole('main').getByRole('link').last(),
  },
};

test('a fresh load begins at the top, and Back restores each page', async ({ page, isMobile }) => {
  test.slow();
  // On a phone the map's results are in a sheet, and lists show no pages. The other pages only are narrower there.
  const walks = Object.entries(WALKS).filter(([name]) => !isMobile || name === 'map' || name === 'list');
  for (const [name, { path, prepare, link }] of walks) {
    await test.step(name, async () => {
      await page.goto(path);
      await prepare?.(page, isMobile);
      await expect(link(page)).toBeAttached();
      await restingState(page);
      // The earlier page was scrolled in this tab.
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // Hovering scrolls as far as the click does.
      await link(page).hover();
      const left = await restingState(page);
      await link(page).click();
      await expect(page).not.toHaveURL(left.url);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.goBack();
      await expect.poll(() => stateOf(page), { timeout: 5000 }).toEqual(left);
      // The state does not change later.
      expect(await restingState(page)).toEqual(left);
    });
  }
});

test('opening and closing leaves no history entry', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./buying');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Map Search' }).click();
  const pins = page.getByRole('button', { name: /^\$[\d.,]+[KM]?,/ });
  const overlay = page.getByRole('main').getByRole('dialog');
  for (const [turn, at] of [0, 1, 0].entries()) {
    await expect(pins.nth(at)).toBeVisible();
    // A movement of the map draws its pins again, which takes the focus from them.
    await restingState(page);
    await pins.nth(at).focus();
    await page.keyboard.press('Enter');
    await expect(overlay).toBeVisible();
    // The last page is left after the visitor has moved the map, and keeps its place.
    const look = page.getByRole('button', { name: 'Zoom in', exact: true });
    if (turn === 2) await look.click();
    await restingState(page);
    const zoom = new URL(page.url()).searchParams.get('z');
    await overlay.getByRole('button', { name: 'Close' }).click();
    await expect(overlay).toBeHidden();
    await restingState(page);
    if (turn === 2) expect(new URL(page.url()).searchParams.get('z')).toBe(zoom);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/buying$/);
});

test('the list of a map without a place shows the map’s homes, and leads back to it', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('./map');
  const inView = page.getByRole('heading', { name: /^[\d,]+ homes? in view$/ });
  await expect(inView).toBeVisible();
  const before = (await inView.textContent()) ?? '';
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page).toHaveURL(/z=13$/);
  // The earlier count stays until the answer for the wider viewport is loaded.
  await expect(inView).not.toHaveText(before, { timeout: 20_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 20_000 });
  const count = /^[\d,]+/.exec((await inView.textContent()) ?? '')?.[0];
  const map = page.url();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  const range = page.getByText(new RegExp(`^1–\\d+ of ${count} homes$`));
  await expect(range).toBeVisible();
  await page.reload();
  await expect(range).toBeVisible();
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(map);
  await expect(inView).toHaveText(`${count} homes in view`);
  await page.goBack();
  await expect(range).toBeVisible();
});

test('no control on the map and in its menus covers another', async ({ page, isMobile }) => {
  const boxOf = async (locator: ReturnType<Page['locator']>) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It is not to be seen.');
    return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
  };
  await page.goto('./map/43.6532;-79.3832?z=14&beds=1');
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const hint = await boxOf(page.getByRole('group', { name: 'Draw an area' }));
  expect(hint.top).toBeGreaterThan(
    (await boxOf(page.getByRole('button', { name: 'Zoom out', exact: true }))).bottom,
  );
  await expect(page.getByRole('button', { name: 'Satellite view' })).toBeHidden();
  // The bar replaces the sheet of a phone.
  if (isMobile) await expect(page.getByRole('region', { name: 'Results' })).toBeHidden();
  await page.getByRole('group', { name: 'Draw an area' }).getByRole('button', { name: 'Cancel' }).click();

  if (isMobile) {
    // Half of the sheet shows a whole row with the picture beside the lines, not a picture alone.
    await page.getByRole('button', { name: 'Size of the results' }).click();
    const card = page.getByRole('article').filter({ hasText: '$' }).first();
    await expect(card.getByText(/^\$\d/)).toBeInViewport();
    const row = await boxOf(card);
    expect(row.bottom - row.top).toBeLessThan(240);
    // The whole sheet lies over the map's buttons.
    await page.getByRole('button', { name: 'Size of the results' }).press('ArrowUp');
    const zoom = page.getByRole('button', { name: 'Zoom in', exact: true });
    await expect(zoom.click({ trial: true, timeout: 1000 })).rejects.toThrow(/intercepts pointer events/);
    await page.getByRole('button', { name: 'Size of the results' }).click();
    const filters = page.getByRole('button', { name: /^Filters/ });
    const icon = await boxOf(filters.locator('svg'));
    expect((await boxOf(filters.getByText('· 1'))).left).toBeGreaterThan(icon.right);
    return;
  }
  await page.getByRole('button', { name: /^Price(?!s by area)/ }).click();
  const menu = page.getByRole('dialog', { name: 'Price' });
  await menu.getByRole('slider', { name: 'Minimum price' }).focus();
  await page.keyboard.press('ArrowRight');
  const label = await boxOf(menu.getByText('$25,000', { exact: true }));
  const frame = await boxOf(menu);
  expect(label.top).toBeGreaterThan(frame.top);
  expect(label.left).toBeGreaterThan(frame.left);
});
