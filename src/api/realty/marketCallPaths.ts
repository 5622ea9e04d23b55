/**
 * The two calls of GET /listings that describe a city's market, as the store and the boot script both make them
 * (requirement A34).
 */

import type { MarketFilters } from '#domain/market/market.ts';
import { marketWindow } from '#domain/market/marketWindow.ts';
import { DWELLING_TYPES } from '#domain/search/homeTypes.ts';

/** Statistics of the sales. The standard deviations distinguish a change from chance. */
const SALES = [
  'avg-soldPrice',
  'med-soldPrice',
  'sd-soldPrice',
  'avg-daysOnMarket',
  'med-daysOnMarket',
  'sd-daysOnMarket',
  'avg-listPrice',
  'pct-aboveBelowList',
  'grp-mth',
].join(',');

/** Parameters of a call. */
export type MarketQuery = Record<string, string | number | readonly string[]>;

/** Prints zeros, unlike `printQuery` for searches: the call includes minBeds=0 (requirement A34). */
export function printMarketQuery(query: MarketQuery): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) text.append(name, String(one));
  }
  return text.toString();
}

/** Homes of a city. The types are needed: without them offices, shops, businesses and land would count as homes without bedrooms. */
export const homesOf = ({ city, state, neighborhood, maxBeds }: MarketFilters) => ({
  city,
  state,
  ...(neighborhood !== undefined && { neighborhood }),
  minBeds: 0,
  maxBeds,
  propertyType: DWELLING_TYPES,
  listings: 'false',
});

/** Homes sold in the time window: the request of requirement A34, with the types. */
function salesQuery(filters: MarketFilters, since: string): MarketQuery {
  return {
    ...homesOf(filters),
    status: 'U',
    lastStatus: 'Sld',
    minSoldDate: since,
    statistics: SALES,
    aggregateStatistics: 'true',
    aggregates: 'details.propertyType',
  };
}

/** Homes in any state that came on the market for sale in the time window. */
function listedQuery(filters: MarketFilters, since: string): MarketQuery {
  return {
    ...homesOf(filters),
    type: 'sale',
    status: ['A', 'U'],
    minListDate: since,
    statistics: 'cnt-new,grp-mth',
  };
}

/**
 * Returns both calls, relative to the service's address.
 * @param now decides which months they cover
 */
export function marketCallPaths(filters: MarketFilters, now: Date): { sales: string; listed: string } {
  const { since } = marketWindow(filters, now);
  return {
    sales: `/listings?${printMarketQuery(salesQuery(filters, since))}`,
    listed: `/listings?${printMarketQuery(listedQuery(filters, since))}`,
  };
}
