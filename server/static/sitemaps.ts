import type { Context, Hono } from 'hono';
import { takesGzip } from '#server/http/compressed.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { findListedHomes, type ListedHome, nextListedHome } from '#server/store/listings/listedHomes.ts';
import type { ViewContext } from '#server/store/listings/listingView.ts';
import { busyPlaces, type Place } from '#server/store/places/findPlaces.ts';
import { MIN_YEAR_SALES } from '../../src/domain/market/market.ts';
import { DEFAULT_TRENDS, withCity } from '../../src/domain/market/trendsUrl.ts';
import { BASE_PATH, paths } from '../../src/domain/paths.ts';
import { publicPages, SITEMAP_PATH } from './publicPages.ts';
import {
  ADDRESSES_A_PAGE,
  type SitemapEntry,
  sitemapIndexXml,
  sitemapXml,
  URL_SET,
  urlEntries,
} from './sitemapXml.ts';

/** Dependencies of the sitemaps. */
export interface SitemapOptions {
  /** Public origin of the site: "https://www.example.com". The protocol has no relative addresses. */
  siteUrl: string;
  /** The store of the listings; undefined if they come from a feed, which cannot list all of its homes. */
  store: (ViewContext & { dataset(): Promise<unknown> }) | undefined;
  /** False if the app was built without estimates of homes; true by default. A feed has none in any case. */
  hasEstimates?: boolean | undefined;
  /** The agents' names in addresses; none by default. */
  agents?: () => Promise<readonly string[]>;
  /** Paths of the legal pages that the brokerage published here; none by default. */
  legalPages?: () => Promise<readonly string[]>;
}

/** Maximum number of pages in a sitemap, which has 50,000 addresses (https://www.sitemaps.org/protocol.html). */
const PAGES = 50_000 / ADDRESSES_A_PAGE;
/** Number of homes that are read at a time. */
const CHUNK = 500;
const FOLDER = `${BASE_PATH}/sitemaps`;
/** Sitemaps change during the day, and crawlers read them about once a day. */
const CACHE = 'public, max-age=3600';

function entryOf({ mlsNumber, boardId, address, updatedDay }: ListedHome): SitemapEntry {
  const known = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const path = paths.detail({
    mlsNumber,
    boardId,
    restricted: false,
    address: {
      unitNumber: known(address?.unitNumber),
      streetNumber: known(address?.streetNumber),
      streetName: known(address?.streetName),
      streetSuffix: known(address?.streetSuffix),
      streetDirection: known(address?.streetDirection),
      city: known(address?.city),
      state: known(address?.state),
      area: known(address?.area),
      neighborhood: known(address?.neighborhood),
      zip: known(address?.zip),
    },
  });
  return { path, day: updatedDay };
}

/**
 * Numbers of the listings' sitemaps. Each has the homes of 25,000 successive ids, so that none can be too large, a home
 * stays in its sitemap, and no sitemap has to be counted.
 */
async function listingFiles(store: ViewContext): Promise<number[]> {
  const files: number[] = [];
  for (let id = await nextListedHome(store, 0); id !== undefined; ) {
    const file = Math.floor(id / PAGES);
    files.push(file);
    id = await nextListedHome(store, (file + 1) * PAGES);
  }
  return files;
}

/** True for a place whose page has figures of its market. */
const hasEnoughSales = ({ sold_count: sold }: Place): boolean => sold !== null && sold >= MIN_YEAR_SALES;

/** Runs tasks one after the other, so that many crawlers do not slow down the visitors' searches. */
function makeQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The sitemap of the homes with 25,000 successive ids, which is written while it is read. */
function listingSitemap(
  file: number,
  { read, origin }: { read: (from: number, below: number) => Promise<ListedHome[]>; origin: string },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const [begin, end] = URL_SET;
  const below = (file + 1) * PAGES;
  const encoder = new TextEncoder();
  let from = file * PAGES;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(begin));
    },
    async pull(controller) {
      const homes = await read(from, below);
      const last = homes.at(-1);
      if (last) {
        from = last.id + 1;
        controller.enqueue(encoder.encode(urlEntries(homes.map(entryOf), origin)));
      }
      if (homes.length === CHUNK) return;
      controller.enqueue(encoder.encode(end));
      controller.close();
    },
  });
}

/**
 * Serves the sitemaps: an index, the pages of the brokerage and its agents, cities and neighbourhoods with homes for sale, and the homes
 * on the market that everybody may see completely, with the day of their last change.
 */
export function addSitemaps(app: Hono<ServiceEnv>, options: SitemapOptions): void {
  const { siteUrl, store, hasEstimates = true, agents, legalPages } = options;
  const pages = publicPages(hasEstimates && store !== undefined);
  const queued = makeQueue();
  const missing = () => new ServiceError(404, 'There is nothing at this address.');
  const sendXml = (context: Context, body: string) => {
    context.header('Cache-Control', CACHE);
    context.header('Content-Type', 'application/xml; charset=utf-8');
    return context.body(body);
  };
  // While the store is being filled, a sitemap would say that the other homes are gone.
  const filled = async (): Promise<ViewContext | undefined> => {
    if (store && !(await store.dataset())) {
      throw new ServiceError(503, 'The listings are being prepared.', { 'Retry-After': '60' });
    }
    return store;
  };
  const listed = async (): Promise<ViewContext> => {
    const opened = await filled();
    if (!opened) throw missing();
    return opened;
  };
  app.get(SITEMAP_PATH, async (context) => {
    const from = await filled();
    const files = from ? await queued(() => listingFiles(from)) : [];
    const names = ['pages', ...(from ? ['cities', 'areas'] : []), ...files.map((file) => `listings-${file}`)];
    const addresses = names.map((name) => `${FOLDER}/${name}.xml`);
    return sendXml(context, sitemapIndexXml(addresses, siteUrl));
  });
  app.get(`${FOLDER}/pages.xml`, async (context) => {
    const slugs = (await agents?.()) ?? [];
    const legal = (await legalPages?.()) ?? [];
    return sendXml(context, sitemapXml([...pages, ...legal, ...slugs.map(paths.agents)], siteUrl));
  });
  app.get(`${FOLDER}/cities.xml`, async (context) => {
    const places = await busyPlaces(await listed(), 'city', PAGES);
    const cities = places.map(({ state, city }) => paths.listOf({ state, city }));
    const provinces = places.map(({ state }) => paths.listOf({ state }));
    const trends = places
      .filter(hasEnoughSales)
      .map(({ state, city }) => paths.trends(withCity(DEFAULT_TRENDS, { state, city })));
    const all = new Set([...provinces, ...cities, ...trends.filter((path) => !pages.includes(path))]);
    return sendXml(context, sitemapXml([...all].slice(0, PAGES), siteUrl));
  });
  app.get(`${FOLDER}/areas.xml`, async (context) => {
    const places = await busyPlaces(await listed(), 'neighborhood', PAGES);
    const lists = places.map(({ state, city, name }) => paths.listOf({ state, city, neighborhood: name }));
    const areas = places
      .filter(hasEnoughSales)
      .map(({ state, city, name }) => paths.area({ state, city, neighborhood: name }));
    return sendXml(context, sitemapXml([...new Set([...lists, ...areas])].slice(0, PAGES), siteUrl));
  });
  app.get(`${FOLDER}/:file{listings-\\d{1,5}\\.xml}`, async (context) => {
    const from = await listed();
    const file = Number(/\d+/.exec(context.req.param('file'))?.[0]);
    const first = await queued(() => nextListedHome(from, file * PAGES));
    if (first === undefined || first >= (file + 1) * PAGES) throw missing();
    const read = (id: number, below: number) =>
      queued(() => findListedHomes(from, { from: id, below }, CHUNK));
    const written = listingSitemap(file, { read, origin: siteUrl });
    context.header('Cache-Control', CACHE);
    context.header('Content-Type', 'application/xml; charset=utf-8');
    context.header('Vary', 'Accept-Encoding');
    if (!takesGzip(context.req.header('Accept-Encoding') ?? null)) return context.body(written);
    context.header('Content-Encoding', 'gzip');
    return context.body(written.pipeThrough(new CompressionStream('gzip')));
  });
}
