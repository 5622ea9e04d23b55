/**
 * The URL form of the trends page: parsed and printed here and nowhere else. Defaults are left out, unknown and broken
 * values fall back to them, so that an old or hand-typed link always opens.
 */

import { folded } from '../listing/slug.ts';
import {
  DEFAULT_MARKET_FILTERS,
  MARKET_BEDS,
  MARKET_CITIES,
  type MarketCity,
  type MarketFilters,
} from './market.ts';

/** Cities that can stand beside the page's own at most: more lines nobody can tell apart. */
export const MOST_COMPARED = 2;

/** Prices that a comparison can draw. */
export const PRICE_MEASURES = ['average', 'median'] as const;
/** One of them. */
export type PriceMeasure = (typeof PRICE_MEASURES)[number];

/** All that the trends page's address says. */
export interface TrendsView extends MarketFilters {
  /** Other cities, in the order in which they were chosen; MOST_COMPARED at most. */
  compare: readonly MarketCity[];
  /** Which price the cities are compared by. */
  price: PriceMeasure;
}

/** The page without anything chosen. */
export const DEFAULT_TRENDS: TrendsView = { ...DEFAULT_MARKET_FILTERS, compare: [], price: 'average' };

const cityOf = (text: string): MarketCity | undefined =>
  MARKET_CITIES.find((city) => folded(city) === folded(text.trim()));

/** The filters of a view from its query string: all that the page's own city is asked by. */
export function parseMarketFilters(query: URLSearchParams): MarketFilters {
  return {
    city: cityOf(query.get('city') ?? '') ?? DEFAULT_MARKET_FILTERS.city,
    maxBeds: MARKET_BEDS.find((beds) => String(beds) === query.get('beds')) ?? DEFAULT_MARKET_FILTERS.maxBeds,
    olderData: query.get('older') === '1',
  };
}

/** A view from a query string. */
export function parseTrends(query: URLSearchParams): TrendsView {
  const filters = parseMarketFilters(query);
  const named = (query.get('compare') ?? '').split(',').map(cityOf);
  const others = named.filter((other) => other !== undefined).filter((other) => other !== filters.city);
  return {
    ...filters,
    compare: [...new Set(others)].slice(0, MOST_COMPARED),
    price: PRICE_MEASURES.find((measure) => measure === query.get('price')) ?? DEFAULT_TRENDS.price,
  };
}

/** The query string of a view, without '?', in a fixed order. */
export function printTrends({ city, maxBeds, olderData, compare, price }: TrendsView): URLSearchParams {
  const query = new URLSearchParams();
  if (city !== DEFAULT_TRENDS.city) query.set('city', city);
  if (maxBeds !== DEFAULT_TRENDS.maxBeds) query.set('beds', String(maxBeds));
  if (olderData) query.set('older', '1');
  if (compare.length > 0) query.set('compare', compare.join(','));
  if (price !== DEFAULT_TRENDS.price) query.set('price', price);
  return query;
}

/** The view with another city; where it was compared with, it changes places with the one before. */
export function withCity(view: TrendsView, city: MarketCity): TrendsView {
  return { ...view, city, compare: view.compare.map((other) => (other === city ? view.city : other)) };
}

/** The view with a city compared or no longer compared; one too many changes nothing. */
export function withCompared(view: TrendsView, city: MarketCity): TrendsView {
  if (view.compare.includes(city)) {
    return { ...view, compare: view.compare.filter((other) => other !== city) };
  }
  if (city === view.city || view.compare.length >= MOST_COMPARED) return view;
  return { ...view, compare: [...view.compare, city] };
}
