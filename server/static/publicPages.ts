import { STARTING_CITIES } from '../../src/domain/geo/featuredCities.ts';
import { MARKET_CITIES, MARKET_STATE } from '../../src/domain/market/market.ts';
import { DEFAULT_TRENDS, withCity } from '../../src/domain/market/trendsUrl.ts';
import { BASE_PATH, paths } from '../../src/domain/paths.ts';

const PAGES: readonly string[] = [
  paths.home(),
  paths.buying(),
  paths.selling(),
  paths.about(),
  paths.contact(),
  paths.agents(),
  paths.map(),
  paths.estimates(),
  paths.value(),
  paths.calculators(),
  paths.mortgagePayment(),
  paths.affordability(),
  paths.closingCosts(),
  ...STARTING_CITIES.flatMap((place) => [paths.listOf(place), paths.mapCity(place.city)]),
  ...MARKET_CITIES.map((city) => paths.trends(withCity(DEFAULT_TRENDS, { city, state: MARKET_STATE }))),
];

/**
 * Returns the public pages that do not depend on the listings. Pages of accounts are only for their customers.
 * @param hasEstimates false for listings without estimates of homes, whose errors are a page
 */
export const publicPages = (hasEstimates: boolean): string[] =>
  PAGES.filter((path) => hasEstimates || path !== paths.estimates());

/** The sitemap's path: an index of the service's sitemaps, or the build's only one. */
export const SITEMAP_PATH = `${BASE_PATH}/sitemap.xml`;

/** The stage and public address that robots.txt depends on. */
export interface CrawledSite {
  /** "production" */
  stage: string;
  /** "https://www.example.com"; undefined if it is not set. */
  siteUrl: string | undefined;
}

/**
 * Returns the text of robots.txt. In production crawlers may visit all pages except those of accounts and the desk; filtered lists
 * have the plain one as their canonical address. In other stages they may visit none, so that no search engine shows
 * a test site.
 */
export function robotsText({ stage, siteUrl }: CrawledSite): string {
  if (stage !== 'production') return 'User-agent: *\nDisallow: /\n';
  const sitemap = siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`;
  return `User-agent: *\nDisallow: ${BASE_PATH}/auth/\nDisallow: ${BASE_PATH}/desk\nAllow: /\n${sitemap}`;
}
