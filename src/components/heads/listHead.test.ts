import { expect, test } from 'vitest';
import { headTags } from '#components/document-head/headTags.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { startTexts } from '#i18n/i18n.ts';
import { listHead } from './listHead.ts';
import { mapHead } from './mapHead.ts';

async function feedIn(path: string, language: 'en' | 'fr') {
  const read = parseSearchPath(path);
  if (!read) throw new Error(`${path} is no list and no map.`);
  const { search, view } = read;
  const i18n = await startTexts(language);
  const head =
    view === 'map'
      ? mapHead(search, i18n.getFixedT(language, 'map'), language)
      : listHead(search, i18n.getFixedT(language, 'list'), language);
  const [link] = headTags(head, { origin: 'https://www.example.com', language }).filter(
    ({ attributes }) => attributes['type'] === 'application/atom+xml',
  );
  return new URL(link?.attributes['href'] ?? '', 'https://www.example.com');
}

test('a list names the feed of its search, with its filters and without its page and order', async () => {
  const feed = await feedIn('/list/Ontario/Toronto?beds=3&page=2&sort=listPriceDesc', 'fr');
  expect(feed.origin + feed.pathname).toBe('https://www.example.com/realty/listings.atom');
  expect(feed.searchParams.get('city')).toBe('Toronto');
  expect(feed.searchParams.get('minBeds')).toBe('3');
  expect(feed.searchParams.get('language')).toBe('fr');
  expect(feed.searchParams.has('pageNum') || feed.searchParams.has('sortBy')).toBe(false);
});

test('the map of a city names the feed of the city’s homes', async () => {
  const feed = await feedIn('/map/Toronto?beds=3&z=12', 'en');
  expect([feed.searchParams.get('city'), feed.searchParams.get('minBeds')]).toEqual(['Toronto', '3']);
});
