/**
 * The URL form of the trends page, parsed and printed only here. Defaults are left out. Broken values become defaults, so
 * an old or hand-typed link always opens. A place is "Oakville" in Ontario, "Quebec/Montréal", or
 * "Ontario/Toronto/The Annex".
 */

import { folded, withCapitals } from '../listing/slug.ts';
import {
  DEFAULT_MARKET_FILTERS,
  MARKET_BEDS,
  MARKET_CITIES,
  MARKET_STATE,
  type MarketFilters,
  type MarketPlace,
} from './market.ts';

/** Maximum number of cities compared with the page's own: more lines could not be told apart. */
export const MAX_COMPARED = 2;

/** Prices for the comparison chart. */
export const PRICE_MEASURES = ['average', 'median'] as const;
/** One of the prices. */
export type PriceMeasure = (typeof PRICE_MEASURES)[number];

/** The state in the trends page's address. */
export interface TrendsView extends MarketFilters {
  /** Other places in the order of selection; at most MAX_COMPARED. */
  compare: readonly MarketPlace[];
  /** The compared price. */
  price: PriceMeasure;
}

/** The page at the start. */
export const DEFAULT_TRENDS: TrendsView = { ...DEFAULT_MARKET_FILTERS, compare: [], price: 'average' };

/** Prints a place for an address: without its province in Ontario, unless it is a neighbourhood. */
function printPlace({ state, city, neighborhood }: MarketPlace): string {
  if (neighborhood !== undefined) return [state, city, neighborhood].join('/');
  return state === MARKET_STATE ? city : `${state}/${city}`;
}

/** Reads a printed place; undefined for an empty text. */
function placeOf(text: string): MarketPlace | undefined {
  const names = text.split('/').map((name) => withCapitals(name.trim()));
  const [state = '', city = '', neighborhood] = names.length === 1 ? [MARKET_STATE, ...names] : names;
  if (city === '') return undefined;
  return { city, state, ...(neighborhood && { neighborhood }) };
}

/** True for two spellings of the same place. */
export const isSamePlace = (one: MarketPlace, other: MarketPlace): boolean =>
  folded(printPlace(one)) === folded(printPlace(other));

/** True for a city that the page offers by itself. Any other place without a sale may not exist. */
export const isOfferedCity = (place: MarketPlace): boolean =>
  MARKET_CITIES.some((city) => isSamePlace(place, { city, state: MARKET_STATE }));

/** Reads the filters from a query string: those of the request for the page's own city. */
export function parseMarketFilters(query: URLSearchParams): MarketFilters {
  const { city, state } = DEFAULT_MARKET_FILTERS;
  return {
    ...(placeOf(query.get('city') ?? '') ?? { city, state }),
    maxBeds: MARKET_BEDS.find((beds) => String(beds) === query.get('beds')) ?? DEFAULT_MARKET_FILTERS.maxBeds,
    olderData: query.get('older') === '1',
  };
}

/** Reads a view from a query string. */
export function parseTrends(query: URLSearchParams): TrendsView {
  const filters = parseMarketFilters(query);
  const others: MarketPlace[] = [];
  for (const text of (query.get('compare') ?? '').split(',')) {
    const other = placeOf(text);
    if (other && ![filters, ...others].some((known) => isSamePlace(known, other))) others.push(other);
  }
  return {
    ...filters,
    compare: others.slice(0, MAX_COMPARED),
    price: PRICE_MEASURES.find((measure) => measure === query.get('price')) ?? DEFAULT_TRENDS.price,
  };
}

/** Prints the query string of a view, without '?', in a fixed order. */
export function printTrends(view: TrendsView): URLSearchParams {
  const { maxBeds, olderData, compare, price } = view;
  const query = new URLSearchParams();
  if (!isSamePlace(view, DEFAULT_TRENDS)) query.set('city', printPlace(view));
  if (maxBeds !== DEFAULT_TRENDS.maxBeds) query.set('beds', String(maxBeds));
  if (olderData) query.set('older', '1');
  if (compare.length > 0) query.set('compare', compare.map(printPlace).join(','));
  if (price !== DEFAULT_TRENDS.price) query.set('price', price);
  return query;
}

/** The place of a view without its other members. */
export const placeOfView = ({ city, state, neighborhood }: MarketPlace): MarketPlace => ({
  city,
  state,
  ...(neighborhood !== undefined && { neighborhood }),
});

/** Changes the place of a view. If the new place was among the compared ones, the old place takes its place. */
export function withCity(view: TrendsView, place: MarketPlace): TrendsView {
  const { city: _city, state: _state, neighborhood: _neighborhood, ...rest } = view;
  const compare = view.compare.map((other) => (isSamePlace(other, place) ? placeOfView(view) : other));
  return { ...rest, ...placeOfView(place), compare };
}

/** Adds or removes a compared place; adding one above the maximum changes nothing. */
export function withCompared(view: TrendsView, place: MarketPlace): TrendsView {
  const others = view.compare.filter((other) => !isSamePlace(other, place));
  if (others.length < view.compare.length) return { ...view, compare: others };
  if (isSamePlace(view, place) || view.compare.length >= MAX_COMPARED) return view;
  return { ...view, compare: [...view.compare, place] };
}
