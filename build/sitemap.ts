import type { Plugin } from 'vite';
import { STARTING_CITIES } from '#domain/geo/featuredCities.ts';
import { MARKET_CITIES } from '#domain/market/market.ts';
import { DEFAULT_TRENDS } from '#domain/market/trendsUrl.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';

/** Public pages. Pages of accounts are only for their customers. */
const publicPaths = [
  paths.home(),
  paths.buying(),
  paths.selling(),
  paths.about(),
  paths.contact(),
  paths.map(),
  paths.calculators(),
  paths.mortgagePayment(),
  paths.affordability(),
  paths.closingCosts(),
  ...STARTING_CITIES.flatMap((place) => [paths.listOf(place), paths.mapCity(place.city)]),
  ...MARKET_CITIES.map((city) => paths.trends({ ...DEFAULT_TRENDS, city })),
];

/**
 * Reads the public address of the product.
 * @param text "https://www.harbourandpine.example", its path is left out; undefined or '' if there is none
 * @returns its origin: "https://www.harbourandpine.example"
 * @throws for an invalid http(s) address
 */
export function siteOrigin(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  if (!trimmed) {
    return undefined;
  }
  const url = URL.parse(trimmed);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error('The setting VITE_SITE_URL is wrong: an http(s) address is expected.');
  }
  return url.origin;
}

/** Returns the public pages in the protocol of sitemaps.org, which needs absolute addresses. */
export function sitemapXml(origin: string): string {
  const entries = publicPaths.map((path) => `  <url><loc>${origin}${BASE_PATH}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Returns the text of robots.txt. Crawlers may visit all pages except those of accounts. Filtered lists have the plain
 * one as their canonical address.
 */
export function robotsText(origin: string | undefined): string {
  return [
    'User-agent: *',
    `Disallow: ${BASE_PATH}/auth/`,
    'Allow: /',
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}${BASE_PATH}/sitemap.xml`]),
    '',
  ].join('\n');
}

/**
 * Writes robots.txt beside the page. If VITE_SITE_URL has the public address, also sitemap.xml: the protocol has no
 * relative addresses, and an invented one would lead crawlers to another site.
 */
export function sitemap(): Plugin {
  let origin: string | undefined;
  return {
    name: 'sitemap',
    apply: 'build',
    configResolved({ env }) {
      const { VITE_SITE_URL: site } = env as Record<string, string | undefined>; // Vite's own type allows anything
      origin = siteOrigin(site);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(origin) });
      if (origin !== undefined) {
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapXml(origin) });
      }
    },
  };
}
