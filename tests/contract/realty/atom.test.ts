import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { printFeedQuery } from '#api/realty/searchQuery.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import type { Store } from '#server/store/store.ts';
import { openFeed } from '#server/upstream/feed/openFeed.ts';
import { makeUpstreamRealty } from '#server/upstream/makeUpstreamRealty.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { readXml, textsOf } from '#tests/support/services/readXml.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { openEmptyStore } from '#tests/support/services/testStores.ts';
import { startFakeFeed } from '#tests/support/upstream/fakeFeed.ts';
import pageTwo from '#tests/support/upstream/listings-version-2.json';

const siteUrl = 'https://www.example.com';
const clock = { now: () => SMALL_DATASET_NOW };
const HIDDEN = { displayPublic: 'N', displayAddressOnInternet: 'N', displayInternetEntireListing: 'N' };

let store: Store;

beforeAll(async () => {
  store = await openEmptyStore();
  await fillStore(store, [
    createMockGeneratedListing({
      mlsNumber: 'W1',
      streetNumber: '12',
      streetName: 'King & <Queen>\u0007',
      streetSuffix: '"St"',
      streetDirection: '',
      unitNumber: null,
      listPrice: 899_000,
      listDay: -3,
    }),
    createMockGeneratedListing({ mlsNumber: 'W2', listPrice: 700_000, listDay: -1 }),
    createMockGeneratedListing({ mlsNumber: 'W3', listPrice: 700_000, permissions: HIDDEN }),
    createMockGeneratedListing({ mlsNumber: 'W4', type: 'Lease', listPrice: 2_500, listDay: -2 }),
  ]);
});

afterAll(() => store.close());

/** The feed as a customer's browser would request it, with what the customer may see. */
async function feedOf(query: string, options: { siteUrl?: string } = { siteUrl }): Promise<Response> {
  const realty = makeRealty({
    store,
    clock,
    sessionOf: async ({ headers }) => (headers.has('authorization') ? CUSTOMER : { kind: 'visitor' }),
    ...options,
  });
  const headers = { Authorization: 'Bearer token' };
  return realty.fetch(new Request(`http://internal:4600/realty/listings.atom${query}`, { headers }));
}

const numbersIn = (read: Document): string[] =>
  textsOf(read, 'id')
    .slice(1)
    .map((id) => id.split('/').at(-2) ?? '');

describe('the Atom feed of a search', () => {
  test('has the newest homes first, with the members that RFC 4287 requires', async () => {
    const answer = await feedOf('?type=sale&type=lease&status=A');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const read = readXml(await answer.text());
    expect(read.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(numbersIn(read)).toEqual(['W2', 'W4', 'W1']);
    const self = read.querySelector('feed > link[rel=self]')?.getAttribute('href');
    expect(self).toBe(`${siteUrl}/realty/listings.atom?type=sale&type=lease&status=A`);
    expect(textsOf(read, 'id')[0]).toBe(self);
    for (const entry of read.querySelectorAll('entry')) {
      const [id = ''] = textsOf(entry, 'id');
      expect(id).toMatch(/^https:\/\/www\.example\.com\/real-estate\/detail\/W\d\/\d+$/);
      expect(entry.querySelector('link')?.getAttribute('href')).toBe(id);
      expect(textsOf(entry, 'updated')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
    expect(textsOf(read, 'updated')[0]).toBe(textsOf(read, 'updated').slice(1).toSorted().at(-1));
  });

  test('escapes texts, and leaves out characters that XML cannot contain', async () => {
    const read = readXml(await (await feedOf('?type=sale&maxPrice=900000&minPrice=800000')).text());
    expect(textsOf(read, 'title')[1]).toContain('12 King & <Queen> "St"');
  });

  test('has a visitor’s open homes only, also for a customer', async () => {
    const text = await (await feedOf('?status=A')).text();
    expect(text).not.toContain('W3');
    expect((await feedOf('?status=A')).headers.get('cache-control')).toBe('public, max-age=300');
  });

  test.each([
    ['en', /^12 King.+ · \$899,000$/],
    ['fr', /^12, King.+ · 899\s000\s\$$/],
  ])('writes its titles in the language %s', async (language, title) => {
    const read = readXml(await (await feedOf(`?type=sale&minPrice=800000&language=${language}`)).text());
    expect(textsOf(read, 'title')[1]).toMatch(title);
    expect(read.documentElement.getAttribute('xml:lang')).toBe(`${language}-CA`);
  });

  test.each(['hide=2-W1', 'pageNum=2', 'misspelled=1'])(
    'refuses the parameter %s, and says so',
    async (query) => {
      const answer = await feedOf(`?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject([{ param: query.split('=')[0] }]);
    },
  );

  test.each([
    '/list',
    '/list/Ontario/Toronto',
    '/list/Ontario?beds=3&exact=1&parking=2&pets=1&cut=30&sort=listPriceDesc&page=3',
    '/list?type=lease&open=1&q=pool&furnished=1',
    '/list?status=sold&sold=90&area=43.6,-79.5;43.7,-79.4;43.6,-79.3',
  ])('is at the address that the page %s names', async (path) => {
    const search = parseSearchPath(path)?.search;
    if (!search) throw new Error(`${path} is no list.`);
    const answer = await feedOf(`?${printFeedQuery(search, 'fr')}`);
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(readXml(await answer.text()).documentElement.getAttribute('xml:lang')).toBe('fr-CA');
  });

  test('of a search without homes is empty and valid', async () => {
    const read = readXml(await (await feedOf('?city=Nowhere')).text());
    expect(read.querySelector('entry')).toBeNull();
    expect(textsOf(read, 'updated')).toEqual([SMALL_DATASET_NOW.toISOString()]);
  });

  test('does not exist without the address of the site', async () => {
    expect((await feedOf('', {})).status).toBe(404);
  });

  test('comes from a live feed too', async () => {
    const source = await startFakeFeed();
    onTestFinished(() => source.close());
    const [home] = pageTwo.listings;
    const open = { displayAddressOnInternet: 'Y', displayPublic: 'Y', displayInternetEntireListing: 'Y' };
    const listings = [
      { ...home, mlsNumber: 'W8', permissions: open },
      { ...home, mlsNumber: 'W9', permissions: HIDDEN },
    ];
    source.answers.set('/listings', () => ({ count: 2, listings }));
    const feed = openFeed({ url: source.url, key: 'key', callsAMinute: 100, clock, log: () => undefined });
    const realty = makeUpstreamRealty({ feed, store, clock, sessionOf: async () => CUSTOMER, siteUrl });
    const answer = await realty.fetch(new Request('http://internal/realty/listings.atom?city=Toronto'));
    expect(numbersIn(readXml(await answer.text()))).toEqual(['W8']);
  });
});
