import type { Page } from '@playwright/test';
import { checkBothWidths } from './support/axe.ts';
import { expect, test } from './support/product.ts';
import { searchBox } from './support/searchBox.ts';
import { shiftsOf } from './support/shifts.ts';

const clusters = (page: Page) => page.getByRole('button', { name: /homes?: zoom in$/ });
const pricePins = (page: Page) => page.getByRole('button', { name: /^\$[\d.,]+[KM]?,/ });

const zoomOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('z'));

/** "1,003 homes in view" -> 1003. */
const homesInView = async (page: Page): Promise<number> => {
  const text = await page
    .getByText(/homes? in view$/)
    .first()
    .textContent();
  return Number((text ?? '').replace(/\D/g, ''));
};

/** The number of homes on all pins. Clusters and towers have it in their names, other pins are one home each. */
const homesOnPins = async (page: Page): Promise<number> => {
  const names = await page
    .getByRole('button', {
      name: /zoom in$|at one address$|^\$[\d.,]+[KM]?(,|$)|^Log in to see this home/,
    })
    .evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label') ?? ''));
  return names.reduce((sum, name) => {
    const [, count] = /^([\d,]+) (?:homes?: zoom|units? at)/.exec(name) ?? [];
    return sum + (count ? Number(count.replace(/,/g, '')) : 1);
  }, 0);
};

/**
 * The address after the map has come to rest. The map moves to bring a covered pin into view, and then changes its
 * address.
 */
const restingAddress = async (page: Page): Promise<string> => {
  let last = '';
  await expect
    .poll(
      () => {
        const before = last;
        last = page.url();
        return last === before;
      },
      { intervals: [1000] },
    )
    .toBe(true);
  return last;
};

test('home, a city, a cluster, a pin, its overlay, the listing, and back to the same view', async ({
  page,
}) => {
  await page.goto('./');
  const box = await searchBox(page);
  await box.fill('toronto');
  await page
    .getByRole('option', { name: /^Toronto/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/map\/Toronto/);

  // Pins and panel count the same homes.
  await expect(clusters(page).first()).toBeVisible();
  await expect.poll(async () => (await homesOnPins(page)) - (await homesInView(page))).toBe(0);
  expect(await homesInView(page)).toBeGreaterThan(100);

  // Opens clusters until a single home has its own price.
  const before = await homesInView(page);
  await clusters(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(10);
  await expect.poll(() => homesInView(page)).toBeLessThan(before);
  for (let step = 0; step < 4 && (await pricePins(page).count()) === 0; step++) {
    const zoom = zoomOf(page);
    // With the keyboard, because the controls may cover a pin.
    await clusters(page).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => zoomOf(page)).toBeGreaterThanOrEqual(Math.min(zoom + 2, 17));
    await expect(clusters(page).or(pricePins(page)).first()).toBeVisible();
  }

  const pin = pricePins(page).first();
  await pin.focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('main').getByRole('dialog');
  await expect(overlay).toBeVisible();
  await expect(page).toHaveURL(/\/map\/[\d.]+;-[\d.]+\/[A-Z]\d+\/\d+\?/);
  const view = await restingAddress(page);

  await overlay.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(view);
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(/\/map\/[\d.]+;-[\d.]+\?/);
  expect(zoomOf(page)).toBe(Number(new URL(view).searchParams.get('z')));
});

test('a link to a listing on the map opens its overlay, and so does a reload', { tag: '@wide' }, async ({
  page,
  origin,
}) => {
  const answer = await page.request.get(
    `${origin}/realty/listings?type=sale&city=Toronto&resultsPerPage=50&fields=mlsNumber,boardId,map,permissions`,
  );
  const { listings } = await answer.json();
  const open = listings.find(
    (listing: { permissions: Record<string, string> }) =>
      listing.permissions['displayPublic'] === 'Y' && listing.permissions['displayAddressOnInternet'] === 'Y',
  );
  await page.goto(`./map/${open.map.latitude};${open.map.longitude}/${open.mlsNumber}/${open.boardId}?z=16`);
  const overlay = page.getByRole('main').getByRole('dialog');
  await expect(overlay).toContainText(open.mlsNumber);
  await page.reload();
  await expect(overlay).toContainText(open.mlsNumber);
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
});

test('filters of the map apply to pins and panel, and Back undoes them', async ({ page, isMobile }) => {
  await page.goto('./map/Mississauga');
  await expect(clusters(page).first()).toBeVisible();
  const all = await homesInView(page);
  // The engine would open the map's sources and close them again.
  expect(await shiftsOf(page), 'shifts').toBeLessThan(0.002);
  if (isMobile) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('group', { name: 'Beds' }).getByText('4+').click();
    await drawer.getByRole('button', { name: /^Show/ }).click();
  } else {
    await page.getByRole('button', { name: 'Beds & Baths' }).click();
    await page.getByRole('group', { name: 'Beds' }).getByText('4+').click();
    await page.getByRole('button', { name: /^Show/ }).click();
  }
  await expect(page).toHaveURL(/beds=4/);
  await expect.poll(() => homesInView(page)).toBeLessThan(all);
  await expect.poll(async () => (await homesOnPins(page)) - (await homesInView(page))).toBe(0);
  await page.goBack();
  await expect.poll(() => homesInView(page)).toBe(all);
});

test('prices by area are compared by the keyboard, and stay in the address', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('./map/43.6532;-79.3832?z=11');
  await page.getByRole('button', { name: 'Prices by area' }).press('Enter');
  const legend = page.getByRole('region', { name: 'Prices by area' });
  await expect(legend).toContainText(/\d+ areas in view\./);
  await checkBothWidths(page, 'map with prices by area');
  await legend.getByText('Highest and lowest').press('Enter');
  const highest = legend.getByRole('button', { name: /\/ sqft$/ }).first();
  await highest.focus();
  const price = (await highest.textContent())?.match(/\$[\d,]+ \/ sqft/)?.[0];
  await expect(page.getByTestId('cell-label')).toContainText(price ?? 'a price');
  await legend.getByRole('radio', { name: 'Sold, 12 months' }).press('Space');
  await expect(page).toHaveURL(/prices=sold/);
  await page.reload();
  await expect(legend).toContainText('Median sold price per square foot');
});

test('the pin of an address is at its point', { tag: '@wide' }, async ({ page }) => {
  await page.goto('./contact');
  await page.getByRole('link', { name: /200 Queens Quay West/ }).click();
  const pin = page.locator('.street-pin');
  await expect(pin).toBeVisible();
  const [map, at] = await Promise.all([page.locator('.maplibregl-canvas').boundingBox(), pin.boundingBox()]);
  if (!map || !at) throw new Error('The map shows no pin.');
  // The address is in the middle of the map.
  expect(Math.abs(at.x + at.width / 2 - (map.x + map.width / 2))).toBeLessThan(3);
  expect(Math.abs(at.y + at.height - (map.y + map.height / 2))).toBeLessThan(3);
});

test('the buttons of an open home lie neither on its price nor on its facts', async ({ page, origin }) => {
  const answer = await page.request.get(
    `${origin}/realty/listings?type=sale&status=A&minPrice=1000000&minBeds=3&resultsPerPage=50` +
      '&fields=mlsNumber,boardId,map,permissions,details.sqft',
  );
  const { listings } = await answer.json();
  const open = listings.find(
    (listing: { permissions: Record<string, string>; details: { sqft: string } }) =>
      listing.permissions['displayPublic'] === 'Y' &&
      listing.permissions['displayAddressOnInternet'] === 'Y' &&
      listing.details.sqft,
  );
  for (const [language, price] of [
    ['en', /^\$\d,\d{3},\d{3}$/],
    ['fr', /^\d\s\d{3}\s\d{3}\s\$$/],
  ] as const) {
    const { latitude, longitude } = open.map;
    await page.goto(`./map/${latitude};${longitude}/${open.mlsNumber}/${open.boardId}?z=16&lang=${language}`);
    const card = page.getByRole('main').getByRole('dialog').getByRole('article');
    await expect(card.locator('strong').first()).toHaveText(price);
    const covered = await card.evaluate((article) => {
      const rectOf = (text: Node | null | undefined) => {
        const range = document.createRange();
        if (text) range.selectNodeContents(text);
        return range.getBoundingClientRect();
      };
      const shown = article.parentElement?.getBoundingClientRect();
      const texts = [...article.querySelectorAll('strong, p')].map((element) => {
        const { left, right, top, bottom } = rectOf(element);
        return { left, right: Math.min(right, element.getBoundingClientRect().right), top, bottom };
      });
      const [first] = texts;
      if (!shown || !first || first.right > shown.right) return ['the price is cut'];
      const buttons = [...(article.parentElement?.children ?? []), ...article.children].filter((element) =>
        element.matches('button'),
      );
      if (buttons.length !== 2) return ['another number of buttons'];
      return buttons.flatMap((button) => {
        const box = button.getBoundingClientRect();
        const isOn = texts.some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
        return isOn ? [button.getAttribute('aria-label')] : [];
      });
    });
    expect(covered, language).toEqual([]);
  }
});
