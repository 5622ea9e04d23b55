/** The visitor's search: filters, sort order and place (requirement E9). */
import type { Camera } from '../geo/camera.ts';
import type { Bounds, Ring } from '../geo/geo.ts';
import type { ListingType } from '../listing/status.ts';
import type { Commute } from './commute.ts';
import { type Facts, NO_FACTS, readFacts } from './facts.ts';
import type { HomeType } from './homeTypes.ts';
import { type Near, NO_NEAR } from './near.ts';
import { DEFAULT_RANGE, type PriceRange, toggledRange } from './priceSteps.ts';
import type { ShownAmenity } from './shownAmenity.ts';

/** Sort options in menu order (requirement E12). */
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
  'grossYieldDesc',
] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

/** Layers of prices on the map: of the homes on the market, or of the sales or leases of the last twelve months. */
export const PRICE_LAYERS = ['now', 'sold'] as const;
export type PriceLayer = (typeof PRICE_LAYERS)[number];

/** The order by gross yield: for sales, and for customers only. */
export const BY_YIELD = 'grossYieldDesc' satisfies SortOption;

/** The place of a search; a neighbourhood only within a city. */
export interface SearchPlace {
  state?: string;
  city?: string;
  neighborhood?: string;
}

export interface Search extends SearchPlace, Facts {
  type: ListingType;
  /** Whole dollars. */
  minPrice: number;
  /** The slider's last stop means no maximum. */
  maxPrice: number;
  /** 0 is Any; n is "n or more". */
  minBeds: number;
  /** True to show only homes with exactly `minBeds`, which is not 0 then. */
  exactBeds: boolean;
  minBaths: number;
  /** Square feet; 0 is Any. */
  minSqft: number;
  /** Empty means Any: the classes residential and condo. */
  homeTypes: HomeType[];
  /** True to show only homes with an open house this weekend. */
  openHouse: boolean;
  /** Amenities that can be reached on foot from the home. */
  near: Near;
  /** Words that a listing must contain; '' for none. */
  keywords: string;
  /** Places that the home must reach, two at most. */
  commutes: Commute[];
  /** True to show listings on the market; never off together with `showSold`. */
  showActive: boolean;
  /** Maximum days on the market; 0 is All. */
  activeDays: number;
  /** True to show sold or leased listings. */
  showSold: boolean;
  /** Maximum days since the sale or lease; 0 is All. */
  soldDays: number;
  /** The area that the visitor drew on the map; only listings inside it match. */
  drawnArea?: Ring;
  /** The map's viewport that limits a list without another place. */
  within?: Bounds;
  sortBy: SortOption;
  /** Counts from 1. */
  page: number;
  /** Display of the map: the satellite layer, and the results panel beside it. */
  satellite: boolean;
  panelOpen: boolean;
  /** The layer of prices on the map; undefined for none. */
  prices?: PriceLayer | undefined;
  /** The amenity that the map shows by name. It limits no homes. */
  amenity?: ShownAmenity | undefined;
  /** The map's position when the list was opened from it, for the way back. The map's own path has priority. */
  camera?: Camera;
}

/** The parts of the default search that the address of its list has. */
export const FIRST_SEARCH = {
  type: 'sale',
  ...DEFAULT_RANGE,
  sortBy: 'random',
  page: 1,
} as const satisfies Partial<Search>;

/** The default search, without a place (requirement ST5). */
export const DEFAULT_SEARCH: Search = /* @__PURE__ */ Object.assign(
  {
    ...FIRST_SEARCH,
    minBeds: 0,
    exactBeds: false,
    minBaths: 0,
    minSqft: 0,
    homeTypes: [],
    openHouse: false,
    near: NO_NEAR,
    keywords: '',
    commutes: [],
    showActive: true,
    activeDays: 0,
    showSold: false,
    soldDays: 0,
    satellite: false,
    panelOpen: true,
  },
  NO_FACTS,
);

/** Choices of beds and baths: Any, 1+ to 5+ (requirement V4). */
export const ROOM_COUNTS = [0, 1, 2, 3, 4, 5] as const;

/** Choices of minimum square feet: Any, then 500 to 3500 in steps of 250 (requirement V5). */
export const SQUARE_FEET: readonly number[] = /* @__PURE__ */ Array.from({ length: 14 }, (_, step) =>
  step === 0 ? 0 : 250 + 250 * step,
);

/** Maximum length of keywords in characters; the service's limit. */
export const KEYWORDS_LENGTH = 200;

/** Changes filters, and returns to the first page. */
export function withFilters(search: Search, change: Partial<Omit<Search, 'page'>>): Search {
  return { ...search, ...change, page: 1 };
}

/**
 * Changes between sale and lease, which resets the price (requirement ST6) and facts of the other type. The present type
 * changes nothing.
 */
export function withType(search: Search, type: ListingType): Search {
  if (search.type === type) return search;
  const facts = readFacts(type, (name) => String(search[name]));
  const sortBy = type === 'lease' && search.sortBy === BY_YIELD ? DEFAULT_SEARCH.sortBy : search.sortBy;
  return withFilters(search, { type, ...toggledRange(type), ...facts, sortBy });
}

/** True if the search is by the estimated yield, which only customers may see (docs/decisions/039-estimates-for-customers.md). */
export function isByYield({ minGrossYield, sortBy }: Search): boolean {
  return minGrossYield > 0 || sortBy === BY_YIELD;
}

/** Returns the search without its filter and order by yield. */
export function withoutYield(search: Search): Search {
  const sortBy = search.sortBy === BY_YIELD ? DEFAULT_SEARCH.sortBy : search.sortBy;
  return withFilters(search, { minGrossYield: 0, sortBy });
}

/** True if the search is limited to a named place, a drawn area or the reach of a commute. */
export function isPlaced({ state, city, drawnArea, commutes: [commute] }: Search): boolean {
  return [state, city, drawnArea, commute].some((place) => place !== undefined);
}

/** Returns the first search for a sale or a lease in a place: that of a plain link to its list. */
export function startSearch(type: ListingType, place: SearchPlace = {}): Search {
  return withPlace(withType(DEFAULT_SEARCH, type), place);
}

/** Removes the place, the drawn area, the shown amenity and the map's position from a search: Clear Bounds. */
export function withoutPlace({
  state: _state,
  city: _city,
  neighborhood: _neighborhood,
  drawnArea: _drawnArea,
  within: _within,
  amenity: _amenity,
  camera: _camera,
  ...search
}: Search): Search {
  return { ...search, page: 1 };
}

/** Moves a search to another place; the filters stay. */
export function withPlace(search: Search, place: SearchPlace): Search {
  return { ...withoutPlace(search), ...place };
}

/** Returns the price range of a search without a price filter. */
export function startRange(type: ListingType): PriceRange {
  return type === 'sale' ? DEFAULT_RANGE : toggledRange(type);
}

/** Resets the filters of a search; its type, place and sort order stay. A new filter needs no line here. */
export function withoutFilters(search: Search): Search {
  const {
    type: _type,
    sortBy: _sortBy,
    page: _page,
    satellite: _satellite,
    panelOpen: _panelOpen,
    ...filters
  } = DEFAULT_SEARCH;
  return withFilters(search, { ...filters, ...startRange(search.type) });
}
