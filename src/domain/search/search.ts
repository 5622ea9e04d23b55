/** The visitor's search: what the filters, the sort menu and the place say (L3 "Search parameters"). */
import type { Camera } from '../geo/camera.ts';
import type { Bounds, Ring } from '../geo/geo.ts';
import type { ListingType } from '../listing/status.ts';
import type { HomeType } from './homeTypes.ts';
import { FIRST_RANGE, toggledRange } from './priceSteps.ts';

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
  /** Square feet; 0 is Any. */
  minSqft: number;
  /** Empty is Any: the classes residential and condo. */
  homeTypes: HomeType[];
  /** Words that a listing must hold; '' is none. */
  keywords: string;
  /** Listings on the market are shown; never off together with `showSold` (L4). */
  showActive: boolean;
  /** On the market for at most so many days; 0 is All. */
  activeDays: number;
  /** Sold or leased listings are shown. */
  showSold: boolean;
  /** Sold or leased in so many last days; 0 is All. */
  soldDays: number;
  /** What the visitor drew on the map; only listings within it. */
  drawnArea?: Ring;
  /** The map's view that a list is held to where the search has no other place. */
  within?: Bounds;
  sortBy: SortOption;
  /** From 1. */
  page: number;
  /** How the map looks: the satellite layer, and the results panel beside it. */
  satellite: boolean;
  panelOpen: boolean;
  /** What the map showed when the list was opened from it: the way back. The map's own path says it better. */
  camera?: Camera;
}

/** The default search of L4, anywhere. */
export const DEFAULT_SEARCH: Search = {
  type: 'sale',
  ...FIRST_RANGE,
  minBeds: 0,
  minBaths: 0,
  minSqft: 0,
  homeTypes: [],
  keywords: '',
  showActive: true,
  activeDays: 0,
  showSold: false,
  soldDays: 0,
  sortBy: 'random',
  page: 1,
  satellite: false,
  panelOpen: true,
};

/** Beds and baths choices: Any, 1+ to 5+ (L5). */
export const ROOM_COUNTS = [0, 1, 2, 3, 4, 5] as const;

/** Least square feet: Any, then 500 to 3500 by 250 (L5). */
export const SQUARE_FEET: readonly number[] = /* @__PURE__ */ Array.from({ length: 14 }, (_, step) =>
  step === 0 ? 0 : 250 + 250 * step,
);

/** Characters of keywords that the service takes. */
export const KEYWORDS_LENGTH = 200;

/** A choice of filters; every one of them starts again at the first page. */
export function withFilters(search: Search, change: Partial<Omit<Search, 'page'>>): Search {
  return { ...search, ...change, page: 1 };
}

/** The sale/lease toggle resets the price (L4); choosing what is chosen changes nothing. */
export function withType(search: Search, type: ListingType): Search {
  return search.type === type ? search : withFilters(search, { type, ...toggledRange(type) });
}

/** Whether the search is held to a place by its name or to a drawn area. */
export function isPlaced({ state, city, drawnArea }: Search): boolean {
  return [state, city, drawnArea].some((place) => place !== undefined);
}

/** The first search for a sale or a lease, in a place: what a plain link to its list opens. */
export function firstSearch(type: ListingType, place: SearchPlace = {}): Search {
  return withPlace(withType(DEFAULT_SEARCH, type), place);
}

/** The search without its place, what was drawn and what the map showed of them: Clear Bounds. */
export function withoutPlace({
  state: _state,
  city: _city,
  neighborhood: _neighborhood,
  drawnArea: _drawnArea,
  within: _within,
  camera: _camera,
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
  const { minBeds, minBaths, minSqft, homeTypes, keywords, showActive, activeDays, showSold, soldDays } =
    DEFAULT_SEARCH;
  const defaults = {
    minBeds,
    minBaths,
    minSqft,
    homeTypes,
    keywords,
    showActive,
    activeDays,
    showSold,
    soldDays,
  };
  return withFilters(search, { ...range, ...defaults });
}

/** How many filters differ from the defaults: the number on the filter button. */
export function filtersInUse(search: Search): number {
  return [
    !samePrice(search),
    search.minBeds > 0,
    search.minBaths > 0,
    search.minSqft > 0,
    search.homeTypes.length > 0,
    search.keywords !== '',
    !search.showActive || search.activeDays > 0,
    search.showSold,
  ].filter(Boolean).length;
}
