/**
 * The URL form of the trends page, parsed and printed only here. Defaults are left out. Unknown and broken values
 * become defaults, so an old or hand-typed link always opens.
 */

import { folded } from '../listing/slug.ts';
import {
  DEFAULT_MARKET_FILTERS,
  MARKET_BEDS,
  MARKET_CITIES,
  type MarketCity,
  type MarketFilters,
} from './market.ts';

/** Maximum number of cities compared with the page's own: more lines could not be told apart. */
export const MAX_COMPARED = 2;

/** Prices for the comparison chart. */
export const PRICE_MEASURES = ['average', 'median'] as const;
/** One of the prices. */
export type PriceMeasure = (typeof PRICE_MEASURES)[number];

/** The state in the trends page's address. */
export interface TrendsView extends MarketFilters {
  /** Other cities in the order of selection; at most MAX_COMPARED. */
  compare: readonly MarketCity[];
  /** The compared price. */
  price: PriceMeasure;
}

/** The page at the start. */
export const DEFAULT_TRENDS: TrendsView = { ...DEFAULT_MARKET_FILTERS, compare: [], price: 'average' };

const cityOf = (text: string): MarketCity | undefined =>
  MARKET_CITIES.find((city) => folded(city) === folded(text.trim()));

/** Reads the filters from a query string: those of the request for the page's own city. */
export function parseMarketFilters(query: URLSearchParams): MarketFilters {
  return {
    city: cityOf(query.get('city') ?? '') ?? DEFAULT_MARKET_FILTERS.city,
    maxBeds: MARKET_BEDS.find((beds) => String(beds) === query.get('beds')) ?? DEFAULT_MARKET_FILTERS.maxBeds,
    olderData: query.get('older') === '1',
  };
}

/** Reads a view from a query string. */
export function parseTrends(query: URLSearchParams): TrendsView {
  const filters = parseMarketFilters(query);
  const named = (query.get('compare') ?? '').split(',').map(cityOf);
  const others = named.filter((other) => other !== undefined).filter((other) => other !== filters.city);
  return {
    ...filters,
    compare: [...new Set(others)].slice(0, MAX_COMPARED),
    price: PRICE_MEASURES.find((measure) => measure === query.get('price')) ?? DEFAULT_TRENDS.price,
  };
}

/** Prints the query string of a view, without '?', in a fixed order. */
export function printTrends({ city, maxBeds, olderData, compare, price }: TrendsView): URLSearchParams {
  const query = new URLSearchParams();
  if (city !== DEFAULT_TRENDS.city) query.set('city', city);
  if (maxBeds !== DEFAULT_TRENDS.maxBeds) query.set('beds', String(maxBeds));
  if (olderData) query.set('older', '1');
  if (compare.length > 0) query.set('compare', compare.join(','));
  if (price !== DEFAULT_TRENDS.price) query.set('price', price);
  return query;
}

/** Changes the city of a view. If the new city was among the compared ones, the old city takes its place. */
export function withCity(view: TrendsView, city: MarketCity): TrendsView {
  return { ...view, city, compare: view.compare.map((other) => (other === city ? view.city : other)) };
}

/** Adds or removes a compared city; adding one above the maximum changes nothing. */
export function withCompared(view: TrendsView, city: MarketCity): TrendsView {
  if (view.compare.includes(city)) {
    return { ...view, compare: view.compare.filter((other) => other !== city) };
  }
  if (city === view.city || view.compare.length >= MAX_COMPARED) return view;
  return { ...view, compare: [...view.compare, city] };
}
