import type { ListingId, ListingsPage } from '#api/realty/realtyApi.ts';
import type { SearchedView } from '#api/realty/searchQuery.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';
import { printSearch } from '#domain/search/searchUrl.ts';
import { selectPins } from './pinsSlice.ts';
import type { RootState } from './rootReducer.ts';

/** A search, whichever of its pages is shown. */
const searchText = (search: Search): string => printSearch({ ...search, page: 1 }).toString();

/** Which answers hold listings with all that a card shows, and how to find them there. */
function listingsIn(endpoint: string | undefined, data: unknown): readonly Listing[] {
  if (endpoint === 'listings') return (data as ListingsPage).listings; // the endpoint's own type
  if (endpoint === 'similar' || endpoint === 'homesByNumber') return data as Listing[]; // the endpoints' own type
  return [];
}

/** Whether the search that the visitor made last found a listing, as far as its pages and pins were shown. */
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
 * A listing that an earlier answer of this visit brought (a list, the map's panel, similar homes): enough for the
 * top of its page while the rest is on its way. The same object for the same answer; undefined where none has it,
 * or had it with its values withheld.
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
