/** The visitor's search: what the filters, the sort menu and the place say (L3 "Search parameters"). */
import type { HomeType } from './homeTypes.ts';
import { FIRST_RANGE, toggledRange } from './priceSteps.ts';
import type { ListingType } from './status.ts';

/** Sort options of L3 in the order of the menu. */
export const SORT_OPTIONS = [
  'random',
  'createdOnDesc',
  'yearBuiltAsc',
  'listPriceDesc',
  'listPriceAsc',
  'bedsDesc',
  'bedsAsc',
  'bathsDesc',
  'bathsAsc',
  'sqftDesc',
] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

/** A place that the search is held to; neighbourhood only within a city. */
export interface SearchPlace {
  state?: string;
  city?: string;
  neighborhood?: string;
}

export interface Search extends SearchPlace {
  type: ListingType;
  /** Whole dollars. */
  minPrice: number;
  /** At the slider's last stop: no maximum. */
  maxPrice: number;
  /** 0 is Any; n is "n or more". */
  minBeds: number;
  minBaths: number;
  /** Empty is Any: the classes residential and condo. */
  homeTypes: HomeType[];
  sortBy: SortOption;
  /** From 1. */
  page: number;
}

/** The default search of L4, anywhere. */
export const DEFAULT_SEARCH: Search = {
  type: 'sale',
  ...FIRST_RANGE,
  minBeds: 0,
  minBaths: 0,
  homeTypes: [],
  sortBy: 'random',
  page: 1,
};

/** Beds and baths choices: Any, 1+ to 5+ (L5). */
export const ROOM_COUNTS = [0, 1, 2, 3, 4, 5] as const;

/** A choice of filters; every one of them starts again at the first page. */
export function withFilters(search: Search, change: Partial<Omit<Search, 'page'>>): Search {
  return { ...search, ...change, page: 1 };
}

/** The sale/lease toggle resets the price (L4); choosing what is chosen changes nothing. */
export function withType(search: Search, type: ListingType): Search {
  return search.type === type ? search : withFilters(search, { type, ...toggledRange(type) });
}

/** The search without its place: Clear Bounds. */
export function withoutPlace({
  state: _state,
  city: _city,
  neighborhood: _neighborhood,
  ...search
}: Search): Search {
  return { ...search, page: 1 };
}

/** The search held to another place, its filters kept. */
export function withPlace(search: Search, place: SearchPlace): Search {
  return { ...withoutPlace(search), ...place };
}

const samePrice = (search: Search): boolean => {
  const toggled = toggledRange(search.type);
  const first = search.type === 'sale' && search.minPrice === 0 && search.maxPrice === FIRST_RANGE.maxPrice;
  return first || (search.minPrice === toggled.minPrice && search.maxPrice === toggled.maxPrice);
};

/** The search with its filters at their defaults; what it is for, its place and its order stay. */
export function withoutFilters(search: Search): Search {
  const range = search.type === 'sale' ? FIRST_RANGE : toggledRange('lease');
  return withFilters(search, { ...range, minBeds: 0, minBaths: 0, homeTypes: [] });
}

/** How many filters differ from the defaults: the number on the filter button. */
export function filtersInUse(search: Search): number {
  return [!samePrice(search), search.minBeds > 0, search.minBaths > 0, search.homeTypes.length > 0].filter(
    Boolean,
  ).length;
}
