import type { ListingId, ListingsPage } from '../api/realty/realtyApi.ts';
import { type Listing, listingKey } from '../domain/listing.ts';
import type { RootState } from './rootReducer.ts';

/** Which answers hold listings with all that a card shows, and how to find them there. */
function listingsIn(endpoint: string | undefined, data: unknown): readonly Listing[] {
  if (endpoint === 'listings') return (data as ListingsPage).listings; // the endpoint's own type
  if (endpoint === 'similar' || endpoint === 'homesByNumber') return data as Listing[]; // the endpoints' own type
  return [];
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
