/**
 * The URL form of a search: parsed and printed here and nowhere else. Defaults are left out, unknown and
 * broken values fall back to them, so that an old or hand-typed link always opens.
 */
import { HOME_TYPES, type HomeType } from './homeTypes.ts';
import { noMaximum, toggledRange } from './priceSteps.ts';
import { DEFAULT_SEARCH, type Search, type SearchPlace, SORT_OPTIONS, type SortOption } from './search.ts';
import { withCapitals } from './slug.ts';
import type { ListingType } from './status.ts';

const wholeNumber = (text: string | null, fallback: number, max: number): number => {
  if (text === null || !/^\d{1,9}$/.test(text)) return fallback;
  return Math.min(Number(text), max);
};

const rangeOf = (type: ListingType) =>
  type === 'sale'
    ? { minPrice: DEFAULT_SEARCH.minPrice, maxPrice: DEFAULT_SEARCH.maxPrice }
    : toggledRange('lease');

const homeTypesOf = (text: string | null): HomeType[] => {
  const named = (text ?? '').split(',');
  return HOME_TYPES.filter((type) => named.includes(type));
};

/** A search from a query string and the place that the path names. The path's place wins over the query's. */
export function parseSearch(query: URLSearchParams, pathPlace: SearchPlace = {}): Search {
  const type: ListingType = query.get('type') === 'lease' ? 'lease' : 'sale';
  const range = rangeOf(type);
  const first = wholeNumber(query.get('minPrice'), range.minPrice, noMaximum(type));
  const second = wholeNumber(query.get('maxPrice'), range.maxPrice, noMaximum(type));
  const sort = query.get('sort');
  const place: SearchPlace = {};
  for (const part of ['state', 'city', 'neighborhood'] as const) {
    const asked = pathPlace.city === undefined ? query.get(part)?.trim() : undefined;
    const value = pathPlace[part] ?? (asked && withCapitals(asked));
    if (value) place[part] = value;
  }
  return {
    ...place,
    type,
    minPrice: Math.min(first, second),
    maxPrice: Math.max(first, second),
    minBeds: wholeNumber(query.get('beds'), 0, 5),
    minBaths: wholeNumber(query.get('baths'), 0, 5),
    homeTypes: homeTypesOf(query.get('home')),
    sortBy: SORT_OPTIONS.find((option) => option === sort) ?? DEFAULT_SEARCH.sortBy,
    page: Math.max(1, wholeNumber(query.get('page'), 1, 100_000)),
  };
}

/**
 * The query string of a search, without '?', in a fixed order. `place: false` leaves the place out, for
 * paths that name it.
 */
export function printSearch(search: Search, { place = true }: { place?: boolean } = {}): URLSearchParams {
  const query = new URLSearchParams();
  const range = rangeOf(search.type);
  const set = (name: string, value: string | number | undefined, fallback: string | number | undefined) => {
    if (value !== undefined && value !== '' && value !== fallback) query.set(name, String(value));
  };
  set('type', search.type, DEFAULT_SEARCH.type);
  set('minPrice', search.minPrice, range.minPrice);
  set('maxPrice', search.maxPrice, range.maxPrice);
  set('beds', search.minBeds, 0);
  set('baths', search.minBaths, 0);
  set('home', search.homeTypes.join(','), '');
  if (place) {
    set('state', search.state, undefined);
    set('city', search.city, undefined);
    set('neighborhood', search.neighborhood, undefined);
  }
  set('sort', search.sortBy satisfies SortOption, DEFAULT_SEARCH.sortBy);
  set('page', search.page, 1);
  return query;
}
