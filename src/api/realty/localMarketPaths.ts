/** Calls of GET /listings for the market near a home, and for a city's rents. */
import { type LocalQuestion, type RentQuestion, yearBefore } from '#domain/market/localMarket.ts';
import type { MarketFilters } from '#domain/market/market.ts';
import { marketWindow } from '#domain/market/marketWindow.ts';
import { DWELLING_TYPES } from '#domain/search/homeTypes.ts';
import { homesOf, type MarketQuery, printMarketQuery } from './marketCallPaths.ts';

/** Homes of one kind that were sold or leased. The types leave out land. */
const soldHomes = ({ city, state, neighborhood, kind, type }: LocalQuestion): MarketQuery => ({
  city,
  state,
  ...(neighborhood && { neighborhood }),
  class: kind,
  propertyType: DWELLING_TYPES,
  status: 'U',
  lastStatus: type === 'sale' ? 'Sld' : 'Lsd',
  listings: 'false',
});

const LOCAL = [
  'med-soldPrice',
  'med-daysOnMarket',
  'pct-aboveBelowList',
  'avg-priceSqft',
  'med-priceSqft',
  'grp-yr',
].join(',');

/** Returns the call for the figures of the last twelve months. */
export const localMarketPath = (question: LocalQuestion, now: Date): string =>
  `/listings?${printMarketQuery({ ...soldHomes(question), minSoldDate: yearBefore(now), statistics: LOCAL })}`;

/**
 * Returns the call for the median price of each month in the whole city, which has enough sales for it.
 * @param since first day: "2024-05-01"
 */
export const priceIndexPath = (question: LocalQuestion, since: string): string =>
  `/listings?${printMarketQuery({
    ...soldHomes({ ...question, neighborhood: '' }),
    minSoldDate: since,
    statistics: 'med-soldPrice,grp-mth',
  })}`;

/** Returns the call for the rents of the last twelve months. */
export const rentPath = ({ city, state, neighborhood, beds }: RentQuestion, now: Date): string =>
  `/listings?${printMarketQuery({
    city,
    state,
    ...(neighborhood && { neighborhood }),
    propertyType: DWELLING_TYPES,
    minBeds: beds,
    maxBeds: beds,
    type: 'lease',
    status: 'U',
    lastStatus: 'Lsd',
    listings: 'false',
    minSoldDate: yearBefore(now),
    statistics: 'med-soldPrice,grp-yr',
  })}`;

/** Statistics of the leases. A lease's sold price is its rent. */
const LEASES = 'avg-soldPrice,med-soldPrice,avg-daysOnMarket,med-daysOnMarket,pct-aboveBelowList,grp-mth';

/**
 * Returns the call for the homes leased in the time window, relative to the service's address.
 * @param now decides which months it covers
 */
export function leasesCallPath(filters: MarketFilters, now: Date): string {
  return `/listings?${printMarketQuery({
    ...homesOf(filters),
    type: 'lease',
    status: 'U',
    lastStatus: 'Lsd',
    minSoldDate: marketWindow(filters, now).since,
    statistics: LEASES,
  })}`;
}
