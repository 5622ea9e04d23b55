import { askService, openListing, shownMlsNumbers } from './support/listings.ts';
import { expect, test } from './support/product.ts';
import { searchBox } from './support/searchBox.ts';

test('a city, a neighbourhood, an address and an MLS number each open the right page', async ({
  page,
  origin,
}) => {
  await page.goto('./');
  await (await searchBox(page)).fill('toronto');
  // No card of the page lies over the list. A trial click fails if another element would get it.
  const found = page.getByRole('group', { name: 'Listings' }).getByRole('option');
  await expect(found.first()).toBeVisible();
  for (const option of await found.all()) await option.click({ trial: true, position: { x: 100, y: 10 } });
  await (await searchBox(page)).fill('oakv');
  await page
    .getByRole('option', { name: /^Oakville/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/map\/Oakville/);

  await page.goto('./list/Ontario/Toronto');
  await (await searchBox(page)).fill('roncesv');
  await page
    .getByRole('option', { name: /^Roncesvalles/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/list\/Ontario\/Toronto\/Roncesvalles/);

  const listing = await openListing(page, origin, 'Toronto');
  await page.goto('./');
  const box = await searchBox(page);
  await box.fill(listing.mlsNumber.toLowerCase());
  await expect(page.getByRole('option', { name: new RegExp(listing.mlsNumber) })).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/detail/.*/${listing.mlsNumber}/${listing.boardId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(listing.address.streetName ?? '');

  const { streetNumber, streetName } = listing.address;
  await page.goto('./');
  await (await searchBox(page)).fill(`${streetNumber} ${streetName}`);
  await page
    .getByRole('group', { name: 'Listings' })
    .getByRole('option', { name: new RegExp(`${streetNumber} ${streetName}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/detail\//);
});

test('from the search to a listing with the keyboard only', { tag: '@wide' }, async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('./');
  await page.getByRole('combobox').first().focus();
  await page.keyboard.type('toronto');
  await expect(page.getByRole('option', { name: /^Toronto/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/map\/Toronto/);
  const pins = page.getByRole('button', { name: /zoom in$|at one address$|^\$[\d.,]+[KM]?,/ });
  await expect(pins.first()).toBeVisible();
  // Opens the clusters nearest to the middle until a home has its own price.
  const overlay = page.getByRole('main').getByRole('dialog');
  for (let step = 0; step < 8 && !(await overlay.isVisible()); step += 1) {
    const before = page.url();
    // The pins of the earlier step may arrive between two keys. Then the sequence is repeated.
    await expect(async () => {
      await page.getByRole('region', { name: /^Map of homes/ }).focus();
      await page.keyboard.press('Tab');
      await expect(page.locator('.pin:focus')).toBeVisible({ timeout: 2000 });
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await overlay.isVisible()) || page.url() !== before, { timeout: 3000 })
        .toBe(true);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('progressbar', { name: 'Looking for homes' })).toBeHidden();
  }
  await expect(overlay).toBeVisible();
  // The overlay's home is loaded: from here on the focus is in the overlay.
  await expect(overlay).not.toHaveAccessibleName('Listing');
  await expect(overlay.locator(':focus')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page.locator('.pin:focus')).toBeVisible();
});

test('a shared address shows the same homes in another browser', { tag: '@wide' }, async ({
  page,
  browser,
  origin,
}) => {
  await page.goto('./list/Ontario/Toronto?show=both&soldDays=90&beds=2&keywords=garden&sort=listPriceAsc');
  await expect(page.getByText(/^1–8 of /)).toBeVisible();
  // The cards of a page are rendered one after the other.
  await expect.poll(async () => (await shownMlsNumbers(page)).length).toBe(8);
  const numbers = await shownMlsNumbers(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect.poll(() => shownMlsNumbers(other)).toEqual(numbers);
  await elsewhere.close();
  expect(page.url()).toContain(origin);
});

test('sold homes of the last days are the same as in the service’s answer', {
  tag: '@wide',
}, async ({ page, origin }) => {
  await page.goto('./list/Ontario/Mississauga?sort=listPriceAsc');
  await expect(page.getByText(/^1–8 of /)).toBeVisible();
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('group', { name: 'Show' }).getByText('Sold', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Sold in the last' }).selectOption('90 days');
  await page.getByRole('button', { name: /^Show [\d,]+ homes?$/ }).click();
  await expect(page).toHaveURL(/show=sold&soldDays=90/);
  // The app counts from today in the time zone of the listings.
  const day = new Date(Date.now() - 90 * 86_400_000);
  const since = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(day);
  const query = new URLSearchParams(
    [
      ...['type=sale', 'status=U', 'city=Mississauga', 'maxPrice=6000000', `minSoldDate=${since}`],
      ...['Sld', 'Sc', 'Sce'].map((status) => `lastStatus=${status}`),
      ...['condo', 'residential'].map((name) => `class=${name}`),
      ...['resultsPerPage=8', 'sortBy=listPriceAsc'],
    ].map((pair) => pair.split('=') as [string, string]),
  );
  const expected = await (await page.request.get(`${origin}/realty/listings?${query}`)).json();
  expect(expected.count).toBeGreaterThan(0);
  await expect(
    page.getByText(new RegExp(`^1–\\d of ${expected.count.toLocaleString('en-CA')} homes?$`)),
  ).toBeVisible();
  const shown = expected.listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
  await expect.poll(() => shownMlsNumbers(page)).toEqual(shown);
});

test('a drawn area limits map and list', async ({ page, isMobile }) => {
  await page.goto('./map/43.6532;-79.3832?z=13');
  const announced = page.getByText(/^The map shows [\d,]+ homes?\.$/);
  const count = async () => Number((await announced.textContent())?.replace(/\D/g, ''));
  await expect(announced).toBeAttached();
  const before = await count();
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const surface = await page.getByTestId('drawing-surface').boundingBox();
  if (!surface) throw new Error('There is nothing to draw on.');
  const at = (x: number, y: number) =>
    [surface.x + surface.width * x, surface.y + surface.height * y] as const;
  await page.mouse.move(...at(0.35, 0.4));
  await page.mouse.down();
  for (const [x, y] of [
    [0.65, 0.4],
    [0.65, 0.6],
    [0.35, 0.6],
    [0.35, 0.42],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 8 });
  }
  await page.mouse.up();
  await expect(page).toHaveURL(/draw=/);
  await expect.poll(count).toBeLessThan(before);
  const within = await count();
  if (isMobile) return;
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale in the area you drew');
  await expect(
    page.getByText(new RegExp(`^1–\\d+ of ${within.toLocaleString('en-CA')} homes?$`)),
  ).toBeVisible();
});

test('units at one point open as a list', { tag: '@wide' }, async ({ page, origin }) => {
  const answer = await askService(page, origin, { city: 'Toronto', class: 'condo', resultsPerPage: '200' });
  const countByPlace = new Map<string, number>();
  const places = answer.listings as unknown as { map: { latitude: number; longitude: number } }[]; // each listing of the answer has a point
  const key = ({ map }: (typeof places)[number]) => `${map.latitude};${map.longitude}`;
  for (const place of places) countByPlace.set(key(place), (countByPlace.get(key(place)) ?? 0) + 1);
  const [tower] = [...countByPlace].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  await page.goto(`./map/${tower}?z=18`);
  await page
    .getByRole('button', { name: /units at one address$/ })
    .first()
    .click();
  const units = page.getByRole('main').getByRole('dialog');
  await expect(units.getByRole('listitem').nth(1)).toBeVisible();
});
