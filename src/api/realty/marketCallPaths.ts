/** The two calls of GET /listings behind a city's market (A7), as the store and the boot script both make them. */

import type { MarketFilters } from '#domain/market/market.ts';
import { marketWindow } from '#domain/market/marketWindow.ts';
import { DWELLING_TYPES } from '#domain/search/homeTypes.ts';

/** What is asked of the sales; the deviations tell a change from chance. */
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

type Query = Record<string, string | number | readonly string[]>;

/** Unlike a search's, this query says minBeds=0 too: A7 names it. */
function printed(query: Query): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) text.append(name, String(one));
  }
  return text.toString();
}

/** Without the types, offices, shops, businesses and land would count as homes of no bedrooms. */
const homesOf = ({ city, maxBeds }: MarketFilters) => ({
  city,
  minBeds: 0,
  maxBeds,
  propertyType: DWELLING_TYPES,
  listings: 'false',
});

/** The homes sold in the window: A7's request, and the types. */
function salesQuery(filters: MarketFilters, since: string): Query {
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

/** The homes that came on the market for sale in the window, whatever became of them. */
function listedQuery(filters: MarketFilters, since: string): Query {
  return {
    ...homesOf(filters),
    type: 'sale',
    status: ['A', 'U'],
    minListDate: since,
    statistics: 'cnt-new,grp-mth',
  };
}

/** Both calls below the service's address. @param now decides which months they are about */
export function marketCallPaths(filters: MarketFilters, now: Date): { sales: string; listed: string } {
  const { since } = marketWindow(filters, now);
  return {
    sales: `/listings?${printed(salesQuery(filters, since))}`,
    listed: `/listings?${printed(listedQuery(filters, since))}`,
  };
}
