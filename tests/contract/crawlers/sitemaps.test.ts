import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import { normaliseListing } from '#api/realty/normaliseListing.ts';
import { pageAddress } from '#components/document-head/headTags.ts';
import { paths } from '#domain/paths.ts';
import { prepareService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { BUILD_NOTES } from '#server/static/buildNotes.ts';
import { makeStatic } from '#server/static/makeStatic.ts';
import { NO_HOSTS } from '#server/static/securityHeaders.ts';
import { addSitemaps, type SitemapOptions } from '#server/static/sitemaps.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { readXml, textsOf } from '#tests/support/services/readXml.ts';
import { SMALL_DATASET_NOW, smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

const siteUrl = 'https://www.example.com';
const app = `${siteUrl}/real-estate`;
/** Maximum milliseconds for PostgreSQL's start on a busy machine. */
const START_MS = 60_000;
/** One more than is read at a time; fewer on PostgreSQL, which takes seconds to fill. */
const MANY = { SQLite: 501, PostgreSQL: 3 };

function crawler(options: Partial<SitemapOptions>) {
  const service = prepareService(new Hono<ServiceEnv>(), '/real-estate');
  addSitemaps(service, { siteUrl, store: undefined, ...options });
  return async (path: string, headers: Record<string, string> = {}) =>
    service.fetch(new Request(`http://internal:4600${path}`, { headers }));
}

const locations = async (answer: Response) => textsOf(readXml(await answer.text()), 'loc');
/** The addresses of a sitemap without the French ones. */
const pages = async (answer: Response) =>
  (await locations(answer)).filter((address) => !address.endsWith('lang=fr'));

describe.each(storeDialects())('on $name', ({ name, open, end }) => {
  const many = MANY[name as keyof typeof MANY]; // the names of storeDialects
  let store: Store;
  let crawl: ReturnType<typeof crawler>;

  beforeAll(async () => {
    store = await open();
    const more = Array.from({ length: many }, (_, index) =>
      createMockGeneratedListing({ mlsNumber: `M${index}`, city: 'Toronto', streetName: 'King & <Queen>' }),
    );
    await fillStore(store, [...smallDatasetListings(), ...more]);
    // The last home gets an id of the fifth sitemap.
    for (const table of ['listing_document', 'listing'] as const) {
      await store.database
        .updateTable(table)
        .set((row) => ({ id: row('id', '+', 100_000) }))
        .where('id', '=', (row) =>
          row
            .selectFrom('listing')
            .select('id')
            .where('mls', '=', `M${many - 1}`),
        )
        .execute();
    }
    crawl = crawler({ store });
  }, START_MS);

  afterAll(async () => {
    await store.close();
    await end();
  });

  test('the index names the sitemaps of pages, places and homes, and none that would be empty', async () => {
    const index = await crawl('/real-estate/sitemap.xml');
    expect(index.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await locations(index)).toEqual(
      ['pages', 'cities', 'areas', 'listings-0', 'listings-4'].map((name) => `${app}/sitemaps/${name}.xml`),
    );
    expect((await crawl('/real-estate/sitemaps/listings-1.xml')).status).toBe(404);
    expect((await crawl('/real-estate/sitemaps/listings-99999.xml')).status).toBe(404);
  });

  test('the sitemaps of homes have each open home on the market once, at the address of its page', async () => {
    const files = await Promise.all(
      [0, 4].map(async (file) => pages(await crawl(`/real-estate/sitemaps/listings-${file}.xml`))),
    );
    const realty = makeRealty({
      store,
      clock: { now: () => SMALL_DATASET_NOW },
      sessionOf: async () => ({ kind: 'visitor' }),
    });
    const known: string[] = [];
    for (let page = 1, all = 1; page <= all; page += 1) {
      const answer = await realty.fetch(
        new Request(
          `http://internal/realty/listings?status=A&seenWhole=true&resultsPerPage=200&pageNum=${page}`,
        ),
      );
      const { listings, numPages } = (await answer.json()) as WireListingsPage;
      known.push(...listings.map((listing) => app + paths.detail(normaliseListing(listing))));
      all = numPages;
    }
    expect(known.length).toBeGreaterThan(many);
    expect(files[1]).toHaveLength(1);
    expect(files.flat().toSorted()).toEqual(known.toSorted());
  });

  test.each(['pages', 'cities', 'listings-4'])(
    'the sitemap %s has each page in both languages, which name each other as the page does',
    async (name) => {
      const read = readXml(await (await crawl(`/real-estate/sitemaps/${name}.xml`)).text());
      const entries = [...read.getElementsByTagName('url')].map((entry) => ({
        address: textsOf(entry, 'loc')[0] ?? '',
        alternates: [...entry.getElementsByTagName('xhtml:link')].map((link) =>
          ['hreflang', 'href'].map((attribute) => link.getAttribute(attribute)),
        ),
      }));
      expect(entries.length).toBeGreaterThan(1);
      for (const [index, { address, alternates }] of entries.entries()) {
        const [english] = entries.slice(index - (index % 2));
        const path = english?.address.replace(app, '') ?? '';
        const inLanguage = (language: 'en' | 'fr') => pageAddress(path, { origin: siteUrl, language });
        expect(address).toBe(inLanguage(index % 2 === 0 ? 'en' : 'fr'));
        expect(alternates).toEqual([
          ['en', inLanguage('en')],
          ['fr', inLanguage('fr')],
          ['x-default', inLanguage('en')],
        ]);
      }
    },
  );

  test('a home has the day of its last change', async () => {
    const read = readXml(await (await crawl('/real-estate/sitemaps/listings-0.xml')).text());
    const days = textsOf(read, 'lastmod');
    expect(days).toHaveLength(textsOf(read, 'loc').length);
    expect(days.every((day) => /^20\d\d-\d\d-\d\d$/.test(day) && day <= '2026-11-21')).toBe(true);
  });

  test('a sitemap of homes is compressed while it is written', async () => {
    const path = '/real-estate/sitemaps/listings-0.xml';
    const answer = await crawl(path, { 'Accept-Encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const text = await new Response(answer.body?.pipeThrough(new DecompressionStream('gzip'))).text();
    expect(text).toBe(await (await crawl(path)).text());
  });

  test('places with homes for sale are there, with their provinces', async () => {
    const cities = await pages(await crawl('/real-estate/sitemaps/cities.xml'));
    expect(cities).toEqual(
      expect.arrayContaining([
        `${app}/list/Ontario`,
        `${app}/list/Ontario/Toronto`,
        `${app}/list/Qu%C3%A9bec/Montr%C3%A9al`,
      ]),
    );
    const areas = await pages(await crawl('/real-estate/sitemaps/areas.xml'));
    expect(areas).toContain(`${app}/list/Ontario/Toronto/The-Annex`);
    expect(new Set(areas).size).toBe(areas.length);
  });

  test('neighbourhoods and cities with enough sales have their pages of figures', async () => {
    await store.database
      .updateTable('place')
      .set(({ eb }) => ({ sold_count: eb.case().when('name', '=', 'Leslieville').then(11).else(12).end() }))
      .execute();
    const areas = await pages(await crawl('/real-estate/sitemaps/areas.xml'));
    expect(areas).toContain(`${app}/area/Ontario/Toronto/The-Annex`);
    expect(areas).not.toContain(`${app}/area/Ontario/Toronto/Leslieville`);
    const cities = await pages(await crawl('/real-estate/sitemaps/cities.xml'));
    expect(cities).toContain(`${app}/trends?city=Qu%C3%A9bec%2FMontr%C3%A9al`);
    // Those of the first cities are in the sitemap of the pages.
    expect(cities).not.toContain(`${app}/trends`);
  });

  test('while homes are loaded, crawlers are asked to come back', async () => {
    const busy = crawler({ store: { ...store, dataset: async () => undefined } });
    for (const path of ['sitemap.xml', 'sitemaps/cities.xml', 'sitemaps/listings-0.xml'])
      expect((await busy(`/real-estate/${path}`)).status).toBe(503);
  });
});

test('with a live feed the index has the pages alone', async () => {
  const crawl = crawler({});
  expect(await locations(await crawl('/real-estate/sitemap.xml'))).toEqual([`${app}/sitemaps/pages.xml`]);
  const known = await locations(await crawl('/real-estate/sitemaps/pages.xml'));
  expect(known).toEqual(expect.arrayContaining([`${app}/about`, `${app}/value`]));
  expect(known).not.toContain(`${app}/estimates`);
  expect((await crawl('/real-estate/sitemaps/listings-0.xml')).status).toBe(404);
});

test('the errors of estimates are among the pages, unless the app was built without estimates', async () => {
  const pagesOf = async (settings: object) => {
    const folder = mkdtempSync(join(tmpdir(), 'built-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The app</title>');
    writeFileSync(join(folder, BUILD_NOTES), JSON.stringify({ app: settings, hosts: NO_HOSTS }));
    const store = {} as SitemapOptions['store']; // the sitemap of pages reads no listings
    const product = makeStatic({ folder, site: { siteUrl, store } });
    return pages(await product.fetch(new Request('http://internal:4600/real-estate/sitemaps/pages.xml')));
  };
  expect(await pagesOf({})).toContain(`${app}/estimates`);
  const without = await pagesOf({ hasEstimates: false });
  expect(without).toContain(`${app}/value`);
  expect(without).not.toContain(`${app}/estimates`);
});
