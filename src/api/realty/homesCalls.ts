/** Fetches listings by their numbers, for pages of saved homes. */

import type { OfflineCopy } from '#config/offline.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { WireListingsPage } from './contract.ts';
import { readCopiedAt } from './copiedAt.ts';
import { normaliseListings } from './normaliseListing.ts';
import { realtyApi } from './realtyApi.ts';
import { CARD_FIELDS, printQuery } from './searchQuery.ts';

/**
 * Maximum number of MLS numbers in one call: limited by the length of an address, and by the size of an answer if
 * several boards use the same number.
 */
const NUMBERS_A_CALL = 50;

/** The requested listings. */
export interface HomesQuestion {
  homes: readonly ListingId[];
  /** True for all fields, not only those of a card. False by default. */
  whole?: boolean;
}

/** The query strings of a request: each holds some of the numbers, without repetition. */
function queriesOf({ homes, whole = false }: HomesQuestion): string[] {
  const numbers = [...new Set(homes.map(({ mlsNumber }) => mlsNumber))].toSorted();
  return Array.from({ length: Math.ceil(numbers.length / NUMBERS_A_CALL) }, (_, index) =>
    printQuery({
      mlsNumber: numbers.slice(index * NUMBERS_A_CALL, (index + 1) * NUMBERS_A_CALL),
      // Includes homes that left the market: the page shows their outcome.
      status: ['A', 'U'],
      resultsPerPage: NUMBERS_A_CALL * 2,
      fields: whole ? undefined : CARD_FIELDS,
    }),
  );
}

/** The endpoint for saved homes. */
export const homesCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Listings in their present state, unordered. Listings that left the feed are missing. If the answer is an offline
     * copy (`copiedAt`), listings without a copy are missing too.
     */
    homesByNumber: build.query<(Listing & OfflineCopy)[], HomesQuestion>({
      providesTags: ['listings'],
      serializeQueryArgs: ({ queryArgs }) => queriesOf(queryArgs).join(' '),
      queryFn: async (question, _api, _extra, call) => {
        const answers = await Promise.all(queriesOf(question).map((query) => call(`/listings?${query}`)));
        const failed = answers.find(({ error }) => error);
        const isOffline = answers.some(({ meta }) => readCopiedAt(meta).copiedAt !== undefined);
        if (failed?.error && !isOffline) return { error: failed.error };
        const found = answers.flatMap(({ data, meta, error }) => {
          if (error) return [];
          const { listings } = data as WireListingsPage; // typed by the contract
          return normaliseListings(listings).map((listing) => ({ ...listing, ...readCopiedAt(meta) }));
        });
        const requestedKeys = new Set(question.homes.map(listingKey));
        return { data: found.filter((listing) => requestedKeys.has(listingKey(listing))) };
      },
    }),
  }),
});

/** The hook of the endpoint. */
export const { useHomesByNumberQuery } = homesCalls;
