import type { homesCalls } from '#api/realty/homesCalls.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { Search } from '#domain/search/search.ts';
import { printSearch } from '#domain/search/searchUrl.ts';
import { selectPins } from './pinsSlice.ts';
import type { RootState } from './rootReducer.ts';

/** Text of a search, the same for all of its pages. */
const searchText = (search: Search): string => printSearch({ ...search, page: 1 }).toString();

/** True if a listing is a result of the visitor's last search, among the pages and pins that were shown. */
export function selectIsResult(state: RootState, id: ListingId): boolean {
  const key = listingKey(id);
  const isIt = (listing: ListingId | undefined) => listing !== undefined && listingKey(listing) === key;
  const { clusters, listings } = selectPins(state);
  if (listings.some(isIt) || clusters.some(({ listing }) => isIt(listing))) return true;
  const current = searchText(state.searchParams);
  const pages = realtyApi.util.selectEntriesForEndpoint(state, 'listings');
  return pages.some(
    ({ originalArgs: { search }, data }) => searchText(search) === current && data?.listings.some(isIt),
  );
}

/**
 * Returns a listing from an earlier answer of this visit (a list, the map's panel, similar homes), with enough data for
 * the top of its page while the rest is loading. The same object for the same answer; undefined if no answer has it, or
 * only with withheld values.
 */
export function selectKnownListing(state: RootState, id: ListingId): Listing | undefined {
  const { util } = realtyApi as typeof homesCalls; // pages that show saved homes add their endpoint to the same object
  const key = listingKey(id);
  return (['listings', 'similar', 'homesByNumber'] as const)
    .flatMap((name) => util.selectEntriesForEndpoint(state, name))
    .flatMap(({ data = [] }) => ('listings' in data ? data.listings : data))
    .find((listing) => listingKey(listing) === key && !listing.restricted);
}
