/** The search that shows a listing among others: on the map, and in the list of its place. */

import type { Listing } from '../listing/listing.ts';
import { LEASED_STATUSES, SOLD_STATUSES, shownPrice } from '../listing/status.ts';
import { propertyTypesOf } from './homeTypes.ts';
import { noMaximum } from './priceSteps.ts';
import {
  DEFAULT_SEARCH,
  type Search,
  withFilters,
  withoutFilters,
  withoutPlace,
  withType,
} from './search.ts';

type ShownListing = Pick<Listing, 'type' | 'status' | 'lastStatus' | 'listPrice' | 'soldPrice' | 'details'>;

const isGone = ({ lastStatus }: ShownListing): boolean =>
  [...SOLD_STATUSES, ...LEASED_STATUSES].some((status) => status === lastStatus);

/**
 * Returns the visitor's search without a place, and without filters that exclude the listing or might exclude it. If
 * the search is for the other type, only the display of the map stays.
 */
export function searchShowing(search: Search, listing: ShownListing): Search {
  const { type, details } = listing;
  const { satellite, panelOpen } = search;
  const own: Search =
    search.type === type ? search : { ...withType(DEFAULT_SEARCH, type), satellite, panelOpen };
  const { minPrice, maxPrice, minBeds, minBaths, homeTypes } = own;
  const price = shownPrice(listing).price ?? minPrice;
  return withFilters(withoutFilters(withoutPlace(own)), {
    minPrice: price < minPrice ? 0 : minPrice,
    maxPrice: price > maxPrice ? noMaximum(type) : maxPrice,
    minBeds: (details.beds ?? 0) < minBeds ? 0 : minBeds,
    minBaths: (details.baths ?? 0) < minBaths ? 0 : minBaths,
    homeTypes: propertyTypesOf(homeTypes).includes(details.propertyType) ? homeTypes : [],
    showActive: own.showActive || !isGone(listing),
    showSold: own.showSold || isGone(listing),
  });
}
