import { askService, listedMlsNumbers, restrictedListing, shownMlsNumbers } from './support/listings.ts';
import { expect, test } from './support/product.ts';

const LISTS_OF_MISSISSAUGA = { city: 'Mississauga', state: 'Ontario' };

test('the list of a city: its homes, page 2, a listing, and back to page 2', { tag: '@wide' }, async ({
  page,
  origin,
}) => {
  const first = await askService(page, origin, LISTS_OF_MISSISSAUGA);
  const second = await askService(page, origin, { ...LISTS_OF_MISSISSAUGA, pageNum: '2' });
  await page.goto('./list/Ontario/Mississauga');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale in Mississauga, Ontario');
  await expect(page.getByText(`1–8 of ${first.count}`)).toBeVisible();
  await expect.poll(() => shownMlsNumbers(page)).toEqual(listedMlsNumbers(first.listings));

  await page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('link', { name: 'Next page' })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(`9–16 of ${first.count}`)).toBeVisible();
  const numbers = listedMlsNumbers(second.listings);
  await expect.poll(() => shownMlsNumbers(page)).toEqual(numbers);

  const open = second.listings.find(({ address }) => address.streetName && !address.streetName.includes('!'));
  const card = page.getByRole('article').filter({ hasText: open?.mlsNumber ?? '' });
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/detail/.*/${open?.mlsNumber}/2$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(open?.address.streetName ?? '');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/list\/Ontario\/Mississauga\?page=2$/);
  await expect.poll(() => shownMlsNumbers(page)).toEqual(numbers);
});

test('Show more continues the list, and Back and a reload show it at the same place', async ({ page }) => {
  await page.goto('./list/Ontario/Mississauga');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.getByRole('button', { name: 'Show 8 more homes' }).click();
  await expect(page.getByText(/^1–16 of /)).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);
  const numbers = await shownMlsNumbers(page);
  const card = page.locator('article:not(:has-text("LOG IN TO VIEW"))').last();
  await card.scrollIntoViewIfNeeded();
  const height = await scrolled();
  expect(height).toBeGreaterThan(300);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => shownMlsNumbers(page)).toEqual(numbers);
  await expect.poll(scrolled).toBe(height);
  await page.reload();
  await expect.poll(() => shownMlsNumbers(page)).toEqual(numbers);
  await expect(page.getByText(/^1–16 of /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to page 1' })).toHaveAttribute('href', /Mississauga$/);
});

test('a filter shows the same listings as the service', async ({ page, origin, isMobile }) => {
  const expected = await askService(page, origin, { ...LISTS_OF_MISSISSAUGA, minBeds: '3' });
  await page.goto('./list/Ontario/Mississauga');
  if (isMobile) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('group', { name: 'Beds' }).getByText('3+').click();
    await drawer.getByRole('button', { name: /^Show/ }).click();
  } else {
    await page.getByRole('button', { name: 'Beds & Baths' }).click();
    await page.getByRole('group', { name: 'Beds' }).getByText('3+').click();
    await page.getByRole('button', { name: /^Show/ }).click();
  }
  await expect(page).toHaveURL(/beds=3/);
  await expect(page.getByText(`1–8 of ${expected.count}`)).toBeVisible();
  await expect.poll(() => shownMlsNumbers(page)).toEqual(listedMlsNumbers(expected.listings));
});

test('a link with filters, sort and page opens the same list', { tag: '@wide' }, async ({ page, origin }) => {
  const expected = await askService(page, origin, {
    ...LISTS_OF_MISSISSAUGA,
    minPrice: '500000',
    maxPrice: '1200000',
    propertyType: 'Detached',
    sortBy: 'listPriceAsc',
    pageNum: '2',
  });
  await page.goto(
    './list/Ontario/Mississauga?minPrice=500000&maxPrice=1200000&home=detached&sort=listPriceAsc&page=2',
  );
  await expect.poll(() => shownMlsNumbers(page)).toEqual(listedMlsNumbers(expected.listings));
});

test('a restricted listing shows a visitor none of its values, in the page or in any answer', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const restricted = await restrictedListing(page, origin, 'Toronto');
  const path = `/realty/listings/${restricted.mlsNumber}`;
  const document = await page.goto(`./detail/${restricted.mlsNumber}/${restricted.boardId}`);
  const [html, answer] = [await document?.text(), await page.request.get(origin + path)];
  const back = encodeURIComponent(`/detail/${restricted.mlsNumber}/${restricted.boardId}`);
  await expect(page).toHaveURL(new RegExp(`/auth/login\\?redirect=${back}&intent=seeHome$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sent = await answer.json();
  expect(sent).toMatchObject({ mlsNumber: restricted.mlsNumber, listPrice: '!scrubbed!', images: [] });
  expect(sent).not.toHaveProperty('details');
  expect(sent.address.streetName).toBe('!scrubbed!');
  const picture = `harbour/${restricted.mlsNumber.toLowerCase()}`;
  for (const text of [html, await page.content()]) expect(text).not.toContain(picture);
});
