import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { check, checkBothWidths } from './support/axe.ts';
import { expect, test } from './support/product.ts';

/** Noon of the demonstration's day, a Wednesday. Its open houses are on Saturday, November 21, and the day after. */
const NOW = new Date('2026-11-18T17:00:00Z');

interface TouredListing {
  mlsNumber: string;
  boardId: number;
  details?: { virtualTourUrl?: string | null };
  imageInsights?: object | null;
}

/** The page of an open home for sale in Toronto with a virtual tour and a floor plan. */
async function touredHome(page: Page, origin: string): Promise<string> {
  const query = 'type=sale&status=A&city=Toronto&class=residential&seenWhole=true&resultsPerPage=100';
  const answer = await page.request.get(`${origin}/realty/listings?${query}`);
  const { listings } = (await answer.json()) as { listings: TouredListing[] }; // the service's format
  const found = listings.find(({ details, imageInsights }) => details?.virtualTourUrl && imageInsights);
  if (!found) throw new Error('No home has a tour and a floor plan.');
  return `./detail/${found.mlsNumber}/${found.boardId}`;
}

test('open houses are filtered, planned by day, and added to a calendar', async ({ page, isMobile }) => {
  await page.clock.setSystemTime(NOW);
  await page.goto('./list/Ontario/Toronto');
  await page.getByRole('button', { name: isMobile ? /^Filters/ : /^More filters/ }).click();
  await page.getByRole('switch', { name: 'Open house this weekend' }).click();
  await page.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page).toHaveURL(/open=weekend/);
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/^Open (Sat|Sun), /),
  ).toBeVisible();

  await page.goto('./map/43.66;-79.38?z=12&open=weekend');
  if (isMobile) await page.getByRole('button', { name: 'List', exact: true }).click();
  const saturday = page.getByRole('region', { name: 'Saturday, November 21' });
  await expect(saturday.getByRole('heading', { level: 4 }).first()).toHaveText(/–\d+:\d\d\sp\.m\.$/);
  await expect(page.getByRole('region', { name: 'Sunday, November 22' })).toBeAttached();
  await check(page, 'the plan by days');

  const home = saturday.getByRole('article').first().getByRole('link').first();
  await page.goto((await home.getAttribute('href')) ?? '');
  const openHouses = page.getByRole('region', { name: 'Open houses' });
  const row = openHouses.getByRole('listitem').filter({ hasText: 'Saturday, November 21' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Add to calendar: Saturday, November 21/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^open-house-.+-2026-11-21\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/^DTSTART:20261121T1[6-9]\d\d00Z\r$/m);
  expect(text).toMatch(/^DTEND:20261121T\d{4}00Z\r$/m);
  expect(text).toMatch(/^SUMMARY:Open house: /m);
  expect(text.replaceAll('\r\n ', '')).toMatch(/^LOCATION:.+Toronto/m);
});

test('a tour and a floor plan open in the gallery, and nothing of the tour is loaded before', {
  tag: '@wide',
}, async ({ page, origin }) => {
  const frames: string[] = [];
  page.on('framenavigated', (frame) => frame.parentFrame() && frames.push(frame.url()));
  const answer = await page.goto(await touredHome(page, origin));
  expect(answer?.headers()['content-security-policy']).toContain("; frame-src 'self'; ");
  const start = page.getByRole('button', { name: 'Start the virtual tour' });
  await start.scrollIntoViewIfNeeded();
  expect(frames).toEqual([]);
  await start.press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Photos' });
  const tab = (name: string) => gallery.getByRole('button', { name, exact: true });
  await expect(tab('Virtual tour')).toHaveAttribute('aria-current', 'true');
  const tour = gallery.locator('iframe[title^="Virtual tour of "]');
  await expect(tour.contentFrame().getByRole('img').first()).toBeVisible();
  await expect(gallery.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
  await checkBothWidths(page, 'the tour');

  await tab('Floor plan').click();
  await expect(tour).toHaveCount(0);
  await expect(gallery.getByRole('img', { name: /^Floor plan, photo/ })).toBeInViewport();
  await tab('Photos').click();
  await expect(gallery.getByRole('img', { name: /^Photo 1 of/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(start).toBeFocused();
});
