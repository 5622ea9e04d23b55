import type { ListingId, ListingsPage } from '#api/realty/realtyApi.ts';
import type { SearchedView } from '#api/realty/searchQuery.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';
import { printSearch } from '#domain/search/searchUrl.ts';
import { selectPins } from './pinsSlice.ts';
import type { RootState } from './rootReducer.ts';

/** Text of a search, the same for all of its pages. */
const searchText = (search: Search): string => printSearch({ ...search, page: 1 }).toString();

/** Returns the listings of an answer that has everything a card shows; empty for other answers. */
function listingsIn(endpoint: string | undefined, data: unknown): readonly Listing[] {
  if (endpoint === 'listings') return (data as ListingsPage).listings; // the endpoint's own type
  if (endpoint === 'similar' || endpoint === 'homesByNumber') return data as Listing[]; // the endpoints' own type
  return [];
}

/** True if a listing is a result of the visitor's last search, among the pages and pins that were shown. */
export function selectIsResult(state: RootState, id: ListingId): boolean {
  const key = listingKey(id);
  const isIt = (listing: ListingId | undefined) => listing !== undefined && listingKey(listing) === key;
  const { clusters, listings } = selectPins(state);
  if (listings.some(isIt) || clusters.some(({ listing }) => isIt(listing))) return true;
  const wanted = searchText(state.searchParams);
  return Object.values(state.realty.queries).some((answer) => {
    if (answer?.endpointName !== 'listings' || answer.data === undefined) return false;
    const { search } = answer.originalArgs as SearchedView; // the endpoint's own type
    return searchText(search) === wanted && listingsIn('listings', answer.data).some(isIt);
  });
}

/**
 * Returns a listing from an earlier answer of this visit (a list, the map's panel, similar homes), with enough data for
 * the top of its page while the rest is loading. The same object for the same answer; undefined if no answer has it, or
 * only with withheld values.
 */
export function selectKnownListing(state: RootState, id: ListingId): Listing | undefined {
  const key = listingKey(id);
  for (const answer of Object.values(state.realty.queries)) {
    if (answer?.data === undefined) continue;
    const found = listingsIn(answer.endpointName, answer.data).find((listing) => listingKey(listing) === key);
    if (found && !found.restricted) return found;
  }
  return undefined;
}
