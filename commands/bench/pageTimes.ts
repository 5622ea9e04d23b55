import { join } from 'node:path';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { visitorOnly } from '#server/http/session.ts';
import { makeServices, type Services } from '#server/start/makeServices.ts';
import type { Store } from '#server/store/store.ts';
import { BENCH_DAY } from './openDataset.ts';
import { type Asking, timed } from './timing.ts';

/** Number of pages of each kind. */
const PAGES = 100;

/** Makes addresses differ in a parameter that no page reads: a page of the same address would be repeated from memory. */
let asked = 0;
const another = (address: string): string => {
  asked += 1;
  const url = new URL(address);
  url.searchParams.set('utm_term', String(asked));
  return url.href;
};
const SITE = 'http://bench.internal';
const APP = join(import.meta.dirname, '..', '..', 'dist');

/** Times of pages by row, and of a sitemap. */
export interface PageTimes {
  times: ReadonlyMap<string, number[]>;
  /** One sentence. */
  sitemap: string;
}

async function read(services: Services, address: string): Promise<string> {
  const answer = await services.fetch(new Request(address, { headers: { 'Accept-Encoding': 'gzip' } }));
  if (!answer.ok) throw new Error(`${address} was answered by ${answer.status}.`);
  const body = answer.body?.pipeThrough(new DecompressionStream('gzip'));
  return answer.headers.get('content-encoding') === 'gzip' ? new Response(body).text() : answer.text();
}

/** Pages of a sitemap, spread over all of it. */
async function addressesIn(services: Services, name: string): Promise<string[]> {
  const text = await read(services, `${SITE}/real-estate/sitemaps/${name}.xml`);
  const all = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  );
  const step = Math.max(1, Math.floor(all.length / PAGES));
  return all.filter((_, index) => index % step === 0).slice(0, PAGES);
}

/** Asks for a page as a visitor's browser does. */
const asking =
  (services: Services, row: string) =>
  (address: string): Asking => ({
    row,
    async ask() {
      const headers = { 'Accept-Encoding': 'gzip' };
      const answer = await services.fetch(new Request(another(address), { headers }));
      await answer.bytes();
    },
  });

/** @throws Error for a page without data, whose time would say nothing */
async function checkData(services: Services, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (!(await read(services, address)).includes('data-answer>')) throw new Error(`${address} has no data.`);
  }
}

/** Times whole pages with their data, as the product makes and compresses them, on one database. */
export async function timePages(store: Store, passes: number): Promise<PageTimes> {
  const now = new Date((BENCH_DAY + 0.75) * MILLISECONDS_A_DAY);
  const services = makeServices({
    store,
    clock: { now: () => now },
    sessionOf: visitorOnly,
    version: 'bench',
    appFolder: APP,
    siteUrl: SITE,
    pageDataMs: 60_000,
    limits: [],
    rateLimit: 0,
  });
  const start = performance.now();
  const [listings, lists] = [
    await addressesIn(services, 'listings-0'),
    await addressesIn(services, 'cities'),
  ];
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const trends = (await addressesIn(services, 'pages')).filter((address) => address.includes('/trends'));
  const home = ['/real-estate/', '/real-estate/?lang=fr'].map((path) => SITE + path);
  const maps = lists.flatMap((address) => {
    const { pathname, search } = new URL(address);
    const [city] = pathname.split('/').slice(4);
    return city === undefined ? [] : [`${SITE}/real-estate/map/${city}${search}`];
  });
  await checkData(services, [...listings, ...lists, ...trends, ...home, ...maps]);
  const { times } = await timed(
    [
      ...listings.map(asking(services, 'page of a listing')),
      ...lists.map(asking(services, 'page of a list')),
      ...trends.map(asking(services, 'page of market trends')),
      ...Array.from({ length: PAGES / home.length }, () => home.map(asking(services, 'home page'))).flat(),
      ...maps.map(asking(services, 'page of a map')),
    ],
    passes,
  );
  return {
    times,
    sitemap: `The first sitemap of homes and that of cities: ${seconds} s.`,
  };
}
