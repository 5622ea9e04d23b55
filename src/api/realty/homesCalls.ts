/** Listings by their numbers: for pages of saved homes alone. */

import type { Kept } from '#config/offline.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import type { WireListingsPage } from './contract.ts';
import { keptSince } from './keptSince.ts';
import type { ListingId } from './listingCall.ts';
import { normaliseListings } from './normaliseListing.ts';
import { realtyApi } from './realtyApi.ts';
import { CARD_FIELDS, printQuery } from './searchQuery.ts';

/** Numbers in one call: an address has room for them, and an answer for those that several boards use. */
const NUMBERS_A_CALL = 50;

/** Which listings are asked for. */
export interface HomesQuestion {
  homes: readonly ListingId[];
  /** All that is known of them, not only what a card shows. */
  whole?: boolean;
}

/** The query strings of a question: each names some of the numbers, once. */
function queriesOf({ homes, whole = false }: HomesQuestion): string[] {
  const numbers = [...new Set(homes.map(({ mlsNumber }) => mlsNumber))].toSorted();
  return Array.from({ length: Math.ceil(numbers.length / NUMBERS_A_CALL) }, (_, index) =>
    printQuery({
      mlsNumber: numbers.slice(index * NUMBERS_A_CALL, (index + 1) * NUMBERS_A_CALL),
      // Also those that left the market: what became of them is the question.
      status: ['A', 'U'],
      resultsPerPage: NUMBERS_A_CALL * 2,
      fields: whole ? undefined : CARD_FIELDS,
    }),
  );
}

/** The call. */
export const homesCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Listings as they are now, in no order; those that are not in the feed any more are missing. Of listings that are
     * kept on the device (`keptSince`) those may be missing as well that could not be asked for.
     */
    homesByNumber: build.query<(Listing & Kept)[], HomesQuestion>({
      providesTags: ['listings'],
      serializeQueryArgs: ({ queryArgs }) => queriesOf(queryArgs).join(' '),
      queryFn: async (question, _api, _extra, call) => {
        const answers = await Promise.all(queriesOf(question).map((query) => call(`/listings?${query}`)));
        const failed = answers.find(({ error }) => error);
        const isKept = answers.some(({ meta }) => keptSince(meta).keptSince !== undefined);
        if (failed?.error && !isKept) return { error: failed.error };
        const found = answers.flatMap(({ data, meta, error }) => {
          if (error) return [];
          const { listings } = data as WireListingsPage; // the contract of GET /listings
          return normaliseListings(listings).map((listing) => ({ ...listing, ...keptSince(meta) }));
        });
        const asked = new Set(question.homes.map(listingKey));
        return { data: found.filter((listing) => asked.has(listingKey(listing))) };
      },
    }),
  }),
});

/** Its hook. */
export const { useHomesByNumberQuery } = homesCalls;
