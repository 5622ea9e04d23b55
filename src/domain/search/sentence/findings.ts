import type { ListingType } from '../../listing/status.ts';
import type { HomeType } from '../homeTypes.ts';
import type { Search } from '../search.ts';

/** The meaning of a sentence's words so far. */
export interface Findings {
  /** The present year, for the age of homes. */
  year: number;
  /** Filters that one phrase sets. */
  filters: Partial<Search>;
  homeTypes: Set<HomeType>;
  keywords: Set<string>;
  /** True for "house", which is no type of its own. */
  isHouse: boolean;
  /** True for "land", or for the size of a lot. */
  hasLotWord: boolean;
  /** Sale or lease, if the sentence says so. */
  type?: ListingType;
  market: Set<'sold' | 'recentlySold' | 'listed' | 'newListing' | 'priceCut'>;
  /** A number of days; weak if it may be something else, as in "12 months". */
  period?: { days: number; isWeak: boolean };
  /** Dollars. */
  price: { min?: number; max?: number };
  /** The kind of the price: that of homes for sale, or a rent per month. */
  priceOf?: ListingType;
  /** A number that is a rent if the search is for leases, or if it is limited: "under 2200". */
  plainRent?: { isLimited: boolean; apply(): void } | undefined;
}

/** Returns the findings of an empty sentence. */
export const noFindings = (year: number): Findings => ({
  year,
  filters: {},
  homeTypes: new Set(),
  keywords: new Set(),
  isHouse: false,
  hasLotWord: false,
  market: new Set(),
  price: {},
});
